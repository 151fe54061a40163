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

type Kind = "connect" | "headers" | "idle" | "total";

/** One limit of one call. */
interface Limit {
  readonly kind: Kind;
  /** When it ends; never while it does not count. */
  at: number;
  readonly expire: (kind: Kind) => void;
}

/** One timer for all limits of a layer, set for what ends first; none while nothing is waited for. */
function createAlarm(clock: Clock) {
  const limits = new Set<Limit>();
  let ringsAt = Infinity;
  let cancel: (() => void) | undefined;
  const ring = () => {
    const now = elapsed(clock);
    ringsAt = Infinity;
    for (const limit of limits) if (limit.at <= now && limits.delete(limit)) limit.expire(limit.kind);
    for (const limit of limits) set(limit);
  };
  const set = (limit: Limit) => {
    limits.add(limit);
    if (limit.at >= ringsAt) return;
    cancel?.();
    ringsAt = limit.at;
    cancel = clock.after(ringsAt - elapsed(clock), ring);
  };
  const drop = (limit: Limit | undefined) => {
    if (!limit || !limits.delete(limit) || limits.size > 0) return;
    cancel?.();
    ringsAt = Infinity;
  };
  return { set, drop };
}

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  const { clock = systemClock } = options;
  const { set, drop } = createAlarm(clock);
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      const expire = (kind: Kind) => {
        const message = `The ${kind} timeout of ${options[`${kind}Ms`]} ms passed.`;
        const error = transportError(`${kind}-timeout`, message, context, { isRetryable: true });
        if (wholeCall) state.stop(error);
        else state.cancel?.(error);
        reject(error);
      };
      const start = (kind: Kind): Limit | undefined => {
        const ms = options[`${kind}Ms`];
        if (!ms) return undefined;
        const limit = { kind, at: elapsed(clock) + ms, expire };
        if (ms < Infinity) set(limit);
        return limit;
      };
      const connect = start("connect");
      const headers = start("headers");
      const total = start("total");
      if (connect) state.onSent = () => drop(connect);
      const answered = () => {
        drop(connect);
        drop(headers);
      };
      const done = () => {
        drop(idle);
        drop(total);
      };
      let idle: Limit | undefined;
      next(request, context).then(
        (response) => {
          answered();
          resolve(
            guardBody(response, {
              waiting: () => (idle = start("idle")),
              chunk: () => drop(idle),
              done,
            }),
          );
        },
        (error: unknown) => {
          answered();
          done();
          reject(error);
        },
      );
    });
}
