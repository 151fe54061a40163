import { inputError, ApiError, Reply } from "../../http/envelope.ts";
import { accountOf, type Call, type Input, selects } from "../call.ts";
import type { Account } from "../engine/account.ts";
import { hourMs, dayMs, floorTo } from "../../clock.ts";

/** Lists past and future maintenance, which takes half an hour every morning. It is announced one day ahead. */
export function systemStatus(call: Call): object {
  const { input, now } = call;
  const midnight = floorTo(now, dayMs);
  const entry = (offset: number) => {
    const date = midnight + offset * dayMs;
    const begin = date + 8 * hourMs;
    const end = begin + 1_800_000;
    const state = now < begin ? "scheduled" : now < end ? "ongoing" : "completed";
    return {
      id: `sandbox-${date / dayMs}`,
      title: "Scheduled maintenance of the sandbox",
      state,
      begin: String(begin),
      end: String(end),
      href: "",
      serviceTypes: [1, 2],
      product: [1, 2, 3, 4],
      uidSuffix: [],
      maintainType: 1,
      env: 1,
    };
  };
  const isWanted = selects<ReturnType<typeof entry>>(input, { id: ({ id }) => id, state: ({ state }) => state });
  return { list: [-7, -1, 0, 1].map(entry).filter(isWanted) };
}

const fiatPairs: Readonly<Record<string, number>> = {
  "EUR-USDT": 0.93,
  "GBP-USDT": 0.79,
  "BRL-USDT": 5.1,
  "EUR-BTC": 0,
};

export function fiatReferencePrice(call: Call): object {
  const symbol = call.input.required("symbol");
  const rate = fiatPairs[symbol];
  if (rate === undefined) throw inputError(`symbol: must be one of ${Object.keys(fiatPairs).join(", ")}`);
  const [fiat = "", crypto = ""] = symbol.split("-");
  const usd = call.environment.prices.usd(crypto, call.now);
  const price = (rate === 0 ? 0.93 : rate) * usd;
  const quotes = (margin: number): object[] =>
    ["Cash Balance", "Credit Card"].map((paymentMethod, index) => ({
      unitPrice: (price * (1 + margin * (index + 1))).toFixed(4),
      paymentMethod,
    }));
  return {
    symbol,
    fiat,
    crypto,
    timestamp: String(Math.floor(call.now / 1000)),
    buys: quotes(0.002),
    sells: quotes(-0.002),
  };
}

const businesses = new Set(["SPOT", "DERIVATIVES", "OPTIONS"]);
const highestRate = 600;

/** Returns the reason to refuse a new rate limit. Empty if the limit is allowed. */
function objection(call: Call, caller: Account, uid: string, item: Input): string {
  const target = call.environment.exchange.accounts.get(uid);
  const own = caller.isMaster ? target?.parentUid === caller.uid : uid === caller.uid;
  if (target === undefined || !own) return "No permission to operate these UIDs";
  if (!businesses.has(item.required("bizType"))) return "API cap configuration not found for bizType";
  return item.integer("rate", 0) > highestRate ? "Requested limit exceeds maximum allowed per user" : "";
}

export function apilimitSet(call: Call): object {
  const caller = accountOf(call);
  const items = call.input.list("list");
  if (items.length === 0) throw inputError("list: must have at least one entry");
  const result = items.map((item) => {
    const rate = item.integer("rate", 0);
    const uids = item
      .required("uids")
      .split(",")
      .map((uid) => uid.trim());
    const msg = uids.map((uid) => objection(call, caller, uid, item)).find((text) => text !== "") ?? "";
    if (msg === "") for (const uid of uids) call.environment.limiter.custom.set(`${uid}:${item.text("bizType")}`, rate);
    return {
      uids: uids.join(","),
      bizType: item.text("bizType"),
      rate,
      success: msg === "",
      msg: msg === "" ? "API limit updated successfully" : msg,
    };
  });
  return new Reply({ result }, { retMsg: "success" });
}

export function apilimitQuery(call: Call): object {
  const caller = accountOf(call);
  const uids = call.input.required("uids").split(",");
  const list = uids.flatMap((uid) => {
    const target = call.environment.exchange.accounts.get(uid);
    if (target === undefined || (uid !== caller.uid && target.parentUid !== caller.uid))
      throw new ApiError(3500153, `uids: ${uid} is not an account of the caller`);
    return [...businesses].map((bizType) => ({
      uids: uid,
      bizType,
      rate: call.environment.limiter.custom.get(`${uid}:${bizType}`) ?? (bizType === "SPOT" ? 20 : 10),
    }));
  });
  return { list };
}
