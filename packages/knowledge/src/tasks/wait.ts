import { KnowledgeError } from "../errors.ts";
import { operations } from "../generated/operations.ts";
import { unexpectedResponse } from "../http/request.ts";
import { redactorFor, redactRecord, withFullStop } from "../http/redact.ts";
import type { CallOptions } from "../options/call-options.ts";
import type { Config } from "../options/config.ts";
import { poll, type WaitOptions } from "../poll.ts";
import type { PipelineResult, Task } from "../resources.ts";
import { failedPages } from "./failed-pages.ts";

/** A task that succeeded, with the pages that failed within it. */
export type FinishedTask = Task & { readonly failedPages: readonly PipelineResult[] };

/** The contract names no status values. Besides those of the released server, the client understands the usual words. */
const SUCCEEDED = /^(succeeded|success|completed?|done|finished|ready)$/i;
const FAILED = /^(failed|failure|error|cancell?ed|aborted)$/i;

const HALF_AN_HOUR = 1_800_000;

/** The task if it has succeeded; undefined if it goes on. Throws `task-failed`. */
export function finishTask(config: Config, call: string, task: Task): FinishedTask | undefined {
  const { status, error } = task;
  // Without a status nobody would ever learn that the task has finished.
  if (typeof status !== "string")
    throw unexpectedResponse({ call, operation: operations.getTask, id: task.id }, "has a task without a status");
  if (SUCCEEDED.test(status)) return { ...task, failedPages: failedPages(task) };
  if (!FAILED.test(status)) return undefined;
  const shown = redactRecord(config, task);
  const reason = typeof error === "string" && error ? `: ${redactorFor(config)(error)}` : "";
  throw new KnowledgeError("task-failed", `${call}: ${withFullStop(`task ${shown.id} ${status}${reason}`)}`, {
    id: shown.id,
    task: shown,
    outcome: "answered",
  });
}

/** Resolves when the task has succeeded; throws when it failed or takes too long. */
export function waitForTask(
  config: Config,
  id: string,
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
      id,
      finish: (task) => finishTask(config, call, task),
      name: "task",
      timeoutCode: "task-timeout",
    },
    options,
  );
}
