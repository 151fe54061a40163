import type { Deviation } from "./drift/drift.ts";

/** Facts about the call in every debug event. */
interface CallFacts {
  /** Name of the operation. */
  readonly operation: string;
  /** Number of times the request was sent so far, including the current attempt. */
  readonly attempt: number;
  readonly method: string;
  /** Path of the request, without its query. */
  readonly path: string;
}

/** One step of a call. Events never contain headers, queries or bodies. */
export type DebugStep =
  /** The client passes the request to `fetch` or the dispatcher. */
  | { readonly type: "request" }
  /** The head of a response has arrived, `durationMs` after the request was sent. */
  | { readonly type: "response"; readonly status: number; readonly durationMs: number }
  /** The call failed with the error `code`. A client may still convert it to another error or to a result. */
  | { readonly type: "failure"; readonly code: string }
  /** The request is resent in `waitMs`, because of the error `code`. */
  | { readonly type: "retry"; readonly code: string; readonly waitMs: number }
  /** The rate limit `bucket` has no room, so the call waits for `waitMs`. */
  | { readonly type: "throttled"; readonly bucket: string; readonly waitMs: number }
  /** The shared throttle store failed, so this process counts requests on its own. */
  | { readonly type: "store-failed"; readonly bucket: string }
  /** A response differs from the specification at `place`. */
  | ({ readonly type: "drift" } & Deviation)
  /** Node's dispatcher can't be used, so requests go through `fetch`. Reported once for each listener. */
  | { readonly type: "fast-path-unavailable"; readonly reason: string };

/** Debug event: one step of a call, and the facts about the call. */
export type DebugEvent = CallFacts & DebugStep;

export type DebugListener = (event: DebugEvent) => void;
