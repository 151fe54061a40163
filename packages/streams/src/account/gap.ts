import type { Moment } from "../connection/pings.ts";

/** Server times in milliseconds. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** From the last message of a connection to the first moment of the next one. */
interface Outage {
  readonly from: Moment;
  to: Moment;
}

/**
 * Gap in the events of a topic. It is open until it is reconciled. A connection that works meanwhile and ends again adds
 * an outage to it.
 */
export class Gap {
  readonly #outages: Outage[] = [];
  /** Number of missed events, as far as it is known. */
  missed = 0;
  /** Number of failed attempts to reconcile it. */
  failures = 0;
  /** The permanent error that was reported since the last outage. */
  reportedError: string | undefined;

  /** By the clock of this machine. */
  get from(): number {
    return this.#outages[0]?.from.local ?? 0;
  }

  get to(): number {
    return this.#outages.at(-1)?.to.local ?? 0;
  }

  begin(from: Moment): void {
    this.#outages.push({ from, to: from });
    this.reportedError = undefined;
  }

  /** The topic arrives again. */
  end(to: Moment): void {
    const last = this.#outages.at(-1);
    if (last !== undefined) last.to = to;
  }

  /** The server times at which something may have been missed. `toSpan` makes those of an outage. */
  spans(toSpan: (from: number, to: number) => Span): Span[] {
    return this.#outages.map(({ from, to }) => toSpan(from.server, to.server));
  }
}

/** Returns true if a time is in one of the spans. */
export const isWithin = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ since, until }) => time >= since && time <= until);
