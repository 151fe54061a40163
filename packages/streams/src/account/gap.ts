import type { Moment } from "../connection/pings.ts";

/** Span of server times in milliseconds. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** Outage from the last message of a connection to the first moment of the next one. */
interface Outage {
  readonly from: Moment;
  to: Moment;
}

/**
 * Gap in the events of a topic. It is open until it is reconciled. Each further outage before that is added to it.
 */
export class Gap {
  readonly #outages: Outage[] = [];
  /** Number of known missed events. */
  missed = 0;
  /** Number of failed attempts to reconcile the gap. */
  failures = 0;
  /** Permanent error reported since the last outage. */
  reportedError: string | undefined;

  /** Start of the gap by this machine's clock. */
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

  /** Handles the return of the topic. */
  end(to: Moment): void {
    const last = this.#outages.at(-1);
    if (last !== undefined) last.to = to;
  }

  /** Returns the spans of server time in which events may have been missed. `toSpan` converts an outage. */
  spans(toSpan: (from: number, to: number) => Span): Span[] {
    return this.#outages.map(({ from, to }) => toSpan(from.server, to.server));
  }
}

/** Returns true if a time is in one of the spans. */
export const isWithin = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ since, until }) => time >= since && time <= until);
