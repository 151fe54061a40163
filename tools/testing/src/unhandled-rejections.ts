/** Unhandled rejections of the process, collected instead of failing the test. */
export interface UnhandledRejections extends Disposable {
  /** Errors so far, in order. */
  readonly errors: readonly unknown[];
  /** Waits until the rejections of this turn of the event loop are delivered, and returns all errors. */
  settle(): Promise<readonly unknown[]>;
}

/** Collects unhandled rejections until the result is disposed, which restores the test runner's listeners. */
export function collectUnhandledRejections(): UnhandledRejections {
  const listeners = process.listeners("unhandledRejection");
  const errors: unknown[] = [];
  process.removeAllListeners("unhandledRejection").on("unhandledRejection", (error) => errors.push(error));
  return {
    errors,
    async settle() {
      // Node reports unhandled rejections after the microtasks of a turn, so wait for the next turn.
      await new Promise((resolve) => setImmediate(resolve));
      return errors;
    },
    [Symbol.dispose]() {
      process.removeAllListeners("unhandledRejection");
      for (const listener of listeners) process.on("unhandledRejection", listener);
    },
  };
}
