import type { HttpCall } from "../http-call.ts";
import { elapsed, type Clock } from "./clock.ts";
import type { TransportError } from "../errors/errors.ts";

/** What a deadline limits: the whole call, one attempt, or the silence while a stream is read. */
export type DeadlineKind = "total" | "attempt" | "idle";

export interface Deadline {
  readonly call: HttpCall;
  readonly ms: number;
  readonly kind: DeadlineKind;
  readonly at: number;
  /** Position in the list of pending deadlines; -1 once it has ended. */
  index: number;
}

const MESSAGES: Readonly<Record<DeadlineKind, (ms: number) => string>> = {
  total: (ms) => `The call took longer than its ${ms} ms.`,
  attempt: (ms) => `No complete response within the ${ms} ms of one attempt.`,
  idle: (ms) => `The server sent nothing for ${ms} ms.`,
};

/** The error of a call or an attempt whose time is over. */
export const timeoutError = (call: HttpCall, ms: number, kind: DeadlineKind): TransportError =>
  call.error(`${kind}-timeout`, MESSAGES[kind](ms), { isTemporary: true });

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

  /** Starts a deadline; undefined when there is no limit. A deadline of an attempt leaves the call alive. */
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
    // The last one takes the place of the one that ends.
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
