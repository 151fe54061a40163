import type { Clock } from "@specwright/transport";

/** A topic that was subscribed before is asked for again so often, after waits that double. */
const MAX_REFUSALS = 5;
const FIRST_WAIT_MS = 1000;

/** Topics that the server refuses although it has accepted them before. Such a refusal may pass. */
export class RefusedTopics {
  readonly #clock: Clock;
  readonly #askAgain: (topic: string) => void;
  readonly #accepted = new Set<string>();
  /** How often in a row each topic was refused. */
  readonly #refusals = new Map<string, number>();
  /** What cancels the next request of each topic that waits for it. */
  readonly #timers = new Map<string, () => void>();

  constructor(clock: Clock, askAgain: (topic: string) => void) {
    this.#clock = clock;
    this.#askAgain = askAgain;
  }

  /** Whether the topic will be asked for again. */
  isWaiting(topic: string): boolean {
    return this.#timers.has(topic);
  }

  accept(topic: string): void {
    this.#accepted.add(topic);
    this.#refusals.delete(topic);
  }

  /** Asks for the topic again after a wait; false for one that never worked, or was refused too often. */
  retry(topic: string): boolean {
    const refusals = this.#refusals.get(topic) ?? 0;
    if (!this.#accepted.has(topic) || refusals >= MAX_REFUSALS) return false;
    this.#refusals.set(topic, refusals + 1);
    this.#cancel(topic);
    const cancel = this.#clock.after(FIRST_WAIT_MS * 2 ** refusals, () => {
      this.#timers.delete(topic);
      this.#askAgain(topic);
    });
    this.#timers.set(topic, cancel);
    return true;
  }

  forget(topic: string): void {
    this.#cancel(topic);
    this.#accepted.delete(topic);
    this.#refusals.delete(topic);
  }

  /** The connection ended: the next one asks for all topics. */
  stop(): void {
    for (const topic of this.#timers.keys()) this.#cancel(topic);
  }

  #cancel(topic: string): void {
    this.#timers.get(topic)?.();
    this.#timers.delete(topic);
  }
}
