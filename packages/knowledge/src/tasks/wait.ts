import { KnowledgeError } from "../errors.ts";
import { redactorFor, redactRecord } from "../http/redact.ts";
import type { CallOptions } from "../call-options.ts";
import type { Config } from "../config.ts";
import { poll, type WaitOptions } from "../poll.ts";
import type { PipelineResult, Task } from "../resources.ts";
import { failedPages } from "./failed-pages.ts";

/** A task that succeeded, with the pages that failed within it. */
export type FinishedTask = Task & { readonly failedPages: readonly PipelineResult[] };

/** The contract names no status values. Besides those of the released server, the client understands the usual words. */
const SUCCEEDED = /^(succeeded|success|completed?|done|finished|ready)$/i;
const FAILED = /^(failed|failure|error|cancell?ed|aborted)$/i;

const HALF_AN_HOUR = 1_800_000;

function finish(config: Config, call: string, task: Task): FinishedTask | undefined {
  const { status = "", error } = task;
  if (SUCCEEDED.test(status)) return { ...task, failedPages: failedPages(task) };
  if (!FAILED.test(status)) return undefined;
  const shown = redactRecord(config, task);
  const reason = typeof error === "string" && error ? `: ${redactorFor(config)(error)}` : "";
  throw new KnowledgeError("task-failed", `${call}: task ${shown.id} ${status}${reason}.`, {
    task: shown,
    outcome: "answered",
  });
}

/** Resolves when the task has succeeded; throws when it failed or takes too long. */
export function waitForTask(
  config: Config,
  read: (call: string, options: CallOptions) => Promise<Task>,
  options: WaitOptions<Task> | undefined,
): Promise<FinishedTask> {
  const call = "tasks.wait";
  return poll<Task, FinishedTask>(
    config,
    {
      call,
      timeoutMs: HALF_AN_HOUR,
      read: (readOptions) => read(call, readOptions),
      finish: (task) => finish(config, call, task),
      name: "task",
      timeoutCode: "task-timeout",
    },
    options,
  );
}
