/** Builds the documentation site into `dist`, without network access. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { specs } from "@specwright-tools/toolchain/model/published";
import { build } from "astro";
import { stringify } from "yaml";
import { packageApiPages } from "./content/package-api.ts";
import { referencePages } from "./content/reference-pages.ts";
import { stagedPages, writePage } from "./content/stage.ts";
import { writeTextPages } from "./content/text-pages.ts";
import { searchEntries } from "./search/entries.ts";
import { downloads, isReleased, output, pages, project, repository, siteAddress, siteVersion } from "./site.ts";
import { changes } from "./specification/changes.ts";

/**
 * Writes each document as JSON and YAML to an address that every release updates. A release also writes them to an
 * address with its version, which never changes.
 */
function writeDocuments(): void {
  const folders = [join(downloads, "openapi"), ...(isReleased ? [join(downloads, "openapi", siteVersion)] : [])];
  for (const name of ["trading", "knowledge", "streams"]) {
    const json = readFileSync(join(specs, `${name}.json`), "utf8");
    const yaml = stringify(JSON.parse(json), { lineWidth: 0, aliasDuplicateObjects: false });
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.json`), json);
      writeFileSync(join(folder, `${name}.yaml`), yaml);
    }
  }
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Builds an Atom feed of the platform's newest fifty changes. */
function changesFeed(): string {
  const page = `${siteAddress}changes.html`;
  const entries = changes.slice(0, 50).map(({ date, title }, index) => {
    const address = `${page}#${date}-${index + 1}`;
    const text = escaped(title.replaceAll("`", ""));
    return `<entry><id>${page}?${date}=${encodeURIComponent(title.slice(0, 40))}</id><title>${text}</title><updated>${date}T00:00:00Z</updated><link href="${address}"/><summary>${text}</summary></entry>`;
  });
  const updated = `${changes[0]?.date ?? "2026-01-01"}T00:00:00Z`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${page}</id><title>Changes of the Bybit V5 API, in the specifications</title>
<author><name>The Specwright authors</name></author><updated>${updated}</updated>
<link href="${page}"/><link rel="self" href="${siteAddress}changes.xml"/>
${entries.join("\n")}
</feed>
`;
}

/** Rewrites a file of the finished site. */
function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

/**
 * Changes the finished site where Starlight has no setting: the sitemap uses each page's canonical address, as its
 * links do, and pages without scripts use the system's theme.
 */
function finish(): void {
  rewrite(join(output, "sitemap-0.xml"), (text) => text.replaceAll(/(?<=[^/>])(?<!\.html)<\/loc>/g, ".html</loc>"));
  for (const name of readdirSync(output, { recursive: true, encoding: "utf8" }))
    if (name.endsWith(".html"))
      rewrite(join(output, name), (text) => text.replace(/(<html\b[^>]*?) data-theme="dark"/, "$1"));
}

async function timed<T>(title: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`${title} …`);
  const result = await work();
  console.log(`  done in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return result;
}

rmSync(output, { recursive: true, force: true });
// Remove the cache: rendered Markdown of an earlier build isn't updated after a setting changes.
rmSync(join(project, ".cache/astro"), { recursive: true, force: true });
rmSync(downloads, { recursive: true, force: true });
const written = [...stagedPages(), ...(await timed("package API from docstrings", packageApiPages))];
const compiled = referencePages();
rmSync(pages, { recursive: true, force: true });
for (const page of [...written, ...compiled]) writePage(page);
const readme = readFileSync(join(repository, "README.md"), "utf8");
const start = { href: "index.html", title: "Specwright", file: "README.md", source: readme };
await timed("downloads and texts for language models", () => {
  writeDocuments();
  writeFileSync(join(downloads, "changes.xml"), changesFeed());
  for (const name of ["icon.svg", "card.png"]) cpSync(join(project, "site", name), join(downloads, name));
  writeTextPages([start, ...written, ...compiled]);
  writeFileSync(join(downloads, "search.json"), JSON.stringify(searchEntries(written)));
});
await timed("all pages, which takes a minute or two", () => build({ root: project, logLevel: "warn" }));
finish();
console.log("→ tools/docs/dist/index.html");
