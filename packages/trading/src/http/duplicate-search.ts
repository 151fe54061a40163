import type { HttpCall, SpecwrightError, WebAbortSignal } from "@specwright/transport";
import { TradingError, type FoundOrder } from "../errors/trading-error.ts";

/** What is known of an order whose ID the server has seen before. */
export interface DuplicateQuestion {
  readonly input: Readonly<Record<string, unknown>>;
  readonly orderLinkId: string;
  /** The client generated the ID for this call, so an order that has it is from this call. */
  readonly isGenerated: boolean;
  /** The latest time of the server's clock, in milliseconds, at which the call began; Infinity if it is not known. */
  readonly begunBy: number;
  readonly signal: WebAbortSignal;
}

/** An order with the ID of a new one. */
export interface DuplicateOrder {
  readonly order: FoundOrder;
  /** It is certainly from this call. */
  readonly isOwn: boolean;
}

/** What a request says of the order that it may have created before. */
export interface DuplicateSource {
  /** The fields that were sent. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly orderLinkId?: string | undefined;
  /** IDs that the client generated for this call. No other call can have used them. */
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

  /** The order that has the ID; undefined if it is not found within the time of the call. */
  async find(duplicate: SpecwrightError, call: HttpCall): Promise<DuplicateOrder | undefined> {
    const { findDuplicate, orderLinkId, input, generatedIds } = this.#source;
    if (findDuplicate === undefined || orderLinkId === undefined || input === undefined) return undefined;
    const search = new AbortController();
    const isGenerated = generatedIds.includes(orderLinkId);
    const begunBy = this.#begunBy(duplicate);
    const searching = findDuplicate({ input, orderLinkId, isGenerated, begunBy, signal: search.signal });
    const found = await call.race(searching).catch(() => undefined);
    search.abort();
    return found;
  }

  /**
   * When the call began by the server's clock, or later than that: the server dated its response to the last attempt
   * after that attempt began, and the time between two attempts is known.
   */
  #begunBy(error: SpecwrightError): number {
    const time = TradingError.isInstance(error) ? error.time : undefined;
    // The server writes whole milliseconds, so its time may be one later than what it says.
    return time === undefined ? Infinity : time + 1 - (this.#lastAttemptAt - (this.#firstAttemptAt ?? 0));
  }
}
