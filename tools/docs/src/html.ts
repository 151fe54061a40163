/** Renders texts and programs as HTML, with the styles of a page without scripts. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import json from "highlight.js/lib/languages/json";
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

/** Renders one line of the specification as HTML. Links are relative to the site's root. */
export const inline = (text: string, root: string): string => markdown.renderInline(text, { root });

/** Renders paragraphs as HTML. */
export const block = (text: string, root: string): string => markdown.render(text, { root });

hljs.registerLanguage("sh", bash);
hljs.registerLanguage("json", json);
hljs.registerLanguage("ts", typescript);

/** Renders code as HTML. Text that isn't JSON, such as a stream of events, stays plain. */
export const highlight = (code: string, language: "sh" | "json" | "ts"): string =>
  hljs.highlight(code, { language, ignoreIllegals: true }).value;

const styles = dirname(createRequire(import.meta.url).resolve("@astrojs/starlight/style/markdown.css"));
const [, colors = ""] =
  /:root\[data-theme='light'\][^{]*\{([^}]*)\}/.exec(readFileSync(join(styles, "props.css"), "utf8")) ?? [];

/**
 * Styles for pages without scripts, where nothing sets the theme or opens a tab: the system's theme applies, every tab
 * is open below its name, and controls that need a script are hidden.
 */
export const withoutScripts = `@media (prefers-color-scheme: light){:root{color-scheme:light;${colors}}}[role="tabpanel"][hidden]{display:block}[role="tabpanel"] pre::before{content:attr(aria-label);display:block;font-weight:600}[role="tablist"],starlight-theme-select,.copy,.picker,.filter,.try-it{display:none!important}`;
