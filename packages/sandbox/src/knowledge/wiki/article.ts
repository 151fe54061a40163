import type { Kept } from "../records.ts";
import { linkMentions, type TitleIndex } from "../text/cross-links.ts";
import { joinFrontMatter } from "../text/markdown.ts";
import { plainText, sentencesOf } from "../text/words.ts";

/** What one task contributed to an article. */
interface ArticlePart {
  taskId: string;
  /** Title of what was submitted. */
  from: string;
  /** The source article that stands for the task. */
  sourcePath: string;
  /** Markdown of a concept; empty in a source article. */
  text: string;
}

export interface ArticleRecord extends Kept {
  /** Relative to the wiki: `concept/alpha.md`. */
  path: string;
  kind: "concept" | "source";
  title: string;
  tags: string[];
  parts: ArticlePart[];
  createdAt: number;
  /** Of a source article: where the submitted bytes are, where they came from, and the concepts made of them. */
  rawPath?: string;
  sourceUrl?: string;
  concepts?: { title: string; path: string }[];
}

export const idOfPath = (path: string): string => path.replace(/\.md$/, "").replaceAll("/", "--");
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A link from one article to another; both are one directory deep. */
function hrefBetween(from: string, to: string): string {
  const [fromDirectory, toDirectory] = [from.split("/")[0], to.split("/")[0]];
  return fromDirectory === toDirectory ? (to.split("/")[1] ?? to) : `../${to}`;
}

export const sourcesOf = (article: ArticleRecord): string[] =>
  article.kind === "source"
    ? [article.rawPath ?? "", article.sourceUrl ?? ""].filter((source) => source !== "")
    : [...new Set(article.parts.map((part) => part.sourcePath))];

/** Text to search and to answer from. */
export const searchableText = (article: ArticleRecord): string =>
  distinctTexts(article)
    .filter((text) => text !== "")
    .join("\n\n");

/** A text that two submissions share is in the article once, with both of them as its sources. */
const distinctTexts = (article: ArticleRecord): string[] => [...new Set(article.parts.map((part) => part.text))];

export function renderArticle(
  article: ArticleRecord,
  titles: TitleIndex,
  related: readonly { title: string; path: string }[],
): string {
  const body = article.kind === "concept" ? renderConcept(article, titles, related) : renderSource(article);
  return joinFrontMatter(
    { title: article.title, tags: article.tags, sources: sourcesOf(article), created: dayOf(article.createdAt) },
    body,
  );
}

function renderConcept(
  article: ArticleRecord,
  titles: TitleIndex,
  related: readonly { title: string; path: string }[],
): string {
  const sources = sourcesOf(article);
  const hrefOf = (path: string) => (path === article.path ? undefined : hrefBetween(article.path, path));
  const sections = distinctTexts(article).map((text) => {
    const parts = article.parts.filter((part) => part.text === text);
    const marks = parts.map((part) => `[^${sources.indexOf(part.sourcePath) + 1}]`);
    return `${linkMentions(text, titles, hrefOf)}\n\n${[...new Set(marks)].join(" ")}`;
  });
  const notes = sources.map((path, index) => {
    const from = article.parts.find((part) => part.sourcePath === path)?.from ?? path;
    return `[^${index + 1}]: [${from}](${hrefBetween(article.path, path)})`;
  });
  const seeAlso = related.map(({ title, path }) => `- [${title}](${hrefBetween(article.path, path)})`);
  return joinBlocks([
    `# ${article.title}`,
    ...sections,
    ...(seeAlso.length === 0 ? [] : ["## See also", seeAlso.join("\n")]),
    notes.join("\n"),
  ]);
}

function renderSource(article: ArticleRecord): string {
  const concepts = (article.concepts ?? []).map(
    ({ title, path }) => `- [${title}](${hrefBetween(article.path, path)})`,
  );
  return joinBlocks([
    `# ${article.title}`,
    `Submitted on ${dayOf(article.createdAt)}.${article.sourceUrl === undefined ? "" : ` Origin: ${plainText(article.sourceUrl)}`}`,
    ...article.parts.map((part) => part.text).filter((text) => text !== ""),
    "## Articles made of it",
    concepts.join("\n"),
  ]);
}

const joinBlocks = (blocks: string[]): string => `${blocks.filter((block) => block !== "").join("\n\n")}\n`;

/** The first sentences of a text, for the source article. */
export function summaryOf(text: string): string {
  return sentencesOf(text.slice(0, 2000)).slice(0, 2).join(" ").slice(0, 400);
}
