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

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  const { clock = systemClock } = options;
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      /** A limit that is started by `true`, and stopped by nothing. */
      const limit = (kind: "connect" | "headers" | "idle" | "total") => {
        const ms = options[`${kind}Ms`];
        let cancel: (() => void) | undefined;
        const expire = () => {
          const message = `The ${kind} timeout of ${ms} ms passed.`;
          const error = transportError(`${kind}-timeout`, message, context, { isRetryable: true });
          if (wholeCall) state.stop(error);
          else state.cancel?.(error);
          reject(error);
        };
        return (isOn?: boolean) => {
          cancel?.();
          cancel = isOn && ms && ms < Infinity ? clock.after(ms, expire) : undefined;
        };
      };
      const [connect, headers, idle, total] = [limit("connect"), limit("headers"), limit("idle"), limit("total")];
      connect(true);
      headers(true);
      total(true);
      if (options.connectMs) state.onSent = connect;
      const answered = () => {
        connect();
        headers();
      };
      const done = () => {
        idle();
        total();
      };
      next(request, context).then(
        (response) => {
          answered();
          return resolve(guardBody(response, { waiting: () => idle(true), chunk: () => idle(), done }));
        },
        (error: unknown) => {
          answered();
          total();
          reject(error);
        },
      );
    });
}
