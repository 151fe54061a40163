import { type Decimal, larger } from "../../decimal.ts";
import type { Catalog } from "../market/catalog.ts";
import { type Instrument, tradingRefusal, type Side } from "../market/instrument.ts";
import { recordsOf } from "../../maps.ts";
import { type Account, changesOf } from "../engine/account.ts";
import { History, OrderHistory } from "../engine/history.ts";
import type { Execution, Order } from "../engine/model.ts";

const priceTicks = 99_999n;

/** Builds a combination of two instruments. Its price is the price of the first leg minus the price of the second. */
function combine(contractType: "FundingRateArb" | "CarryTrade" | "PerpBasis", first: Instrument, second: Instrument) {
  const name = second.category === "spot" ? `${second.baseCoin}/${second.quoteCoin}` : second.symbol;
  const tickSize = larger(first.tickSize, second.tickSize);
  return {
    symbol: `${first.symbol}_${name}`,
    contractType,
    legs: [first, second] as const,
    tickSize,
    lotSize: larger(first.qtyStep, second.qtyStep),
    maximumQty: first.maximumQty,
    /** Maximum price. The minimum price is its negative. */
    maximumPrice: tickSize * priceTicks,
    /** Delivery time. 0 for a combination without expiry. */
    deliveryTime: first.deliveryTime,
  };
}

export type Combination = ReturnType<typeof combine>;

/**
 * Builds all combinations of the catalog's instruments: perpetuals and futures against spot, and futures against the
 * perpetual with the same coins.
 */
export function combinationsOf(catalog: Catalog): Combination[] {
  const contracts = catalog.list("linear").filter(({ symbolType }) => symbolType === "");
  return contracts.flatMap((contract) => {
    const same = (other: Instrument): boolean =>
      other.baseCoin === contract.baseCoin && other.quoteCoin === contract.quoteCoin;
    const isFuture = contract.deliveryTime !== 0;
    const spot = catalog.list("spot").filter(same);
    const perpetuals = isFuture ? contracts.filter((other) => other.deliveryTime === 0 && same(other)) : [];
    return [
      ...spot.map((leg) => combine(isFuture ? "CarryTrade" : "FundingRateArb", contract, leg)),
      ...perpetuals.map((leg) => combine("PerpBasis", contract, leg)),
    ];
  });
}

export const isTrading = ({ legs }: Combination, now: number): boolean =>
  legs.every((leg) => tradingRefusal(leg, now) === undefined);

/** Returns the minimum quantity, at which no leg is below its own minimum. */
export const minimumQty = ({ legs, lotSize }: Combination): Decimal =>
  legs.reduce((most, leg) => larger(most, leg.minimumQty), lotSize);

export interface SpreadRequest {
  combination: Combination;
  /** `Buy` buys the first leg and sells the second. */
  side: Side;
  orderType: "Limit" | "Market";
  qty: Decimal;
  /** Limit price, which may be 0 or negative. 0 for a market order. */
  price: Decimal;
  timeInForce: string;
  orderLinkId: string;
}

/** Returns the initial state of a spread order. */
export const newSpreadOrder = (request: SpreadRequest, orderId: string, now: number) => ({
  ...request,
  orderId,
  status: "New" as "New" | "PartiallyFilled" | "Filled" | "Cancelled",
  rejectReason: "EC_NoError",
  filled: 0n,
  /** Orders of the two legs. Empty until the first fill. */
  legs: [] as readonly Order[],
  createdTime: now,
  updatedTime: now,
});

export type SpreadOrder = ReturnType<typeof newSpreadOrder>;

export interface SpreadExecution {
  execId: string;
  order: SpreadOrder;
  price: Decimal;
  qty: Decimal;
  time: number;
  legs: readonly Execution[];
}

/** Spread orders of one account. */
export class SpreadBook {
  readonly open = new Map<string, SpreadOrder>();
  readonly history = new OrderHistory<SpreadOrder>({
    keysOf: () => [],
    mustStay: ({ orderId }) => this.open.has(orderId),
  });
  readonly executions = new History<SpreadExecution>({ keysOf: ({ order }) => [order.combination.symbol] });
}

/** Returns the spread orders of an account. */
export const spreadBookOf = recordsOf<Account, SpreadBook>(() => new SpreadBook());

export const spreadOrderChanges = changesOf<SpreadOrder>();
export const spreadExecutionChanges = changesOf<SpreadExecution>();
