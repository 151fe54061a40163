import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";
import { slug } from "./contract-data.ts";

/** Links between Markdown files become links between pages; everything else stays as written. */
export function pageLink(href: string): string {
  if (/^[a-z]+:/i.test(href) || href.startsWith("#")) return href;
  return href.replace(/README\.md(?=$|#)/, "index.html").replace(/\.md(?=$|#)/, ".html");
}

/** The Markdown of the guides: links rewritten, headings with anchors, wide tables in a scrollable box. */
export function createMarkdown() {
  const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
  markdown.use(anchor, { slugify: slug, permalink: anchor.permalink.headerLink({ safariReaderFix: true }) });
  markdown.renderer.rules["link_open"] = (tokens, index, options, _environment, renderer) => {
    const token = tokens[index];
    const href = String(token?.attrGet("href") ?? "");
    if (href !== "") token?.attrSet("href", pageLink(href));
    return renderer.renderToken(tokens, index, options);
  };
  markdown.renderer.rules["table_open"] = () =>
    '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>';
  markdown.renderer.rules["table_close"] = () => "</table></div>";
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (...args) => (fence?.(...args) ?? "").replace("<pre>", '<pre tabindex="0">');
  return markdown;
}
