import type { WebAbortSignal, WebResponse } from "@specwright/transport";
import type { RawEnvelope } from "./envelope.ts";
import type { Operation } from "../operation.ts";

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

