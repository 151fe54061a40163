/** Reads a page of the platform's documentation as a sequence of blocks: headings, texts, list items, tables, code. */
import MarkdownIt from "markdown-it";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The text of a cell. Code keeps its backticks, and a line break separates the items of a list. */
export interface Cell {
  readonly text: string;
  /** URL of the first link in the cell. */
  readonly link?: string;
}

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "text" | "item"; readonly text: string; readonly link?: string }
  | { readonly kind: "endpoint"; readonly method: string; readonly path: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "table"; readonly rows: readonly (readonly Cell[])[] };

// Match MDX, which has no indented code and allows Markdown between HTML tags.
const markdown = new MarkdownIt({ html: true }).disable("code");
markdown.renderer.rules["html_block"] = (tokens, index) => markdown.renderInline(tokens[index]?.content ?? "");

const isElement = (node: Node): node is Element => "tagName" in node;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

function textOf(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node)) return "";
  const inside = node.childNodes.map(textOf).join("");
  if (node.tagName === "code") return `\`${inside}\``;
  if (node.tagName === "br" || node.tagName === "li") return `\n${inside}`;
  return node.tagName === "ul" || node.tagName === "ol" ? `${inside}\n` : inside;
}

function firstLink(node: Node): string | undefined {
  if (!isElement(node)) return undefined;
  const own = node.tagName === "a" ? attribute(node, "href") : undefined;
  return own ?? node.childNodes.map(firstLink).find((link) => link !== undefined);
}

function cellOf(node: Element): Cell {
  const link = firstLink(node);
  return { text: textOf(node).trim(), ...(link === undefined ? {} : { link }) };
}

function* elementsNamed(node: Element, ...names: readonly string[]): Generator<Element> {
  for (const child of node.childNodes.filter(isElement)) {
    if (names.includes(child.tagName)) yield child;
    else yield* elementsNamed(child, ...names);
  }
}

/** Returns the cells of a table, row by row. A cell that spans rows or columns is repeated in each of them. */
function rowsOf(table: Element): Cell[][] {
  const grid: Cell[][] = [];
  for (const [index, row] of [...elementsNamed(table, "tr")].entries()) {
    const cells = (grid[index] ??= []);
    for (const element of elementsNamed(row, "th", "td")) {
      const span = (name: string) => Number(attribute(element, name) ?? 1);
      const start = Array.from({ length: cells.length + 1 }, (_, column) => column).find(
        (column) => cells[column] === undefined,
      );
      const cell = cellOf(element);
      for (let down = 0; down < span("rowspan"); down++)
        for (let right = 0; right < span("colspan"); right++) (grid[index + down] ??= [])[(start ?? 0) + right] = cell;
    }
  }
  return grid.filter((row) => row.some((cell) => cell.text !== ""));
}

/** Yields the blocks of a node in the order of the page. */
function* blocksOf(node: Node): Generator<Block> {
  if (!isElement(node)) return;
  const { tagName } = node;
  if (/^h[1-6]$/.test(tagName)) yield { kind: "heading", level: Number(tagName[1]), text: textOf(node).trim() };
  else if (tagName === "table") yield { kind: "table", rows: rowsOf(node) };
  else if (tagName === "pre") {
    const [code] = elementsNamed(node, "code");
    const language = attribute(code ?? node, "class")?.replace("language-", "") ?? "";
    yield { kind: "code", language, text: (code ?? node).childNodes.map(textOf).join("") };
  } else {
    if (tagName === "apiendpoint")
      yield {
        kind: "endpoint",
        method: (attribute(node, "method") ?? "").trim().toUpperCase(),
        path: (attribute(node, "url") ?? "").trim(),
      };
    if (tagName === "p" || tagName === "li") {
      const own = {
        ...node,
        childNodes: node.childNodes.filter(({ nodeName }) => !/^(ul|ol|pre|table)$/.test(nodeName)),
      };
      yield { kind: tagName === "p" ? "text" : "item", ...cellOf(own) };
    }
    for (const child of node.childNodes) yield* blocksOf(child);
  }
}

/** Returns the blocks of a page, without its front matter. */
export function readBlocks(page: string): Block[] {
  const body = page.replaceAll("\r\n", "\n").replace(/^\uFEFF?---\n[\s\S]*?\n---\n/, "");
  return parseFragment(markdown.render(body)).childNodes.flatMap((node) => [...blocksOf(node)]);
}
