import { elapsed, type Clock } from "@specwright/transport";
import type { DebugListener } from "../debug.ts";
import type { Topic } from "../topic.ts";
import type { TopicParameters } from "./arguments.ts";

/** Milliseconds of silence that are never reported, even for a topic with several messages per second. */
const MIN_SILENCE_MS = 10_000;

/** Reports a topic that the server accepted but doesn't send, although the specification promises regular messages. */
export class SilenceWatch {
  readonly #clock: Clock;
  readonly #afterMs: number | undefined;
  readonly #report: (afterMs: number) => void;
  #cancelTimer: (() => void) | undefined;

  constructor({ clock, debug }: { clock: Clock; debug: DebugListener }, { pushMs }: Topic, topic: string) {
    this.#clock = clock;
    this.#afterMs = pushMs === undefined ? undefined : Math.max(MIN_SILENCE_MS, 2 * pushMs);
    this.#report = (afterMs) => debug({ type: "silent-topic", topic, afterMs });
  }

  /** Handles the subscription: the server accepted the topic. */
  start(): void {
    const afterMs = this.#afterMs;
    if (afterMs === undefined || this.#cancelTimer !== undefined) return;
    this.#cancelTimer = this.#clock.after(afterMs, () => this.#report(afterMs));
  }

  /** Handles a message or the end of the subscription. */
  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}

/** Detects that a book which the platform repeats while nothing changes no longer arrives. */
export class RepeatWatch {
  readonly #clock: Clock;
  readonly #afterMs: number | undefined;
  readonly #onMute: (reason: string) => void;
  #lastMessageAt = 0;
  #cancelTimer: (() => void) | undefined;

  /** Calls `onMute` after two missing repetitions, since one may be late. */
  constructor(clock: Clock, { repeats }: Topic, parameters: TopicParameters, onMute: (reason: string) => void) {
    this.#clock = clock;
    this.#onMute = onMute;
    const promised = repeats?.find((one) =>
      Object.entries(one.parameters).every(([name, values]) => values.includes(String(parameters[name]))),
    );
    this.#afterMs = promised && 2 * promised.everyMs;
  }

  /** Handles a book message. */
  onMessage(): void {
    if (this.#afterMs === undefined) return;
    this.#lastMessageAt = elapsed(this.#clock);
    // One timer serves many messages: it checks the last one.
    if (this.#cancelTimer === undefined) this.#wait(this.#afterMs, this.#afterMs);
  }

  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }

  #wait(ms: number, afterMs: number): void {
    this.#cancelTimer = this.#clock.after(ms, () => {
      this.#cancelTimer = undefined;
      const restMs = this.#lastMessageAt + afterMs - elapsed(this.#clock);
      if (restMs > 0) return this.#wait(restMs, afterMs);
      this.#onMute(`No message has arrived for ${afterMs / 1000} seconds, although the platform repeats this book.`);
    });
  }
}

/** Maximum requests per minute without a wait. */
const MAX_IMMEDIATE = 3;
const WINDOW_MS = 60_000;
const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;

/** Milliseconds after which a snapshot that hasn't arrived is requested again. */
const SNAPSHOT_MS = 5000;

/** Requests snapshots of a topic until one arrives, never in a busy loop. */
export class Resync {
  readonly #clock: Clock;
  readonly #requestSnapshot: () => void;
  /** Times of the snapshot requests in the last minute. */
  #requests: number[] = [];
  #cancelTimer: () => void = () => {};

  constructor(clock: Clock, requestSnapshot: () => void) {
    this.#clock = clock;
    this.#requestSnapshot = requestSnapshot;
  }

  /** Requests a snapshot: immediately, or after a growing wait if 3 were requested in the last minute. */
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
