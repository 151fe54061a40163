import type { PipelineResult, Task } from "../resources.ts";

/** The pages that failed although the task as a whole succeeded. */
export const failedPages = (task: Task): PipelineResult[] =>
  (task.result?.pipeline_results ?? []).filter(({ status }) => status === "error");
