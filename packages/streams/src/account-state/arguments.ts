import { checkKnownNames, InputError } from "@specwright/transport";
import { LISTEN_OPTIONS, readSubscribeOptions } from "../subscriptions/arguments.ts";
import type { ListenOptions } from "../subscriptions/types.ts";
import type { Fields } from "../subscriptions/records.ts";
import type { AccountCategory, AccountStateEvent, PositionSlotInput } from "./types.ts";

const OPERATION = "accountState";
const CATEGORIES: readonly AccountCategory[] = ["spot", "linear", "inverse", "option"];
const DEFAULT_AUDIT_MS = 60_000;
const MIN_AUDIT_MS = 10_000;

/** Validated options of `accountState`, with their defaults. */
export interface ReadOptions {
  readonly listen: ListenOptions<AccountStateEvent>;
  /** Categories of orders and positions to keep. Undefined means all. */
  readonly categories: readonly AccountCategory[] | undefined;
  readonly auditMs: number;
}

/**
 * Validates the options of `accountState` and fills in the defaults.
 *
 * @throws {InputError} for an unknown or malformed option
 */
export function readAccountOptions(given: unknown = {}): ReadOptions {
  const known = ["categories", "auditMs", ...LISTEN_OPTIONS];
  const { categories, auditMs, ...listen } = checkKnownNames(OPERATION, given, known);
  return {
    listen: readSubscribeOptions(OPERATION, listen, Object.keys(listen)) as ListenOptions<AccountStateEvent>,
    categories: categories === undefined ? undefined : readCategories(categories),
    auditMs: readAuditMs(auditMs),
  };
}

function readCategories(given: unknown): readonly AccountCategory[] {
  const isList = Array.isArray(given) && given.length > 0;
  const unknown = isList ? given.find((category) => !CATEGORIES.includes(category as AccountCategory)) : given;
  if (!isList || unknown !== undefined)
    throw new InputError(OPERATION, "categories", `must be a list with any of ${CATEGORIES.join(", ")}`, unknown);
  return [...new Set(given as AccountCategory[])];
}

function readAuditMs(given: unknown = DEFAULT_AUDIT_MS): number {
  if (typeof given === "number" && Number.isFinite(given) && given >= MIN_AUDIT_MS) return given;
  throw new InputError(OPERATION, "auditMs", `must be a number of milliseconds, at least ${MIN_AUDIT_MS}`, given);
}

/**
 * Validates a filter. A field that is `undefined` is rejected, because it would silently widen the filter.
 *
 * @throws {InputError} for an unknown field, or a field that isn't a string
 */
function readFilter(method: string, given: unknown, known: readonly string[]): Fields {
  const filter = checkKnownNames(`${OPERATION}.${method}`, given, known, "field");
  for (const [field, value] of Object.entries(filter))
    if (typeof value !== "string" || value === "")
      throw new InputError(`${OPERATION}.${method}`, field, "must be a non-empty string, or be omitted", value);
  return filter;
}

/**
 * Validates a filter of orders or positions.
 *
 * @throws {InputError} for a malformed filter, or a category that the option `categories` excludes
 */
export function readMarketFilter(
  method: string,
  given: unknown,
  categories: readonly AccountCategory[] = CATEGORIES,
): Fields {
  const filter = readFilter(method, given, ["category", "symbol"]);
  const { category } = filter;
  if (category !== undefined && !categories.includes(category as AccountCategory))
    throw new InputError(`${OPERATION}.${method}`, "category", `must be one of ${categories.join(", ")}`, category);
  return filter;
}

/**
 * Validates a filter of balances.
 *
 * @throws {InputError} for a malformed filter
 */
export const readCoinFilter = (given: unknown): Fields => readFilter("balances", given, ["coin"]);

/**
 * Validates the market and side of an order.
 *
 * @throws {InputError} for a missing or malformed field
 */
export function readSlotInput(given: unknown): PositionSlotInput {
  const operation = `${OPERATION}.positionIdx`;
  const known = ["category", "symbol", "side", "reduceOnly"];
  const { category, symbol, side, reduceOnly = false } = checkKnownNames(operation, given, known, "field");
  const check = (field: string, isValid: boolean, rule: string, value: unknown) => {
    if (!isValid) throw new InputError(operation, field, rule, value);
  };
  check("category", category === "linear" || category === "inverse", "must be one of linear, inverse", category);
  check("symbol", typeof symbol === "string" && symbol !== "", "is required", symbol);
  check("side", side === "Buy" || side === "Sell", "must be one of Buy, Sell", side);
  check("reduceOnly", typeof reduceOnly === "boolean", "must be true or false", reduceOnly);
  return { category, symbol, side, reduceOnly } as PositionSlotInput;
}
