import { expect } from "vitest";
import { child } from "../../../src/json.ts";
import { tradingDocument } from "../../../src/trading/operations.ts";
import type { AccountView, Row } from "../account-view.ts";

export type Check = (view: AccountView) => void | Promise<void>;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const isDerivative = ({ category }: { category: string }): boolean =>
  category === "linear" || category === "inverse";
const executionTypes = child(tradingDocument(), "components", "schemas", "ExecTypeValue", "x-changes-position");
export const isTrade = ({ execType = "" }: Row): boolean => executionTypes[execType] === true;
export const settleOf = ({ category, symbol = "" }: Row & { category: string }): string =>
  category === "inverse" ? symbol.slice(0, 3) : symbol.endsWith("PERP") ? "USDC" : "USDT";
/** Returns the value of a size at a price, in the settlement coin. */
export const valueOf = (category: string, size: number, price: number): number =>
  category === "inverse" ? size / price : size * price;
export const direction = (side: string | undefined, category: string): number =>
  (side === "Buy") === (category !== "inverse") ? 1 : -1;

export function near(actual: unknown, expected: number, what: string): void {
  const tolerance = Math.max(1e-6, Math.abs(expected) * 1e-6);
  expect(Math.abs(Number(actual) - expected), `${what}: ${String(actual)} instead of ${expected}`).toBeLessThanOrEqual(
    tolerance,
  );
}

/** Computes the holding and the realised profit of a symbol by average cost, only from its executions. */
export function replay(
  executions: readonly Row[],
  category: string,
): { size: number; entryValue: number; realised: number } {
  let [size, entryValue, realised] = [0, 0, 0];
  for (const { side, execQty, execValue, execFee, execType } of executions) {
    const [qty, value, fee] = [Number(execQty), Number(execValue), Number(execFee)];
    const sign = side === "Buy" ? 1 : -1;
    if (execType === "Funding") {
      realised -= fee;
      continue;
    }
    const closed = Math.sign(size) === -sign ? Math.min(qty, Math.abs(size)) : 0;
    if (closed > 0) {
      const share = (entryValue * closed) / Math.abs(size);
      realised += direction(side, category) * -((value * closed) / qty - share) - (fee * closed) / qty;
      entryValue -= share;
      size += sign * closed;
    }
    const opened = qty - closed;
    if (opened <= 1e-9) continue;
    // A holding that was closed completely starts again with size zero.
    if (Math.abs(size) < 1e-9) [size, entryValue, realised] = [0, 0, 0];
    size += sign * opened;
    entryValue += (value * opened) / qty;
    realised -= (fee * opened) / qty;
  }
  return { size, entryValue, realised };
}

export const ofSymbol = (view: AccountView, { category, symbol }: Row): (Row & { category: string })[] =>
  view.executions.filter((row) => row.category === category && row.symbol === symbol).toReversed();
export const derivatives = (view: AccountView) => view.positions.filter(isDerivative);
