import { operations } from "../generated/operations.ts";
import { KnowledgeError } from "../errors.ts";
import { redactRecord } from "../options/redact.ts";
import { requestNothing, requestJson } from "../http/request.ts";
import type { CallOptions } from "../options/options.ts";
import { withFreshTime, type Config } from "../options/config.ts";
import type { WaitOptions } from "../poll.ts";
import type { Task } from "../resources.ts";
import { taskContent, type TaskContent } from "./content.ts";
import { iterateTasks, listTasks, type ListTasksInput, type TaskPage } from "./list.ts";
import { waitForTask, waitForTasks, type FinishedTask, type WaitAllOptions, type WaitAllResult } from "./wait.ts";

/** Methods for tasks, the service's records of submitted content. */
export interface Tasks {
  /** Reads one page of tasks. */
  list(input?: ListTasksInput, options?: CallOptions): Promise<TaskPage>;
  /** Iterates over all tasks, page by page. Yields each task once. Tasks may be deleted while the loop runs. */
  iterate(input?: ListTasksInput, options?: CallOptions): AsyncGenerator<Task, void, undefined>;
  /** Reads the state of a task. */
  get(id: string, options?: CallOptions): Promise<Task>;
  /** Reads the submitted content of a task. */
  content(id: string, options?: CallOptions): Promise<TaskContent>;
  /**
   * Deletes a task and its submitted content. The articles compiled from the content stay in the wiki. The client reads
   * the status first and rejects a pending or running task with `task-unfinished`, because the released server would
   * delete the content of a pending task, which would then fail.
   */
  delete(id: string, options?: CallOptions): Promise<void>;
  /**
   * Waits until a task has succeeded. The result lists the task's failed pages. Throws `task-failed` or `task-timeout`.
   * A new article may be missing from `wiki.tree` for up to 60 seconds after the wait.
   */
  wait(id: string, options?: WaitOptions<Task>): Promise<FinishedTask>;
  /**
   * Waits until all tasks have succeeded, failed or disappeared. Resolves with one result per ID, in the given order. A
   * failed task does not end the wait for the others. Reads the list of tasks page by page, one page per second
   * regardless of the number of tasks. After `timeoutMs` (default: 24 hours), unfinished tasks have the code
   * `task-timeout`.
   */
  waitAll(ids: Iterable<string>, options?: WaitAllOptions): Promise<WaitAllResult[]>;
}

const UNFINISHED: ReadonlySet<unknown> = new Set(["pending", "running"]);

export function createTasks(config: Config): Tasks {
  const get = (call: string, id: string, options?: CallOptions, more: { isPreparation?: true } = {}) =>
    requestJson<Task>(config, { call, operation: operations.getTask, id, options, ...more });
  // Sends each read once, with the full time limit: `poll` repeats failed reads and measures the time.
  const read = (call: string, id: string, options: CallOptions) =>
    requestJson<Task>(withFreshTime(config), { call, operation: operations.getTask, id, options, isSentOnce: true });
  return {
    list: (input, options) => listTasks(config, "tasks.list", input, options),
    iterate: (input, options) => iterateTasks(config, input, options),
    get: (id, options) => get("tasks.get", id, options),
    content: (id, options) =>
      taskContent(config, "tasks.content", id, options, () => get("tasks.content", id, options)),
    async delete(id, options) {
      const call = "tasks.delete";
      const task = await get(call, id, options, { isPreparation: true });
      if (UNFINISHED.has(task.status)) {
        throw new KnowledgeError(
          "task-unfinished",
          `${call}: the task is ${task.status} and cannot be deleted yet. Wait for it with tasks.wait first.`,
          { task: redactRecord(config, task) },
        );
      }
      await requestNothing(config, { call, operation: operations.deleteTask, id, options });
    },
    wait: (id, options) => waitForTask(config, id, (call, readOptions) => read(call, id, readOptions), options),
    waitAll: (ids, options) => waitForTasks(config, read, ids, options),
  };
}
