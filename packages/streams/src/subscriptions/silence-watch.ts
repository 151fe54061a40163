import type { Clock } from "@specwright/transport";
import type { DebugListener } from "../debug.ts";
import type { Topic } from "../topic.ts";

/** Milliseconds of silence that are never reported, also for a topic that comes several times a second. */
const MIN_SILENCE_MS = 10_000;

/** Reports a topic that the server accepted and does not send, although the specification says that it comes regularly. */
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

  /** The server accepted the topic. */
  start(): void {
    const afterMs = this.#afterMs;
    if (afterMs === undefined || this.#cancelTimer !== undefined) return;
    this.#cancelTimer = this.#clock.after(afterMs, () => this.#report(afterMs));
  }

  /** The topic came, or is not subscribed any more. */
  stop(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
  }
}
