/** Names that keep their capital inside a sentence. */
const properNames = new Set(["Markdown", "TradFi", "Server-Sent", "Model", "Context", "Protocol"]);

/** Says what keeps a summary from being in sentence case, or nothing. */
export function sentenceCaseProblem(summary: string): string | undefined {
  if (summary === "") return "An operation needs a summary.";
  if (!/^[A-Z0-9]/.test(summary)) return `The summary "${summary}" begins with a capital letter.`;
  if (/[.!?]$/.test(summary)) return `The summary "${summary}" ends without a full stop.`;
  const shouting = summary
    .split(/\s+/)
    .slice(1)
    .find((word) => /^[A-Z][a-z]/.test(word) && !properNames.has(word.replace(/[,;:)]$/, "")));
  return shouting === undefined
    ? undefined
    : `The summary "${summary}" is in sentence case: "${shouting}" begins with a small letter.`;
}
