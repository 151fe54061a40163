import type { Clock, WebAbortSignal } from "@specwright/transport";
import { cleanRecord } from "../clean-words.ts";
import { cleanerOf } from "../cleaner.ts";
import { elapsed } from "../elapsed.ts";
import { KnowledgeError } from "../errors.ts";
import { positive } from "../http/input.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { PipelineResult, Task } from "../resources.ts";
import { failedPages } from "../reading.ts";
import { sleep } from "./sleep.ts";

export interface WaitOptions {
  /** Ends the waiting; the task itself goes on. */
  readonly signal?: WebAbortSignal;
  /** Called with every state that was read. */
  readonly onProgress?: (task: Task) => void;
  /** Longest wait in milliseconds; default 1,800,000 (half an hour). A last look, when it is over, has a second. */
  readonly timeoutMs?: number;
  /** Wait before the second look, in milliseconds; grows by half each time nothing changed. Default 500. */
  readonly intervalMs?: number;
  /** Longest wait between two looks in milliseconds; default 5,000. */
  readonly maxIntervalMs?: number;
  /** Time, for tests; default that of the client. */
  readonly clock?: Clock;
}

/** A task that succeeded, with the pages of it that failed all the same. */
export type FinishedTask = Task & { readonly failedPages: readonly PipelineResult[] };

/** The contract names no values; beside those of the released server, the usual words are understood. */
const SUCCEEDED = /^(succeeded|success|completed?|done|finished|ready)$/i;
const FAILED = /^(failed|failure|error|cancell?ed|aborted)$/i;
/** Reads that may fail in a row before waiting is given up. */
const TOLERATED = 5;
/** How long they may fail once the task was seen: a server that is started anew warms its engine up before it listens. */
const RESTART_MS = 60_000;
/** The longest wait that the server may ask for, as between the attempts of a read. */
const MOST_HINTED = 10_000;

/** Whether the task has succeeded; throws when it failed. */
function isFinished(settings: Settings, task: Task): boolean {
  const { status = "", error } = task;
  if (SUCCEEDED.test(status)) return true;
  if (!FAILED.test(status)) return false;
  const shown = cleanRecord(settings, task);
  const said = typeof error === "string" && error ? `: ${cleanerOf(settings)(error)}` : "";
  throw new KnowledgeError("task-failed", `Task ${shown.id} ${status}${said}.`, { task: shown, outcome: "answered" });
}

const tooLate = (settings: Settings, ms: number, task: Task | undefined) =>
  new KnowledgeError("task-timeout", `The task was not finished after ${ms} ms.`, {
    task: task && cleanRecord(settings, task),
    outcome: "answered",
  });

/** Resolves when the task has succeeded; throws when it failed or takes too long. */
export async function waitForTask(
  settings: Settings,
  read: (options: CallOptions) => Promise<Task>,
  options?: WaitOptions,
): Promise<FinishedTask> {
  const {
    signal,
    onProgress,
    timeoutMs = 1_800_000,
    intervalMs = 500,
    maxIntervalMs = 5000,
    clock = settings.clock,
  } = { ...options };
  for (const [name, value] of Object.entries({ timeoutMs, intervalMs, maxIntervalMs })) positive(name, value);
  const end = elapsed(clock) + timeoutMs;
  let task: Task | undefined;
  let interval = intervalMs;
  let failures = 0;
  let lastSeen = -Infinity;
  let left = timeoutMs;
  for (;;) {
    let hint = 0;
    try {
      // Each look depends on the one before.
      const next = await read({ signal, timeoutMs: Math.min(settings.timeoutMs, left > 0 ? left : 1000) });
      failures = 0;
      lastSeen = elapsed(clock);
      interval =
        task?.status === next.status && task?.stage === next.stage
          ? Math.min(interval * 1.5, maxIntervalMs)
          : intervalMs;
      task = next;
    } catch (error) {
      const { isRetryable, retryAfterMs = 0 } = error as Partial<KnowledgeError>;
      if (isRetryable !== true || (++failures > TOLERATED && elapsed(clock) - lastSeen >= RESTART_MS)) throw error;
      hint = Math.min(retryAfterMs, MOST_HINTED);
      interval = Math.min(interval * 1.5, maxIntervalMs);
    }
    if (task !== undefined && failures === 0) {
      onProgress?.(task);
      if (isFinished(settings, task)) return { ...task, failedPages: failedPages(task) };
    }
    left = end - elapsed(clock);
    if (left <= 0) throw tooLate(settings, timeoutMs, task);
    await sleep(clock, Math.min(Math.max(interval, hint), left), signal);
  }
}
