import { systemClock, type Clock } from "./clock.ts";
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

type Limit = "connect" | "headers" | "idle" | "total";

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  const { clock = systemClock } = options;
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      const running: Record<string, () => void> = {};
      const stop = (limit: Limit) => running[limit]?.();
      const start = (limit: Limit) => {
        const ms = options[`${limit}Ms`];
        const expire = () => {
          const message = `The ${limit} timeout of ${ms} ms passed.`;
          const error = transportError(`${limit}-timeout`, message, context, { isRetryable: true });
          if (wholeCall) state.stop(error);
          else state.cancel?.(error);
          reject(error);
        };
        if (ms && ms < Infinity) running[limit] = clock.after(ms, expire);
      };
      start("connect");
      start("headers");
      start("total");
      if (options.connectMs) state.onSent = () => stop("connect");
      next(request, context)
        .finally(() => {
          stop("connect");
          stop("headers");
        })
        .then(
          (response) =>
            resolve(
              guardBody(response, context, (event) => {
                stop("idle");
                if (event === "waiting") start("idle");
                if (event === "done") stop("total");
              }),
            ),
          (error: unknown) => {
            stop("total");
            reject(error);
          },
        );
    });
}
