import { cleanRecord } from "../clean-words.ts";
import { KnowledgeError } from "../errors.ts";
import type { FormMemory } from "../form.ts";
import { askRecord } from "../http/ask.ts";
import { askNothing } from "../http/lists.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Task } from "../resources.ts";
import { taskContent, type TaskContent } from "./content.ts";
import { iterateTasks, listTasks, type ListTasksInput, type TaskPage } from "./list.ts";
import { waitForTask, type FinishedTask, type WaitOptions } from "./wait.ts";

/** Submitted work. */
export interface Tasks {
  /** One page of tasks. */
  list(input?: ListTasksInput, options?: CallOptions): Promise<TaskPage>;
  /** All tasks, page after page, none twice; also while others, or those that were given, are deleted. */
  iterate(input?: ListTasksInput, options?: CallOptions): AsyncGenerator<Task, void, undefined>;
  /** Where a task stands. */
  get(id: string, options?: CallOptions): Promise<Task>;
  /** What a task was made from. */
  content(id: string, options?: CallOptions): Promise<TaskContent>;
  /**
   * Deletes a task and its data. The status is read first: a pending task is refused with `task-pending`, because the
   * released server would remove its content and then fail it.
   */
  delete(id: string, options?: CallOptions): Promise<void>;
  /** Resolves when a task has succeeded, with the pages that failed within it; throws `task-failed` or `task-timeout`. */
  wait(id: string, options?: WaitOptions): Promise<FinishedTask>;
}

const PATH = "/api/tasks/{id}";

export function createTasks(settings: Settings, memory: FormMemory): Tasks {
  const get = (id: string, options?: CallOptions, once = false) =>
    askRecord<Task>(settings, { operation: "getTask", path: PATH, id, options, once }, "id");
  return {
    list: (input, options) => listTasks(settings, memory, input, options),
    iterate: (input, options) => iterateTasks(settings, memory, input, options),
    get: (id, options) => get(id, options),
    content: (id, options) => taskContent(settings, id, options, () => get(id, options)),
    async delete(id, options) {
      const task = await get(id, options);
      if (task.status === "pending") {
        throw new KnowledgeError(
          "task-pending",
          `Task ${id} is pending; wait until it has finished before deleting it.`,
          { task: cleanRecord(settings, task) },
        );
      }
      await askNothing(settings, { operation: "deleteTask", method: "DELETE", path: PATH, id, options });
    },
    // Each look is a repetition already.
    wait: (id, options) => waitForTask(settings, (call) => get(id, call, true), options),
  };
}
