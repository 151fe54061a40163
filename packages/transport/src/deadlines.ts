import type { TransportError } from "./errors/errors.ts";
import type { HttpCall } from "./http-call.ts";
import { elapsed, type Clock } from "./time/clock.ts";

/** Scope of a deadline: the whole call, one attempt, or the silence between two chunks of a stream. */
type DeadlineKind = "total" | "attempt" | "idle";

/** Pending deadline of a call. */
export interface Deadline {
  readonly call: HttpCall;
  readonly ms: number;
  readonly kind: DeadlineKind;
  readonly at: number;
  /** Index among the pending deadlines. -1 after the deadline was removed. */
  index: number;
}

const MESSAGES: Readonly<Record<DeadlineKind, (ms: number) => string>> = {
  total: (ms) => `The call exceeded its timeout of ${ms} ms.`,
  attempt: (ms) => `No complete response within ${ms} ms, the timeout of one attempt.`,
  idle: (ms) => `The server sent nothing for ${ms} ms.`,
};

/** Creates the error for a call or an attempt that exceeded its limit. */
export const timeoutError = (call: HttpCall, ms: number, kind: DeadlineKind): TransportError =>
  call.error(`${kind}-timeout`, MESSAGES[kind](ms), { isTemporary: true });

/**
 * Pending deadlines of one client, all on a single timer. They are in an array, because a `Set` keeps rehashing under
 * load, and every discarded table keeps its finished calls alive until the next full garbage collection.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #pending: Deadline[] = [];
  #firesAt = Infinity;
  #cancelTimer: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Starts a deadline. Returns undefined if `ms` is 0, which means no limit. When the deadline of an attempt passes,
   * only the attempt ends, not the call.
   */
  start(call: HttpCall, ms: number, kind: DeadlineKind): Deadline | undefined {
    if (ms === 0 || ms === Infinity) return undefined;
    const now = elapsed(this.#clock);
    const deadline = { call, ms, kind, at: now + ms, index: this.#pending.length };
    this.#pending.push(deadline);
    this.#schedule(deadline.at, now);
    return deadline;
  }

  end(deadline: Deadline | undefined): void {
    if (deadline === undefined || deadline.index < 0) return;
    const pending = this.#pending;
    const last = pending.pop() as Deadline;
    // Remove the deadline by moving the last one to its position.
    if (last !== deadline) {
      last.index = deadline.index;
      pending[deadline.index] = last;
    }
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
    for (const { call, ms, kind, at } of this.#pending) {
      if (at > now) {
        this.#schedule(at, now);
        continue;
      }
      const error = timeoutError(call, ms, kind);
      if (kind === "attempt") call.cancel?.(error);
      else call.abort(error);
    }
  }
}
