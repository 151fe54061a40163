import { decimal, multiply, type Decimal } from "../../../decimal.ts";
import { entryOf } from "../../../maps.ts";
import type { Instrument } from "../../market/instrument.ts";
import { basePrices } from "../../market/listings.ts";

/** A range of position values in the settlement coin, with its maximum leverage and maintenance margin rate. */
export interface RiskTier {
  id: number;
  isLowest: boolean;
  /** Maximum position value of the tier. */
  limit: Decimal;
  maintenanceRate: Decimal;
  /** Amount deducted from the maintenance margin, so that the margin doesn't jump between tiers. */
  deduction: Decimal;
  maxLeverage: Decimal;
}

const steps = [
  { multiple: 1n, rate: decimal("0.005"), leverageShare: 1n },
  { multiple: 5n, rate: decimal("0.01"), leverageShare: 2n },
  { multiple: 25n, rate: decimal("0.025"), leverageShare: 5n },
] as const;

const known = new WeakMap<Instrument, readonly RiskTier[]>();

/** Returns the risk tiers of a perpetual or futures contract, lowest first. The values differ from the platform's. */
export const riskTiers = (instrument: Instrument): readonly RiskTier[] =>
  entryOf(known, instrument, () => makeTiers(instrument));

function makeTiers(instrument: Instrument): RiskTier[] {
  const first = lowestLimit(instrument);
  const tiers: RiskTier[] = [];
  for (const [index, { multiple, rate, leverageShare }] of steps.entries()) {
    const below = tiers.at(-1);
    const jump = below === undefined ? 0n : multiply(below.limit, rate - below.maintenanceRate);
    tiers.push({
      id: instrument.symbolId * 10 + index,
      isLowest: below === undefined,
      limit: first * multiple,
      maintenanceRate: rate,
      deduction: (below?.deduction ?? 0n) + jump,
      maxLeverage: instrument.maximumLeverage / leverageShare,
    });
  }
  return tiers;
}

/**
 * Returns the limit of the lowest tier: about two million dollars, or ten million for an inverse contract, as a round
 * number of coins.
 */
function lowestLimit(instrument: Instrument): Decimal {
  if (instrument.category !== "inverse") return decimal("2000000");
  const coins = 10 ** Math.floor(Math.log10(10_000_000 / (basePrices[instrument.baseCoin] ?? 1)));
  return decimal(coins);
}

/** Returns the risk tier of a position value. A value above all limits is in the highest tier. */
export function tierOf(instrument: Instrument, value: Decimal): RiskTier {
  const tiers = riskTiers(instrument);
  const tier = tiers.find(({ limit }) => value <= limit) ?? tiers.at(-1);
  if (tier === undefined) throw new RangeError(`${instrument.symbol}: no risk tiers`);
  return tier;
}

/** Returns the margin below which a position of this value is liquidated. */
export function maintenanceOf(instrument: Instrument, value: Decimal): Decimal {
  const { maintenanceRate, deduction } = tierOf(instrument, value);
  return multiply(value, maintenanceRate) - deduction;
}
