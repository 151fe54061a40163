/** Throws an error that no code of the caller receives: it becomes an unhandled rejection of the process. */
export function throwToProcess(error: unknown): void {
  void new Promise((_, reject) => reject(error));
}

/**
 * Calls a listener of the caller. An exception that it throws, now or in the promise it returns, becomes an unhandled rejection
 * of the process and changes nothing else.
 */
export function notify<Event>(listener: (event: Event) => unknown, event: Event): void {
  void new Promise((resolve) => resolve(listener(event)));
}
