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

/** Maximum number of sections. The rest of the document belongs to the last section. */
const mostSections = 100;
const fence = /^\s{0,3}(```|~~~)/;
const heading = /^(#{1,6})\s+(.*)$/;

/** Returns the title in the front matter, or else the first top-level heading. Empty if the text has neither. */
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

/** Splits a text into sections at its first-level and second-level headings. Ignores headings in code blocks. */
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

/** Merges sections with equal titles. If all sections are empty, returns one section with the title as its text. */
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

/** Returns a heading without its markup. */
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
/** Maximum characters of front matter. Longer front matter counts as text. */
const longest = 16 * 1024;
const mostTags = 12;

/** Splits a text into the fields of its front matter that could be parsed, and the text after the front matter. */
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
 * Parses title and tags line by line. A YAML parser would not be safe: any caller may have written the text, and four
 * kilobytes of `? ? ?` keep a parser busy for minutes.
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

/** Returns a value without the quotes around it. */
function scalar(text: string): string {
  const line = oneLine(text);
  const quote = line.charAt(0);
  const isQuoted = line.length > 1 && (quote === '"' || quote === "'") && line.endsWith(quote);
  return isQuoted ? line.slice(1, -1).trim() : line;
}

/** Shortens a title or tag to one line of readable length, because it is shown in links and headings. */
function oneLine(text: string): string {
  return text.slice(0, 400).replace(/\s+/g, " ").trim().slice(0, 200);
}

export function joinFrontMatter(meta: FrontMatter, body: string): string {
  const { title, tags, sources, created } = meta;
  return `${delimiter}\n${stringify({ title, tags, sources, created }, { lineWidth: 0 })}${delimiter}\n\n${body}`;
}
