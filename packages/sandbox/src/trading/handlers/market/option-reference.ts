import { formatDecimal } from "../../../decimal.ts";
import { inputError, Reply } from "../../../http/envelope.ts";
import { unit } from "../../../random.ts";
import { accountOf, type Call, type Handlers } from "../../call.ts";
import { page } from "../../input.ts";
import { delivered, settlementPrice } from "../../market/past-deliveries.ts";

function deliveryPrice(call: Call): object {
  const { input, environment, now } = call;
  const category = input.required("category");
  const symbol = input.text("symbol");
  const baseCoin = input.text("baseCoin", category === "option" && symbol === "" ? "BTC" : "");
  const settleCoin = input.text("settleCoin");
  const found = delivered(environment.catalog, category, now).filter((instrument) => {
    if (symbol !== "") return instrument.symbol === symbol;
    if (baseCoin !== "" && instrument.baseCoin !== baseCoin) return false;
    return settleCoin === "" || instrument.settleCoin === settleCoin;
  });
  const limit = input.integer("limit", 50, { minimum: 1, maximum: 200 });
  const { items, nextPageCursor } = page(found, { limit, cursor: input.text("cursor") });
  const list = items.map((instrument) => ({
    symbol: instrument.symbol,
    deliveryPrice: formatDecimal(settlementPrice(environment.prices, instrument)),
    deliveryTime: String(instrument.deliveryTime),
  }));
  return { category, nextPageCursor, list };
}

/** One price for each time at which options of the coin were delivered. */
function newDeliveryPrice(call: Call): object {
  const { input, environment, now } = call;
  const baseCoin = input.required("baseCoin");
  const prices = new Map<number, string>();
  for (const instrument of delivered(environment.catalog, "option", now)) {
    if (instrument.baseCoin === baseCoin)
      prices.set(instrument.deliveryTime, formatDecimal(settlementPrice(environment.prices, instrument)));
  }
  const list = [...prices].map(([time, price]) => ({ deliveryPrice: price, deliveryTime: String(time) }));
  return { category: "option", list };
}

const hour = 3_600_000;
const longestSpan = 30 * 24 * hour;

/** One value an hour, newest first; without a range the latest one. */
function historicalVolatility(call: Call): Reply {
  const { input, environment, now } = call;
  const [baseCoin, period] = [input.text("baseCoin", "BTC"), input.integer("period", 7, { minimum: 1, maximum: 365 })];
  const latest = Math.floor(now / hour) * hour;
  const end = Math.floor(Math.min(input.integer("endTime", latest), latest) / hour) * hour;
  const start = input.integer("startTime", end);
  if (end - start > longestSpan) throw inputError("startTime, endTime: must be at most 30 days apart");
  const list: object[] = [];
  for (let time = end; time >= start; time -= hour) {
    const value = 0.4 + 0.2 * unit(`${environment.seed}/volatility/${baseCoin}/${period}/${time}`);
    list.push({ period, value: value.toFixed(8), time: String(time) });
  }
  return new Reply(list, { beside: { category: "option" } });
}

const limitNames = ["window", "frozenPeriod", "qtyLimit", "deltaLimit", "vegaLimit"] as const;

/** Market maker protection: the limits are kept, and orders are never frozen. */
function setProtection(call: Call): object {
  const { input } = call;
  accountOf(call).protection.set(
    input.required("baseCoin"),
    Object.fromEntries(limitNames.filter((name) => input.has(name)).map((name) => [name, input.text(name)])),
  );
  return {};
}

function protectionState(call: Call): object {
  const baseCoin = call.input.required("baseCoin");
  const limits = accountOf(call).protection.get(baseCoin);
  const none = { window: "0", frozenPeriod: "0", qtyLimit: "0", deltaLimit: "0", vegaLimit: "0" };
  const state = { baseCoin, mmpEnabled: limits !== undefined, ...none, ...limits };
  return { result: [{ ...state, mmpFrozenUntil: "0", mmpFrozen: false }] };
}

export const optionReferenceHandlers: Handlers = {
  marketDeliveryPrice: deliveryPrice,
  marketNewDeliveryPrice: newDeliveryPrice,
  marketHistoricalVolatility: historicalVolatility,
  accountMmpModify: setProtection,
  accountMmpReset: (call) => {
    call.input.required("baseCoin");
    return {};
  },
  accountMmpState: protectionState,
};
