import MarkdownIt from "markdown-it";

const fence = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)\s*$/gm;

/** Markdown with `change` applied to everything but its code blocks. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
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

/** On a phone each row becomes a card: the first cell is its title, and further cells name their column. */
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

/** The longest name that a column has room for. */
const longName = 20;

/** Long names break where their words end, so that they do not push other columns out of sight. */
markdownIt.renderer.rules["code_inline"] = (tokens, index) => {
  const code = markdownIt.utils.escapeHtml(tokens[index]?.content ?? "");
  const text = code.length > longName ? code.replaceAll(/[./](?=\w)|[a-z](?=[A-Z])/g, "$&<wbr>") : code;
  return `<code>${text}</code>`;
};

/** Markdown whose tables scroll by themselves where they are wider than the page, by keyboard too. */
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
