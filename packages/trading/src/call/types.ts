import type { ResponseHead, WebAbortSignal } from "@specwright/transport";
import type { TradingError } from "../errors/errors.ts";

/** Options of one call. */
export interface RequestOptions {
  /** Aborts the call, its waits included. */
  readonly signal?: WebAbortSignal | undefined;
  /** Milliseconds for the whole call with its retries and waits; 0 for no limit. Default: that of the client. */
  readonly timeoutMs?: number | undefined;
  /** Headers to add. The client's own headers win. A header that cannot be sent is an `InputError`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** `false`: the client generates no ID for a write that could carry one, and so never sends it twice. Default true. */
  readonly autoId?: boolean | undefined;
  /** Sends the input unchecked, for fields that the specification does not know yet. Default false. */
  readonly skipValidation?: boolean | undefined;
}

/** The rate limit of the operation as the last response reported it. */
export interface RateLimitStatus {
  /** Requests allowed in one window. */
  readonly limit: number | undefined;
  /** Requests left in this window. */
  readonly remaining: number | undefined;
  /** When the window ends: server time in milliseconds. About now unless the limit was exceeded. */
  readonly resetAt: number | undefined;
}

/** What surrounds the result in every response. */
export interface Envelope<Result> {
  /** Always 0: any other code is thrown as an error. */
  readonly retCode: number;
  readonly retMsg: string;
  readonly result: Result;
  readonly retExtInfo: Readonly<Record<string, unknown>>;
  /** Server time in milliseconds; absent in some older responses. */
  readonly time?: number;
}

/** A result together with the response that brought it. */
export interface ApiResponse<Result> {
  readonly result: Result;
  readonly envelope: Envelope<Result>;
  /** Status and headers; the body has been read. */
  readonly response: ResponseHead;
  readonly rateLimit: RateLimitStatus;
  /** The `cdn-request-id` of the attempt that succeeded. */
  readonly requestId: string;
  /** How often the request was sent. */
  readonly attempts: number;
  /** The ID by which the server recognizes the write, given or generated. */
  readonly orderLinkId: string | undefined;
}

/** An operation with required input. */
export interface Call<Input, Result> {
  (input: Input, options?: RequestOptions): Promise<Result>;
  /** The same call; resolves with envelope, response and rate limit beside the result. */
  withResponse(input: Input, options?: RequestOptions): Promise<ApiResponse<Result>>;
}

/** An operation that can be called without input. */
export interface OptionalCall<Input, Result> {
  (input?: Input, options?: RequestOptions): Promise<Result>;
  /** The same call; resolves with envelope, response and rate limit beside the result. */
  withResponse(input?: Input, options?: RequestOptions): Promise<ApiResponse<Result>>;
}

/** An operation whose results come page by page. */
export interface PagedCall<Input, Result, Item> extends Call<Input, Result> {
  /** Every item of every page. A page is fetched when it is needed. Throws when a page repeats. */
  iterate(input: Input, options?: RequestOptions): AsyncGenerator<Item, void, undefined>;
}

/** An operation whose results come page by page and that can be called without input. */
export interface OptionalPagedCall<Input, Result, Item> extends OptionalCall<Input, Result> {
  /** Every item of every page. A page is fetched when it is needed. Throws when a page repeats. */
  iterate(input?: Input, options?: RequestOptions): AsyncGenerator<Item, void, undefined>;
}

/** An item of a batch that the server accepted. */
export type BatchSuccess<Item> = Item & {
  readonly ok: true;
  /** Position in the request. */
  readonly index: number;
};

/** An item of a batch that failed, or whose outcome is unknown (`error.code` is `"unknown-outcome"`). */
export interface BatchFailure {
  readonly ok: false;
  /** Position in the request. */
  readonly index: number;
  readonly error: TradingError;
  /** The orderLinkId of the item, if it has one. */
  readonly orderLinkId: string | undefined;
}

/** The outcome of one item of a batch. */
export type BatchItem<Item> = BatchSuccess<Item> | BatchFailure;

/** An operation on a batch: one outcome for each item of the request, in its order. */
export interface BatchCall<Input, Result, Item> {
  (input: Input, options?: RequestOptions): Promise<BatchItem<Item>[]>;
  /** The same call; resolves with the raw result too. The codes of the items are in `envelope.retExtInfo`. */
  withResponse(
    input: Input,
    options?: RequestOptions,
  ): Promise<ApiResponse<Result> & { readonly items: BatchItem<Item>[] }>;
}

/** An input whose ID the client generates when it is absent. */
export type IdMayBeMade<Input, Field extends string> = Input extends unknown
  ? Omit<Input, Field> & { readonly [Name in Field]?: string }
  : never;

/** An input with a list whose items' IDs the client generates when they are absent. */
export type ItemIdsMayBeMade<Input, List extends string, Field extends string> = Input extends {
  readonly [Name in List]: readonly (infer Item)[];
}
  ? Omit<Input, List> & { readonly [Name in List]: readonly IdMayBeMade<Item, Field>[] }
  : never;
