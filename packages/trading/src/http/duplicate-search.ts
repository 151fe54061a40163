import { timestampOf, type HttpCall, type SpecwrightError, type WebAbortSignal } from "@specwright/transport";
import { TradingError, type FoundOrder } from "../errors/trading-error.ts";

/** What is known of an order whose ID the server has seen before. */
export interface DuplicateQuestion {
  readonly input: Readonly<Record<string, unknown>>;
  readonly orderLinkId: string;
  /** The client generated the ID for this call. An older order has it where `generateId` repeats. */
  readonly isGenerated: boolean;
  /** The earliest time of the server's clock, in milliseconds, at which the call began; undefined if it is not known. */
  readonly begunAfter: number | undefined;
  /** The latest time of the server's clock, in milliseconds, at which the call began; Infinity if it is not known. */
  readonly begunBy: number;
  readonly signal: WebAbortSignal;
}

/** An order with the ID of a new one. */
export interface DuplicateOrder {
  readonly order: FoundOrder;
  /** It is certainly from this call. */
  readonly isOwn: boolean;
  /** It is certainly from another call: it was there before this one. */
  readonly isOlder: boolean;
}

/** What a request says of the order that it may have created before. */
export interface DuplicateSource {
  /** The fields that were sent. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly orderLinkId?: string | undefined;
  /** IDs that the client generated for this call. */
  readonly generatedIds: readonly string[];
  /** Looks for an order that an earlier attempt created. */
  readonly findDuplicate?: ((question: DuplicateQuestion) => Promise<DuplicateOrder | undefined>) | undefined;
}

/** Finds out, when the server has seen the ID of a request before, whether it has seen it in this call. */
export class DuplicateSearch {
  readonly #source: DuplicateSource;
  /** When the first and the last attempt began, on a clock that only runs forward. */
  #firstAttemptAt: number | undefined;
  #lastAttemptAt = 0;

  constructor(source: DuplicateSource) {
    this.#source = source;
  }

  startAttempt(time: number): void {
    this.#lastAttemptAt = time;
    this.#firstAttemptAt ??= time;
  }

  /** The server may have seen the ID in this call. */
  mayBeOwn({ attempts }: HttpCall): boolean {
    return attempts > 1 || this.#source.generatedIds.length > 0;
  }

  /** The order that has the ID; undefined if it is not found within the time of the call. `now` is on the clock of `startAttempt`. */
  async find(duplicate: SpecwrightError, call: HttpCall, now: number): Promise<DuplicateOrder | undefined> {
    const { findDuplicate, orderLinkId, input, generatedIds } = this.#source;
    if (findDuplicate === undefined || orderLinkId === undefined || input === undefined) return undefined;
    const search = new AbortController();
    const isGenerated = generatedIds.includes(orderLinkId);
    const begun = this.#begun(duplicate, now);
    const searching = findDuplicate({ input, orderLinkId, isGenerated, ...begun, signal: search.signal });
    const found = await call.race(searching).catch(() => undefined);
    search.abort();
    return found;
  }

  /**
   * When the call began by the server's clock, at the earliest and at the latest. The server dated its response to the last
   * attempt after that attempt began and before now, and how long ago both were is known. The server writes whole
   * milliseconds, so its time may be one later than what it says.
   */
  #begun(error: SpecwrightError, now: number): { begunAfter: number | undefined; begunBy: number } {
    const time = TradingError.isInstance(error) ? timestampOf(error.time) : undefined;
    if (time === undefined) return { begunAfter: undefined, begunBy: Infinity };
    const first = this.#firstAttemptAt ?? 0;
    return { begunAfter: time - 1 - (now - first), begunBy: time + 1 - (this.#lastAttemptAt - first) };
  }
}
