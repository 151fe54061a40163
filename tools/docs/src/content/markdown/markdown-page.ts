import { wideTables } from "../wide-tables.ts";

const edit = "https://github.com/specwright/specwright/edit/main/";

/** The first sentences of a text, without its marks, for search engines. */
function summary(markdown: string): string {
  const paragraph = markdown
    .replace(/^# .*$/m, "")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => /^(?!```)[A-Z`*[]/.test(part) && !part.startsWith("**Status"));
  const plain = (paragraph ?? "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ");
  return plain.length <= 160 ? plain : `${plain.slice(0, 157).replace(/\s\S*$/, "")}…`;
}

/** A page of Starlight: the heading and the description stand in its front matter. */
export function markdownPage(title: string, markdown: string, { file }: { readonly file?: string } = {}): string {
  const matter = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(summary(markdown) || title)}`,
    `editUrl: ${file === undefined ? "false" : JSON.stringify(edit + file)}`,
    // Contents without an entry tell nothing.
    ...(/^##/m.test(markdown) ? [] : ["tableOfContents: false"]),
  ];
  return `---\n${matter.join("\n")}\n---\n\n${wideTables(markdown.replace(/^#\s+.*\n/m, "").trimStart())}`;
}
