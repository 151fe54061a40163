import { elapsed, systemClock, type Clock } from "./clock.ts";
import { transportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { BodyGuard } from "./guarded-body.ts";
import type { Layer } from "./types.ts";

/** Limits in milliseconds; what is absent, zero or infinite is not limited. */
export interface TimeoutOptions {
  /** Until a connection is there. Only senders that see it enforce it: the Node fast path does, `fetch` cannot. */
  readonly connectMs?: number | undefined;
  /** Until the head of the answer is there, connecting included. */
  readonly headersMs?: number | undefined;
  /** Between two pieces of the body, while somebody waits for one. */
  readonly idleMs?: number | undefined;
  /**
   * Until the body has been read. Outside `retry` it bounds the whole call with its waits; inside, each attempt.
   * It also frees the connection of a body that nobody reads.
   */
  readonly totalMs?: number | undefined;
  readonly clock?: Clock;
}

type Kind = "connect" | "headers" | "total" | "idle";

const KINDS: readonly Kind[] = ["connect", "headers", "total", "idle"];

/** One timer for all calls of a layer, set for the nearest deadline; none while no call is under way. */
class Timers {
  readonly clock: Clock;
  readonly #watched = new Set<Deadlines>();
  #firesAt = Infinity;
  #cancel: (() => void) | undefined;

  constructor(clock: Clock) {
    this.clock = clock;
  }

  watch(deadlines: Deadlines, at: number): void {
    this.#watched.add(deadlines);
    if (at >= this.#firesAt) return;
    this.#cancel?.();
    this.#firesAt = at;
    this.#cancel = this.clock.after(at - elapsed(this.clock), () => this.#fire());
  }

  drop(deadlines: Deadlines): void {
    if (!this.#watched.delete(deadlines) || this.#watched.size > 0) return;
    this.#cancel?.();
    this.#firesAt = Infinity;
  }

  #fire(): void {
    this.#firesAt = Infinity;
    const now = elapsed(this.clock);
    for (const deadlines of this.#watched) {
      const kind = KINDS.find((each) => deadlines[each] <= now);
      if (kind === undefined) continue;
      this.drop(deadlines);
      deadlines.expire(kind);
    }
    for (const deadlines of this.#watched) this.watch(deadlines, deadlines.next());
  }
}

/** When the limits of one call run out; Infinity while they do not count. Watches the body of its answer. */
class Deadlines implements BodyGuard {
  connect = Infinity;
  headers = Infinity;
  total = Infinity;
  idle = Infinity;
  readonly expire: (kind: Kind) => void;
  readonly #timers: Timers;
  readonly #idleMs: number | undefined;

  constructor(timers: Timers, idleMs: number | undefined, expire: (kind: Kind) => void) {
    this.#timers = timers;
    this.#idleMs = idleMs;
    this.expire = expire;
  }

  next(): number {
    return Math.min(this.connect, this.headers, this.total, this.idle);
  }

  waiting(): void {
    if (!this.#idleMs) return;
    this.idle = elapsed(this.#timers.clock) + this.#idleMs;
    this.#timers.watch(this, this.idle);
  }

  chunk(): void {
    this.idle = Infinity;
  }

  done(): void {
    this.#timers.drop(this);
  }
}

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  const { clock = systemClock, connectMs, headersMs, idleMs, totalMs } = options;
  const timers = new Timers(clock);
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      const deadlines = new Deadlines(timers, idleMs, (kind) => {
        const ms = options[`${kind}Ms`];
        const error = transportError(`${kind}-timeout`, `The ${kind} timeout of ${ms} ms passed.`, context, {
          outcome: state.mayHaveBeenSent ? "unknown" : "not-sent",
          isRetryable: true,
        });
        if (wholeCall) state.stop(error);
        else state.cancel?.(error);
        reject(error);
      });
      const now = elapsed(clock);
      deadlines.headers = now + (headersMs || Infinity);
      deadlines.total = now + (totalMs || Infinity);
      if (connectMs) {
        deadlines.connect = now + connectMs;
        state.onSent = () => (deadlines.connect = Infinity);
      }
      timers.watch(deadlines, deadlines.next());
      next(request, context).then(
        (response) => {
          deadlines.connect = deadlines.headers = Infinity;
          // Nothing left to watch until somebody reads.
          if (deadlines.total === Infinity) timers.drop(deadlines);
          return resolve(guardBody(response, deadlines));
        },
        (error: unknown) => {
          deadlines.done();
          reject(error);
        },
      );
    });
}
