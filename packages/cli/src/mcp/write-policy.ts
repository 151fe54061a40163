/** What an agent may change: classes of writes, symbols, values and a number an hour. Nothing, unless somebody allows it. */
import { methodOf } from "../clients.ts";
import type { Operation, WriteClass } from "../catalog.ts";
import type { TradingClient } from "@specwright/trading";
import { UsageError } from "../failure.ts";
import { compareDecimals, isDecimal, multiplyDecimals } from "../decimal.ts";

type Input = Readonly<Record<string, unknown>>;

const classes = ["trade", "transfer", "withdraw", "settings", "knowledge"] as const;
type AllowedClass = (typeof classes)[number];

export interface WriteLimits {
  readonly allowed: ReadonlySet<AllowedClass>;
  /** Writes on mainnet need a second flag. */
  readonly allowMainnet: boolean;
  readonly symbols: ReadonlySet<string> | undefined;
  readonly maxValue: { readonly amount: string; readonly coin: string } | undefined;
  readonly maxPerHour: number | undefined;
}

export interface LimitFlags {
  readonly allow?: string | undefined;
  readonly allowMainnet?: boolean | undefined;
  readonly symbols?: string | undefined;
  readonly maxOrderValue?: string | undefined;
  readonly maxWritesPerHour?: string | undefined;
}

const words = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** Reads the flags of `specwright mcp`. */
export function readLimits({
  allow = "",
  allowMainnet = false,
  symbols,
  maxOrderValue,
  maxWritesPerHour,
}: LimitFlags): WriteLimits {
  const allowed = words(allow);
  const unknown = allowed.find((word) => !(classes as readonly string[]).includes(word));
  if (unknown !== undefined)
    throw new UsageError(`--allow: there is no class "${unknown}". There are ${classes.join(", ")}.`);
  const [, amount = "", coin = ""] = /^(\d+(?:\.\d+)?)([A-Z][A-Z0-9]+)$/.exec(maxOrderValue ?? "") ?? [];
  if (maxOrderValue !== undefined && amount === "")
    throw new UsageError(`--max-order-value must be an amount with its coin, such as 100USDT, not "${maxOrderValue}".`);
  if (maxWritesPerHour !== undefined && !/^\d+$/.test(maxWritesPerHour))
    throw new UsageError(`--max-writes-per-hour must be a whole number, not "${maxWritesPerHour}".`);
  return {
    allowed: new Set(allowed as AllowedClass[]),
    allowMainnet,
    symbols: symbols === undefined ? undefined : new Set(words(symbols)),
    maxValue: maxOrderValue === undefined ? undefined : { amount, coin },
    maxPerHour: maxWritesPerHour === undefined ? undefined : Number(maxWritesPerHour),
  };
}

/** Why a write may not be sent. */
export class NotAllowedError extends Error {
  override readonly name = "NotAllowedError";
}

const isRecord = (value: unknown): value is Input =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The records that a request is about: its items if it is a batch, else itself. */
function recordsOf(input: Input): Input[] {
  const items = Object.values(input).flatMap((value) => (Array.isArray(value) ? value.filter(isRecord) : []));
  return items.length === 0 ? [input] : items.map((item) => ({ ...input, ...item }));
}

/** Fields that put money at risk, whatever their unit. A new price alone changes what an order is worth. */
const amountField = /(?:qty|quantity|amount|investment|margin|size|volume|principal|^price)$/i;

export class WritePolicy {
  readonly limits: WriteLimits;
  readonly #now: () => number;
  #sent: number[] = [];

  constructor(limits: WriteLimits, now: () => number) {
    this.limits = limits;
    this.#now = now;
  }

  /** @throws {NotAllowedError} */
  checkClass(write: WriteClass | "knowledge", kind: string | undefined): void {
    const { allowed, allowMainnet } = this.limits;
    if (!allowed.has(write))
      throw new NotAllowedError(
        `Writes of the class "${write}" are not allowed. A person can start this server with --allow ${[...allowed, write].join(",")}.`,
      );
    if (write !== "knowledge" && kind === "mainnet" && !allowMainnet)
      throw new NotAllowedError(
        "Writes on mainnet are not allowed. A person can start this server with --allow-mainnet.",
      );
  }

