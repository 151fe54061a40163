import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const styles = dirname(createRequire(import.meta.url).resolve("@astrojs/starlight/style/markdown.css"));
const [, colors = ""] =
  /:root\[data-theme='light'\][^{]*\{([^}]*)\}/.exec(readFileSync(join(styles, "props.css"), "utf8")) ?? [];

/** Without scripts nothing sets the theme or opens a tab: the system's theme holds, and every tab is open. */
export const withoutScripts = `@media (prefers-color-scheme: light){:root{${colors}}}[role="tabpanel"][hidden]{display:block}[role="tablist"],starlight-theme-select{display:none}`;
