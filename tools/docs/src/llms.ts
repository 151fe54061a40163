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

/** Every operation with the call that a program makes of it. */
function operationTexts(data: SiteData): string {
  return data.surfaces
    .map(({ title, groups }) => {
      const lines = groups.flatMap(({ rows }) =>
        rows.map(({ call, operationId, method, path, summary, sample }) => {
          const code = sample === undefined ? "" : `\n\n\`\`\`ts\n${sample}\n\`\`\``;
          return `### ${call}\n\n${method} ${path}, operationId ${operationId}: ${summary}.${code}`;
        }),
      );
      return `## ${title} operations\n\n${lines.join("\n\n")}\n`;
    })
    .join("\n");
}

const sections = [
  ["guides/", "Guides"],
  ["packages/", "Packages"],
  ["examples/", "Programs that the test suite runs"],
  ["decisions/", "Decisions"],
  ["project/", "Project"],
] as const;

const reference = [
  ["reference/trading.html", "Trading reference"],
  ["reference/knowledge.html", "Knowledge reference"],
  ["operations.html", "Operation index, with calls and limits"],
  ["error-codes.html", "Error codes"],
  ["rate-limits.html", "Rate limits"],
  ["environments.html", "Environments"],
  ["changes.html", "Change history of the platform"],
  ["releases.html", "What changed in the API, release by release"],
  ["api/index.html", "What the packages export"],
  ["llms-full.txt", "Everything as text"],
] as const;

const list = (title: string, entries: readonly (readonly [href: string, title: string])[]) =>
  `## ${title}\n\n${entries.map(([href, text]) => `- [${text}](${href})`).join("\n")}\n`;

/** What a language model should read: a map of the site, and the whole of it as one text. */
export function writeLlmsFiles(data: SiteData, pages: readonly Page[]): void {
  const lists = sections.map(([start, title]) =>
    list(
      title,
      pages.filter(({ href }) => href.startsWith(start)).map((page) => [page.href, page.title] as const),
    ),
  );
  writeFileSync(join(output, "llms.txt"), [intro, list("Reference", reference), ...lists].join("\n"));
  const codes = data.codes
    .map(({ code, group, class: kind, meaning }) => `- ${code} (${group}, ${kind}): ${meaning}`)
    .join("\n");
  const full = [
    intro,
    ...pages.map(({ source }) => source),
    operationTexts(data),
    `## Environments\n\n${data.hosts.environments.map(({ name, rest, description }) => `- ${name}: ${rest}. ${description}`).join("\n")}\n`,
    `## Rate limits\n\n\`\`\`json\n${JSON.stringify(data.limits, null, 1)}\n\`\`\`\n`,
    `## Error codes\n\n${codes}\n`,
    ...data.apiChanges.map(({ name, markdown }) => `## What changed in ${name}\n${markdown}`),
  ];
  writeFileSync(join(output, "llms-full.txt"), full.join("\n\n"));
}
