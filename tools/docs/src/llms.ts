import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "./paths.ts";
import type { SiteData } from "./site-data.ts";

interface Page {
  readonly href: string;
  readonly title: string;
  readonly source: string;
}

const intro = `# Specwright

> TypeScript clients compiled from hand-written OpenAPI specifications: @specwright/trading for a V5 trading REST API (X-BAPI signing) and @specwright/knowledge for a
> knowledge-compilation REST API with streaming chat. @specwright/sandbox runs both services locally.
`;

function operationLines(data: SiteData): string {
  return data.surfaces
    .map(({ title, groups }) => {
      const lines = groups.flatMap(({ rows }) =>
        rows.map((row) => `- ${row.operationId}: ${row.method} ${row.path} (${row.summary})`),
      );
      return `## ${title} operations\n\n${lines.join("\n")}\n`;
    })
    .join("\n");
}

/** What a language model should read: a map of the site, and the whole of it as one text. */
export function writeLlmsFiles(data: SiteData, pages: readonly Page[]): void {
  const guides = pages.map(({ title, href }) => `- [${title}](${href})`).join("\n");
  const pointers = `## Reference\n\n- [Trading](reference/trading.html)\n- [Knowledge](reference/knowledge.html)\n- [Operation index](operations.html)\n- [Error codes](error-codes.html)\n- [Everything as text](llms-full.txt)\n`;
  writeFileSync(join(output, "llms.txt"), `${intro}\n${pointers}\n## Guides\n\n${guides}\n`);
  const codes = data.codes
    .map(({ code, group, class: kind, meaning }) => `- ${code} (${group}, ${kind}): ${meaning}`)
    .join("\n");
  const full = [intro, ...pages.map(({ source }) => source), operationLines(data), `## Error codes\n\n${codes}\n`];
  writeFileSync(join(output, "llms-full.txt"), full.join("\n\n"));
}
