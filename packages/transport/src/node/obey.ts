import { obey as portable, type Abortable } from "../obey.ts";
import type { CallContext } from "../types.ts";
import type { WebAbortSignal } from "../web-types.ts";

const listenersOf = new WeakMap<WebAbortSignal, Set<() => void>>();

/** The one listener of all calls of a signal: at the eleventh, Node warns of a leak. */
function tellAll(this: WebAbortSignal): void {
  listenersOf.get(this)?.forEach((listener) => listener());
}

/** A signal as one call sees it. */
class SharedSignal implements Abortable {
  readonly #signal: WebAbortSignal;

  constructor(signal: WebAbortSignal) {
    this.#signal = signal;
  }

  get aborted(): boolean {
    return this.#signal.aborted;
  }

  get reason(): unknown {
    return this.#signal.reason;
  }

  addEventListener(type: "abort", listener: () => void): void {
    const listeners = listenersOf.get(this.#signal) ?? new Set();
    listenersOf.set(this.#signal, listeners.add(listener));
    this.#signal.addEventListener(type, tellAll);
  }

  removeEventListener(type: "abort", listener: () => void): void {
    const listeners = listenersOf.get(this.#signal);
    listeners?.delete(listener);
    if (listeners?.size === 0) this.#signal.removeEventListener(type, tellAll);
  }
}

/** The same as the portable one; all calls of a signal share a listener. */
export const obey = (signal: WebAbortSignal, context: CallContext): (() => void) =>
  portable(new SharedSignal(signal), context);
