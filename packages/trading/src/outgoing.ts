import type { CallContext } from "@specwright/transport";
import type { RawEnvelope } from "./read-answer.ts";
import type { Operation } from "./row.ts";

/** One call on its way. */
export interface Outgoing {
  /** operationId, or method and path. */
  readonly operation: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The raw query, as it is signed and sent. */
  readonly query: string;
  /** The raw body, as it is signed and sent. */
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly isSigned: boolean;
  /** The server recognises a repetition. */
  readonly isRepeatable: boolean;
  /** The operation and its input, where one describes the call. */
  readonly facts: { readonly operation: Operation; readonly input: Readonly<Record<string, unknown>> } | undefined;
  readonly orderLinkId: string | undefined;
  readonly signal: AbortSignal | undefined;
  /** Bounds the whole call, waits included; undefined for no such bound. */
  readonly timeoutMs: number | undefined;
}

/** What a call came back with. */
export interface Incoming {
  readonly envelope: RawEnvelope;
  readonly response: Response;
  readonly attempts: number;
  readonly requestId: string;
  /** An earlier attempt may have arrived as well. */
  readonly isUncertain: boolean;
}

/** The context of a call in the onion, with what becomes of it. */
export interface OutgoingContext extends CallContext {
  readonly outgoing: Outgoing;
  readonly trace: Trace;
}

/** Written by the layers while a call runs. */
export interface Trace {
  state: CallContext["state"] | undefined;
  /** Of the last attempt. */
  requestId: string;
  incoming: Incoming | undefined;
}
