import { rateLimitText } from "./contract-data.ts";
import type { OperationRow } from "./operation-rows.ts";

const guide = (name: string) => `../guides/${name}.html`;

/** Where a private operation exists when the document names no environments: the platform leaves demo trading out. */
const everywhereButDemo = "Not in [demo trading](../guides/trading-demo.html)";

function environmentNote({ environments, signed }: OperationRow): string | undefined {
  if (environments === undefined) return signed ? everywhereButDemo : undefined;
  return `On ${environments.join(", ")}`;
}

function notes(row: OperationRow): string[] {
  const limit = rateLimitText(row.rateLimit);
  return [
    limit === "" ? undefined : `[Limit](../rate-limits.html) ${limit}`,
    row.marks.includes("iterate") ? `[All pages](${guide("trading-pagination")}) with \`.iterate()\`` : undefined,
    row.idempotencyField === undefined
      ? undefined
      : `[Safe to repeat](${guide("trading-orders-and-retries")}) by \`${row.idempotencyField}\``,
    environmentNote(row),
  ].filter((note) => note !== undefined);
}

/** What a reference page says below an operation's own description: the call, and what its extensions mean for a caller. */
export function operationNotes(row: OperationRow): string {
  const code = row.sample === undefined ? [] : [`\`\`\`ts\n${row.sample}\n\`\`\``];
  const said = row.call.startsWith("trading.") ? notes(row) : [];
  return [...code, ...(said.length === 0 ? [] : [said.join(" · ")])].join("\n\n");
}
