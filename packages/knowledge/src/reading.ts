import type { PipelineResult, Task } from "./resources.ts";

/** The pages that failed although the task as a whole succeeded. The contract says nothing of results. */
export const failedPages = ({ result }: Task): PipelineResult[] =>
  [result?.pipeline_results].flat().filter((page): page is PipelineResult => page?.status === "error");

/** Sources begin with `wiki/`, but files are asked for without it. */
export const withoutWikiPrefix = (path: string): string => path.replace(/^wiki\//, "");
