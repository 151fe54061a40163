/** Builds the documentation site into `dist`: complete offline, opened from a folder or any host. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { apiEntries } from "./api-entries.ts";
import { buildApiReference } from "./api-reference.ts";
import { writeLlmsFiles } from "./llms.ts";
import { output } from "./paths.ts";
import { buildReference, scoreOf } from "./reference.ts";
import { codeEntries, operationEntries, writeSearchIndex } from "./search-index.ts";
import { buildSite } from "./site.ts";
import { readSiteData } from "./site-data.ts";

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${title} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
  return result;
}

rmSync(output, { recursive: true, force: true });
mkdirSync(join(output, "assets"), { recursive: true });
// The first two are processes of their own, so that they have another core.
const [scores] = await Promise.all([
  timed("scores of both specifications", async () => ({
    trading: await scoreOf("trading"),
    knowledge: await scoreOf("knowledge"),
  })),
  timed("reference pages of both specifications", buildReference),
  timed("package API from docstrings", buildApiReference),
]);
const data = { ...readSiteData(), scores };
const pages = await timed("guides and generated pages", () => buildSite(data));
writeSearchIndex([
  ...operationEntries(data.operations),
  ...codeEntries(data.codes),
  ...apiEntries(join(output, "api")),
  ...pages.map((page) => ({
    id: `page ${page.href}`,
    title: page.title,
    text: page.source,
    kind: "page" as const,
    href: page.href,
  })),
]);
writeLlmsFiles(data, pages);
console.log(
  `${pages.length} guides, decisions and examples, ${data.operations.length} operations, ${data.codes.length} error codes → tools/docs/dist/index.html`,
);
