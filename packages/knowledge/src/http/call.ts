import type { OpenResponse, Outcome, ResponseCheck, ResponseHead, WebBodyInit } from "@specwright/transport";
import type { StreamOptions } from "../options/options.ts";
import type { KnowledgeError } from "../errors.ts";

/** A generated operation, or a minimal one for a path outside the specification. */
export interface Operation {
  /** The operationId. Undefined for an operation outside the specification. */
  readonly id?: string;
  readonly method: string;
  readonly path: string;
  /** True if a successful response is an event stream. */
  readonly isStream?: boolean;
  /** Checks a JSON response against the specification. */
  readonly checkResponse?: ResponseCheck;
}

/** One request of a call. */
export interface Call {
  /** The method that the caller used, such as `tasks.delete`. Errors begin with it. */
  readonly call: string;
  readonly operation: Operation;
  /** Replaces `{id}` in the path. */
  readonly id?: string | undefined;
  /** Path or name of the call's file, for its errors. Default: the one in the query. */
  readonly path?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Body to send as JSON. */
  readonly json?: unknown;
  /** Any other body. */
  readonly body?: WebBodyInit | null | undefined;
  readonly options?: StreamOptions | undefined;
  /** Allowed names of `options`. Default: the options of every call. */
  readonly optionNames?: Readonly<Record<string, true>>;
  /** Limit for the whole call if the options have none. Default: the client's limit. */
  readonly timeoutMs?: number;
  /** True if the request only prepares the call. If it fails, the call itself was not sent. */
  readonly isPreparation?: boolean;
  /** True if the server has already refused the call with the fields of the other variant. */
  readonly wasRefused?: boolean;
  /** A read that must not be retried, because the caller repeats it. */
  readonly isSentOnce?: boolean;
  /** Returns the error for an exceeded limit. Default: a `timeout` error. */
  readonly timeoutError?: ((limit: "total" | "idle", ms: number) => KnowledgeError) | undefined;
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export const isRead = ({ operation }: Pick<Call, "operation">): boolean => READS.has(operation.method);

/** Media type in lower case, without parameters; empty if there is none. */
export const mediaType = ({ headers }: Pick<ResponseHead, "headers">): string =>
  (headers.get("content-type") ?? "").replace(/;[^]*/, "").trim().toLowerCase();

/**
 * Returns the outcome of a call by its status. Only a refusal proves that the server did not carry out a write. After
 * any other failure, or an unreadable success, it may have. Unlike the trading API, this server answers 404 and 429
 * itself, so they are refusals.
 */
export function outcomeOf(call: Pick<Call, "operation" | "isPreparation">, status = 200): Outcome {
  if (call.isPreparation === true) return "not-sent";
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  return isRead(call) || isRefusal ? "answered" : "unknown";
}

/** Completely read response. */
export interface CompleteResponse {
  readonly response: ResponseHead;
  readonly status: number;
  /** Media type in lower case, without parameters; empty if there is none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Response whose body is read chunk by chunk. */
export interface OpenedResponse {
  readonly response: ResponseHead;
  readonly read: OpenResponse["read"];
  readonly readAll: OpenResponse["readAll"];
  readonly close: OpenResponse["close"];
  readonly status: number;
  /** Media type in lower case, without parameters; empty if there is none. */
  readonly type: string;
}
