import type { Cost, TaskResult } from "../records.ts";
import { priceOf } from "../wiki/answer.ts";

/** The result of a finished task. Costs are calculated from the length of the text; nothing is paid. */
export function resultOf(
  contentHash: string,
  tokens: number,
  written: { created: string[]; merged: string[] } | undefined,
): TaskResult {
  const page =
    written === undefined
      ? { status: "error" as const, error: "the content asks for a page that cannot be written", phase: "write" }
      : { status: "ok" as const, created: prefixed(written.created), merged: prefixed(written.merged) };
  return {
    extract_cost: costOf(tokens, Math.ceil(tokens / 8), 1),
    pipeline_results: [{ content_hash: contentHash, ...page }],
    pipeline_cost: costOf(tokens, Math.ceil(tokens / 2), 2),
  };
}

const prefixed = (paths: readonly string[]): string[] => paths.map((path) => `wiki/${path}`);

function costOf(prompt: number, completion: number, calls: number): Cost {
  return { cost: priceOf(prompt, completion), prompt, completion, cached: 0, calls, call_details: [] };
}
