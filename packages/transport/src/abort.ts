import { safeRead } from "./errors/safe-error.ts";
import type { HttpCall } from "./http-call.ts";
import type { WebAbortSignal } from "./web-types.ts";

/** Returns true if a value is an AbortSignal. Any other value would never abort anything. */
export const isAbortSignal = (value: unknown): value is WebAbortSignal =>
  typeof safeRead(value, "aborted") === "boolean" && typeof safeRead(value, "addEventListener") === "function";

const listenersOf = new WeakMap<WebAbortSignal, Set<() => void>>();

/**
 * Calls all listeners of a signal. Each signal has only this one event listener, because Node warns of a leak when a
 * signal has more than ten.
 */
function notifyListeners(this: WebAbortSignal): void {
  for (const listener of listenersOf.get(this) ?? []) listener();
}

/**
 * Calls `listener` when `signal` aborts, immediately if it has already aborted. Returns a function that removes the
 * listener. Any number of calls can share a signal.
 */
export function onAbort(signal: WebAbortSignal, listener: () => void): () => void {
  if (signal.aborted) {
    listener();
    return () => {};
  }
  let listeners = listenersOf.get(signal);
  if (listeners === undefined) listenersOf.set(signal, (listeners = new Set()));
  if (listeners.size === 0) signal.addEventListener("abort", notifyListeners);
  listeners.add(listener);
  const connected = listeners;
  return () => {
    connected.delete(listener);
    if (connected.size > 0) return;
    try {
      signal.removeEventListener("abort", notifyListeners);
    } catch {
      // Ignore the error: the call has its result, and an exception of the signal must not replace it.
    }
  };
}

/** Aborts `call` when `signal` aborts. Returns a function that disconnects `call` from `signal`. */
export const abortOn = (signal: WebAbortSignal, call: HttpCall): (() => void) =>
  onAbort(signal, () =>
    call.abort(
      call.error("aborted", "The caller aborted the call.", { cause: call.callerError(safeRead(signal, "reason")) }),
    ),
  );
