import { oneLine, splitFrontMatter } from "./front-matter.ts";

export interface Section {
  title: string;
  text: string;
}

export interface Document {
  title: string;
  tags: string[];
  sections: Section[];
}

/** Everything beyond this many sections stays in the last one. */
const mostSections = 100;
const fence = /^\s{0,3}(```|~~~)/;
const heading = /^(#{1,6})\s+(.*)$/;

/** Title from the front matter, else from the first top-level heading; empty when there is neither. */
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

/** Sections of one name become one, and a document that is only a title is still a section. */
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
