import { transportError } from "./errors.ts";
import { sanitizeCause } from "./sanitize-cause.ts";
import type { CallContext } from "./types.ts";
import type { WebAbortSignal } from "./web-types.ts";

const stopsOf = new WeakMap<WebAbortSignal, Set<() => void>>();

/** The one listener of all calls of a signal: at the eleventh, Node warns of a leak. */
function stopAll(this: WebAbortSignal): void {
  stopsOf.get(this)?.forEach((stop) => stop());
}

/** Stops a call when its caller aborts it. The returned function lets go of the signal. */
export function obey(signal: WebAbortSignal, context: CallContext): () => void {
  const stop = () => {
    // The reason is the caller's own, who has it: it may say anything.
    const { redact = () => "Aborted by the caller." } = context;
    const cause = sanitizeCause(signal.reason, redact).error;
    context.state.stop(transportError("aborted", "The caller aborted the call.", context, { cause }));
  };
  const stops = stopsOf.get(signal) ?? new Set();
  stopsOf.set(signal, stops.add(stop));
  signal.addEventListener("abort", stopAll);
  if (signal.aborted) stop();
  return () => {
    stops.delete(stop);
    if (stops.size === 0) signal.removeEventListener("abort", stopAll);
  };
}
