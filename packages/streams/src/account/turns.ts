/** Lets one piece of work run at a time, in the order in which they came. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs `work` when all before it has ended. An abort before its turn rejects with the reason of the signal. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
    const turn = this.#last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    // The next turn does not depend on how this one ends.
    this.#last = turn.catch(() => {});
    return turn;
  }
}
