import type { Moment } from "../connection/pings.ts";

/** A span of server time, in milliseconds. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

/** An outage, from the last message of a connection to the start of the next connection. */
interface Outage {
  readonly from: Moment;
  to: Moment;
}

/**
 * A gap in the events of a topic. It is open until it is reconciled. An outage that begins while the gap is open is
 * added to the gap.
 */
export class Gap {
  readonly #outages: Outage[] = [];
  /** Number of missed events that were found over REST. */
  missed = 0;
  /** Number of failed attempts to reconcile the gap. */
  failures = 0;
  /** Permanent error that was reported since the last outage. */
  reportedError: string | undefined;

  /** Start of the gap in local time. */
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

  /** Ends the current outage when messages of the topic arrive again. */
  end(to: Moment): void {
    const last = this.#outages.at(-1);
    if (last !== undefined) last.to = to;
  }

  /**
   * Returns the spans of server time in which events may have been missed. `toSpan` converts an outage's start and end
   * to a span.
   */
  spans(toSpan: (from: number, to: number) => Span): Span[] {
    return this.#outages.map(({ from, to }) => toSpan(from.server, to.server));
  }
}

/** Returns true if a time is in one of the spans. */
export const isWithin = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ since, until }) => time >= since && time <= until);
