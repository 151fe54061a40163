import { decimal, formatDecimal, multiply } from "../../decimal.ts";
import { unit, uuid } from "../../random.ts";
import { refuseInput } from "../../http/envelope.ts";
import { accountOf, type Call, type Handlers } from "../call.ts";
import { page } from "../input.ts";

const minute = 60_000;
const day = 86_400_000;
const two = 2 * 365 * day;

interface EventContract {
  symbol: string;
  base: string;
  type: "UpDown" | "Target" | "Range";
  /** Seconds. */
  window: number;
}

const contracts: readonly EventContract[] = [
  { symbol: "BTCUSDT-UPDOWN-5M", base: "BTC", type: "UpDown", window: 300 },
  { symbol: "ETHUSDT-TARGET-1H", base: "ETH", type: "Target", window: 3600 },
  { symbol: "BTCUSDT-RANGE-1D", base: "BTC", type: "Range", window: 86_400 },
];
const directions = { UpDown: ["UP", "DOWN"], Target: ["ABOVE", "BELOW"], Range: ["RANGE_IN", "RANGE_OUT"] } as const;

function contractOf(symbol: string): EventContract {
  const found = contracts.find((contract) => contract.symbol === symbol);
  if (found === undefined)
    throw refuseInput(`symbol: no event contract, one of ${contracts.map((contract) => contract.symbol).join(", ")}`);
  return found;
}

/** Only makers of event contracts have anything here; in the sandbox every master account is one. */
function requireMaker(call: Call): void {
  if (!accountOf(call).isMaster) throw refuseInput("event contracts are for maker accounts only");
}

const roundPrice = (value: number): string => value.toFixed(2);

/** Fields that depend on the kind of the contract; those of other kinds are empty. */
function kindFields(call: Call, contract: EventContract, instant: number, key: string) {
  const price = call.environment.prices.usd(contract.base, instant);
  return {
    ecContractType: contract.type,
    ecDirection: directions[contract.type][unit(`${key}/direction`) < 0.5 ? 0 : 1],
    ecTargetPrice: contract.type === "Target" ? roundPrice(price * 1.01) : "",
    ecLowerBound: contract.type === "Range" ? roundPrice(price * 0.98) : "",
    ecUpperBound: contract.type === "Range" ? roundPrice(price * 1.02) : "",
    ecDurationWindow: String(contract.window),
  };
}

/** One generated fill: every ten minutes there is one, and it settles when its window is over. */
function trade(call: Call, contract: EventContract, instant: number): object {
  const key = `${call.environment.seed}/event/${contract.symbol}/${instant}`;
  const settled = instant + contract.window * 1000 <= call.now;
  const price = decimal((0.3 + 0.4 * unit(`${key}/price`)).toFixed(2));
  const value = decimal(String(10 + Math.floor(90 * unit(`${key}/value`))));
  const feeRate = decimal("0.01");
  const won = unit(`${key}/won`) < 0.5;
  return {
    orderId: uuid(`${key}/order`),
    orderLinkId: `event-${Math.floor(instant / minute)}`,
    execId: uuid(`${key}/exec`),
    symbol: contract.symbol,
    baseCoin: contract.base,
    settleCoin: "USDT",
    feeCoin: "USDT",
    side: unit(`${key}/side`) < 0.5 ? "Buy" : "Sell",
    execType: settled ? "Settle" : "Trade",
    execPrice: formatDecimal(price),
    execValue: formatDecimal(value),
    execFee: formatDecimal(multiply(value, feeRate)),
    execFeeRate: formatDecimal(feeRate),
    orderPrice: formatDecimal(price),
    transTime: String(instant),
    timeInForce: "GTC",
    crossSeq: String(Math.floor(instant / minute)),
    ecPayout: settled && won ? formatDecimal(value) : "0",
    settleTimeMs: String(instant + contract.window * 1000),
    ecOrderValue: formatDecimal(value),
    ...kindFields(call, contract, instant, key),
    extraFees: "",
  };
}

