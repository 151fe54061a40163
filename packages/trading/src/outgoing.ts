import {
  CallState,
  type CallContext,
  type RateLimit,
  type WebAbortSignal,
  type WebResponse,
} from "@specwright/transport";
import type { RawEnvelope } from "./read-answer.ts";
import type { Operation } from "./row.ts";
import type { Reading } from "./server-clock.ts";

/** What is sent for one call. */
export interface Outgoing {
  /** operationId, or method and path. */
  readonly operation: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The raw query, as it is signed and sent. */
  readonly query: string;
  /** The raw body, as it is signed and sent. */
  readonly body: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly isSigned: boolean;
  /** The server recognises a repetition. */
  readonly isRepeatable: boolean;
  /** The operation and its input, where one describes the call. */
  readonly facts?: { readonly operation: Operation; readonly input: Readonly<Record<string, unknown>> } | undefined;
  readonly orderLinkId?: string | undefined;
  /** Ids of the client's own, new with this call: whoever knows one knows it from this call. */
  readonly made?: readonly string[] | undefined;
  /** Throws where a success is not about this call. */
  readonly check?: ((outgoing: Outgoing, envelope: RawEnvelope) => void) | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** Bounds the whole call, waits included; undefined for no such bound. */
  readonly timeoutMs?: number | undefined;
  /** When that bound is reached by the wall clock, counted from when the call was made. */
  readonly until?: number | undefined;
}

/** What a call came back with. */
export interface Incoming {
  readonly envelope: RawEnvelope;
  readonly response: WebResponse;
  /** How often it was sent; after more than once, an earlier attempt may have arrived as well. */
  readonly attempts: number;
  readonly requestId: string;
  /** Of the attempt that was answered; what the answer quotes of it must not be shown. */
  readonly signature: string | undefined;
}

/** One call on its way: what the transport has to know of it, and what becomes of it. */
export class Call implements CallContext {
  readonly state: CallState = new CallState();
  readonly outgoing: Outgoing;
  readonly operation: string;
  readonly repeatable: boolean;
  readonly limits: readonly RateLimit[] | undefined;
  readonly onDebug: CallContext["onDebug"];
  /** Of the last attempt. */
  requestId: string | undefined;
  /** When the wall clock is beyond it, nothing is sent any more. */
  until = Infinity;
  /** The earliest time an attempt was signed for, in milliseconds of the server. */
  signedAt = Infinity;
  /** Local milliseconds before the last attempt, and when the head of its answer was there. */
  sentAt = 0;
  receivedAt = 0;
  /** The body of the last answer. */
  bytes: Uint8Array | undefined;
  /** By which the last attempt was signed. */
  reading: Reading | undefined;
  signature: string | undefined;
  isSynchronised = false;

  constructor(outgoing: Outgoing, limits: readonly RateLimit[] | undefined, onDebug: CallContext["onDebug"]) {
    this.outgoing = outgoing;
    this.operation = outgoing.operation;
    this.repeatable = outgoing.isRepeatable;
    this.limits = limits;
    this.onDebug = onDebug;
  }
}
