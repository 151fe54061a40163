/** Builds the documentation site into `dist`. Nothing is fetched from the network. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import { writeLlmsFiles } from "./content/llms.ts";
import { writePackageApi } from "./content/package-api.ts";
import { searchEntries } from "./search/entries.ts";
import { stage } from "./content/stage.ts";
import { startPage } from "./content/start-page.ts";
import { downloads, output, pages, project } from "./paths.ts";
import { specs } from "@specwright-tools/model/published";

async function timed<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`  done in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return result;
}

rmSync(output, { recursive: true, force: true });
// Rendered Markdown of an earlier build, which does not know that a setting changed.
rmSync(join(project, ".cache/astro"), { recursive: true, force: true });
rmSync(downloads, { recursive: true, force: true });
mkdirSync(join(downloads, "openapi"), { recursive: true });
const staged = await timed("guides, decisions and examples", stage);
writeFileSync(join(pages, "index.md"), startPage());
const exported = await timed("package API from docstrings", writePackageApi);
await timed("downloads and texts for language models", () => {
  for (const name of ["trading", "knowledge", "streams"])
    cpSync(join(specs, `${name}.json`), join(downloads, "openapi", `${name}.json`));
  cpSync(join(project, "site/icon.svg"), join(downloads, "icon.svg"));
  writeLlmsFiles(staged);
  writeFileSync(join(downloads, "search.json"), JSON.stringify(searchEntries([...staged, ...exported])));
});
await timed("all pages, which takes a minute or two", () => build({ root: project, logLevel: "warn" }));
console.log("→ tools/docs/dist/index.html");
