import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { output } from "../paths.ts";

/** Rewrites a file of the finished site. */
function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * What Starlight has no setting for. The sitemap names each page by its one address, as its links do. And the theme is the
 * one that the reader's system asks for also where no script can set it.
 */
export function finish(): void {
  rewrite(join(output, "sitemap-0.xml"), (text) => text.replaceAll(/(?<=[^/>])(?<!\.html)<\/loc>/g, ".html</loc>"));
  for (const name of readdirSync(output, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html"))
      rewrite(join(output, name), (text) => text.replace(/(<html\b[^>]*?) data-theme="dark"/, "$1"));
}
