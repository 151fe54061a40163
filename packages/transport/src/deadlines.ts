import { elapsed, type Clock } from "./clock.ts";
import { TransportError } from "./errors.ts";
import type { CallContext } from "./types.ts";

export interface Deadline {
  readonly context: CallContext;
  readonly at: number;
  readonly ms: number;
  /** Ends the call with its retries; otherwise the attempt alone. */
  readonly endsCall: boolean;
  readonly kind: TimeoutKind;
  /** Position in the list of pending deadlines. */
  index: number;
}

export type TimeoutKind = "total" | "idle";

export const timeoutError = (context: CallContext, ms: number, kind: TimeoutKind = "total"): TransportError =>
  new TransportError(`${kind}-timeout`, `The ${kind} timeout of ${ms} ms passed.`, { isRetryable: true }, context);

/**
 * The pending deadlines of one client, all on a single timer. An array rather than a `Set`: under load a `Set` keeps
 * rehashing, and every discarded table keeps its finished calls alive until the next full collection.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #pending: Deadline[] = [];
  #firesAt = Infinity;
  #cancelTimer: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Starts a deadline; undefined when there is no limit. */
  start(context: CallContext, ms: number, endsCall = false, kind: TimeoutKind = "total"): Deadline | undefined {
    if (ms === 0 || ms === Infinity) return undefined;
    const now = elapsed(this.#clock);
    const deadline = { context, ms, endsCall, kind, at: now + ms, index: this.#pending.length };
    this.#pending.push(deadline);
    this.#schedule(deadline.at, now);
    return deadline;
  }

  end(deadline: Deadline | undefined): void {
    if (deadline === undefined || deadline.index < 0) return;
    const pending = this.#pending;
    const last = pending.pop() as Deadline;
    if (last !== deadline) pending[(last.index = deadline.index)] = last;
    deadline.index = -1;
    if (pending.length > 0) return;
    this.#cancelTimer?.();
    this.#firesAt = Infinity;
  }

  #schedule(at: number, now: number): void {
    if (at >= this.#firesAt) return;
    this.#cancelTimer?.();
    this.#firesAt = at;
    this.#cancelTimer = this.#clock.after(at - now, () => this.#fire());
  }

  #fire(): void {
    this.#firesAt = Infinity;
    const now = elapsed(this.#clock);
    for (const { context, ms, endsCall, kind, at } of this.#pending) {
      if (at > now) {
        this.#schedule(at, now);
        continue;
      }
      const error = timeoutError(context, ms, kind);
      if (endsCall) context.state.stop(error);
      else context.state.cancel?.(error);
    }
  }
}
