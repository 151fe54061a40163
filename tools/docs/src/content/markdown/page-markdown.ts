/** Pages that are compiled from the specifications, as Markdown: for language models, and for everybody who prefers text. */
import type { FieldEntry } from "@specwright-tools/model/field-rows";
import { historyOf } from "../../specification/changes/history.ts";
import { operationPage, type Fact } from "../../specification/operation-page.ts";
import type { OperationRow } from "../../specification/operation-rows.ts";
import { rateLimits } from "../../specification/rate-limits.ts";
import { everyCode } from "../../specification/return-codes.ts";
import { changes, documentReleases, everyOperation, hosts, packageReleases } from "../../specification/site-data.ts";
import { protocol } from "../../specification/protocol.ts";
import { topics, type Topic } from "../../specification/topics.ts";

const code = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
const codes = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(", ");
const join = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== "").join("\n\n");
const section = (title: string, text: string) => (text === "" ? "" : `## ${title}\n\n${text}`);

/** Each field as an item of a list, with its values and rules. */
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
  return join([
    `# ${page.title}`,
    `\`${row.call}\` sends \`${row.method} ${row.path}\` (operationId \`${row.operationId}\`).`,
    page.deprecation === undefined ? "" : `**Deprecated.** Use ${codes(page.deprecation.replacements)} instead.`,
    page.description,
    factList(page.facts),
    section("Call", join([code("ts", typescript), curl === undefined ? "" : code("sh", curl)])),
    section("Request", join([page.rules.map((rule) => `- ${rule}`).join("\n"), fieldList(page.request)])),
    section("Response", fieldList(page.response)),
    section("Return codes", page.codes.map((each) => `- ${each.code}: ${each.meaning}`).join("\n")),
    section("History", historyList(row.operationId)),
  ]);
}

function topicMarkdown(topic: Topic): string {
  return join([
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
        join([fieldList(fields), ...examples.slice(0, 1).map(({ json }) => code("json", json))]),
      ),
    ),
    section("History", historyList(topic.id)),
  ]);
}

const releases = () =>
  [...documentReleases(), ...packageReleases()].map(({ name, markdown }) => `## ${name}\n${markdown}`).join("\n\n");

/** The lists of the reference, by the address of their page. */
const lists: readonly (readonly [href: string, title: string, text: () => string])[] = [
  [
    "operations",
    "Operations",
    () =>
      everyOperation
        .map(
          ({ call, method, path, href, operation }) =>
            `- [\`${call}\`](${href.replace(/html$/, "md")}) ${method} ${path}: ${operation.summary}`,
        )
        .join("\n"),
  ],
  [
    "topics",
    "Stream topics",
    () =>
      topics
        .map(
          ({ id, title, address, href, summary }) =>
            `- [${title}](${href.replace(/html$/, "md")}) \`${address ?? id}\`: ${summary}`,
        )
        .join("\n"),
  ],
  [
    "protocol",
    "The protocol",
    () => protocol.map(({ title, texts }) => [`## ${title}`, ...texts].join("\n\n")).join("\n\n"),
  ],
  [
    "error-codes",
    "Error codes",
    () => everyCode.map((each) => `- ${each.code} (${each.group}, ${each.class}): ${each.meaning}`).join("\n"),
  ],
  ["rate-limits", "Rate limits", () => code("json", JSON.stringify(rateLimits, null, 1))],
  [
    "environments",
    "Environments",
    () => hosts.environments.map(({ name, rest, description }) => `- ${name}: ${rest}. ${description}`).join("\n"),
  ],
  [
    "changes",
    "Change history of the platform",
    () => changes.map(({ date, title }) => `- ${date}: ${title}`).join("\n"),
  ],
  ["releases", "Releases", releases],
];

/** A page as Markdown, at the address of the page with another ending. */
export interface MarkdownFile {
  readonly href: string;
  readonly markdown: string;
}

/** Every page of the reference as Markdown. */
export const referenceMarkdown = (): MarkdownFile[] => [
  ...lists.map(([name, title, text]) => ({ href: `${name}.md`, markdown: `# ${title}\n\n${text()}\n` })),
  ...everyOperation.map((row) => ({ href: row.href.replace(/html$/, "md"), markdown: `${operationMarkdown(row)}\n` })),
  ...topics.map((topic) => ({ href: topic.href.replace(/html$/, "md"), markdown: `${topicMarkdown(topic)}\n` })),
];
