/** Limits on an agent's writes: by class, symbol, value and number per hour. By default, no writes are allowed. */
import { appendFileSync, readFileSync } from "node:fs";
import { InputError, TradingError, type TradingClient } from "@specwright/trading";
import type { Operation, WriteClass } from "../catalog.ts";
import { methodOf } from "../clients.ts";
import { compareDecimals, isDecimal, multiplyDecimals } from "../decimal.ts";
import { UsageError } from "../failure.ts";
import { isRecord } from "../output.ts";

type Input = Readonly<Record<string, unknown>>;

const classes = ["trade", "transfer", "withdraw", "settings", "knowledge"] as const;
type AllowedClass = (typeof classes)[number];

export interface WriteLimits {
  readonly allowed: ReadonlySet<AllowedClass>;
  /** True to allow writes on mainnet. The class of a write must also be allowed. */
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

/** Converts the flags of `specwright mcp` to limits. */
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

/** Error for a write that the policy doesn't allow. */
export class NotAllowedError extends Error {
  override readonly name = "NotAllowedError";
}

const HOUR_MS = 3_600_000;

export class WritePolicy {
  readonly limits: WriteLimits;
  readonly #now: () => number;
  readonly #file: string | undefined;
  #sent: number[] = [];

  /**
   * @param file file that stores the times of writes, so that several servers share the hourly limit and a restart
   * doesn't reset it
   */
  constructor(limits: WriteLimits, now: () => number, file?: string) {
    this.limits = limits;
    this.#now = now;
    this.#file = file;
  }

  /**
   * Checks the class of a write and its environment against the flags.
   *
   * @throws {NotAllowedError} if the flags don't allow it
   */
  checkClass(write: WriteClass | "knowledge", kind: string | undefined): void {
    const { allowed, allowMainnet } = this.limits;
    if (!allowed.has(write))
      throw new NotAllowedError(
        `Writes of the class "${write}" are not allowed. The user can start this server with --allow ${[...allowed, write].join(",")}.`,
      );
    if (write !== "knowledge" && kind === "mainnet" && !allowMainnet)
      throw new NotAllowedError(
        "Writes on mainnet are not allowed. The user can start this server with --allow-mainnet.",
      );
  }

  /**
   * Checks the class, symbols and value of a write before it is sent.
   *
   * @throws {NotAllowedError} if the policy doesn't allow the write
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
   * Counts a write just before it is sent. Each order of a batch counts as one write.
   *
   * @throws {NotAllowedError} if the hourly limit is reached, or the file that counts the writes can't be read or
   * written
   */
  count({ request }: Input): void {
    const { maxPerHour } = this.limits;
    if (maxPerHour === undefined) return;
    const more = Array.isArray(request) ? request.length : 1;
    const refuse = (sent: number): never => {
      throw new NotAllowedError(
        `Only ${maxPerHour} writes an hour are allowed, ${sent} were sent, and this would be ${more} more.`,
      );
    };
    try {
      const before = this.#sentWithinAnHour();
      if (before + more > maxPerHour) refuse(before);
      this.#recordWrites(more);
      // Another MCP server may have counted a write at the same time. Then both servers refuse their write.
      if (this.#sentWithinAnHour() > maxPerHour) refuse(before);
    } catch (error) {
      if (error instanceof NotAllowedError) throw error;
      throw new NotAllowedError(
        `Nothing was sent, because the file that counts the writes cannot be used: ${(error as Error).message}`,
      );
    }
  }

  #sentWithinAnHour(): number {
    const hourAgo = this.#now() - HOUR_MS;
    const times = this.#file === undefined ? this.#sent : readTimes(this.#file);
    return times.filter((time) => time > hourAgo).length;
  }

  #recordWrites(count: number): void {
    const times = Array.from({ length: count }, () => this.#now());
    if (this.#file === undefined) this.#sent = [...this.#sent, ...times];
    else appendFileSync(this.#file, times.map((time) => `${time}\n`).join(""), { mode: 0o600 });
  }

  #checkSymbols({ name, fields }: Operation, input: Input): void {
    const { symbols } = this.limits;
    if (symbols === undefined) return;
    const only = `writes are limited to ${[...symbols].join(", ")}`;
    const records = fields.some((field) => field.name === "symbol") ? [input] : itemsOf(input);
    if (records.length === 0) throw new NotAllowedError(`${name} has no symbol, but ${only}.`);
    for (const { symbol } of records) {
      if (typeof symbol !== "string" || symbol === "")
        throw new NotAllowedError(`${name} without a symbol may affect every market, but ${only}.`);
      if (!symbols.has(symbol)) throw new NotAllowedError(`${symbol} is not allowed: ${only}.`);
    }
  }

  async #checkValue(operation: Operation, input: Input, client: () => Promise<TradingClient>): Promise<void> {
    const { maxValue } = this.limits;
    if (maxValue === undefined || operation.value === "none") return;
    const { amount, coin } = maxValue;
    const notKnown = (why: string) =>
      new NotAllowedError(
        `The value of ${operation.name} in ${coin} is unknown, so it can't be compared with the limit of ${amount}.${why}`,
      );
    const values = await valuesOf(operation, input, coin, client).catch((error: unknown) => {
      // The price or the order can't be read, so the value of the write is unknown, and the write isn't sent.
      if (TradingError.isInstance(error) || InputError.isInstance(error)) throw notKnown(` ${error.message}`);
      throw error;
    });
    for (const value of values) {
      if (value === undefined) throw notKnown("");
      if (compareDecimals(value, amount) > 0)
        throw new NotAllowedError(
          `${operation.name} has a value of ${value} ${coin}, more than the limit of ${amount}.`,
        );
    }
  }
}

/**
 * Reads the times of writes from a file, one per line. An unreadable line counts as a write now, so that a damaged file
 * doesn't lift the limit.
 */
function readTimes(file: string): number[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => (/^\d+$/.test(line) ? Number(line) : Infinity));
}

