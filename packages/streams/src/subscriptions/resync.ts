import { elapsed, type Clock } from "@specwright/transport";

/** Requests per minute without a wait. */
const MAX_IMMEDIATE = 3;
const WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** A snapshot that does not arrive in this time, in milliseconds, is requested again. */
const SNAPSHOT_MS = 5000;

/** Requests snapshots of a topic until one arrives, and never in a busy loop. */
export class Resync {
  readonly #clock: Clock;
  readonly #requestSnapshot: () => void;
  /** When snapshots were requested in the last minute. */
  #requests: number[] = [];
  #cancelTimer: () => void = () => {};

  constructor(clock: Clock, requestSnapshot: () => void) {
    this.#clock = clock;
    this.#requestSnapshot = requestSnapshot;
  }

  /** Requests a snapshot: at once, or after a growing wait when 3 were requested in the last minute already. */
  start(): void {
    this.stop();
    const now = elapsed(this.#clock);
    this.#requests = [...this.#requests.filter((at) => at > now - WINDOW_MS), now];
    const extra = this.#requests.length - MAX_IMMEDIATE;
    if (extra <= 0) return this.#requestSnapshot();
    const waitMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (extra - 1));
    this.#cancelTimer = this.#clock.after(waitMs, this.#requestSnapshot);
  }

  /** Requests a snapshot if none arrives within 5 s. */
  expectSnapshot(): void {
    this.stop();
    this.#cancelTimer = this.#clock.after(SNAPSHOT_MS, () => this.start());
  }

  /** Cancels a pending request. */
  stop(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => {};
  }
}
