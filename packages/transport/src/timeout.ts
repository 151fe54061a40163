import { elapsed, systemClock, type Clock } from "./clock.ts";
import { transportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
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

/**
 * The limits of one call. One timer serves them all: it is set for the nearest deadline and moved when it fires
 * for one that has been met meanwhile, so that an ordinary call sets and clears a single timer.
 */
function watch(options: TimeoutOptions, expire: (kind: Kind) => void) {
  const { clock = systemClock } = options;
  const deadlines = new Map<Kind, number>();
  let timerAt = Infinity;
  let cancelTimer: (() => void) | undefined;

  const clear = () => {
    cancelTimer?.();
    timerAt = 0;
  };
  const arm = () => {
    let next = Infinity;
    for (const deadline of deadlines.values()) next = Math.min(next, deadline);
    if (next >= timerAt) return;
    cancelTimer?.();
    timerAt = next;
    cancelTimer = clock.after(next - elapsed(clock), fire);
  };
  const fire = () => {
    timerAt = Infinity;
    for (const [kind, deadline] of deadlines) {
      if (deadline > elapsed(clock)) continue;
      clear();
      return expire(kind);
    }
    return arm();
  };
  return {
    clear,
    start(...kinds: Kind[]): void {
      for (const kind of kinds) deadlines.set(kind, elapsed(clock) + (options[`${kind}Ms`] || Infinity));
      arm();
    },
    /** The limit has been met. The timer stays; it will find the next deadline. */
    met: (kind: Kind) => void deadlines.delete(kind),
  };
}

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      const { start, met, clear } = watch(options, (kind) => {
        const ms = options[`${kind}Ms`];
        const error = transportError(`${kind}-timeout`, `The ${kind} timeout of ${ms} ms passed.`, context, {
          outcome: state.mayHaveBeenSent ? "unknown" : "not-sent",
          isRetryable: true,
        });
        if (wholeCall) state.stop(error);
        else state.cancel?.(error);
        reject(error);
      });
      start("connect", "headers", "total");
      if (options.connectMs) state.onSent = () => met("connect");
      const guard = { waiting: () => start("idle"), chunk: () => met("idle"), done: clear };
      next(request, context).then(
        (response) => {
          met("headers");
          met("connect");
          return resolve(guardBody(response, guard));
        },
        (error: unknown) => {
          clear();
          reject(error);
        },
      );
    });
}
