import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";
import { slug } from "./contract-data.ts";
import type { Highlight } from "./highlight.ts";
import { siteLink } from "./links.ts";

/** What the generator passes along with each page. */
interface Environment {
  readonly page?: { readonly filePathStem: string };
}

/** The Markdown of the guides: links rewritten for the page they stand on, headings with anchors, wide tables in a scrollable box. */
export function createMarkdown(fileOf: (stem: string) => string, highlight: Highlight) {
  const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false, highlight });
  markdown.use(anchor, { slugify: slug, permalink: anchor.permalink.headerLink({ safariReaderFix: true }) });
  markdown.renderer.rules["link_open"] = (tokens, index, options, environment, renderer) => {
    const token = tokens[index];
    const href = String(token?.attrGet("href") ?? "");
    if (href !== "")
      token?.attrSet(
        "href",
        siteLink(href, fileOf((environment as Environment | undefined)?.page?.filePathStem ?? "")),
      );
    return renderer.renderToken(tokens, index, options);
  };
  markdown.renderer.rules["table_open"] = () =>
    '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>';
  markdown.renderer.rules["table_close"] = () => "</table></div>";
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (...args) => (fence?.(...args) ?? "").replace("<pre>", '<pre tabindex="0">');
  return markdown;
}
