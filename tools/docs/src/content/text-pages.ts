/**
 * Writes every page as Markdown, for language models and for readers who prefer plain text: repository files, and pages
 * compiled from the specifications.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FieldEntry } from "@specwright-tools/toolchain/model/field-rows";
import { downloads } from "../site.ts";
import { historyOf } from "../specification/changes.ts";
import { operationPage, type Fact } from "../specification/operation-page.ts";
import { everyOperation, type OperationRow } from "../specification/operations.ts";
import { everyCode } from "../specification/return-codes.ts";
import { topics, type Topic } from "../specification/topics.ts";
import { siteLink, withSiteLinks } from "./markdown-page.ts";
import type { TextPage } from "./stage.ts";

/** Pages and files compiled from the specifications, by address. */
export const reference = [
  ["operations.html", "Operations, with calls and limits"],
  ["topics.html", "Stream topics"],
  ["protocol.html", "Rules for every request, response and connection"],
  ["error-codes.html", "Error codes"],
  ["rate-limits.html", "Rate limits"],
  ["environments.html", "Environments"],
  ["changes.html", "Change history of the platform"],
  ["releases.html", "Changes by release"],
  ["api/overview.html", "Exports of the packages"],
  ["changes.xml", "The change history as a feed"],
  ["openapi/trading.json", "OpenAPI document of the trading API, also as YAML (trading.yaml)"],
  ["openapi/knowledge.json", "OpenAPI document of the knowledge API, also as YAML (knowledge.yaml)"],
  ["openapi/streams.json", "AsyncAPI document of the trading streams, also as YAML (streams.yaml)"],
  ["llms-full.txt", "All pages as text"],
] as const;

/** Returns the address of a page's Markdown version. */
const markdownHref = (href: string) => href.replace(/\.html$/, ".md");
const code = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
const codes = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(", ");
const paragraphs = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n");
const section = (title: string, text: string) => (text === "" ? "" : `## ${title}\n\n${text}`);

/** Lists each field with its values and rules. */
function fieldList(entries: readonly FieldEntry[], indent = ""): string {
  const lines = entries.map((entry) => {
    if ("variant" in entry) return `${indent}- ${entry.variant}\n${fieldList(entry.rows, `${indent}  `)}`;
    const { name, type, required, description, values, rules } = entry;
    const more = [values.length > 0 ? `Values: ${codes(values)}.` : "", rules.length > 0 ? `${rules.join(". ")}.` : ""];
    const text = [description, ...more].filter((part) => part !== "").join(" ");
    return `${indent}- \`${name}\` (${type}${required ? ", required" : ""})${text === "" ? "" : `: ${text}`}`;
  });
  return lines.join("\n").replaceAll(/\s*\n\s*\n\s*/g, "\n");
}

const factList = (facts: readonly Fact[]) => facts.map(({ name, text }) => `- ${name}: ${text}`).join("\n");
const historyList = (id: string) =>
  historyOf(id)
    .map(({ date, kind, text }) => `- ${date}, ${kind}: ${text}`)
    .join("\n");

function operationMarkdown(row: OperationRow): string {
  const page = operationPage(row);
  const { typescript, curl } = page.samples;
  return paragraphs([
    `# ${page.title}`,
    `\`${row.call}\` sends \`${row.method} ${row.path}\` (operationId \`${row.operationId}\`).`,
    page.deprecation === undefined ? "" : `**Deprecated.** Use ${codes(page.deprecation.replacements)} instead.`,
    page.description,
    factList(page.facts),
    section("Call", paragraphs([code("ts", typescript), curl === undefined ? "" : code("sh", curl)])),
    section("Request", paragraphs([page.rules.map(({ text }) => `- ${text}`).join("\n"), fieldList(page.request)])),
    section("Response", fieldList(page.response)),
    section("Return codes", page.codes.map((each) => `- ${each.code}: ${each.meaning}`).join("\n")),
    section("History", historyList(row.operationId)),
  ]);
}

