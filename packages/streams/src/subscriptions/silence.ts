import { elapsed, type Clock } from "@specwright/transport";
import type { DebugListener } from "../debug.ts";
import type { Topic } from "../topic.ts";
import type { TopicParameters } from "./arguments.ts";

/**
 * Minimum milliseconds without a message until a topic is reported as silent. Applies even to a topic that normally
 * sends several messages per second.
 */
const MIN_SILENCE_MS = 10_000;

/** Reports a topic that the server accepted but doesn't send, although the specification documents regular messages. */
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

  /** Schedules the report after the server accepted the topic. */
  start(): void {
    const afterMs = this.#afterMs;
    if (afterMs === undefined || this.#cancelTimer !== undefined) return;
    this.#cancelTimer = this.#clock.after(afterMs, () => this.#report(afterMs));
  }

  /** Cancels the pending report, for example because a message has arrived. */
  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}

/** Detects missing repetitions of an order book, which the platform repeats even while nothing changes. */
export class RepeatWatch {
  readonly #clock: Clock;
  readonly #afterMs: number | undefined;
  readonly #onMute: (reason: string) => void;
  #lastMessageAt = 0;
  #cancelTimer: (() => void) | undefined;

  /** @param onMute called when the book's last two expected repetitions are missing. A single one may be late */
  constructor(clock: Clock, { repeats }: Topic, parameters: TopicParameters, onMute: (reason: string) => void) {
    this.#clock = clock;
    this.#onMute = onMute;
    const promised = repeats?.find((one) =>
      Object.entries(one.parameters).every(([name, values]) => values.includes(String(parameters[name]))),
    );
    this.#afterMs = promised && 2 * promised.everyMs;
  }

  /** Restarts the wait for the next repetition, because a book message has arrived. */
  onMessage(): void {
    if (this.#afterMs === undefined) return;
    this.#lastMessageAt = elapsed(this.#clock);
    // Start one timer for many messages: when it fires, it checks the time of the last message.
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
      this.#onMute(
        `No message has arrived for ${afterMs / 1000} seconds, although the platform resends this book even without changes.`,
      );
    });
  }
}
