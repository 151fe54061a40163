import { InputError } from "@specwright/transport";

/**
 * Pattern of a decimal number. The platform and JavaScript write small and large numbers with an exponent: `1.2e-07`.
 */
const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/;

/** Exact decimal number: `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/**
 * Parses a decimal number exactly, including exponent notation. Errors name `operation` and `field`.
 *
 * @throws {InputError}
 */
export function readDecimal(operation: string, field: string, text: string): Decimal {
  const found = typeof text === "string" ? DECIMAL.exec(text) : null;
  if (found === null) throw new InputError(operation, field, 'must be a decimal string, such as "0.01"', text);
  return toDecimal(found);
}

function toDecimal([, sign = "", whole = "", fraction = "", exponent = "0"]: RegExpExecArray): Decimal {
  const units = BigInt(whole + fraction) * (sign === "-" ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  return scale >= 0 ? { units, scale } : { units: units * 10n ** BigInt(-scale), scale: 0 };
}

/**
 * Returns true if two strings are equal as decimal numbers, regardless of their notation (`.5` equals `0.50`). Strings
 * that aren't numbers must be identical.
 */
export function areEqual(left: string, right: string): boolean {
  const read = (text: string) => DECIMAL.exec(text.replace(/^([+-]?)\./, "$10.").replace(/\.(?=$|e)/i, ""));
  const [one, other] = [read(left), read(right)];
  if (one === null || other === null) return left === right;
  return compare(toDecimal(one), toDecimal(other)) === 0;
}

/** Formats a number with `scale` decimals. */
function write(units: bigint, scale: number): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return units < 0n ? `-${text}` : text;
}

const unitsAt = ({ units, scale }: Decimal, target: number): bigint => units * 10n ** BigInt(target - scale);

/** Returns a negative number if `left` is smaller, a positive number if it is larger, and zero if they are equal. */
export function compare(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const [one, other] = [unitsAt(left, scale), unitsAt(right, scale)];
  return one === other ? 0 : one < other ? -1 : 1;
}

export function isMultiple(value: Decimal, step: Decimal): boolean {
  const scale = Math.max(value.scale, step.scale);
  return unitsAt(value, scale) % unitsAt(step, scale) === 0n;
}

export const multiply = (left: Decimal, right: Decimal): Decimal => ({
  units: left.units * right.units,
  scale: left.scale + right.scale,
});

/** Rounding direction: towards zero, away from zero, or to the nearest multiple (half away from zero). */
export type Rounding = "down" | "up" | "nearest";

function quotient(value: bigint, step: bigint, rounding: Rounding): bigint {
  const whole = value / step;
  const rest = value % step;
  if (rest === 0n || rounding === "down") return whole;
  const size = rest < 0n ? -rest : rest;
  const away = rounding === "up" || size * 2n >= step;
  return away ? whole + (value < 0n ? -1n : 1n) : whole;
}

export function toMultiple(
  operation: string,
  field: string,
  value: string,
  of: string,
  step: string,
  rounding: Rounding,
): string {
  const amount = readDecimal(operation, field, value);
  const unit = readDecimal(operation, of, step);
  if (!["down", "up", "nearest"].includes(rounding))
    throw new InputError(operation, "rounding", "must be down, up or nearest", rounding);
  if (unit.units <= 0n) throw new InputError(operation, of, "must be above zero", step);
  const scale = Math.max(amount.scale, unit.scale);
  const steps = unitsAt(unit, scale);
  // Write as many decimals as the step has, which the platform expects.
  return write(
    (quotient(unitsAt(amount, scale), steps, rounding) * steps) / 10n ** BigInt(scale - unit.scale),
    unit.scale,
  );
}

/**
 * Rounds a price to a multiple of the instrument's `priceFilter.tickSize`, with exact integer arithmetic.
 *
 * @throws {InputError} if an argument is not a decimal number, or the tick size is not above zero
 */
export const toTick = (price: string, tickSize: string, rounding: Rounding = "nearest"): string =>
  toMultiple("toTick", "price", price, "tickSize", tickSize, rounding);

/**
 * Rounds a quantity to a multiple of the instrument's `lotSizeFilter.qtyStep` (spot: `basePrecision`). Rounds down by
 * default, so that the order is never larger than intended. Returns zero for less than one step. Check for zero: a
 * reduce-only, close-on-trigger order with quantity 0 closes the whole position.
 *
 * @throws {InputError} if an argument is not a decimal number, or the step is not above zero
 */
export const toStep = (quantity: string, stepSize: string, rounding: Rounding = "down"): string =>
  toMultiple("toStep", "quantity", quantity, "stepSize", stepSize, rounding);
