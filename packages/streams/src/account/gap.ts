import type { StreamMessage } from "../message.ts";
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
 * What was not sent. A gap is open until it is reconciled, and a connection that works meanwhile and ends again adds an
 * outage to it.
 */
export class Gap {
  readonly #outages: Outage[] = [];
  /** How many events were missed, as far as it is known. */
  missed = 0;
  /** How often it could not be reconciled. */
  failures = 0;

  /** By the clock of this machine. */
  get from(): number {
    return this.#outages[0]?.from.local ?? 0;
  }

  get to(): number {
    return this.#outages.at(-1)?.to.local ?? 0;
  }

  begin(from: Moment): void {
    this.#outages.push({ from, to: from });
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

/** Whether a time is in one of the spans. */
export const isWithin = (spans: readonly Span[], time: number): boolean =>
  spans.some(({ since, until }) => time >= since && time <= until);

/** What takes the messages in the end, and can be full. */
interface Receiver {
  readonly isEnded: boolean;
  /** Resolves when there is room; nothing while there is. */
  room(): Promise<void> | undefined;
}

/** Messages that arrived before those that come first. They are delivered in the order in which they arrived. */
export class HeldMessages {
  readonly #receiver: Receiver;
  readonly #deliver: (message: StreamMessage) => void;
  readonly #onUnusable: (reason: string) => void;
  #messages: StreamMessage[] = [];
  #state: "off" | "holding" | "releasing" = "off";
  /** Counts the releases, so that one that waits for room notices a newer state. */
  #releases = 0;

  /** @param onUnusable hears of a message that `deliver` cannot take; the others go on */
  constructor(
    receiver: Receiver,
    deliver: (message: StreamMessage) => void,
    onUnusable: (reason: string) => void = () => {},
  ) {
    this.#receiver = receiver;
    this.#deliver = deliver;
    this.#onUnusable = onUnusable;
  }

  /** A message has to be added instead of delivered. */
  get isHolding(): boolean {
    return this.#state !== "off";
  }

  /** Nothing that arrived since `hold` was delivered. */
  get holdsAll(): boolean {
    return this.#state === "holding";
  }

  get size(): number {
    return this.#messages.length;
  }

  hold(): void {
    this.#state = "holding";
  }

  add(message: StreamMessage): void {
    this.#messages.push(message);
  }

  /** Delivers what is held as the reader has room. What arrives meanwhile comes after it. */
  async release(): Promise<void> {
    const release = ++this.#releases;
    this.#state = "releasing";
    while (this.#messages.length > 0) {
      const room = this.#receiver.room();
      if (room === undefined) this.#deliverAll();
      else await room;
      if (release !== this.#releases || this.#receiver.isEnded) return;
    }
    this.#state = "off";
  }

  /** Delivers what is held, whether or not the reader has room, and holds no more. */
  releaseNow(): void {
    this.#releases += 1;
    this.#state = "off";
    for (const message of this.#messages.splice(0)) this.#deliver(message);
  }

  #deliverAll(): void {
    let count = 0;
    try {
      for (const message of this.#messages) {
        if (this.#receiver.room() !== undefined) break;
        count += 1;
        this.#deliver(message);
      }
    } catch (error) {
      // Nobody waits for a release, so an exception would end the process.
      this.#onUnusable(`A message could not be used: ${String(error)}`);
    } finally {
      this.#messages.splice(0, count);
    }
  }
}
