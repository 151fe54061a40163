import { elapsed, onAbort, TransportError, type Clock, type WebAbortSignal } from "@specwright/transport";
import { KnowledgeError } from "./errors.ts";
import { checkFields, type FieldNames } from "./http/fields.ts";
import { abortError } from "./http/call-errors.ts";
import { redactRecord } from "./http/redact.ts";
import { checkSignal, requirePositive } from "./http/validate.ts";
import { remainingMs, type CallOptions } from "./call-options.ts";
import type { Config } from "./config.ts";

/** How to wait for something that takes long. */
export interface WaitOptions<State> {
  /** Ends the waiting; the work itself goes on. */
  readonly signal?: WebAbortSignal | undefined;
  /** Called with every state that was read. */
  readonly onProgress?: (state: State) => void;
  /** Longest wait in milliseconds. Default: half an hour for a task, two hours for a derive job. */
  readonly timeoutMs?: number | undefined;
  /** Wait before the second read in milliseconds; it grows by half each time nothing changed. Default: 500. */
  readonly intervalMs?: number;
  /** Longest wait between two reads in milliseconds. Default: 5,000. */
  readonly maxIntervalMs?: number;
  /** Source of time, for tests. Default: that of the client. */
  readonly clock?: Clock;
}

const WAIT_OPTIONS: FieldNames<WaitOptions<unknown>> = {
  signal: true,
  onProgress: true,
  timeoutMs: true,
  intervalMs: true,
  maxIntervalMs: true,
  clock: true,
};

/** What polling compares to see whether the work went on. */
interface Progress {
  readonly status?: string | undefined;
  readonly stage?: string | null | undefined;
}

/** What is polled. */
export interface Polled<State extends Progress, Result> {
  /** The method that the caller used, such as `tasks.wait`. */
  readonly call: string;
  /** Default of `timeoutMs`. */
  readonly timeoutMs: number;
  /** Reads the state once. */
  read(options: CallOptions): Promise<State>;
  /** The result if the work is finished, else undefined. Throws if the work failed. */
  finish(state: State): Result | undefined;
  /** What the timeout error calls the work. */
  readonly name: "task" | "job";
  /** The code of the timeout error. */
  readonly timeoutCode: "task-timeout" | "derive-timeout";
}

/** Polling goes on after this many failed reads in a row. */
const TOLERATED_FAILURES = 5;
/** Once a state was read, polling also tolerates failed reads for a minute: a restarted server warms up before it listens. */
const RESTART_MS = 60_000;
/** Time for the last read when the wait is over. */
const LAST_READ_MS = 1000;

/** Waits. Ends early with an error when the signal is aborted. Leaves neither timer nor listener behind. */
async function sleep(call: string, clock: Clock, ms: number, signal: WebAbortSignal | undefined): Promise<void> {
  let cancelTimer: (() => void) | undefined;
  let disconnect: (() => void) | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      cancelTimer = clock.after(ms, resolve);
      disconnect = signal && onAbort(signal, () => reject(abortError(call, "not-sent", signal, 0)));
    });
  } finally {
    cancelTimer?.();
    disconnect?.();
  }
}

interface RetryableError {
  readonly isRetryable?: boolean;
  readonly retryAfterMs?: number | undefined;
}

function readLimits(
  { call, timeoutMs: defaultMs }: Pick<Polled<Progress, unknown>, "call" | "timeoutMs">,
  options: WaitOptions<never>,
): { timeoutMs: number; intervalMs: number; maxIntervalMs: number } {
  checkFields(call, "option", options, WAIT_OPTIONS);
  checkSignal(call, options.signal);
  const { timeoutMs = defaultMs, intervalMs = 500, maxIntervalMs = 5000 } = options;
  const limits = { timeoutMs, intervalMs, maxIntervalMs };
  for (const [name, value] of Object.entries(limits)) requirePositive(call, name, value);
  return limits;
}

/** The outcome of a wait that ended without a single successful read. */
const outcomeOfFailure = (cause: unknown): "answered" | "not-sent" | "unknown" =>
  (TransportError.isInstance(cause) && cause.outcome) || (cause === undefined ? "answered" : "unknown");

/** The error when the time is over. Its cause is the last failed read if no read succeeded. */
function timeoutError<State extends Progress>(
  config: Config,
  { call, name, timeoutCode }: Polled<State, unknown>,
  ms: number,
  state: State | undefined,
  lastFailure: unknown,
): KnowledgeError {
  const cause = state === undefined ? lastFailure : undefined;
  const happened =
    state === undefined ? `the ${name} could not be read for ${ms} ms` : `the ${name} was not finished after ${ms} ms`;
  const message = `${call}: ${happened}. The ${name} goes on; wait again if you need it.`;
  const shown = state && redactRecord(config, state);
  return new KnowledgeError(timeoutCode, message, { [name]: shown, outcome: outcomeOfFailure(cause), cause });
}

/** Reads a state until the work is finished. Resolves with the result; throws if the work fails or takes too long. */
export async function poll<State extends Progress, Result>(
  config: Config,
  polled: Polled<State, Result>,
  options: WaitOptions<State> | undefined,
): Promise<Result> {
  const { call } = polled;
  const { signal, onProgress, clock = config.clock } = options ?? {};
  const { timeoutMs, intervalMs, maxIntervalMs } = readLimits(polled, options ?? {});
  // The loading was measured with the clock of the client.
  let left = clock === config.clock ? remainingMs(timeoutMs, options) : timeoutMs;
  const end = elapsed(clock) + left;
  let state: State | undefined;
  let interval = intervalMs;
  let failures = 0;
  let lastFailure: unknown;
  let lastReadAt = -Infinity;
  for (;;) {
    let retryAfterMs = 0;
    try {
      const next = await polled.read({ signal, timeoutMs: Math.min(config.timeoutMs, left > 0 ? left : LAST_READ_MS) });
      failures = 0;
      lastReadAt = elapsed(clock);
      const isSame = state !== undefined && state.status === next.status && state.stage === next.stage;
      interval = isSame ? Math.min(interval * 1.5, maxIntervalMs) : intervalMs;
      state = next;
    } catch (error) {
      const failure = error as RetryableError;
      failures += 1;
      const isTolerated = failures <= TOLERATED_FAILURES || elapsed(clock) - lastReadAt < RESTART_MS;
      if (failure.isRetryable !== true || !isTolerated) throw error;
      lastFailure = error;
      retryAfterMs = Math.min(failure.retryAfterMs ?? 0, config.maxRetryAfterMs);
      interval = Math.min(interval * 1.5, maxIntervalMs);
    }
    if (state !== undefined && failures === 0) {
      onProgress?.(state);
      const result = polled.finish(state);
      if (result !== undefined) return result;
    }
    left = end - elapsed(clock);
    if (left <= 0) throw timeoutError(config, polled, timeoutMs, state, lastFailure);
    await sleep(call, clock, Math.min(Math.max(interval, retryAfterMs), left), signal);
  }
}
