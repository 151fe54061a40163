import { elapsed, type Clock } from "@specwright/transport";

/** So many snapshots are asked for at once. After that the client waits longer each time. */
const IMMEDIATE = 3;
const WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A snapshot that does not arrive in this time, in milliseconds, is asked for again. */
const SNAPSHOT_MS = 5000;

/** Asks for snapshots of a topic until one arrives, and never in a busy loop. */
export class Resync {
  readonly #clock: Clock;
  readonly #resubscribe: () => void;
  /** When snapshots were asked for in the last minute. */
  #requests: number[] = [];
  #cancelTimer: () => void = () => {};

  constructor(clock: Clock, resubscribe: () => void) {
    this.#clock = clock;
    this.#resubscribe = resubscribe;
  }

  /** What is known of the topic is wrong. */
  start(): void {
    this.stop();
    const now = elapsed(this.#clock);
    this.#requests = [...this.#requests.filter((at) => at > now - WINDOW_MS), now];
    const extra = this.#requests.length - IMMEDIATE;
    if (extra <= 0) return this.#resubscribe();
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (extra - 1));
    this.#cancelTimer = this.#clock.after(waitMs, this.#resubscribe);
  }

  /** The server sends the topic, so a snapshot must come. */
  expectSnapshot(): void {
    this.stop();
    this.#cancelTimer = this.#clock.after(SNAPSHOT_MS, () => this.start());
  }

  /** The snapshot arrived, or nothing is expected any more. */
  stop(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => {};
  }
}
