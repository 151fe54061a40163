import { decimal, smaller, multiply, type Decimal } from "../../decimal.ts";

export interface LoanCoin {
  coin: string;
  /** Decimal places of an amount. */
  precision: number;
  minimumFlexible: Decimal;
  minimumFixed: Decimal;
  maximum: Decimal;
  /** Rate of flexible loans, and around which fixed rates lie: a fraction for one year. */
  rate: Decimal;
}

const loanCoin = (
  coin: string,
  precision: number,
  [flexible, fixed, maximum, rate]: readonly [string, string, string, string],
): LoanCoin => ({
  coin,
  precision,
  minimumFlexible: decimal(flexible),
  minimumFixed: decimal(fixed),
  maximum: decimal(maximum),
  rate: decimal(rate),
});

export const loanCoins: readonly LoanCoin[] = [
  loanCoin("USDT", 4, ["1", "100", "5000000", "0.045"]),
  loanCoin("USDC", 4, ["1", "100", "5000000", "0.04"]),
  loanCoin("BTC", 6, ["0.0001", "0.001", "150", "0.0129"]),
  loanCoin("ETH", 6, ["0.002", "0.1", "1300", "0.0165"]),
];

/** A tier of collateral: the share of the value that counts, up to a quantity. */
interface CollateralTier {
  upTo: Decimal;
  ratio: Decimal;
}

export interface CollateralCoins {
  coins: readonly string[];
  tiers: readonly CollateralTier[];
}

const tier = (upTo: string, ratio: string): CollateralTier => ({ upTo: decimal(upTo), ratio: decimal(ratio) });
const unlimited = "99999999999";

/** Coins that can be pledged, in the order of liquidation. */
export const collateralCoins: readonly CollateralCoins[] = [
  { coins: ["USDT", "USDC"], tiers: [tier("500000", "0.95"), tier(unlimited, "0.9")] },
  { coins: ["BTC"], tiers: [tier("50", "0.9"), tier(unlimited, "0.8")] },
  { coins: ["ETH"], tiers: [tier("1000", "0.85"), tier(unlimited, "0.75")] },
  { coins: ["SOL", "XRP"], tiers: [tier("5000", "0.7"), tier(unlimited, "0.5")] },
];

export const liquidationOrder: readonly string[] = collateralCoins.flatMap(({ coins }) => coins);

export const isCollateral = (coin: string): boolean => liquidationOrder.includes(coin);

/** The quantity that counts as collateral after the ratio of each tier. */
export function countedQty(coin: string, amount: Decimal): Decimal {
  const tiers = collateralCoins.find(({ coins }) => coins.includes(coin))?.tiers ?? [];
  let [sum, from] = [0n, 0n];
  for (const { upTo, ratio } of tiers) {
    const part = smaller(amount, upTo) - from;
    if (part > 0n) sum += multiply(part, ratio);
    from = upTo;
  }
  return sum;
}
