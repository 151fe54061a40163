/** Renders Markdown and code as HTML, and defines the styles of a page without scripts. */
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import go from "highlight.js/lib/languages/go";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import typescript from "highlight.js/lib/languages/typescript";
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

/** Renders one line of a specification's Markdown as HTML. Links are relative to the site's root. */
export const inline = (text: string, root: string): string => markdown.renderInline(text, { root });

/** Renders Markdown paragraphs as HTML. */
export const block = (text: string, root: string): string => markdown.render(text, { root });

rule["fence"] = (tokens, index) => {
  const { info = "", content = "" } = tokens[index] ?? {};
  return codeBlock(highlight(content.trimEnd(), info), "Code");
};

hljs.registerLanguage("sh", bash);
hljs.registerLanguage("go", go);
hljs.registerLanguage("json", json);
hljs.registerLanguage("python", python);
hljs.registerLanguage("ts", typescript);
hljs.registerAliases(["js", "javascript", "typescript"], { languageName: "ts" });

/** Renders code as highlighted HTML. Code in an unknown language stays plain. */
export const highlight = (code: string, language: string): string =>
  hljs.getLanguage(language) === undefined
    ? markdown.utils.escapeHtml(code)
    : hljs.highlight(code, { language, ignoreIllegals: true }).value;

/** Renders highlighted code as a block with a copy button. */
export function codeBlock(html: string, label: string, attributes: Readonly<Record<string, string>> = {}): string {
  const own = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const button =
    '<button type="button" class="copy" title="Copy to clipboard" aria-label="Copy to clipboard"></button>';
  const name = markdown.utils.escapeHtml(label);
  return `<figure class="sample not-content">${button}<pre tabindex="0" aria-label="${name}"${own.join("")}><code>${html}</code></pre></figure>`;
}

/**
 * Styles for pages without scripts, which can't set the theme or open a tab. The system's theme applies, every tab is
 * open below its name, and controls that need a script are hidden.
 */
export const withoutScripts = `@media (prefers-color-scheme: light){:root{color-scheme:light}}[role="tabpanel"][hidden]{display:block}[role="tabpanel"] pre::before{content:attr(aria-label);display:block;font-weight:600}[role="tablist"],.theme,.copy,.picker,.filter,.try-it{display:none!important}`;
