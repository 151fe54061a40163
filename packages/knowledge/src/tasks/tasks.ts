import { KnowledgeError } from "../errors.ts";
import type { FormMemory } from "../form.ts";
import { ask, askRecord } from "../http/ask.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { Task } from "../resources.ts";
import type { TaskContent } from "./content.ts";
import type { ListTasksInput, TaskPage } from "./list.ts";
import type { FinishedTask, WaitOptions } from "./wait.ts";

/** Submitted work. */
export interface Tasks {
  /** One page of tasks. */
  list(input?: ListTasksInput, options?: CallOptions): Promise<TaskPage>;
  /** All tasks, page after page, none twice. */
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

/** Whatever is more than one small call is loaded with its first use, so that a browser fetches only what it needs. */
export function createTasks(settings: Settings, memory: FormMemory): Tasks {
  const get = (id: string, options?: CallOptions) =>
    askRecord<Task>(settings, { operation: "getTask", path: PATH, id, options }, "id");
  return {
    async list(input, options) {
      const { listTasks } = await import("./list.ts");
      return listTasks(settings, memory, input, options);
    },
    async *iterate(input, options) {
      const { iterateTasks } = await import("./list.ts");
      yield* iterateTasks(settings, memory, input, options);
    },
    get,
    async content(id, options) {
      const { taskContent } = await import("./content.ts");
      return taskContent(settings, id, options, () => get(id, options));
    },
    async delete(id, options) {
      const task = await get(id, options);
      if (task.status === "pending") {
        throw new KnowledgeError(
          "task-pending",
          `Task ${id} is pending; wait until it has finished before deleting it.`,
          { task },
        );
      }
      await ask(settings, { operation: "deleteTask", method: "DELETE", path: PATH, id, options });
    },
    async wait(id, options) {
      const { waitForTask } = await import("./wait.ts");
      return waitForTask(settings, (call) => get(id, call), options);
    },
  };
}
