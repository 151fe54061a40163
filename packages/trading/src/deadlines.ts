import { transportError, type Clock } from "@specwright/transport";
import { InputError } from "./errors.ts";
import type { Call } from "./outgoing.ts";

/** When an attempt, or a whole call, has to be over. */
export interface Deadline {
  readonly call: Call;
  readonly at: number;
  readonly ms: number;
  readonly isWhole: boolean;
}

/** A wall clock that is set back must not stretch a limit. */
const elapsed = (clock: Clock): number => clock.elapsed?.() ?? clock.now();

/** Ends what takes too long: one timer for all calls of a client, and none while no call is under way. */
export class Deadlines {
  readonly #clock: Clock;
  readonly #watched = new Set<Deadline>();
  #firesAt = Infinity;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Watches from now on; undefined where there is no limit. */
  start(call: Call, ms: number, isWhole = false): Deadline | undefined {
    if (typeof ms !== "number" || !(ms >= 0))
      throw new InputError(call.operation, "timeoutMs", "must be milliseconds, 0 for no limit", ms);
    if (ms === 0 || ms === Infinity) return undefined;
    const deadline = { call, ms, isWhole, at: elapsed(this.#clock) + ms };
    this.#watch(deadline);
    return deadline;
  }

  /** It came in time. */
  end(deadline: Deadline | undefined): void {
    if (deadline === undefined || !this.#watched.delete(deadline) || this.#watched.size > 0) return;
    this.#cancel?.();
    this.#firesAt = Infinity;
  }

  #watch(deadline: Deadline): void {
    this.#watched.add(deadline);
    if (deadline.at >= this.#firesAt) return;
    this.#cancel?.();
    this.#firesAt = deadline.at;
    this.#cancel = this.#clock.after(Math.max(0, deadline.at - elapsed(this.#clock)), () => this.#fire());
  }

  #fire(): void {
    this.#firesAt = Infinity;
    const now = elapsed(this.#clock);
    const all = [...this.#watched];
    for (const deadline of all) {
      if (deadline.at > now) continue;
      this.#watched.delete(deadline);
      const { call, ms, isWhole } = deadline;
      const message = `The total timeout of ${ms} ms passed.`;
      const error = transportError("total-timeout", message, call, { isRetryable: true });
      if (isWhole) call.state.stop(error);
      else call.state.cancel?.(error);
    }
    for (const deadline of this.#watched) this.#watch(deadline);
  }
}
