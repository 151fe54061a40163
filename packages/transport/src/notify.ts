/** Turns an error that can't be thrown to the caller into an unhandled rejection of the process. */
export function throwToProcess(error: unknown): void {
  void new Promise((_, reject) => reject(error));
}

/**
 * Calls a listener of the caller. An exception, or a rejection of its promise, becomes an unhandled rejection of the
 * process and changes nothing else.
 */
export function notify<Event>(listener: (event: Event) => unknown, event: Event): void {
  void new Promise((resolve) => resolve(listener(event)));
}
