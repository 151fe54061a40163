import type { RateLimitStatus, ResponseHead } from "@specwright/transport";
import type { TradingError } from "../errors/trading-error.ts";
import type { RequestOptions } from "../request-options.ts";

/** Fields that surround the result in every response. */
export interface Envelope<Result> {
  /** Always 0: any other code is thrown as an error. */
  readonly retCode: number;
  /** Free text, such as `OK`. Only `retCode` shows whether the call succeeded. */
  readonly retMsg: string;
  readonly result: Result;
  /** Return codes of the items of a batch. Otherwise an empty object. */
  readonly retExtInfo: Readonly<Record<string, unknown>>;
  /** Server time in milliseconds. Missing in some older responses. */
  readonly time?: number;
}

/** Result of a call with its envelope and response. Returned by `withResponse`. */
export interface ResultWithResponse<Result> {
  readonly result: Result;
  readonly envelope: Envelope<Result>;
  /** Status and headers; the body has been read. */
  readonly response: ResponseHead;
  readonly rateLimit: RateLimitStatus;
  /** The `cdn-request-id` of the attempt that succeeded. */
  readonly requestId: string;
  /** Number of times the request was sent. */
  readonly attempts: number;
  /** ID by which the server recognizes the write: your own ID or a generated ID. */
  readonly orderLinkId: string | undefined;
}

/** Client method with a required input. */
export interface Method<Params, Result> {
  (params: Params, options?: RequestOptions): Promise<Result>;
  /** Makes the call, and resolves with the result, envelope, response and rate limit status. */
  withResponse(params: Params, options?: RequestOptions): Promise<ResultWithResponse<Result>>;
}

/** Client method whose input is optional. */
export interface OptionalMethod<Params, Result> {
  (params?: Params, options?: RequestOptions): Promise<Result>;
  /** Makes the call, and resolves with the result, envelope, response and rate limit status. */
  withResponse(params?: Params, options?: RequestOptions): Promise<ResultWithResponse<Result>>;
}

/** Method with a paginated result. */
export interface PagedMethod<Params, Result, Item> extends Method<Params, Result> {
  /**
   * Yields every item of every page. Pages are fetched on demand. A time range that is too long for one request is
   * split into several requests, newest range first. Throws when a page repeats. Options apply to each request:
   * `timeoutMs` limits a page, not the whole iteration. `signal` aborts the current request and the iteration.
   */
  iterate(params: Params, options?: RequestOptions): AsyncGenerator<Item, void, undefined>;
}

/** Options of an iteration over the records of a time range. */
export interface IterateOptions extends RequestOptions {
  /**
   * True to yield the oldest record first, which requires the start of the range. Default false: newest record first.
   */
  readonly oldestFirst?: boolean | undefined;
}

/** Method for records in a time range. */
export interface RangeMethod<Params, Result, Item> extends Method<Params, Result> {
  /**
   * Yields every record of a time range once. Without a start, the range begins with the first record. Without an end,
   * it ends with the newest record. Each request is sent on demand and is as large as the platform allows. Options
   * apply to each request: `timeoutMs` limits one request, not the whole iteration. `signal` aborts the current request
   * and the iteration.
   */
  iterate(params: Params, options?: IterateOptions): AsyncGenerator<Item, void, undefined>;
}

/** Method with a paginated result whose input is optional. */
export interface OptionalPagedMethod<Params, Result, Item> extends OptionalMethod<Params, Result> {
  /**
   * Yields every item of every page. Pages are fetched on demand. A time range that is too long for one request is
   * split into several requests, newest range first. Throws when a page repeats. Options apply to each request:
   * `timeoutMs` limits a page, not the whole iteration. `signal` aborts the current request and the iteration.
   */
  iterate(params?: Params, options?: RequestOptions): AsyncGenerator<Item, void, undefined>;
}

/** Method whose result depends on the category in its input. `Results` has one type for each category. */
export interface MethodByCategory<Params, Results> {
  <Category extends keyof Results>(
    params: Params & { category: Category },
    options?: RequestOptions,
  ): Promise<Results[Category]>;
  /** Makes the call, and resolves with the result, envelope, response and rate limit status. */
  withResponse<Category extends keyof Results>(
    params: Params & { category: Category },
    options?: RequestOptions,
  ): Promise<ResultWithResponse<Results[Category]>>;
}

/** Method with a paginated result that depends on the category in its input. */
export interface PagedMethodByCategory<Params, Results, List extends PropertyKey> extends MethodByCategory<
  Params,
  Results
> {
  /**
   * Yields every item of every page. Pages are fetched on demand. A time range that is too long for one request is
   * split into several requests, newest range first. Throws when a page repeats. Options apply to each request:
   * `timeoutMs` limits a page, not the whole iteration. `signal` aborts the current request and the iteration.
   */
  iterate<Category extends keyof Results>(
    params: Params & { category: Category },
    options?: RequestOptions,
  ): AsyncGenerator<ItemOf<Results[Category], List>, void, undefined>;
}

type ItemOf<Result, List extends PropertyKey> = Result extends { readonly [Name in List]: readonly (infer Item)[] }
  ? Item
  : never;

/** Batch item that the server accepted. */
export type BatchSuccess<Item> = Item & {
  readonly ok: true;
  /** Position of the item in the request, from 0. */
  readonly index: number;
};

/** Batch item that failed, or whose outcome is unknown (`error.outcome` is `"unknown"`). */
export interface BatchFailure {
  readonly ok: false;
  /** Position of the item in the request, from 0. */
  readonly index: number;
  /** Error of the item. It isn't thrown, because each item has its own outcome. */
  readonly error: TradingError;
  /** The orderLinkId of the item, if it has one. */
  readonly orderLinkId: string | undefined;
}

/** The outcome of one item of a batch. */
export type BatchItem<Item> = BatchSuccess<Item> | BatchFailure;

/** Method that sends a batch. Resolves with one outcome for each item, in the order of the request. */
export interface BatchMethod<Params, Result, Item> {
  (params: Params, options?: RequestOptions): Promise<BatchItem<Item>[]>;
  /**
   * Makes the call, and resolves with the outcomes (`items`), the raw result, envelope and response.
   * `envelope.retExtInfo` has the return codes of the items.
   */
  withResponse(
    params: Params,
    options?: RequestOptions,
  ): Promise<ResultWithResponse<Result> & { readonly items: BatchItem<Item>[] }>;
}
