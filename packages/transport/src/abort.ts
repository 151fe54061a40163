import type { CallState } from "./call-state.ts";
import type { WebAbortSignal } from "./web-types.ts";

const callsOf = new WeakMap<WebAbortSignal, Set<CallState>>();

const abort = (call: CallState, signal: WebAbortSignal): void =>
  call.abort(call.error("aborted", "The caller aborted the call.", { cause: call.callerError(signal.reason) }));

/** The one listener of all calls of a signal: Node warns of a leak at the eleventh. */
function abortCalls(this: WebAbortSignal): void {
  callsOf.get(this)?.forEach((call) => abort(call, this));
}

/** Aborts `call` when `signal` aborts. Returns a function that disconnects the two. */
export function onAbort(signal: WebAbortSignal, call: CallState): () => void {
  if (signal.aborted) {
    abort(call, signal);
    return () => {};
  }
  let calls = callsOf.get(signal);
  if (calls === undefined) callsOf.set(signal, (calls = new Set()));
  if (calls.size === 0) signal.addEventListener("abort", abortCalls);
  calls.add(call);
  const connected = calls;
  return () => {
    connected.delete(call);
    if (connected.size === 0) signal.removeEventListener("abort", abortCalls);
  };
}
