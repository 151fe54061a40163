import { mkdirSync, readFileSync, writeFileSync, cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { specs } from "@specwright-tools/model/published";
import { stringify } from "yaml";
import { downloads, output } from "../paths.ts";
import { isNext, siteVersion, siteAddress } from "../site-version.ts";
import { changes } from "../specification/site-data.ts";

/**
 * Writes each document as JSON and YAML: at the address of this site, which changes with each release, and at the address of
 * its version, which never does. What is not released has no version.
 */
export function writeDocuments(): void {
  const folders = [join(downloads, "openapi"), ...(isNext ? [] : [join(downloads, "openapi", siteVersion)])];
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

/** What the platform changed, as an Atom feed: the newest fifty changes. */
export function changesFeed(): string {
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

/** A page of a site that was built for the root of a host, with addresses that work in any folder, and as a file. */
export function withRelativeAddresses(html: string, page: string): string {
  const root = "../".repeat(page.split("/").length - 1);
  return html.replaceAll(
    /(\s(?:href|src|data-root|action)=")\/(?!\/)([^"]*)/g,
    (_, start: string, path: string) => start + (root + path || "./"),
  );
}

/** Copies the finished site into a folder that needs no address of its own. */
export function writeArchive(site: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const file = join(folder, name);
    writeFileSync(file, withRelativeAddresses(readFileSync(file, "utf8"), name.replaceAll("\\", "/")));
  }
}

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
