import { TransportError, type Clock } from "@specwright/transport";

/** Waits; ends early, with an error, when the signal is aborted. Leaves neither timer nor listener. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      stop();
      signal?.removeEventListener("abort", settle);
      if (signal?.aborted)
        reject(new TransportError("aborted", "The caller aborted the wait.", { cause: signal.reason }));
      else resolve();
    };
    const stop = clock.after(ms, settle);
    if (signal?.aborted) settle();
    else signal?.addEventListener("abort", settle);
  });
}
