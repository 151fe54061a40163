import { larger, type Decimal } from "../../decimal.ts";
import type { Catalog } from "./catalog.ts";
import { tradingBar, type Instrument } from "./instrument.ts";

type CombinationType = "FundingRateArb" | "CarryTrade" | "PerpBasis";

/** Two instruments that are traded as one: its price is the price of the first leg less that of the second. */
export interface Combination {
  symbol: string;
  contractType: CombinationType;
  legs: readonly [Instrument, Instrument];
  tickSize: Decimal;
  lotSize: Decimal;
  maximumQty: Decimal;
  /** The highest price; its negative is the lowest. */
  maximumPrice: Decimal;
  /** 0 for a combination without expiry. */
  deliveryTime: number;
}

const priceTicks = 99_999n;

function combine(contractType: CombinationType, first: Instrument, second: Instrument): Combination {
  const name = second.category === "spot" ? `${second.baseCoin}/${second.quoteCoin}` : second.symbol;
  const tickSize = larger(first.tickSize, second.tickSize);
  return {
    symbol: `${first.symbol}_${name}`,
    contractType,
    legs: [first, second],
    tickSize,
    lotSize: larger(first.qtyStep, second.qtyStep),
    maximumQty: first.maximumQty,
    maximumPrice: tickSize * priceTicks,
    deliveryTime: first.deliveryTime,
  };
}

/** Every combination of a catalog: perpetuals and futures against spot, and futures against their perpetual. */
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
  legs.every((leg) => tradingBar(leg, now) === undefined);

/** The smallest quantity: no leg may be below its own minimum. */
export const minimumQty = ({ legs, lotSize }: Combination): Decimal =>
  legs.reduce((most, leg) => larger(most, leg.minimumQty), lotSize);
