import type { Clock } from "@specwright/transport";

/** The time limit of a piece of work, in milliseconds, so that a client that stalls does not block other topics. */
const LIMIT_MS = 60_000;

/** Reads over REST one at a time, in the order of the calls. */
export class RestQueue {
  readonly #clock: Clock;
  #last: Promise<unknown> = Promise.resolve();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Reads when all before it has ended. Rejects when the read takes longer than 60 s, or with the reason of the signal when
   * that aborts first.
   */
  run<Result>(read: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const result = this.#last.then(() => {
      signal.throwIfAborted();
      return this.#withinTime(read(), signal);
    });
    // The next read does not depend on how this one ends.
    this.#last = result.catch(() => {});
    return result;
  }

  async #withinTime<Result>(reading: Promise<Result>, signal: AbortSignal): Promise<Result> {
    let cancel = (): void => {};
    const end = new Promise<never>((_, reject) => {
      const late = new Error(`REST did not respond within ${LIMIT_MS / 1000} seconds`);
      cancel = this.#clock.after(LIMIT_MS, () => reject(late));
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    });
    try {
      return await Promise.race([reading, end]);
    } finally {
      cancel();
    }
  }
}
