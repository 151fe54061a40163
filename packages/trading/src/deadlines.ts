import { elapsed, TransportError, type Clock } from "@specwright/transport";
import { InputError } from "./errors.ts";
import type { Call } from "./outgoing.ts";

/** When an attempt, or a whole call, has to be over. */
export interface Deadline {
  readonly call: Call;
  readonly at: number;
  readonly ms: number;
  readonly isWhole: boolean;
  /** Where it stands among those that are watched. */
  index: number;
}

/** Milliseconds of an attempt, unless the options say another number. */
export const ATTEMPT_MS = 10_000;

/** Throws where a time limit is not a number of milliseconds, from 0 on. */
export function checkLimit(operation: string, ms: number): void {
  if (typeof ms !== "number" || !(ms >= 0))
    throw new InputError(operation, "timeoutMs", "must be milliseconds or 0", ms);
}

/** What a call, or one attempt of it, ends with when its time is up. */
export const tooLate = (call: Call, ms: number): TransportError =>
  new TransportError("total-timeout", `The total timeout of ${ms} ms passed.`, { isRetryable: true }, call);

/**
 * Ends what takes too long: one timer for all calls of a client, and none while no call is under way. Those watched are a
 * list: a `Set` makes itself anew again and again, each table keeps the next one and so every call that stood in it, and
 * the collector copied them all.
 */
export class Deadlines {
  readonly #clock: Clock;
  readonly #watched: Deadline[] = [];
  #firesAt = Infinity;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Watches from now on; undefined where there is no limit. */
  start(call: Call, ms: number, isWhole = false): Deadline | undefined {
    checkLimit(call.operation, ms);
    if (ms === 0 || ms === Infinity) return undefined;
    const watched = this.#watched;
    const now = elapsed(this.#clock);
    const deadline = { call, ms, isWhole, at: now + ms, index: watched.length };
    watched.push(deadline);
    this.#schedule(deadline.at, now);
    return deadline;
  }

  /** It is over, in time or not. */
  end(deadline: Deadline | undefined): void {
    if (deadline === undefined) return;
    const watched = this.#watched;
    const last = watched.pop() as Deadline;
    if (last !== deadline) watched[(last.index = deadline.index)] = last;
    if (watched.length > 0) return;
    this.#cancel?.();
    this.#firesAt = Infinity;
  }

  #schedule(at: number, now: number): void {
    if (at >= this.#firesAt) return;
    this.#cancel?.();
    this.#firesAt = at;
    this.#cancel = this.#clock.after(at - now, () => this.#fire());
  }

  #fire(): void {
    this.#firesAt = Infinity;
    const now = elapsed(this.#clock);
    for (const { call, ms, isWhole, at } of this.#watched) {
      if (at > now) {
        this.#schedule(at, now);
        continue;
      }
      const message = `The total timeout of ${ms} ms passed.`;
      const error = new TransportError("total-timeout", message, { isRetryable: true }, call);
      if (isWhole) call.state.stop(error);
      else call.state.cancel?.(error);
    }
  }
}
