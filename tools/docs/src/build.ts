/** Builds the documentation site into `dist`. Nothing is fetched from the network. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import { writeArchive, writeDocuments, changesFeed, finish } from "./content/downloads.ts";
import { writeLlmsFiles } from "./content/markdown/llms.ts";
import { referenceMarkdown } from "./content/markdown/page-markdown.ts";
import { writePackageApi } from "./content/package-api.ts";
import { stage } from "./content/stage.ts";
import { downloads, output, project, repository } from "./paths.ts";
import { searchEntries } from "./search/entries.ts";

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
const staged = await timed("guides, decisions and examples", stage);
const readme = readFileSync(join(repository, "README.md"), "utf8");
const start = { href: "index.html", title: "Specwright", file: "README.md", source: readme };
const exported = await timed("package API from docstrings", writePackageApi);
await timed("downloads and texts for language models", () => {
  writeDocuments();
  writeFileSync(join(downloads, "changes.xml"), changesFeed());
  for (const name of ["icon.svg", "card.png"]) cpSync(join(project, "site", name), join(downloads, name));
  writeLlmsFiles([start, ...staged, ...exported], referenceMarkdown());
  writeFileSync(join(downloads, "search.json"), JSON.stringify(searchEntries([...staged, ...exported])));
});
await timed("all pages, which takes a minute or two", () => build({ root: project, logLevel: "warn" }));
finish();
const archive = process.env["SITE_ARCHIVE"];
if (archive !== undefined) writeArchive(output, archive);
console.log("→ tools/docs/dist/index.html");