function topicMarkdown(topic: Topic): string {
  return paragraphs([
    `# ${topic.title}`,
    topic.address === undefined
      ? ""
      : `Topic \`${topic.address}\`${topic.call === undefined ? "" : `, \`${topic.call}\``}.`,
    topic.summary,
    topic.description,
    factList(topic.facts),
    topic.sample === undefined ? "" : code("ts", topic.sample),
    topic.frame === undefined ? "" : code("json", topic.frame),
    section("Parameters", fieldList(topic.parameters)),
    ...topic.messages.map(({ title, fields, examples }) =>
      section(
        `Message: ${title}`,
        paragraphs([fieldList(fields), ...examples.slice(0, 1).map(({ json }) => code("json", json))]),
      ),
    ),
    section("History", historyList(topic.id)),
  ]);
}

/**
 * Reference lists as Markdown, by the address of their page. The pages themselves show the lists with filters or
 * colours.
 */
const lists: readonly (readonly [href: string, title: string, text: () => string])[] = [
  [
    "operations",
    "Operations",
    () =>
      everyOperation
        .map(
          ({ call, method, path, href, operation }) =>
            `- [\`${call}\`](${markdownHref(href)}) ${method} ${path}: ${operation.summary}`,
        )
        .join("\n"),
  ],
  [
    "error-codes",
    "Error codes",
    () => everyCode.map((each) => `- ${each.code} (${each.group}, ${each.class}): ${each.meaning}`).join("\n"),
  ],
];

/** A page as Markdown, at the page's address with the ending `.md`. */
interface MarkdownFile {
  readonly href: string;
  readonly markdown: string;
}

/** Returns every reference page as Markdown. */
const referenceMarkdown = (): MarkdownFile[] => [
  ...lists.map(([name, title, text]) => ({ href: `${name}.md`, markdown: `# ${title}\n\n${text()}\n` })),
  ...everyOperation.map((row) => ({ href: markdownHref(row.href), markdown: `${operationMarkdown(row)}\n` })),
  ...topics.map((topic) => ({ href: markdownHref(topic.href), markdown: `${topicMarkdown(topic)}\n` })),
];

const intro = `# Specwright

> Unofficial TypeScript clients compiled from hand-written specifications: @specwright/trading for the Bybit V5 trading API and @specwright/knowledge for the KaaS
> knowledge-compilation API with streaming chat. @specwright/sandbox runs both services locally.
`;

const sections = [
  ["guides/", "Guides"],
  ["packages/", "Packages"],
  ["examples/", "Programs that the test suite runs"],
  ["decisions/", "Decisions"],
  ["project/", "Project"],
  ["api/", "Exports of the packages"],
] as const;

/** Applies `linkOf` to links within the site, so that they lead to Markdown pages. */
const linked = (markdown: string, linkOf: (link: string) => string) =>
  withSiteLinks(markdown, (link) => (/^[a-z]+:/i.test(link) ? link : linkOf(link).replace(/\.html(?=#|$)/, ".md")));

const list = (title: string, entries: readonly (readonly [href: string, title: string])[]) =>
  `## ${title}\n\n${entries.map(([href, text]) => `- [${text}](${href})`).join("\n")}\n`;

/** Writes the files for language models: a map of the site, every page as Markdown, and one file with all pages. */
export function writeTextPages(pages: readonly TextPage[]): void {
  const texts = sections.map(([start, title]) =>
    list(
      title,
      pages.filter(({ href }) => href.startsWith(start)).map((page) => [markdownHref(page.href), page.title] as const),
    ),
  );
  const map = [
    intro,
    list(
      "Reference",
      reference.map(([href, title]) => [markdownHref(href), title] as const),
    ),
    ...texts,
  ];
  const written = pages.map(({ href, source, file }) => ({
    href: markdownHref(href),
    markdown: linked(source, (link) => (file === undefined ? link : siteLink(link, file))),
  }));
  // Links in the specifications' texts are relative to the site's root, so adapt them to the folder of each page.
  const rooted = referenceMarkdown().map(({ href, markdown }) => ({
    href,
    markdown: linked(markdown, (link) => "../".repeat(href.split("/").length - 1) + link),
  }));
  for (const { href, markdown } of [...written, ...rooted]) {
    const file = join(downloads, href);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markdown);
  }
  writeFileSync(join(downloads, "llms.txt"), map.join("\n"));
  const all = [intro, ...[...written, ...rooted].map(({ markdown }) => markdown)];
  writeFileSync(join(downloads, "llms-full.txt"), all.join("\n\n"));
}
