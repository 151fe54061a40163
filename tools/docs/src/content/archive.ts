import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
