import { strFromU8, unzipSync } from "fflate";
import { isRich } from "../limits.ts";

/** Maximum characters of the text that is extracted from a document, and maximum bytes of its unpacked parts. */
const mostText = 2_000_000;
const mostUnfolded = 32 * 1024 * 1024;

/** Paths of the parts with text in an office document or e-book. */
const textParts = /^(word\/document\.xml|ppt\/slides\/slide\d+\.xml|xl\/sharedStrings\.xml|.*\.x?html?)$/;

/** Extracts the text of a submitted file. Empty for formats that the sandbox cannot read. */
export function readableText(bytes: Uint8Array, extension: string): string {
  if (!isRich(extension)) return Buffer.from(bytes).toString("utf8");
  if (extension === ".html" || extension === ".htm") return textOfMarkup(Buffer.from(bytes).toString("utf8"));
  if (extension === ".rtf") return textOfRtf(Buffer.from(bytes).toString("latin1"));
  if (extension === ".pdf") return "";
  return textOfPackage(bytes);
}

function textOfPackage(bytes: Uint8Array): string {
  let unfolded = 0;
  try {
    const parts = unzipSync(bytes, {
      filter(file) {
        if (!textParts.test(file.name.slice(0, 200))) return false;
        unfolded += file.originalSize;
        return unfolded <= mostUnfolded;
      },
    });
    const names = Object.keys(parts).toSorted();
    return names.map((name) => textOfMarkup(strFromU8(parts[name] ?? new Uint8Array()))).join("\n\n");
  } catch {
    return "";
  }
}

/**
 * Extracts the text of HTML or XML. Each block starts a new line, tags are removed, and the first heading stays a
 * heading.
 */
function textOfMarkup(markup: string): string {
  return withoutPrograms(markup.slice(0, mostText))
    .replace(/<h1\b[^>]{0,1000}>/gi, "\n\n# ")
    .replace(/<h2\b[^>]{0,1000}>/gi, "\n\n## ")
    .replace(/<\/?(?:p|div|li|tr|h[1-6]|w:p|a:p|si|br|title)\b[^>]{0,1000}>/gi, "\n\n")
    .replace(/<[^<>]{0,4000}>/g, "")
    .replace(/&(lt|gt|amp|quot|apos|nbsp);/g, (_whole, name: string) => entities[name] ?? " ")
    .replace(/[ \t]+/g, " ")
    .replace(/\n[\n ]+/g, "\n\n")
    .trim();
}

/** Removes scripts and styles with their content. Reads the text only once, so that a large document is fast. */
function withoutPrograms(markup: string): string {
  const [first = "", ...rest] = markup.split(/<(?:script|style)\b/i);
  const after = rest.map((piece) => {
    const end = /<\/(?:script|style)\s{0,20}>/i.exec(piece);
    return end === null ? "" : piece.slice(end.index + end[0].length);
  });
  return [first, ...after].join(" ");
}

const entities: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", nbsp: " " };

function textOfRtf(source: string): string {
  return source
    .slice(0, mostText)
    .replace(/\\pard?\b ?/g, "\n\n")
    .replace(/\\[a-z]{1,32}-?\d{0,10} ?/gi, "")
    .replace(/[{}\\]/g, "")
    .trim();
}

/**
 * Marker in a submitted text or a question that makes the task or the answer fail, for tests of error handling. The
 * text contains the marker in a Markdown comment, such as `<!-- sandbox: fail -->`, which a real service would ignore.
 */
type TaskMarker = "fail" | "fail-once" | "page-error";
type ChatMarker = "error" | "error-midway" | "gateway-error";

const pattern = /<!--\s{0,8}sandbox:\s{0,8}([a-z-]{1,20})\s{0,8}-->/;

function markerIn<Marker extends string>(text: string, known: readonly Marker[]): Marker | undefined {
  const name = pattern.exec(text)?.[1];
  return known.find((marker) => marker === name);
}

export const taskMarker = (text: string): TaskMarker | undefined => markerIn(text, ["fail", "fail-once", "page-error"]);
export const chatMarker = (query: string): ChatMarker | undefined =>
  markerIn(query, ["error", "error-midway", "gateway-error"]);
