import type { DeriveRecord, DeriveResult } from "../records.ts";
import { priceOf } from "../wiki/answer.ts";
import type { ArticleRecord } from "../wiki/article.ts";

/** Where the released server keeps its knowledge bases; nothing is there on this machine. */
const baseDirectory = "/var/lib/kaas/kb";

/** The result of a finished derivation. Costs are calculated from the length of the texts; nothing is paid. */
export function deriveResultOf(
  job: Pick<DeriveRecord, "slug" | "topic" | "selectFrom">,
  selected: readonly { article: Pick<ArticleRecord, "kind">; text: string }[],
): DeriveResult {
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
    compile: { compiled: documents.length, extracted: 0, total_raw: documents.length, errors: [], cost },
    cost,
  };
}
