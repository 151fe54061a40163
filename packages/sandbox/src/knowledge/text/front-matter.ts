import { parse, stringify } from "yaml";

export interface FrontMatter {
  title: string;
  tags: string[];
  sources: string[];
  created: string;
}

const delimiter = "---";
/** Front matter is a head, not a document: a longer one is taken for text. */
const longest = 64 * 1024;

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

function readMeta(head: string): Partial<FrontMatter> {
  let value: unknown;
  try {
    // Aliases are refused: a few lines of them can unfold into gigabytes.
    value = parse(head, { maxAliasCount: 0, logLevel: "silent" });
  } catch {
    return {};
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  const record = value as Record<string, unknown>;
  const meta: Partial<FrontMatter> = {};
  if (typeof record["title"] === "string" && record["title"].trim() !== "") meta.title = oneLine(record["title"]);
  if (Array.isArray(record["tags"])) {
    meta.tags = record["tags"]
      .filter((tag) => typeof tag === "string")
      .map((tag) => oneLine(tag))
      .slice(0, 12);
  }
  return meta;
}

/** Titles and tags end up in links and headings: one line, of a length one can read. */
export function oneLine(text: string): string {
  return text.slice(0, 400).replace(/\s+/g, " ").trim().slice(0, 200);
}

export function joinFrontMatter(meta: FrontMatter, body: string): string {
  const head = stringify(
    { title: meta.title, tags: meta.tags, sources: meta.sources, created: meta.created },
    { lineWidth: 0 },
  );
  return `${delimiter}\n${head}${delimiter}\n\n${body}`;
}
