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
  const call_details = Array.from({ length: calls }, (_, index) => {
    const prompt_tokens = shareOf(prompt, calls, index);
    const completion_tokens = shareOf(completion, calls, index);
    const cost = priceOf(prompt_tokens, completion_tokens);
    return { model: "sandbox", prompt_tokens, completion_tokens, cached_tokens: 0, cost, duration_s: 0 };
  });
  return { cost: priceOf(prompt, completion), prompt, completion, cached: 0, calls, call_details };
}

/** The tokens of one call. The first calls take the remainder, so that the shares add up. */
const shareOf = (tokens: number, calls: number, index: number): number =>
  Math.floor(tokens / calls) + (index < tokens % calls ? 1 : 0);
