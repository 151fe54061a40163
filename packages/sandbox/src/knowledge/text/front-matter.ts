import { stringify } from "yaml";

export interface FrontMatter {
  title: string;
  tags: string[];
  sources: string[];
  created: string;
}

const delimiter = "---";
/** Front matter that is longer counts as text. */
const longest = 16 * 1024;
const mostTags = 12;

/** Splits text into its front matter (what is readable of it) and the rest. */
export function splitFrontMatter(text: string): { meta: Partial<FrontMatter>; body: string } {
  const content = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const opening = /^---\r?\n/.exec(content);
  if (opening === null) return { meta: {}, body: content };
  const end = content.indexOf(`\n${delimiter}`, opening[0].length - 1);
  if (end < 0 || end > longest) return { meta: {}, body: content };
  const head = content.slice(opening[0].length, end + 1);
  const body = content.slice(end + 1 + delimiter.length).replace(/^[^\n]*\n?/, "");
  return { meta: readMeta(head), body: body.replace(/^[\r\n]+/, "") };
}

/**
 * Reads title and tags line by line. A YAML parser is not safe here: anybody may submit the text, and four kilobytes of
 * `? ? ?` keep a parser busy for minutes.
 */
function readMeta(head: string): Partial<FrontMatter> {
  const meta: Partial<FrontMatter> = {};
  let inTags = false;
  for (const line of head.split(/\r?\n/)) {
    const item = inTags ? /^\s*-\s+(.*)$/.exec(line)?.[1] : undefined;
    if (item !== undefined) meta.tags = addTags(meta.tags, [item]);
    const [, key, value = ""] = /^(title|tags)\s?:(.*)$/.exec(line) ?? [];
    if (item === undefined) inTags = key === "tags" && value.trim() === "";
    if (key === "title" && scalar(value) !== "") meta.title = scalar(value);
    if (key === "tags" && value.trim() !== "") meta.tags = addTags(meta.tags, value.replace(/[[\]]/g, "").split(","));
  }
  return meta;
}

function addTags(known: string[] = [], more: readonly string[]): string[] {
  const tags = more.map((tag) => scalar(tag)).filter((tag) => tag !== "");
  return [...new Set([...known, ...tags])].slice(0, mostTags);
}

/** A value without the quotes around it. */
function scalar(text: string): string {
  const line = oneLine(text);
  const quote = line.charAt(0);
  const isQuoted = line.length > 1 && (quote === '"' || quote === "'") && line.endsWith(quote);
  return isQuoted ? line.slice(1, -1).trim() : line;
}

/** Titles and tags end up in links and headings: one line, of a length one can read. */
export function oneLine(text: string): string {
  return text.slice(0, 400).replace(/\s+/g, " ").trim().slice(0, 200);
}

export function joinFrontMatter(meta: FrontMatter, body: string): string {
  const { title, tags, sources, created } = meta;
  return `${delimiter}\n${stringify({ title, tags, sources, created }, { lineWidth: 0 })}${delimiter}\n\n${body}`;
}
