import { TransportError } from "./errors.ts";
import { sanitizeCause } from "./sanitize-cause.ts";
import type { CallContext } from "./types.ts";

/** What is used of an abort signal. */
export interface Abortable {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}

/** Stops a call when its caller aborts it. The returned function lets go of the signal. */
export function obey(signal: Abortable, context: CallContext): () => void {
  const stop = () => {
    // The reason is the caller's own, who has it: it may say anything.
    const cause = sanitizeCause(signal.reason, context.redact);
    context.state.stop(new TransportError("aborted", "The caller aborted the call.", { cause }, context));
  };
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  return () => signal.removeEventListener("abort", stop);
}