// The functions below compute the value of a write before it is sent. They return undefined if the value isn't certain.

/** Returns the records in the lists of an input, such as the orders in a batch. */
const itemsOf = (input: Input): Input[] =>
  Object.values(input).flatMap((value) => (Array.isArray(value) ? value.filter(isRecord) : []));

const isPositive = (value: unknown): value is string => isDecimal(value) && /[1-9]/.test(value);
const isGiven = (value: unknown): boolean => value !== undefined && value !== "";

async function firstRow(client: TradingClient, name: string, input: Input): Promise<Input | undefined> {
  const { list = [] } = (await methodOf(client, name)(input)) as { readonly list?: readonly Input[] };
  return list[0];
}

/**
 * Reads the order that an amendment changes, and returns it with the changes applied, because the changes alone don't
 * determine the order's value. Undefined if the order isn't found.
 */
async function changedOrder(change: Input, client: TradingClient): Promise<Input | undefined> {
  const { category, symbol, orderId, orderLinkId } = change;
  if (!isGiven(orderId) && !isGiven(orderLinkId)) return undefined;
  const ids = { ...(isGiven(orderId) ? { orderId } : {}), ...(isGiven(orderLinkId) ? { orderLinkId } : {}) };
  const order = await firstRow(client, "order.realtime", { category, symbol, ...ids });
  return order === undefined ? undefined : { ...order, ...change };
}

/**
 * Returns the value of an order in a coin: its quantity times the highest price at which it may be filled. For a sold
 * option, uses the price of the underlying. Undefined if the value is uncertain.
 */
async function valueOfOrder(order: Input, coin: string, client: TradingClient): Promise<string | undefined> {
  const { category, symbol, qty, price, triggerPrice, marketUnit, side, orderType, orderIv } = order;
  // The value is unknown: a quantity of zero closes a whole position, and only the platform can compute a price from a
  // volatility.
  if (!isPositive(qty) || isGiven(orderIv) || category === "inverse") return undefined;
  const market = { category, symbol };
  const [rules, ticker] = await Promise.all([
    firstRow(client, "market.instrumentsInfo", market),
    firstRow(client, "market.tickers", market),
  ]);
  if (rules?.["quoteCoin"] !== coin) return undefined;
  const isMoney =
    category === "spot" &&
    orderType === "Market" &&
    (isGiven(marketUnit) ? marketUnit === "quoteCoin" : side === "Buy");
  if (isMoney) return qty;
  const isSoldOption = category === "option" && side !== "Buy";
  const prices = [
    ticker?.["lastPrice"],
    ...[price, triggerPrice].filter(isGiven),
    ...(isSoldOption ? [ticker?.["underlyingPrice"]] : []),
  ];
  if (!prices.every(isDecimal)) return undefined;
  const highest = prices.toSorted(compareDecimals).at(-1) ?? "";
  return isPositive(highest) ? multiplyDecimals(qty, highest) : undefined;
}

/**
 * Returns the value in `coin` of each order in a write, or of the field `amount`. Undefined for a value that can't be
 * determined in this coin.
 */
async function valuesOf(
  { name, value }: Operation,
  input: Input,
  coin: string,
  client: () => Promise<TradingClient>,
): Promise<(string | undefined)[]> {
  if (value === "amount") return [input["coin"] === coin && isDecimal(input["amount"]) ? input["amount"] : undefined];
  if (value !== "order") return [undefined];
  const trading = await client();
  const items = itemsOf(input);
  const orders = items.length === 0 ? [input] : items.map((item) => ({ category: input["category"], ...item }));
  return Promise.all(
    orders.map(async (given) => {
      const order = name.startsWith("order.amend") ? await changedOrder(given, trading) : given;
      return order === undefined ? undefined : valueOfOrder(order, coin, trading);
    }),
  );
}