  /**
   * Checks everything that can be known before a request.
   *
   * @throws {NotAllowedError}
   */
  async check(
    operation: Operation,
    input: Input,
    kind: string | undefined,
    client: () => Promise<TradingClient>,
  ): Promise<void> {
    this.checkClass(operation.write ?? "settings", kind);
    this.#checkSymbols(operation, input);
    await this.#checkValue(operation, input, client);
  }

  /**
   * Counts a write just before it is sent.
   *
   * @throws {NotAllowedError} when the hour is full
   */
  count(): void {
    const { maxPerHour } = this.limits;
    if (maxPerHour === undefined) return;
    const hourAgo = this.#now() - 3_600_000;
    this.#sent = this.#sent.filter((time) => time > hourAgo);
    if (this.#sent.length >= maxPerHour)
      throw new NotAllowedError(`${maxPerHour} writes were sent within an hour, and no more are allowed.`);
    this.#sent.push(this.#now());
  }

  #checkSymbols({ name }: Operation, input: Input): void {
    const { symbols } = this.limits;
    if (symbols === undefined) return;
    for (const { symbol } of recordsOf(input)) {
      if (typeof symbol !== "string" || symbol === "")
        throw new NotAllowedError(
          `${name} without a symbol may touch every market, and only ${[...symbols].join(", ")} are allowed.`,
        );
      if (!symbols.has(symbol)) throw new NotAllowedError(`${symbol} is not allowed, only ${[...symbols].join(", ")}.`);
    }
  }

  async #checkValue({ name }: Operation, input: Input, client: () => Promise<TradingClient>): Promise<void> {
    const { maxValue } = this.limits;
    if (maxValue === undefined) return;
    for (const record of recordsOf(input)) {
      const risky = Object.keys(record).filter((field) => amountField.test(field) && record[field] !== undefined);
      if (risky.length === 0) continue;
      const value = await valueOf(record, maxValue.coin, client);
      if (value === undefined)
        throw new NotAllowedError(
          `The value of ${name} in ${maxValue.coin} is not known (${risky.join(", ")}), so it cannot be compared with the limit of ${maxValue.amount}.`,
        );
      if (compareDecimals(value, maxValue.amount) > 0)
        throw new NotAllowedError(
          `${name} has a value of ${value} ${maxValue.coin}, more than the limit of ${maxValue.amount}.`,
        );
    }
  }
}

interface Market {
  readonly quoteCoin?: string;
  readonly lastPrice?: string;
}

async function readMarket(category: string, symbol: string, client: () => Promise<TradingClient>): Promise<Market> {
  const trading = await client();
  const first = async (name: string) => {
    const { list = [] } = (await methodOf(trading, name)({ category, symbol })) as {
      readonly list?: readonly Market[];
    };
    return list[0] ?? {};
  };
  const [{ quoteCoin }, { lastPrice }] = await Promise.all([first("market.instrumentsInfo"), first("market.tickers")]);
  return { ...(quoteCoin === undefined ? {} : { quoteCoin }), ...(lastPrice === undefined ? {} : { lastPrice }) };
}

/** What a record moves, in a coin. Undefined if that cannot be said for sure. */
async function valueOf(record: Input, coin: string, client: () => Promise<TradingClient>): Promise<string | undefined> {
  const { amount, coin: own, category, symbol, qty, price, marketUnit, side, orderType } = record;
  if (isDecimal(amount) && own === coin) return amount;
  if (!isDecimal(qty) || typeof category !== "string" || typeof symbol !== "string") return undefined;
  const { quoteCoin, lastPrice } = await readMarket(category, symbol, client);
  if (quoteCoin !== coin || category === "inverse") return undefined;
  const isQuote =
    category === "spot" &&
    orderType === "Market" &&
    (marketUnit === "quoteCoin" || (marketUnit === undefined && side === "Buy"));
  if (isQuote) return qty;
  if (!isDecimal(lastPrice)) return undefined;
  // A limit far below the market fills at the limit; one above it fills at the market or better. The higher counts.
  const used = isDecimal(price) && compareDecimals(price, lastPrice) > 0 ? price : lastPrice;
  return multiplyDecimals(qty, used);
}
