import { stringify } from "yaml";

export interface Section {
  title: string;
  text: string;
}

export interface Document {
  title: string;
  tags: string[];
  sections: Section[];
}

/** Maximum number of sections. The last one contains the rest. */
const mostSections = 100;
const fence = /^\s{0,3}(```|~~~)/;
const heading = /^(#{1,6})\s+(.*)$/;

/** Returns the title in the front matter, or else the first top-level heading. Empty if there is neither. */
export function titleOf(text: string): string {
  const { meta, body } = splitFrontMatter(text);
  return meta.title ?? firstHeading(body);
}

function firstHeading(body: string): string {
  for (const line of body.split("\n", 2000)) {
    const text = line.slice(0, 400).trim();
    if (text.startsWith("# ") && text.slice(2).trim() !== "") return plainTitle(text.slice(2));
  }
  return "";
}

/** Cuts text at its headings of the first two levels, outside code blocks. */
export function readDocument(text: string, fallbackTitle: string): Document {
  const { meta, body } = splitFrontMatter(text);
  const title = meta.title ?? (firstHeading(body) || plainTitle(fallbackTitle) || firstWords(body));
  const sections: { title: string; lines: string[] }[] = [{ title, lines: [] }];
  let inCode = false;
  for (const rawLine of body.split("\n")) {
    const line = rawLine.endsWith("\r") ? rawLine.slice(0, -1) : rawLine;
    if (fence.test(line)) inCode = !inCode;
    const match = inCode || line.length > 400 ? null : heading.exec(line);
    const name = match === null ? "" : plainTitle(match[2] ?? "");
    const starts = match !== null && (match[1] ?? "").length <= 2 && name !== "" && sections.length < mostSections;
    if (starts) sections.push({ title: name, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return { title, tags: meta.tags ?? [], sections: joinSections(sections, title) };
}

/** Merges sections with the same name. A document with only a title has one section. */
function joinSections(sections: { title: string; lines: string[] }[], title: string): Section[] {
  const byTitle = new Map<string, Section>();
  for (const section of sections) {
    const text = section.lines.join("\n").trim();
    if (text === "") continue;
    const key = section.title.toLowerCase();
    const known = byTitle.get(key);
    if (known === undefined) byTitle.set(key, { title: section.title, text });
    else known.text += `\n\n${text}`;
  }
  return byTitle.size === 0 ? [{ title, text: title }] : [...byTitle.values()];
}

/** A heading without its markup. */
function plainTitle(text: string): string {
  return oneLine(
    text
      .slice(0, 400)
      .replace(/[[\]`*_<>|]/g, "")
      .replace(/#+\s*$/, ""),
  );
}

function firstWords(body: string): string {
  return plainTitle(body.slice(0, 2000).trim().split(/\s+/).slice(0, 8).join(" ")) || "Untitled";
}

interface FrontMatter {
  title: string;
  tags: string[];
  sources: string[];
  created: string;
}

const delimiter = "---";
/** Maximum length of front matter. Anything longer counts as text. */
const longest = 16 * 1024;
const mostTags = 12;

/** Splits text into its front matter, as far as it is readable, and the rest. */
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
 * Reads title and tags line by line. A YAML parser is not safe here: the text comes from any caller, and four kilobytes
 * of `? ? ?` keep a parser busy for minutes.
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

/** Shortens titles and tags to one line of readable length, because they appear in links and headings. */
function oneLine(text: string): string {
  return text.slice(0, 400).replace(/\s+/g, " ").trim().slice(0, 200);
}

export function joinFrontMatter(meta: FrontMatter, body: string): string {
  const { title, tags, sources, created } = meta;
  return `${delimiter}\n${stringify({ title, tags, sources, created }, { lineWidth: 0 })}${delimiter}\n\n${body}`;
}
