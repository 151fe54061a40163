import type { DriftWatch, RateLimit, ResponseSchema, WebAbortSignal } from "@specwright/transport";
import type { FoundOrder } from "./errors/trading-error.ts";
import type { ExtraHeaders } from "./request-options.ts";

/** Headers and limits of one call. */
export interface SendOptions {
  readonly headers?: ExtraHeaders | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** Limit for the whole call in milliseconds; 0 for none. */
  readonly timeoutMs: number;
  /** Wall-clock time at which that limit is reached, counted from the call. */
  readonly expiresAt: number;
}

/** Checked and encoded request of one call, for HTTP or a socket, with the facts that check its response. */
export interface PreparedRequest {
  /** The fields that are sent. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The raw query, as it is signed and sent. */
  readonly query: string;
  /** The raw body, as it is signed and sent. */
  readonly body: string | Uint8Array | undefined;
  /** Content type of the body. Default: JSON. */
  readonly contentType?: string | undefined;
  /** The server recognizes a repetition. */
  readonly isIdempotent: boolean;
  /** The ID by which the server recognizes the call, or the order that it changes. */
  readonly orderLinkId?: string | undefined;
  /** The platform's ID of the order that the call changes, if the caller gave it. */
  readonly orderId?: string | undefined;
  /** IDs that the client generated for this call. */
  readonly generatedIds: readonly string[];
  readonly rateLimits?: readonly RateLimit[] | undefined;
  /** Undefined unless drift reporting is on. */
  readonly drift?: DriftCheck | undefined;
  /** Looks for the order or transfer that an earlier attempt created. */
  readonly findDuplicate?: ((question: DuplicateQuestion) => Promise<Duplicate | undefined>) | undefined;
}

/** A write whose ID the server has seen before. */
export interface DuplicateQuestion {
  readonly input: Readonly<Record<string, unknown>>;
  /** The ID by which the server recognizes the write. */
  readonly id: string;
  /** The client generated the ID for this call. An older record has it where `generateId` repeats. */
  readonly isGenerated: boolean;
  /** The earliest time of the server's clock, in milliseconds, at which the call began; undefined if it is not known. */
  readonly begunAfter: number | undefined;
  /** The latest time of the server's clock, in milliseconds, at which the call began; Infinity if it is not known. */
  readonly begunBy: number;
  readonly signal: WebAbortSignal | undefined;
  /** Milliseconds that are left for the search; 10 seconds at most. */
  readonly timeoutMs?: number | undefined;
}

/** A record with the ID of a new order or transfer. */
export interface Duplicate {
  /** The result of the call that created it. */
  readonly result: Readonly<Record<string, unknown>>;
  readonly order?: FoundOrder | undefined;
  /** It is certainly from this call. */
  readonly isOwn: boolean;
  /** It is certainly from another call: it was there before this one. */
  readonly isOlder: boolean;
}

/** Drift check of the results of one operation. */
export interface DriftCheck {
  readonly watch: DriftWatch;
  readonly schema: ResponseSchema;
}
