/**
 * A second implementation of the accounting, written from the published rules without code of the sandbox. It reads
 * executions and log entries as a client does, and calculates balances and positions. Fractions are exact.
 */
export interface Fraction {
  n: bigint;
  d: bigint;
}

const zero: Fraction = { n: 0n, d: 1n };

export function fraction(text: string): Fraction {
  const [whole = "0", decimals = ""] = text.replace("-", "").split(".");
  const n = BigInt(whole + decimals);
  return { n: text.startsWith("-") ? -n : n, d: 10n ** BigInt(decimals.length) };
}

function greatestDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? (left < 0n ? -left : left) : greatestDivisor(right, left % right);
}

function reduced(n: bigint, d: bigint): Fraction {
  const divisor = greatestDivisor(n, d) || 1n;
  const sign = d < 0n ? -1n : 1n;
  return { n: (sign * n) / divisor, d: (sign * d) / divisor };
}

const add = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d + b.n * a.d, a.d * b.d);
const subtract = (a: Fraction, b: Fraction): Fraction => add(a, { n: -b.n, d: b.d });
const times = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.n, a.d * b.d);
const over = (a: Fraction, b: Fraction): Fraction => reduced(a.n * b.d, a.d * b.n);
const isBelow = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
export const toNumber = (value: Fraction): number => Number((value.n * 10n ** 12n) / value.d) / 1e12;

export interface ExecutionRow {
  symbol: string;
  orderId: string;
  side: string;
  execPrice: string;
  execQty: string;
  execFee: string;
  feeCurrency: string;
}

interface Holding {
  /** Signed size. A positive size is long. */
  size: Fraction;
  /** Cost of the holding in the settlement coin, always positive. */
  cost: Fraction;
}

export class ReferenceLedger {
  readonly #balances = new Map<string, Fraction>();
  readonly #holdings = new Map<string, Holding>();

  deposit(coin: string, amount: Fraction): void {
    this.#balances.set(coin, add(this.#balances.get(coin) ?? zero, amount));
  }

  balance(coin: string): number {
    return toNumber(this.#balances.get(coin) ?? zero);
  }

  size(key: string): number {
    return toNumber(this.#holdings.get(key)?.size ?? zero);
  }

  /** Processes a spot fill: exchanges quote and base coins, and subtracts the fee from the received coin. */
  spot(row: ExecutionRow, base: string, quote: string): void {
    const qty = fraction(row.execQty);
    const value = times(qty, fraction(row.execPrice));
    const buying = row.side === "Buy";
    this.deposit(base, buying ? qty : subtract(zero, qty));
    this.deposit(quote, buying ? subtract(zero, value) : value);
    this.deposit(row.feeCurrency, subtract(zero, fraction(row.execFee)));
  }

  /** Processes a fill of an option: pays the premium for a purchase, receives it for a sale, and pays the fee. */
  option(row: ExecutionRow, key: string, coin: string): void {
    const qty = fraction(row.execQty);
    const premium = times(qty, fraction(row.execPrice));
    this.deposit(coin, row.side === "Buy" ? subtract(zero, premium) : premium);
    this.deposit(coin, subtract(zero, fraction(row.execFee)));
    const held = this.#holdings.get(key) ?? { size: zero, cost: zero };
    this.#holdings.set(key, { ...held, size: add(held.size, row.side === "Buy" ? qty : subtract(zero, qty)) });
  }

  /**
   * Processes a fill of a contract by average cost: the closed part uses up its share of the cost, and the rest of the
   * fill opens a position.
   */
  contract(row: ExecutionRow, key: string, coin: string, inverse: boolean): void {
    const held = this.#holdings.get(key) ?? { size: zero, cost: zero };
    const price = fraction(row.execPrice);
    const qty = fraction(row.execQty);
    const valueOf = (amount: Fraction): Fraction => (inverse ? over(amount, price) : times(amount, price));
    const signed = row.side === "Buy" ? qty : subtract(zero, qty);
    const opposes = held.size.n !== 0n && held.size.n > 0n !== signed.n > 0n;
    const heldSize = { n: held.size.n < 0n ? -held.size.n : held.size.n, d: held.size.d };
    const closed = opposes ? (isBelow(qty, heldSize) ? qty : heldSize) : zero;
    let cost = held.cost;
    if (closed.n !== 0n) {
      const part = times(cost, over(closed, heldSize));
      const gain = subtract(valueOf(closed), part);
      const long = held.size.n > 0n;
      this.deposit(coin, long === inverse ? subtract(zero, gain) : gain);
      cost = subtract(cost, part);
    }
    const opened = subtract(qty, closed);
    this.deposit(coin, subtract(zero, fraction(row.execFee)));
    this.#holdings.set(key, { size: add(held.size, signed), cost: add(cost, valueOf(opened)) });
  }
}