const step = 10 * minute;

function trades(call: Call): object {
  requireMaker(call);
  const { input, now } = call;
  const contract = contractOf(input.required("symbol"));
  const end = Math.min(input.integer("endTime", now, { minimum: 0 }), now);
  const start = Math.max(input.integer("startTime", end - 7 * day, { minimum: 0 }), now - two);
  if (start > end) throw refuseInput("startTime: not after endTime");
  const limit = input.integer("limit", 50, { minimum: 1, maximum: 100 });
  const [orderId, orderLinkId] = [input.text("orderId"), input.text("orderLinkId")];
  const instants: number[] = [];
  for (let instant = Math.floor(end / step) * step; instant >= start && instants.length < 1100; instant -= step)
    instants.push(instant);
  const all = instants.map((instant) => trade(call, contract, instant) as { orderId: string; orderLinkId: string });
  const found = all.filter((item) =>
    orderId === "" ? orderLinkId === "" || item.orderLinkId === orderLinkId : item.orderId === orderId,
  );
  const { items, nextPageCursor } = page(found, { limit, cursor: input.text("cursor") });
  // This call names its cursor differently from all others.
  return { list: items, cursor: nextPageCursor };
}

const states = ["New", "PartiallyFilled", "Untriggered"] as const;

/** Three waiting orders for each contract, renewed every hour. */
function activeOrders(call: Call, contract: EventContract, index: number): object[] {
  const hour = Math.floor(call.now / 3_600_000) * 3_600_000;
  return states.map((orderStatus, place) => {
    const key = `${call.environment.seed}/event-order/${contract.symbol}/${hour}/${place}`;
    const value = decimal(String(20 + Math.floor(80 * unit(key))));
    const filled = orderStatus === "PartiallyFilled" ? value / 2n : 0n;
    const ratio = (0.3 + 0.4 * unit(`${key}/ratio`)).toFixed(2);
    const created = hour + place * minute;
    return {
      orderId: uuid(key),
      orderLinkId: `event-${hour / 3_600_000}-${index}-${place}`,
      symbol: contract.symbol,
      symbolId: String(9000 + index),
      side: unit(`${key}/side`) < 0.5 ? "Buy" : "Sell",
      orderStatus,
      payoutRatio: ratio,
      cumExecValue: formatDecimal(filled),
      cumExecFee: formatDecimal(multiply(filled, decimal("0.01"))),
      leavesValue: formatDecimal(value - filled),
      ecOrderValue: formatDecimal(value),
      ecSettleTime: String(hour + 3_600_000 + contract.window * 1000),
      ...kindFields(call, contract, created, key),
      ecIndexPrice: roundPrice(call.environment.prices.usd(contract.base, created)),
      orderAvgPayoutRatio: filled === 0n ? "" : ratio,
      createType: "CreateByUser",
      createdTime: String(created),
      updatedTime: String(created),
    };
  });
}

function orderRealtime(call: Call): object {
  requireMaker(call);
  const { input } = call;
  const [symbol, orderId, orderLinkId] = [input.text("symbol"), input.text("orderId"), input.text("orderLinkId")];
  const selected = symbol === "" ? contracts : [contractOf(symbol)];
  const all = selected.flatMap((contract) => activeOrders(call, contract, contracts.indexOf(contract))) as {
    orderId: string;
    orderLinkId: string;
  }[];
  const found = all.filter((item) =>
    orderId === "" ? orderLinkId === "" || item.orderLinkId === orderLinkId : item.orderId === orderId,
  );
  const limit = input.integer("limit", 20, { minimum: 1, maximum: 50 });
  const { items, nextPageCursor } = page(found, { limit, cursor: input.text("cursor") });
  return { list: items, nextPageCursor };
}

export const eventHandlers: Handlers = { eventTrades: trades, eventOrderRealtime: orderRealtime };
