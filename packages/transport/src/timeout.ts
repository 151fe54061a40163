import { systemClock, type Clock } from "./clock.ts";
import { TransportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { BodyEvent } from "./guarded-body.ts";
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
      /** Starts a limit; the returned function ends it. */
      const start = (limit: Limit) => {
        const ms = options[`${limit}Ms`];
        const expire = () => {
          const message = `The ${limit} timeout of ${ms} ms passed.`;
          const error = new TransportError(`${limit}-timeout`, message, { isRetryable: true }, context);
          if (wholeCall) state.stop(error);
          else state.cancel?.(error);
          reject(error);
        };
        return ms && ms < Infinity ? clock.after(ms, expire) : () => {};
      };
      const connected = start("connect");
      const answered = start("headers");
      const finished = start("total");
      if (options.connectMs) state.onSent = connected;
      next(request, context)
        .finally(connected)
        .finally(answered)
        .then(
          (response) => {
            let arrived = () => {};
            const watch = (event: BodyEvent) => {
              arrived();
              if (event === "waiting") arrived = start("idle");
              if (event === "done") finished();
            };
            return resolve(guardBody(response, context, watch));
          },
          (error: unknown) => {
            finished();
            reject(error);
          },
        );
    });
}
