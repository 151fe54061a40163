import { decimal, floorToStep, multiply, type Decimal } from "../../decimal.ts";
import { unit } from "../../random.ts";
import { loanCoins } from "./loan-coins.ts";

export const fixedTerms = [7, 14, 30, 90, 180] as const;

/** An order of others at a fixed rate. */
export interface FixedQuote {
  coin: string;
  term: number;
  annualRate: Decimal;
  qty: Decimal;
}

const dayMs = 86_400_000;
const rateStep = decimal("0.0001");
const levels = 3;

/**
 * The orders of others for a coin and a term, the best first: offers of lenders with rising rates above the rate of the coin,
 * or orders of borrowers with falling rates below it. They hold still for a day.
 */
export function fixedQuotes(
  seed: number,
  party: "lender" | "borrower",
  { coin, term, now }: { coin: string; term: number; now: number },
): FixedQuote[] {
  const found = loanCoins.find((each) => each.coin === coin);
  if (found === undefined) return [];
  const day = Math.floor(now / dayMs);
  return Array.from({ length: levels }, (_, level) => {
    const noise = unit(`${seed}/loan/${party}/${coin}/${term}/${level}/${day}`);
    const away = 0.02 + 0.1 * level + 0.05 * noise + term / 2000;
    const share = party === "lender" ? 1 + away : 1 - away;
    return {
      coin,
      term,
      annualRate: floorToStep(multiply(found.rate, decimal(share)), rateStep),
      qty: found.minimumFixed * BigInt(5 + Math.floor(20 * noise)),
    };
  });
}
