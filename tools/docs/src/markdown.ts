import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: false });
const rule = markdown.renderer.rules;

interface Environment {
  readonly root: string;
}

rule["link_open"] = (tokens, index, options, environment, renderer) => {
  const token = tokens[index];
  const href = String(token?.attrGet("href") ?? "");
  if (!/^(?:[a-z]+:|#)/i.test(href))
    token?.attrSet("href", ((environment as Environment | undefined)?.root ?? "") + href);
  return renderer.renderToken(tokens, index, options);
};

/** Words of the specification as HTML; links in them begin at the site's root. */
export const inline = (text: string, root: string): string => markdown.renderInline(text, { root });

/** Whole paragraphs. */
export const block = (text: string, root: string): string => markdown.render(text, { root });
