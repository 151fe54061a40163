import type { RequestOptions } from "../call/types.ts";
import { TradingError } from "../errors/trading-error.ts";
import type { Operation } from "../operation.ts";

/** Result of looking up a write whose outcome was unknown. */
export type Reconciled<Name extends string, Item> =
  | ({ readonly status: "found"; readonly source: string } & { readonly [Key in Name]: Item })
  /** The platform knows no such ID. Right after submitting this proves nothing: ask again after a moment. */
  | { readonly status: "not-found" };

/** Calls an operation without checking the input. */
export type CallOperation = (
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  options: RequestOptions,
) => Promise<unknown>;

/** Where to look for a record. */
export interface Search {
  readonly operation: Operation;
  readonly source: string;
  /** The field of the result that holds the records. */
  readonly list: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The field of a record that holds the ID. */
  readonly idField: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The error of a search that found records of other IDs, as if the platform had ignored the ID: the record may be on
 * another page. A caller that took it for "not found" would send the write again.
 */
function othersFound(operation: Operation, idField: string): TradingError {
  const name = operation.name;
  const message = `${name}: the response lists records of another ${idField}. It does not tell whether the record exists: ask again.`;
  return new TradingError("protocol", message, { operation: name, path: operation.path, outcome: "answered" });
}

/** The error of a search whose response has no list: that is no proof that the record does not exist. */
function withoutList(operation: Operation, list: string): TradingError {
  const name = operation.name;
  const message = `${name}: the response has no list in ${list}. It does not tell whether the record exists: ask again.`;
  return new TradingError("protocol", message, { operation: name, path: operation.path, outcome: "answered" });
}

/**
 * Runs one search after the other until one finds a record with the ID. When the platform refuses a search, for example
 * for a category that the key may not see, or when its response proves nothing, the others still run; the failure is
 * thrown only if none finds the record.
 */
export async function findFirst<Item>(
  callOperation: CallOperation,
  id: string,
  searches: readonly Search[],
  options: RequestOptions,
): Promise<{ source: string; item: Item } | undefined> {
  let failure: unknown;
  const onError = (error: unknown): undefined => {
    const { retCode, code } = error as TradingError;
    if (retCode === undefined && code !== "protocol") throw error;
    failure ??= error;
  };
  for (const { operation, source, list, input, idField } of searches) {
    const result = (await callOperation(operation, input, options).catch(onError)) as Fields | undefined;
    if (result === undefined) continue;
    const items = result[list] as readonly Fields[] | null | undefined;
    if (!Array.isArray(items)) {
      failure ??= withoutList(operation, list);
      continue;
    }
    const item = items.find((one) => String(one[idField]) === id);
    if (item) return { source, item: item as Item };
    if (items.length > 0) failure ??= othersFound(operation, idField);
  }
  if (failure) throw failure;
  return undefined;
}
