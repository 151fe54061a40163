import { elapsed, type Clock } from "@specwright/transport";

/** Maximum number of snapshot requests per minute that are sent without a delay. */
const MAX_IMMEDIATE = 3;
const WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** Milliseconds after which a snapshot that hasn't arrived is requested again. */
const SNAPSHOT_MS = 5000;

/** Requests snapshots of a topic until a snapshot arrives, with growing delays between the requests. */
export class SnapshotRequests {
  readonly #clock: Clock;
  readonly #requestSnapshot: () => void;
  /** Times of the snapshot requests in the last minute. */
  #requests: number[] = [];
  #cancelTimer: (() => void) | undefined;

  constructor(clock: Clock, requestSnapshot: () => void) {
    this.#clock = clock;
    this.#requestSnapshot = requestSnapshot;
  }

  /** Requests a snapshot: immediately, or after a growing delay if 3 were requested in the last minute. */
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

  /** Cancels the scheduled request, if any. */
  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
