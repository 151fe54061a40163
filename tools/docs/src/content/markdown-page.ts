/** Converts Markdown of the repository to a page of the site: links, tables and front matter. */
import { posix } from "node:path";
import MarkdownIt from "markdown-it";
import { codeBlock, highlight } from "../html.ts";

const fence = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)\s*$/gm;

/** Applies `change` to Markdown outside code blocks. */
function outsideCode(markdown: string, change: (text: string) => string): string {
  let at = 0;
  const parts = [...markdown.matchAll(fence)].map((code) => {
    const before = change(markdown.slice(at, code.index));
    at = code.index + code[0].length;
    return before + code[0];
  });
  return parts.join("") + change(markdown.slice(at));
}

const table = /^\|.*\|[ \t]*\n\|[ \t:|-]+\|[ \t]*\n(?:\|.*\n?)*/gm;
const markdownIt = new MarkdownIt({ html: true });

/** Turns each table row into a card on a phone: the first cell is its title, and other cells name their column. */
markdownIt.core.ruler.push("labels", ({ tokens }) => {
  const columns = tokens.flatMap((token, index) =>
    token.type === "th_open" ? [(tokens[index + 1]?.content ?? "").replaceAll("`", "")] : [],
  );
  let column = 0;
  for (const token of tokens) {
    if (token.type === "tr_open") column = 0;
    if (token.type !== "td_open") continue;
    if (column > 0 && columns.length > 2) token.attrSet("data-label", columns[column] ?? "");
    column += 1;
  }
});

/** Maximum length of inline code that fits into a table column without a line break. */
const longName = 20;

/** Lets long names break at word boundaries, so that they don't push other columns out of view. */
markdownIt.renderer.rules["code_inline"] = (tokens, index) => {
  const code = markdownIt.utils.escapeHtml(tokens[index]?.content ?? "");
  const text = code.length > longName ? code.replaceAll(/[./](?=\w)|[a-z](?=[A-Z])/g, "$&<wbr>") : code;
  return `<code>${text}</code>`;
};

/** Wraps tables in regions that scroll if they are wider than the page. The keyboard also scrolls them. */
export function wideTables(markdown: string): string {
  let count = 0;
  return outsideCode(markdown, (text) =>
    text.replaceAll(table, (rows) => {
      count += 1;
      const html = markdownIt.render(rows).trimEnd();
      return `<div class="wide stacked" tabindex="0" role="region" aria-label="Table ${count}">\n${html}\n</div>\n`;
    }),
  );
}

const indentedFence = /^( *)```([\w-]*)\n([\s\S]*?)^ *```[ \t]*$/gm;

/** Converts fenced code to HTML on a single line, because a blank line ends an HTML block in Markdown. */
export function codeBlocks(markdown: string): string {
  return markdown.replaceAll(indentedFence, (_, indent: string, language: string, code: string) => {
    const own = code.trimEnd().replaceAll(new RegExp(`^${indent}`, "gm"), "");
    return indent + codeBlock(highlight(own, language), "Code").replaceAll("\n", "&#10;");
  });
}

/** Address of repository files that the site doesn't show. */
const source = "https://github.com/specwright/specwright/blob/main/";

const projectPages = new Set(["CONTRIBUTING.md", "SECURITY.md", "VERSIONING.md"]);

/** Returns the page of a repository file, relative to the site's root. Undefined if the site doesn't show the file. */
export function pageOf(file: string): string | undefined {
  if (file === "README.md" || file === "docs/README.md") return "index.html";
  if (file === "docs/operations.md") return "operations.html";
  if (file === "specs/streams/asyncapi.yaml") return "topics.html";
  if (projectPages.has(file)) return `project/${file.toLowerCase().replace(/\.md$/, ".html")}`;
  const document = /^docs\/((?:guides|decisions)\/)?([^/]+)\.md$/.exec(file);
  if (document !== null)
    return `${document[1] ?? "project/"}${(document[2] ?? "").replace(/^README$/, "overview")}.html`;
  const readme = /^packages\/([^/]+)(?:\/(?:README\.md)?)?$/.exec(file);
  if (readme !== null) return `packages/${readme[1] ?? ""}.html`;
  const example = /^examples\/([^/]+)\.ts$/.exec(file);
  return example === null ? undefined : `examples/${example[1] ?? ""}.html`;
}

/** Converts a link in a repository file to a link on the file's page. */
export function siteLink(href: string, file: string): string {
  // READMEs link to files of the repository by URL, because the registry also shows them.
  const isOurs = href.startsWith(source);
  if ((/^[a-z]+:/i.test(href) && !isOurs) || href.startsWith("#") || href === "") return href;
  const [path = "", anchor] = href.split("#");
  const target = isOurs ? path.slice(source.length) : posix.normalize(posix.join(posix.dirname(file), path));
  const page = pageOf(target);
  const to = page === undefined ? source + target : posix.relative(posix.dirname(pageOf(file) ?? "index.html"), page);
  // On the index page, the anchor of a group begins with the name of its document.
  const place = page === "operations.html" && anchor !== undefined ? `trading-${anchor}` : anchor;
  return place === undefined ? to : `${to}#${place}`;
}

/** Applies `linkOf` to every link in Markdown, except in code. */
export const withSiteLinks = (markdown: string, linkOf: (href: string) => string): string =>
  outsideCode(markdown, (text) =>
    text.replaceAll(
      /(\]\()([^)\s]+)(\))/g,
      (_, open: string, href: string, close: string) => open + linkOf(href) + close,
    ),
  );

const edit = "https://github.com/specwright/specwright/edit/main/";

/** Returns the first sentences of Markdown as plain text, for search engines. */
function summary(markdown: string): string {
  const paragraph = markdown
    .replace(/^# .*$/m, "")
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .find((part) => /^(?!```)[A-Z`*[]/.test(part));
  const plain = (paragraph ?? "")
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[`*]/g, "")
    .replaceAll(/\s+/g, " ");
  return plain.length <= 160 ? plain : `${plain.slice(0, 157).replace(/\s\S*$/, "")}…`;
}

/** Builds a Starlight page, with title and description in its front matter. */
export function markdownPage(title: string, markdown: string, file?: string): string {
  const matter = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(summary(markdown) || title)}`,
    `editUrl: ${file === undefined ? "false" : JSON.stringify(edit + file)}`,
    // Hide a table of contents without entries.
    ...(/^##/m.test(markdown) ? [] : ["tableOfContents: false"]),
  ];
  return `---\n${matter.join("\n")}\n---\n\n${codeBlocks(wideTables(markdown.replace(/^#\s+.*\n/m, "").trimStart()))}`;
}
