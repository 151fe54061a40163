import type { ResponseCheck, ResponseSchema } from "@specwright/transport";
import { loadError } from "./errors/trading-error.ts";
import type { InputSchema } from "./input/schema.ts";

/** Kind of environment, which decides about the operations that it offers. */
export type EnvironmentKind = "mainnet" | "testnet" | "demo";

export type Category = "spot" | "linear" | "inverse" | "option";

/** Facts about one operation at run time. Generated from the specification, one literal each. */
export interface Operation<Id extends string = string> {
  /** operationId of the specification. */
  readonly id: Id;
  /** Name of the call, such as `order.create`. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Schema of the input: its query parameters, or the fields of its body. */
  readonly input: InputSchema;
  /** Checks the essential fields of a result, without which the client or a reader would act on wrong data. */
  readonly guard: ResponseCheck;
  /** Lists at the top of the result. The platform may send `null` for an empty one. */
  readonly lists?: readonly string[];
  /** Loads the schemas of the group's results, by operationId. Only drift checks use them. */
  readonly results: () => Promise<Readonly<Record<string, ResponseSchema>>>;
  /** Needs no API key. */
  readonly isPublic?: true;
  /** Works without a key. With one, the client signs it, and the result has fields of the account. */
  readonly canBeSigned?: true;
  /** A POST that only reads, so the client may repeat it like a GET. */
  readonly isSafe?: true;
  /** A write without an ID that changes nothing more when it is repeated, so the client may repeat it. */
  readonly isRepeatable?: true;
  /** The response carries one return code for each item of the request. */
  readonly isBatch?: true;
  /** The body is sent as `multipart/form-data`, because a field of the input is a file. */
  readonly isUpload?: true;
  /** Per API key; the first entry whose categories match applies. */
  readonly rateLimits?: readonly RateLimitRule[];
  /** Counts every order of a batch against the limit; option batches count once. */
  readonly costPerOrder?: true;
  readonly idempotency?: IdempotencyRule;
  readonly pagination?: Pagination;
  readonly timeWindow?: TimeWindow;
  /** Result values that mean failure even when `retCode` is 0. */
  readonly failureValues?: FailureValues;
  /** Environments that have the operation. Default: mainnet and testnet, and also demo for a public one. */
  readonly environments?: readonly EnvironmentKind[];
}

/** Target of a request: an operation, or a path that the caller wrote, of which less is known. */
export type Endpoint = Pick<Operation, "name" | "method" | "path"> &
  Partial<Omit<Operation, "name" | "method" | "path">>;

/** Returns true if requests to an endpoint change nothing on the server, even if they fail. */
export const isRead = ({ method, isSafe }: Endpoint): boolean => method === "GET" || isSafe === true;

/** The operations of a group. What is known of each of them loads with the first call. */
export interface OperationGroup {
  /** Loads the file of the group, which exports its operations by the name of their call. */
  readonly operations: () => Promise<{ readonly default: Readonly<Record<string, Operation>> }>;
  /** The names of the calls, such as `create`. */
  readonly calls: readonly string[];
  /** Those whose result is a page of a list, so that the client can iterate over it. */
  readonly lists: readonly string[];
}

/** Maximum number of calls of an operation with one key. */
export interface RateLimitRule {
  /** Default: every category. */
  readonly categories?: readonly Category[];
  readonly requests: number;
  readonly windowMs: number;
}

/** The field by which the server recognises a repeated request. */
interface IdempotencyRule {
  readonly field: string;
  /** The list whose items carry the field; absent when the request itself does. */
  readonly list?: string;
  /** The client generates the ID when the caller gives none: a UUID, or its 32 hexadecimal digits. */
  readonly mint?: "uuid" | "hex";
}

/** The fields that bound a history, and the longest span that one request may cover. */
interface TimeWindow {
  readonly start: string;
  readonly end: string;
  readonly maxMs: number;
  /** Unit of the two fields: milliseconds or seconds. */
  readonly unit: "ms" | "s";
  /** The two fields are sent as text. Default: as numbers. */
  readonly type?: "string";
}

type FailureValue = string | number | boolean | null;

/** The call failed if the field has one of `values`, or any value that `otherThan` does not list. */
export type FailureValues =
  | { readonly field?: string; readonly values: readonly FailureValue[] }
  | { readonly field?: string; readonly otherThan: readonly FailureValue[] };

/** Records by their time, between two fields of the request. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
  /** The field of a record with its time, or the index of the entry. */
  readonly time: string | number;
  /** Two records are at least this time apart, in milliseconds. */
  readonly spacingMs?: number;
  /** The request field with the interval between two records, such as `15` (minutes), `4h` or `D`. */
  readonly spacingField?: string;
  /** Number of records that one request can return. Default: all of the range. */
  readonly maxRecords?: number;
}

/** Names of the request and result fields that turn pages. */
export type Pagination =
  | {
      /** Each request returns the newest records of a range of time. */
      readonly style: "range";
      /** Absent where the result is the list. */
      readonly items?: string;
      readonly range: TimeRange;
    }
  | {
      readonly style: "cursor";
      readonly cursor: string;
      readonly next: string;
      /** The specification requires the cursor: without it the end of the list is unknown. */
      readonly isNextRequired?: true;
      /** Items of a page without a `limit`, where the last page may have no cursor. */
      readonly pageSize?: number;
      readonly items: string;
      /** The cursor of the last page; default the empty string. */
      readonly last?: string;
      readonly range?: TimeRange;
    }
  | {
      readonly style: "page";
      readonly page: string;
      readonly size?: string;
      readonly items: string;
      readonly total?: string;
    };

/** Reference to an operation that may not be loaded yet. */
export interface OperationReference {
  /** The call, such as `order.create`. */
  readonly name: string;
  /** Undefined before the first call. */
  readonly loaded: Operation | undefined;
  readonly load: () => Promise<Operation>;
}

/** A reference to an operation that is loaded. */
export const referTo = (operation: Operation): OperationReference => ({
  name: operation.name,
  loaded: operation,
  load: () => Promise.resolve(operation),
});

/**
 * Loads a file of the client.
 *
 * @param operation the call that needs it, such as `order.create`
 * @throws {TradingError} `network` when the file cannot be loaded; nothing has been sent
 */
export const loadFile = <File>(operation: string, load: () => Promise<File>): Promise<File> =>
  load().catch((cause: unknown) => {
    throw loadError(operation, cause);
  });
