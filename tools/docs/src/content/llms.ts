import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { downloads } from "../paths.ts";
import { rateLimits } from "../specification/rate-limits.ts";
import { everyCode } from "../specification/return-codes.ts";
import { operationPage } from "../specification/operation-page.ts";
import { documentReleases, hosts, operationGroups } from "../specification/site-data.ts";
import { topics } from "../specification/topics.ts";
import { reference } from "./reference-pages.ts";
import type { Staged } from "./stage.ts";

const intro = `# Specwright

> Unofficial TypeScript clients compiled from hand-written specifications: @specwright/trading for the Bybit V5 trading API and @specwright/knowledge for the KaaS
> knowledge-compilation API with streaming chat. @specwright/sandbox runs both services locally.
`;

/** Every operation with the call that a program makes of it. */
function operationTexts(): string {
  return operationGroups
    .map(({ tag, rows }) => {
      const lines = rows.map((row) => {
        const { title, samples } = operationPage(row);
        return `### ${row.call}\n\n${row.method} ${row.path}, operationId ${row.operationId}: ${title}.\n\n\`\`\`ts\n${samples.typescript}\n\`\`\``;
      });
      return `## Operations: ${tag}\n\n${lines.join("\n\n")}\n`;
    })
    .join("\n");
}

/** Every topic with the program that subscribes to it. */
function topicTexts(): string {
  const texts = topics.map(({ id, address, summary, description, sample }) => {
    const program = sample === undefined ? "" : `\n\n\`\`\`ts\n${sample}\n\`\`\``;
    return `### ${address ?? id}\n\n${summary} ${description}${program}`;
  });
  return `## Stream topics\n\n${texts.join("\n\n")}\n`;
}

const sections = [
  ["guides/", "Guides"],
  ["packages/", "Packages"],
  ["examples/", "Programs that the test suite runs"],
  ["decisions/", "Decisions"],
  ["project/", "Project"],
] as const;

const list = (title: string, entries: readonly (readonly [href: string, title: string])[]) =>
  `## ${title}\n\n${entries.map(([href, text]) => `- [${text}](${href})`).join("\n")}\n`;

/** What a language model should read: a map of the site, and the whole of it as one text. */
export function writeLlmsFiles(pages: readonly Staged[]): void {
  const lists = sections.map(([start, title]) =>
    list(
      title,
      pages.filter(({ href }) => href.startsWith(start)).map((page) => [page.href, page.title] as const),
    ),
  );
  writeFileSync(join(downloads, "llms.txt"), [intro, list("Reference", reference), ...lists].join("\n"));
  const codes = everyCode.map(({ code, group, class: kind, meaning }) => `- ${code} (${group}, ${kind}): ${meaning}`);
  const environments = hosts.environments.map(({ name, rest, description }) => `- ${name}: ${rest}. ${description}`);
  const full = [
    intro,
    ...pages.map(({ source }) => source),
    operationTexts(),
    topicTexts(),
    `## Environments\n\n${environments.join("\n")}\n`,
    `## Rate limits\n\n\`\`\`json\n${JSON.stringify(rateLimits, null, 1)}\n\`\`\`\n`,
    `## Error codes\n\n${codes.join("\n")}\n`,
    ...documentReleases().map(({ name, markdown }) => `## What changed in ${name}\n${markdown}`),
  ];
  writeFileSync(join(downloads, "llms-full.txt"), full.join("\n\n"));
}
