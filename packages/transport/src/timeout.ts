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

/** Something that happens at a moment, unless it is dropped before. */
interface Alarm {
  at: number;
  readonly ring: () => void;
}

/** One timer for all alarms of a layer, set for the first of them; none while there is no alarm. */
function createAlarms(clock: Clock) {
  const alarms = new Set<Alarm>();
  let ringsAt = Infinity;
  let cancel: (() => void) | undefined;
  const ring = () => {
    const now = elapsed(clock);
    ringsAt = Infinity;
    for (const alarm of alarms) if (alarm.at <= now && alarms.delete(alarm)) alarm.ring();
    for (const alarm of alarms) set(alarm);
  };
  const set = (alarm: Alarm) => {
    alarms.add(alarm);
    if (alarm.at >= ringsAt) return;
    cancel?.();
    ringsAt = alarm.at;
    cancel = clock.after(ringsAt - elapsed(clock), ring);
  };
  /** Rings after `ms`, once it is set; the function sets and drops it. */
  return (ms: number | undefined, onRing: () => void) => {
    const alarm = { at: 0, ring: onRing };
    return (isOn?: boolean) => {
      if (isOn && ms && ms < Infinity) {
        alarm.at = elapsed(clock) + ms;
        set(alarm);
      } else if (alarms.delete(alarm) && !alarms.size) {
        cancel?.();
        ringsAt = Infinity;
      }
    };
  };
}

/** Ends a call, or an attempt, that takes too long; each limit has its own error code. */
export function timeout(options: TimeoutOptions): Layer {
  const alarmAfter = createAlarms(options.clock ?? systemClock);
  return (next) => (request, context) =>
    new Promise((resolve, reject) => {
      const { state } = context;
      const wholeCall = !state.retrying;
      const limit = (kind: "connect" | "headers" | "idle" | "total") => {
        const ms = options[`${kind}Ms`];
        return alarmAfter(ms, () => {
          const message = `The ${kind} timeout of ${ms} ms passed.`;
          const error = transportError(`${kind}-timeout`, message, context, { isRetryable: true });
          if (wholeCall) state.stop(error);
          else state.cancel?.(error);
          reject(error);
        });
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
