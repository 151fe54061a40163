import type { PipelineResult, Task } from "../resources.ts";

/** The pages that failed although the task as a whole succeeded. */
export const failedPages = ({ result }: Task): PipelineResult[] =>
  [result?.pipeline_results].flat().filter((page): page is PipelineResult => page?.status === "error");
