import keywords from "@specwright-tools/toolchain/catalog/keywords.json" with { type: "json" };
import type { SearchText } from "@specwright/cli/search";
import commandTexts from "@specwright/cli/search.json" with { type: "json" };
import type { TextPage } from "../content/stage.ts";
import { reference } from "../content/text-pages.ts";
import { everyOperation } from "../specification/operations.ts";
import { everyCode } from "../specification/return-codes.ts";
import { topics } from "../specification/topics.ts";

/** A page that the search finds: what is ranked, and what a hit shows. */
export interface SearchEntry extends SearchText {
  readonly href: string;
  readonly kind: string;
  readonly method?: string;
  /** The path of an operation, or the address of a topic. */
  readonly path?: string;
  readonly excerpt: string;
}

/** Words that people type for a page and that the page itself does not use, by its address without the ending. */
const byPage: Readonly<Record<string, readonly string[]>> = keywords;
export const pagesWithKeywords = Object.keys(byPage);
const keywordsOf = (href: string) => (byPage[href.replace(/\.html$/, "")] ?? []).join("; ");

/** The command line knows the same operations and topics, and its build put their words together. */
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
    // Several operations of the protocol for agents are one call.
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

/** A code is asked for by its number: its meaning is shown, and what to do stands on the page. */
const codeEntries = (): SearchEntry[] =>
  everyCode.map(({ code, group, anchor, meaning }) => ({
    name: `code:${anchor}`,
    title: `${code} (${group})`,
    description: "",
    fields: "",
    keywords: String(code),
    // Short codes are numbers of something else, too.
    weight: String(code).length > 4 ? 3 : 0.3,
    href: `error-codes.html#${anchor}`,
    kind: "Return code",
    excerpt: firstSentence(`${meaning.replace(/\.$/, "")}.`),
  }));

/** What pages of a folder are called, and how much they count: guides and operations come before papers. */
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

/** A page of Markdown. Each of its words is kept once. */
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
    // A member of a package by its name.
    ...(kind === "Package API" ? { aliases: /: (\w+)/.exec(title)?.[1] ?? title } : {}),
    body: weight < 1 ? "" : [...new Set(source.match(/[\p{L}\d]{3,}/gu))].join(" "),
    weight,
    href,
    kind,
    excerpt: firstSentence(paragraph.replaceAll(/\s+/g, " ")),
  };
}

/** Everything that the search of the site finds. */
export const searchEntries = (pages: readonly TextPage[]): SearchEntry[] => [
  ...operationEntries(),
  ...topicEntries(),
  ...referenceEntries(),
  ...pages.map(pageEntry),
  ...codeEntries(),
];
