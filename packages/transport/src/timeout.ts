import { systemClock, type Clock } from "./clock.ts";
import { transportError, type TransportErrorCode } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { CallContext, Layer } from "./types.ts";

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

const armed = (ms: number | undefined): ms is number => ms !== undefined && ms > 0 && ms < Infinity;

type Timers = Record<"connect" | "headers" | "idle" | "total", (() => void) | undefined>;

/** Arms and clears the timers of one call; `expire` receives the error of the first that fires. */
class Watch {
  readonly #timers: Timers = { connect: undefined, headers: undefined, idle: undefined, total: undefined };
  readonly #options: TimeoutOptions;
  readonly #context: CallContext;
  readonly #expire: (error: Error) => void;

  constructor(options: TimeoutOptions, context: CallContext, expire: (error: Error) => void) {
    this.#options = options;
    this.#context = context;
    this.#expire = expire;
  }

  start(kind: keyof Timers): void {
    const ms = this.#options[`${kind}Ms`];
    if (!armed(ms)) return;
    this.#timers[kind] = (this.#options.clock ?? systemClock).after(ms, () => {
      this.clear();
      const { state } = this.#context;
      const outcome = state.sent === false && !state.uncertain ? "not-sent" : "unknown";
      const code = `${kind}-timeout` satisfies TransportErrorCode;
      this.#expire(
        transportError(code, `The ${kind} timeout of ${ms} ms passed.`, this.#context, { outcome, isRetryable: true }),
      );
    });
  }

  stop(kind: keyof Timers): void {
    this.#timers[kind]?.();
    this.#timers[kind] = undefined;
  }

  clear(): void {
    this.stop("connect");
    this.stop("headers");
    this.stop("idle");
    this.stop("total");
  }
}

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      const watch = new Watch(options, context, (error) => {
        if (wholeCall) state.stop(error);
        else state.cancel?.(error);
        reject(error);
      });
      watch.start("total");
      watch.start("headers");
      if (armed(options.connectMs)) {
        watch.start("connect");
        state.onSent = () => watch.stop("connect");
      }
      next(request, context).then(
        (response) => {
          watch.stop("headers");
          watch.stop("connect");
          const guard = {
            waiting: () => watch.start("idle"),
            chunk: () => watch.stop("idle"),
            done: () => watch.clear(),
          };
          return resolve(guardBody(response, guard));
        },
        (error: unknown) => {
          watch.clear();
          reject(error);
        },
      );
    });
}
