import type { OpenResponse, ResponseCheck, ResponseHead, WebBodyInit } from "@specwright/transport";
import type { StreamOptions } from "../options/options.ts";
import type { KnowledgeError } from "../errors.ts";

/** A generated operation, or a minimal one for a path outside the specification. */
export interface Operation {
  /** Operation ID. Undefined for an operation outside the specification. */
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
  /** Method that the caller used, such as `tasks.delete`. Error messages begin with it. */
  readonly call: string;
  readonly operation: Operation;
  /** ID that replaces `{id}` in the path. */
  readonly id?: string | undefined;
  /** Path or name of the file that the call is about, for error messages. Default: `path` of the query. */
  readonly path?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Value to send as a JSON body. */
  readonly json?: unknown;
  /** Body other than JSON. */
  readonly body?: WebBodyInit | null | undefined;
  readonly options?: StreamOptions | undefined;
  /** Names that `options` may have. Default: the options of every call. */
  readonly optionNames?: Readonly<Record<string, true>>;
  /**
   * Time limit for the whole call in milliseconds. Applies if `options` has no `timeoutMs`. Default: the client's
   * limit.
   */
  readonly timeoutMs?: number;
  /** True if the request only prepares the call. If the request fails, the call itself has not been sent. */
  readonly isPreparation?: boolean;
  /** True if the server has refused this call before, because it contained fields of the other server variant. */
  readonly wasRefused?: boolean;
  /** True for a read that must not be retried, because the caller repeats it. */
  readonly isSentOnce?: boolean;
  /** Returns the error for an exceeded time limit. Default: a `timeout` error. */
  readonly timeoutError?: ((limit: "total" | "idle", ms: number) => KnowledgeError) | undefined;
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export const isRead = ({ operation }: Pick<Call, "operation">): boolean => READS.has(operation.method);

/** Returns the media type in lower case, without parameters. Empty if the response has none. */
export const mediaType = ({ headers }: Pick<ResponseHead, "headers">): string =>
  (headers.get("content-type") ?? "").replace(/;[^]*/, "").trim().toLowerCase();

/** Response whose body has been read completely. */
export interface CompleteResponse {
  readonly response: ResponseHead;
  readonly status: number;
  /** Media type in lower case, without parameters. Empty if the response has none. */
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
  /** Media type in lower case, without parameters. Empty if the response has none. */
  readonly type: string;
}
