import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { specs } from "@specwright-tools/model/published";
import { downloads } from "../paths.ts";
import { isNext, siteVersion } from "../site-version.ts";

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
