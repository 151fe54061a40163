import type { DriftWatch, RateLimit, ResponseSchema, WebAbortSignal } from "@specwright/transport";
import type { FoundOrder } from "./errors/trading-error.ts";
import type { ExtraHeaders } from "./request-options.ts";

/** Headers and limits of one call. */
export interface SendOptions {
  readonly headers?: ExtraHeaders | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** Milliseconds for the whole call; 0 for no limit. */
  readonly timeoutMs: number;
  /** Wall-clock time at which the call times out: `timeoutMs` after its start. */
  readonly expiresAt: number;
}

/**
 * Checked and encoded request of one call, for HTTP or a socket, with everything that is needed to check its response.
 */
export interface PreparedRequest {
  /** Fields of the sent request. */
  readonly input: Readonly<Record<string, unknown>>;
  /** The raw query, as it is signed and sent. */
  readonly query: string;
  /** The raw body, as it is signed and sent. */
  readonly body: string | Uint8Array | undefined;
  /** Content type of the body. Default: JSON. */
  readonly contentType?: string | undefined;
  /** True if the server recognizes a repeated request. */
  readonly isIdempotent: boolean;
  /**
   * ID by which the server recognizes a repeated write. For a change of an order: its `orderLinkId`, if the caller
   * passed it.
   */
  readonly orderLinkId?: string | undefined;
  /** The platform's ID of the changed order, if the caller passed it. */
  readonly orderId?: string | undefined;
  /** IDs that the client generated for this call. */
  readonly generatedIds: readonly string[];
  readonly rateLimits?: readonly RateLimit[] | undefined;
  /** Drift check. Undefined unless drift reporting is on. */
  readonly drift?: DriftCheck | undefined;
  /** Searches for the order or transfer that an earlier attempt created. */
  readonly findDuplicate?: ((write: DuplicateWrite) => Promise<ExistingRecord | undefined>) | undefined;
}

/** Write that was refused because of its duplicate ID. */
export interface DuplicateWrite {
  readonly input: Readonly<Record<string, unknown>>;
  /** ID by which the server recognizes the write. */
  readonly id: string;
  /**
   * True if the client generated the ID for this call. An older record can have it only if `generateId` repeats IDs.
   */
  readonly isGenerated: boolean;
  /**
   * Earliest possible start of the call by the server's clock, in milliseconds. NaN if it is unknown, so that every
   * comparison is false.
   */
  readonly begunAfter: number;
  /**
   * Latest possible start of the call by the server's clock, in milliseconds. NaN if it is unknown, so that every
   * comparison is false.
   */
  readonly begunBy: number;
  readonly signal: WebAbortSignal | undefined;
  /** Remaining milliseconds for the search for the existing record, at most 10 seconds. */
  readonly timeoutMs?: number | undefined;
}

/** Existing record with the ID of a new order or transfer. */
export interface ExistingRecord {
  /** Result of the call that created the record. */
  readonly result: Readonly<Record<string, unknown>>;
  readonly order?: FoundOrder | undefined;
  /** True if the record is certainly from this call. */
  readonly isOwn: boolean;
  /** True if the record certainly existed before this call. */
  readonly isOlder: boolean;
}

/** Schema of an operation's results, and the `DriftWatch` that reports how a result deviates from it. */
export interface DriftCheck {
  readonly watch: DriftWatch;
  readonly schema: ResponseSchema;
}
