import type { ResponseCheck, ResponseSchema } from "@specwright/transport";
import { loadError } from "./errors/trading-error.ts";
import type { InputSchema } from "./input/schema.ts";

/** Kind of environment, which determines the available operations. */
export type EnvironmentKind = "mainnet" | "testnet" | "demo";

export type Category = "spot" | "linear" | "inverse" | "option";

/** Description of one operation that the client uses at run time, generated from the specification. */
export interface Operation<Id extends string = string> {
  /** operationId of the specification. */
  readonly id: Id;
  /** Name of the call, such as `order.create`. */
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** Schema of the input: its query parameters, or the fields of its body. */
  readonly input: InputSchema;
  /** Checks the essential fields of a result, without which the client or its user would act on wrong data. */
  readonly guard: ResponseCheck;
  /** Top-level lists of the result. The platform may send `null` for an empty list. */
  readonly lists?: readonly string[];
  /**
   * Loads the schemas of the group's results, by operationId. They are only used to report differences between results
   * and the specification.
   */
  readonly results: () => Promise<Readonly<Record<string, ResponseSchema>>>;
  /** True if the operation needs no API key. */
  readonly isPublic?: true;
  /** True if the key is optional. With a key, the client signs the call, and the result has account fields. */
  readonly canBeSigned?: true;
  /** True for a POST that only reads, so the client may repeat it like a GET. */
  readonly isSafe?: true;
  /** True for a write that the client may repeat, because the write is idempotent even without an ID. */
  readonly isRepeatable?: true;
  /** True if the response has one return code for each item of the request. */
  readonly isBatch?: true;
  /** True if the body is sent as `multipart/form-data`, because one field is a file. */
  readonly isUpload?: true;
  /** Rate limits per API key. The first entry whose categories match applies. */
  readonly rateLimits?: readonly RateLimitRule[];
  /** True if each order of a batch counts against the limit. Option batches count once. */
  readonly costPerOrder?: true;
  readonly idempotency?: IdempotencyRule;
  readonly pagination?: Pagination;
  readonly timeWindow?: TimeWindow;
  /** Result values that mean failure even when `retCode` is 0. */
  readonly failureValues?: FailureValues;
  /** Environments that have the operation. Default: mainnet and testnet; for a public operation, also demo. */
  readonly environments?: readonly EnvironmentKind[];
}

/** Target of a request: an operation, or a path from the caller, of which fewer facts are known. */
export type Endpoint = Pick<Operation, "name" | "method" | "path"> &
  Partial<Omit<Operation, "name" | "method" | "path">>;

/** Returns true if requests to an endpoint change nothing on the server, even if they fail. */
export const isRead = ({ method, isSafe }: Endpoint): boolean => method === "GET" || isSafe === true;

/** Operations of a group. Their details are loaded with the first call. */
export interface OperationGroup {
  /** Loads the group's module, whose default export contains the operations by call name. */
  readonly operations: () => Promise<{ readonly default: Readonly<Record<string, Operation>> }>;
  /** The names of the calls, such as `create`. */
  readonly calls: readonly string[];
  /** Names of the calls with a paginated result, which the client can iterate over. */
  readonly lists: readonly string[];
}

/** Maximum number of calls of an operation with one key. */
export interface RateLimitRule {
  /** Categories to which the limit applies. Default: every category. */
  readonly categories?: readonly Category[];
  readonly requests: number;
  readonly windowMs: number;
}

/** Field by which the server recognizes a repeated request. */
interface IdempotencyRule {
  readonly field: string;
  /** List whose items have the field. Undefined if the request itself has it. */
  readonly list?: string;
  /** Format of the ID that the client generates by default: a UUID, or its 32 hexadecimal digits. */
  readonly mint?: "uuid" | "hex";
}

/** Time range fields of the input, and the longest range that one request may have. */
interface TimeWindow {
  readonly start: string;
  readonly end: string;
  readonly maxMs: number;
  /** Unit of `start` and `end`: milliseconds or seconds. */
  readonly unit: "ms" | "s";
  /** Set if `start` and `end` are sent as strings. Default: numbers. */
  readonly type?: "string";
}

type FailureValue = string | number | boolean | null;

/**
 * Failure values of a field. The call failed if the field has one of `values`, or a value that `otherThan` doesn't
 * list.
 */
export type FailureValues =
  | { readonly field?: string; readonly values: readonly FailureValue[] }
  | { readonly field?: string; readonly otherThan: readonly FailureValue[] };

/** Time range of a request whose result is ordered by time. */
export interface TimeRange {
  readonly start: string;
  readonly end: string;
  /** Time field of a record, or its index in a tuple. */
  readonly time: string | number;
  /** Minimum distance between two records, in milliseconds. */
  readonly spacingMs?: number;
  /** The request field with the interval between two records, such as `15` (minutes), `4h` or `D`. */
  readonly spacingField?: string;
  /** Maximum number of records per request. Default: all records of the range. */
  readonly maxRecords?: number;
}

/** Style of pagination, and the names of the paging fields in request and result. */
export type Pagination =
  | {
      /** Pagination by time: each request returns the newest records of a time range. */
      readonly style: "range";
      /** List field of the result. Undefined if the result is the list itself. */
      readonly items?: string;
      readonly range: TimeRange;
    }
  | {
      readonly style: "cursor";
      readonly cursor: string;
      readonly next: string;
      /**
       * True if the specification requires the cursor in every response. A response without it causes an error, because
       * there may be further pages.
       */
      readonly isNextRequired?: true;
      /**
       * Page size of a request without `limit`. Set if the last page may have no cursor. A full page without a cursor
       * causes an error, because another page may follow.
       */
      readonly pageSize?: number;
      readonly items: string;
      /** Cursor of the last page. Default: the empty string. */
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
  /** Name of the call, such as `order.create`. */
  readonly name: string;
  /** Loaded operation. Undefined before the first call. */
  readonly loaded: Operation | undefined;
  readonly load: () => Promise<Operation>;
}

/** Creates a reference to a loaded operation. */
export const referTo = (operation: Operation): OperationReference => ({
  name: operation.name,
  loaded: operation,
  load: () => Promise.resolve(operation),
});

/**
 * Loads a module of the client.
 *
 * @param operation name of the call, such as `order.create`
 * @throws {TradingError} `network` if the file can't be loaded; nothing has been sent
 */
export const loadFile = <File>(operation: string, load: () => Promise<File>): Promise<File> =>
  load().catch((cause: unknown) => {
    throw loadError(operation, cause);
  });
