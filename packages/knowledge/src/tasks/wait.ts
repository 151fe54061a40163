import type { Clock, WebAbortSignal } from "@specwright/transport";
import { cleanRecord } from "../clean-words.ts";
import { cleanerOf } from "../cleaner.ts";
import { KnowledgeError } from "../errors.ts";
import type { Settings } from "../options.ts";
import type { PipelineResult, Task } from "../resources.ts";
import { failedPages } from "./failed-pages.ts";
import { sleep } from "./sleep.ts";

export interface WaitOptions {
  /** Ends the waiting; the task itself goes on. */
  readonly signal?: WebAbortSignal;
  /** Called with every state that was read. */
  readonly onProgress?: (task: Task) => void;
  /** Longest wait in milliseconds; default 1,800,000 (half an hour). */
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

/** Resolves when the task has succeeded; throws when it failed or takes too long. */
export async function waitForTask(
  settings: Settings,
  read: (options: { signal: WebAbortSignal | undefined }) => Promise<Task>,
  options: WaitOptions = {},
): Promise<FinishedTask> {
  const { signal, onProgress, timeoutMs = 1_800_000, intervalMs = 500, maxIntervalMs = 5000 } = options;
  const clock = options.clock ?? settings.clock;
  const end = clock.now() + timeoutMs;
  let task: Task | undefined;
  let interval = intervalMs;
  let failures = 0;
  for (;;) {
    try {
      // Each look depends on the one before.
      const next = await read({ signal });
      failures = 0;
      interval =
        task?.status === next.status && task?.stage === next.stage
          ? Math.min(interval * 1.5, maxIntervalMs)
          : intervalMs;
      task = next;
    } catch (error) {
      if ((error as { isRetryable?: boolean }).isRetryable !== true || ++failures > TOLERATED) throw error;
      interval = Math.min(interval * 1.5, maxIntervalMs);
    }
    if (task !== undefined && failures === 0) {
      onProgress?.(task);
      const { status = "" } = task;
      if (SUCCEEDED.test(status)) return { ...task, failedPages: failedPages(task) };
      if (FAILED.test(status)) {
        const shown = cleanRecord(settings, task);
        const said = task.error === undefined ? "" : `: ${cleanerOf(settings)(task.error)}`;
        throw new KnowledgeError("task-failed", `Task ${shown.id} ${status}${said}.`, {
          task: shown,
          outcome: "answered",
        });
      }
    }
    const left = end - clock.now();
    if (left <= 0) {
      throw new KnowledgeError("task-timeout", `The task was not finished after ${timeoutMs} ms.`, {
        task: task && cleanRecord(settings, task),
        outcome: "answered",
      });
    }
    await sleep(clock, Math.min(interval, left), signal);
  }
}
