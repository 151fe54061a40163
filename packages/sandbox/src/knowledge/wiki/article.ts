import type { Kept } from "../records.ts";
import { linkMentions, type TitleIndex } from "../text/cross-links.ts";
import { joinFrontMatter } from "../text/markdown.ts";
import { plainText, sentencesOf } from "../text/words.ts";

/** Part of an article that one task has contributed. */
interface ArticlePart {
  taskId: string;
  /** Title of the submitted document. */
  from: string;
  /** Path of the task's source article. */
  sourcePath: string;
  /** In a concept article, the Markdown text of the concept. In a source article, the summary. */
  text: string;
}

export interface ArticleRecord extends Kept {
  /** Path relative to the wiki, such as `concept/alpha.md`. */
  path: string;
  kind: "concept" | "source";
  title: string;
  tags: string[];
  parts: ArticlePart[];
  createdAt: number;
  /** Path of the submitted bytes. Only source articles have the fields `rawPath`, `sourceUrl` and `concepts`. */
  rawPath?: string;
  sourceUrl?: string;
  concepts?: { title: string; path: string }[];
}

export const idOfPath = (path: string): string => path.replace(/\.md$/, "").replaceAll("/", "--");
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns a relative link from one article to another. Every article is in a directory at the root. */
function hrefBetween(from: string, to: string): string {
  const [fromDirectory, toDirectory] = [from.split("/")[0], to.split("/")[0]];
  return fromDirectory === toDirectory ? (to.split("/")[1] ?? to) : `../${to}`;
}

export const sourcesOf = (article: ArticleRecord): string[] =>
  article.kind === "source"
    ? [article.rawPath ?? "", article.sourceUrl ?? ""].filter((source) => source !== "")
    : [...new Set(article.parts.map((part) => part.sourcePath))];

/** Returns the text of an article for searches and answers. */
export const searchableText = (article: ArticleRecord): string =>
  distinctTexts(article)
    .filter((text) => text !== "")
    .join("\n\n");

/**
 * Returns the distinct texts of an article. If two submissions have the same text, the text occurs once, but both
 * submissions are listed as sources.
 */
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

/** Returns the summary of a document for its source article: the first two sentences, at most 400 characters. */
export function summaryOf(text: string): string {
  return sentencesOf(text.slice(0, 2000)).slice(0, 2).join(" ").slice(0, 400);
}
