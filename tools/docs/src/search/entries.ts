import keywords from "@specwright-tools/toolchain/catalog/keywords.json" with { type: "json" };
import type { SearchText } from "@specwright/cli/search";
import commandTexts from "@specwright/cli/search.json" with { type: "json" };
import type { TextPage } from "../content/stage.ts";
import { reference } from "../content/text-pages.ts";
import { everyOperation } from "../specification/operations.ts";
import { everyCode } from "../specification/return-codes.ts";
import { topics } from "../specification/topics.ts";

/** A page in the search index: the texts that the search ranks, and the texts shown for a hit. */
export interface SearchEntry extends SearchText {
  readonly href: string;
  readonly kind: string;
  readonly method?: string;
  /** The path of an operation, or the address of a topic. */
  readonly path?: string;
  readonly excerpt: string;
}

/**
 * Search terms that a page should be found by although it doesn't contain them. The key is the page's address without
 * `.html`.
 */
const byPage: Readonly<Record<string, readonly string[]>> = keywords;
export const pagesWithKeywords = Object.keys(byPage);
const keywordsOf = (href: string) => (byPage[href.replace(/\.html$/, "")] ?? []).join("; ");

/** Searchable text of each operation and topic, by name, as created by the build of the command line. */
const texts = new Map((commandTexts as readonly SearchText[]).map((text) => [text.name, text]));

const firstSentence = (text: string): string =>
  /^.*?[.:](?=\s|$)/s
    .exec(text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[`*]/g, ""))?.[0]
    .replace(/:$/, ".") ?? "";

function operationEntries(): SearchEntry[] {
  return everyOperation.map(({ call, href, method, path, operation, operationId }) => {
    const { summary: title = "", description = "" } = operation;
    const text = texts.get(call.replace(/^trading\./, ""));
    const plain = { name: operationId, title, description, fields: "", keywords: keywordsOf(href) };
    // Several operations of the MCP protocol share this call, so its text belongs to none of them.
    const own = text === undefined || call === "knowledge.mcp.connect" ? plain : text;
    return { ...own, href, kind: "Operation", method, path, excerpt: firstSentence(description) };
  });
}

function topicEntries(): SearchEntry[] {
  return topics.map(({ id, title, summary, description, address, href, isUnconfirmed }) => {
    const own = texts.get(`stream:${id}`) ?? {
      name: `stream:${id}`,
      title,
      description: `${summary} ${description}`,
      fields: "",
      keywords: keywordsOf(href),
    };
    const isLesser = isUnconfirmed || id.endsWith("Reply");
    const shown = { href, kind: "Topic", ...(address === undefined ? {} : { path: address }), excerpt: summary };
    return { ...own, ...(isLesser ? { isDeprecated: true } : {}), ...shown };
  });
}

const referenceEntries = (): SearchEntry[] =>
  reference
    .filter(([href]) => href.endsWith(".html"))
    .map(([href, title]) => ({
      name: `reference:${href}`,
      title,
      description: "",
      fields: "",
      keywords: keywordsOf(href),
      href,
      kind: "Reference",
      excerpt: "",
    }));

/**
 * Returns the search entries of return codes. Readers search for the number: the hit shows the code's meaning, and the
 * page explains how to react.
 */
const codeEntries = (): SearchEntry[] =>
  everyCode.map(({ code, group, anchor, meaning }) => ({
    name: `code:${anchor}`,
    title: `${code} (${group})`,
    description: "",
    fields: "",
    keywords: String(code),
    // Rank short codes low, because their digits also occur as other numbers.
    weight: String(code).length > 4 ? 3 : 0.3,
    href: `error-codes.html#${anchor}`,
    kind: "Return code",
    excerpt: firstSentence(`${meaning.replace(/\.$/, "")}.`),
  }));

/** Kinds of pages by folder, with their weights: guides and operations rank above background pages. */
const kinds: readonly (readonly [folder: string, kind: string, weight: number])[] = [
  ["guides/migration-from-bybit-api-methods", "Guide", 0.2],
  ["guides/", "Guide", 1.2],
  ["packages/", "Package", 1],
  ["examples/", "Example", 0.4],
  ["decisions/overview", "Decision", 1],
  ["decisions/", "Decision", 0.3],
  ["project/", "Project", 0.7],
  ["api/", "Package API", 0.8],
];

/** Builds the search entry of a Markdown page. Each of its words is stored once. */
function pageEntry({ href, title, source }: TextPage): SearchEntry {
  const [, kind = "Page", weight = 1] = kinds.find(([folder]) => href.startsWith(folder)) ?? [];
  const headings = [...source.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = ""]) => heading.replaceAll("`", ""));
  const paragraph =
    source.split(/\n\s*\n/).find((part) => /^[A-Z`*[]/.test(part) && !part.startsWith("**Status")) ?? "";
  return {
    name: `page:${href.replace(/\.html$/, "")}`,
    title,
    description: kind === "Package API" ? "" : headings.join(". "),
    fields: "",
    keywords: keywordsOf(href),
    // Add the bare name as an alias, so that a search for the name finds the package member.
    ...(kind === "Package API" ? { aliases: /: (\w+)/.exec(title)?.[1] ?? title } : {}),
    body: weight < 1 ? "" : [...new Set(source.match(/[\p{L}\d]{3,}/gu))].join(" "),
    weight,
    href,
    kind,
    excerpt: firstSentence(paragraph.replaceAll(/\s+/g, " ")),
  };
}

/** Returns every entry of the site's search. */
export const searchEntries = (pages: readonly TextPage[]): SearchEntry[] => [
  ...operationEntries(),
  ...topicEntries(),
  ...referenceEntries(),
  ...pages.map(pageEntry),
  ...codeEntries(),
];
