import { decimal, multiply, type Decimal } from "../../decimal.ts";
import { unit } from "../../random.ts";

type EarnCategory = "FlexibleSaving" | "OnChain";

export interface EarnProduct {
  productId: string;
  category: EarnCategory;
  coin: string;
  /** Around which the rate of a day moves, as a fraction for one year. */
  baseRate: Decimal;
  minimum: Decimal;
  maximum: Decimal;
  /** Decimal places of an amount. */
  precision: number;
  /** Days of the term; 0 for a product that can be redeemed at any time. */
  term: number;
  /** Minutes until a redemption arrives. */
  redeemMinutes: number;
}

const product = (
  category: EarnCategory,
  productId: string,
  coin: string,
  [rate, minimum, maximum]: readonly [string, string, string],
  precision: number,
  { term = 0, redeemMinutes = 0 } = {},
): EarnProduct => ({
  category,
  productId,
  coin,
  baseRate: decimal(rate),
  minimum: decimal(minimum),
  maximum: decimal(maximum),
  precision,
  term,
  redeemMinutes,
});

export const earnProducts: readonly EarnProduct[] = [
  product("FlexibleSaving", "612", "USDT", ["0.041", "1", "250000"], 4),
  product("FlexibleSaving", "613", "USDC", ["0.036", "1", "250000"], 4),
  product("FlexibleSaving", "614", "BTC", ["0.004", "0.0001", "10"], 8),
  product("FlexibleSaving", "615", "ETH", ["0.012", "0.001", "200"], 8),
  product("OnChain", "47", "ETH", ["0.031", "0.01", "500"], 6, { term: 30, redeemMinutes: 4320 }),
  product("OnChain", "48", "SOL", ["0.065", "0.1", "5000"], 6, { redeemMinutes: 2880 }),
];

const dayMs = 86_400_000;

/** The rate of a product on the day of an instant, as a fraction for one year, in steps of a tenth of a percent. */
export function rateOn(seed: number, { productId, baseRate }: EarnProduct, instant: number): Decimal {
  const day = Math.floor(instant / dayMs);
  const share = 0.9 + 0.2 * unit(`${seed}/earn-rate/${productId}/${day}`);
  const rate = multiply(baseRate, decimal(share));
  return rate - (rate % rateStep);
}

const rateStep = decimal("0.001");
