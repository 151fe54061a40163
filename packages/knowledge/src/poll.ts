import { elapsed, onAbort, TransportError, type Clock, type WebAbortSignal } from "@specwright/transport";
import { KnowledgeError } from "./errors.ts";
import { checkFields, checkSignal, requirePositive, type FieldNames } from "./validate.ts";
import { abortError } from "./http/call-errors.ts";
import { redactRecord, withFullStop } from "./options/redact.ts";
import type { CallOptions } from "./options/options.ts";
import type { Config } from "./options/config.ts";

/** Options of a wait for a task or job. */
export interface WaitOptions<State> {
  /** Signal that stops the wait. The task or job continues. */
  readonly signal?: WebAbortSignal | undefined;
  /** Called with each state that was read. */
  readonly onProgress?: (state: State) => void;
  /** Maximum wait in milliseconds. Default: half an hour for a task, two hours for a derive job. */
  readonly timeoutMs?: number | undefined;
  /** Wait before the second read in milliseconds. It grows by half each time nothing changed. Default: 500. */
  readonly intervalMs?: number;
  /** Maximum wait between two reads in milliseconds. Default: 5,000. */
  readonly maxIntervalMs?: number;
  /** Clock, for tests. Default: the client's clock. */
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

/** Fields of a state that show whether a task or job has progressed. */
interface Progress {
  readonly status?: string | undefined;
  readonly stage?: string | null | undefined;
}

/** Task or job to poll. */
export interface Polled<State extends Progress, Result> {
  /** Method that the caller used, such as `tasks.wait`. */
  readonly call: string;
  /** Default of `timeoutMs`, in milliseconds. */
  readonly timeoutMs: number;
  /** Reads the state of the task or job once. */
  read(options: CallOptions): Promise<State>;
  /** Returns the result of a finished task or job, otherwise undefined. Throws if it failed. */
  finish(state: State): Result | undefined;
  readonly id: string;
  /** Word for the polled object in the timeout error. */
  readonly name: "task" | "job";
  /** Code of the timeout error. */
  readonly timeoutCode: "task-timeout" | "derive-timeout";
}

/** Number of consecutive failed reads that polling always tolerates. */
const TOLERATED_FAILURES = 5;
/**
 * Milliseconds after a successful read during which polling tolerates any number of failed reads, because a restarting
 * server needs that time.
 */
const RESTART_MS = 60_000;
/** Time limit in milliseconds for the last read, which starts when the maximum wait is over. */
const LAST_READ_MS = 1000;

/** Waits for a number of milliseconds. Rejects when the signal aborts. Always removes its timer and listener. */
export async function sleep(call: string, clock: Clock, ms: number, signal: WebAbortSignal | undefined): Promise<void> {
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

/** Counter of failed reads, which decides when polling gives up. */
export class ReadFailures {
  readonly #clock: Clock;
  #count = 0;
  #lastReadAt = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Resets the count after a successful read. */
  reset(): void {
    this.#count = 0;
    this.#lastReadAt = elapsed(this.#clock);
  }

  /**
   * Counts a failed read. Returns the server's `Retry-After` in milliseconds, or throws the error if polling should
   * end.
   */
  tolerate(error: unknown): number {
    const { isRetryable, retryAfterMs = 0 } = error as { isRetryable?: boolean; retryAfterMs?: number | undefined };
    this.#count += 1;
    const isTolerated = this.#count <= TOLERATED_FAILURES || elapsed(this.#clock) - this.#lastReadAt < RESTART_MS;
    if (isRetryable !== true || !isTolerated) throw error;
    return retryAfterMs;
  }
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

/** Returns the error for a wait that has timed out. If no read succeeded, the error's cause is the last failed read. */
function timeoutError<State extends Progress>(
  config: Config,
  { call, id, name, timeoutCode }: Polled<State, unknown>,
  ms: number,
  state: State | undefined,
  lastFailure: unknown,
): KnowledgeError {
  if (state === undefined) {
    const reason = lastFailure instanceof Error ? lastFailure.message.replace(`${call}: `, "") : "no response";
    const message = `${call}: no attempt to read the ${name} from ${config.baseUrl} succeeded within ${ms} ms: ${withFullStop(reason)}`;
    const outcome = TransportError.isInstance(lastFailure) ? lastFailure.outcome : "unknown";
    return new KnowledgeError(timeoutCode, message, { id, outcome, cause: lastFailure });
  }
  const message = `${call}: the ${name} was not finished after ${ms} ms. The ${name} continues; wait again if you need it.`;
  return new KnowledgeError(timeoutCode, message, { id, [name]: redactRecord(config, state), outcome: "answered" });
}

/**
 * Reads a state until the task or job is finished, and resolves with its result. Throws if it fails or doesn't finish
 * in time.
 */
export async function poll<State extends Progress, Result>(
  config: Config,
  polled: Polled<State, Result>,
  options: WaitOptions<State> | undefined,
): Promise<Result> {
  const { call } = polled;
  const { signal, onProgress, clock = config.clock } = options ?? {};
  const { timeoutMs, intervalMs, maxIntervalMs } = readLimits(polled, options ?? {});
  // `spentMs`, the time for loading the code, was measured with the client's clock, so subtract it only if this wait
  // uses the same clock.
  let left = clock === config.clock ? timeoutMs - config.spentMs : timeoutMs;
  const end = elapsed(clock) + left;
  let state: State | undefined;
  let interval = intervalMs;
  const failures = new ReadFailures(clock);
  let lastFailure: unknown;
  for (;;) {
    let retryAfterMs = 0;
    let next: State | undefined;
    try {
      next = await polled.read({ signal, timeoutMs: Math.min(config.timeoutMs, left > 0 ? left : LAST_READ_MS) });
      failures.reset();
    } catch (error) {
      retryAfterMs = Math.min(failures.tolerate(error), config.maxRetryAfterMs);
      lastFailure = error;
    }
    const isSame =
      next === undefined || (state !== undefined && state.status === next.status && state.stage === next.stage);
    interval = isSame ? Math.min(interval * 1.5, maxIntervalMs) : intervalMs;
    if (next !== undefined) {
      state = next;
      onProgress?.(next);
      const result = polled.finish(next);
      if (result !== undefined) return result;
    }
    left = end - elapsed(clock);
    if (left <= 0) throw timeoutError(config, polled, timeoutMs, state, lastFailure);
    await sleep(call, clock, Math.min(Math.max(interval, retryAfterMs), left), signal);
  }
}
