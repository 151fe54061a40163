/** Runs one piece of work at a time, in the order of the calls. */
export class SerialQueue {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all before it has ended. Rejects with the reason of the signal if that aborts before. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const result = this.#last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    // The next piece of work does not depend on how this one ends.
    this.#last = result.catch(() => {});
    return result;
  }
}
