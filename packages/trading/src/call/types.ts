import type { WebAbortSignal, WebResponse } from "@specwright/transport";
import type { TradingError } from "../errors/errors.ts";

/** What may be set for one call. */
export interface CallSettings {
  /** Aborts the call, its waits and its body. */
  readonly signal?: WebAbortSignal | undefined;
  /** Milliseconds until the answer has been read, retries and waits included. Default: the client's. */
  readonly timeoutMs?: number | undefined;
  /** Headers to send as well. The client's own headers win; one that cannot be sent is an `InputError`. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** `false`: no id is made for a write that could carry one, and so it is never sent a second time. Default true. */
  readonly mintId?: boolean | undefined;
  /** Sends the input as it is, without checking it. For fields that the specification does not know yet. */
  readonly dangerouslySkipInputRules?: boolean | undefined;
}

/** The rate limit of the operation, as the last answer reported it. */
export interface RateLimitStatus {
  /** Requests allowed in one window. */
  readonly limit: number | undefined;
  /** Requests left in this window. */
  readonly remaining: number | undefined;
  /** When the window ends, in server milliseconds; about now unless the limit was exceeded. */
  readonly resetAt: number | undefined;
}

/** What every answer has around its result. */
export interface Envelope<Result> {
  /** Always 0: anything else is an error. */
  readonly retCode: number;
  readonly retMsg: string;
  readonly result: Result;
  readonly retExtInfo: Readonly<Record<string, unknown>>;
  /** Server clock in milliseconds; absent in some older answers. */
  readonly time?: number;
}

/** A result with everything around it. */
export interface Answer<Result> {
  readonly result: Result;
  readonly envelope: Envelope<Result>;
  /** Status and headers; its body has been read. */
  readonly response: WebResponse;
  readonly rateLimit: RateLimitStatus;
  /** The `cdn-request-id` of the attempt that was answered. */
  readonly requestId: string;
  /** How often the request was sent. */
  readonly attempts: number;
  /** The id by which the server recognises a repetition, given or made. */
  readonly orderLinkId: string | undefined;
}

/** An operation with required input. */
export interface Call<Input, Result> {
  (input: Input, settings?: CallSettings): Promise<Result>;
  /** The same, with envelope, response and rate limit beside the result. */
  withResponse(input: Input, settings?: CallSettings): Promise<Answer<Result>>;
}

/** An operation that can be called without input. */
export interface OptionalCall<Input, Result> {
  (input?: Input, settings?: CallSettings): Promise<Result>;
  withResponse(input?: Input, settings?: CallSettings): Promise<Answer<Result>>;
}

/** An operation that answers page by page. */
export interface PagedCall<Input, Result, Item> extends Call<Input, Result> {
  /** Every record of every page, fetched as they are needed. Stops with an error when a page repeats. */
  iterate(input: Input, settings?: CallSettings): AsyncGenerator<Item, void, undefined>;
}

export interface OptionalPagedCall<Input, Result, Item> extends OptionalCall<Input, Result> {
  iterate(input?: Input, settings?: CallSettings): AsyncGenerator<Item, void, undefined>;
}

/** One item of a batch that the server accepted. */
export type AcceptedLeg<Item> = Item & { readonly ok: true; readonly index: number };

/** One item of a batch that failed, or whose result nobody knows (`error.kind` is `"unknown-outcome"`). */
export interface FailedLeg {
  readonly ok: false;
  /** Position in the request. */
  readonly index: number;
  readonly error: TradingError;
  /** The item's own id, where it has one. */
  readonly orderLinkId: string | undefined;
}

export type Leg<Item> = AcceptedLeg<Item> | FailedLeg;

/** A batch: one outcome for each item of the request, in its order. */
export interface BatchCall<Input, Result, Item> {
  (input: Input, settings?: CallSettings): Promise<Leg<Item>[]>;
  /** The raw result beside envelope and response; the codes of the items are in `envelope.retExtInfo`. */
  withResponse(input: Input, settings?: CallSettings): Promise<Answer<Result> & { readonly legs: Leg<Item>[] }>;
}

/** An input whose id the client makes when it is absent. */
export type IdMayBeMade<Input, Field extends string> = Input extends unknown
  ? Omit<Input, Field> & { readonly [Name in Field]?: string }
  : never;

/** An input with a list whose items' ids the client makes when they are absent. */
export type ItemIdsMayBeMade<Input, List extends string, Field extends string> = Input extends {
  readonly [Name in List]: readonly (infer Item)[];
}
  ? Omit<Input, List> & { readonly [Name in List]: readonly IdMayBeMade<Item, Field>[] }
  : never;
