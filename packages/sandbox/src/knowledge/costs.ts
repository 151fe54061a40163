/** Prices per token in millionths of a US dollar. They are invented: constant and small. */
const promptPrice = 0.15;
const completionPrice = 0.6;

export const tokensOf = (text: string): number => Math.ceil(text.length / 4);
export const priceOf = (prompt: number, completion: number): number =>
  Math.round(prompt * promptPrice + completion * completionPrice) / 1_000_000;

/** Creates the result of a finished task. Its costs are calculated from the length of the text; no money is spent. */
export function taskResult(
  contentHash: string,
  tokens: number,
  written: { created: string[]; merged: string[] } | undefined,
) {
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

function costOf(prompt: number, completion: number, calls: number) {
  const call_details = Array.from({ length: calls }, (_, index) => {
    const prompt_tokens = shareOf(prompt, calls, index);
    const completion_tokens = shareOf(completion, calls, index);
    const cost = priceOf(prompt_tokens, completion_tokens);
    return { model: "sandbox", prompt_tokens, completion_tokens, cached_tokens: 0, cost, duration_s: 0 };
  });
  return { cost: priceOf(prompt, completion), prompt, completion, cached: 0, calls, call_details };
}

/**
 * Returns one call's share of the tokens. The first calls get the remainder, so that the shares add up to the total.
 */
const shareOf = (tokens: number, calls: number, index: number): number =>
  Math.floor(tokens / calls) + (index < tokens % calls ? 1 : 0);

/** Directory of the knowledge bases on the released server. The sandbox only shows it in results. */
const baseDirectory = "/var/lib/kaas/kb";

/**
 * Creates the result of a finished job that derived a knowledge base, in the released server's format. The costs are
 * calculated from the length of the texts; no money is spent.
 */
export function deriveResult(
  job: { slug: string; topic: string; selectFrom: "articles" | "documents" },
  selected: readonly { article: { kind: "concept" | "source" }; text: string }[],
) {
  const documents = selected.filter(({ article }) => article.kind === "source");
  const chosen = job.selectFrom === "documents" ? documents.length : selected.length - documents.length;
  const bytes = documents.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const prompt = Math.ceil(bytes / 4);
  const completion = Math.ceil(prompt / 2);
  const cost = {
    total_cost_usd: priceOf(prompt, completion),
    total_prompt_tokens: prompt,
    total_completion_tokens: completion,
    total_cached_tokens: 0,
    calls: 3,
  };
  return {
    derived_kb: `${baseDirectory}/derived/${job.slug}`,
    slug: job.slug,
    topic: job.topic,
    select_from: job.selectFrom,
    selected: chosen,
    documents: documents.length,
    bytes,
    filter_batches: 1,
    compiled: true,
    compile: { compiled: documents.length, extracted: 0, total_raw: documents.length, errors: [] as never[], cost },
    cost,
  };
}

export type TaskResult = ReturnType<typeof taskResult>;
export type DeriveResult = ReturnType<typeof deriveResult>;
