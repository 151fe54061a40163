/**
 * `pnpm release:files [FOLDER]`: writes what the GitHub release of each published package carries: its notes (`NAME.md`) and its bill
 * of materials as CycloneDX (`NAME.cdx.json`); and `tags.txt` with the tag and the name of each. Same commit, same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { published, repository } from "@specwright-tools/package-tests/pack";
import { billOfMaterials } from "./bill-of-materials.ts";

/** The part of a change log that belongs to one version, without its heading. */
export function releaseNotes(changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start < 0) throw new Error(`The change log has no section for ${version}.`);
  const body = changelog.slice(start + `\n## ${version}\n`.length);
  const next = body.indexOf("\n## ");
  return (next < 0 ? body : body.slice(0, next)).trim();
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? "release");

  async function write(name: string): Promise<string> {
    const read = (file: string) => readFileSync(join(repository, "packages", name, file), "utf8");
    const { version } = JSON.parse(read("package.json")) as { version: string };
    writeFileSync(join(folder, `${name}.md`), `${releaseNotes(read("CHANGELOG.md"), version)}\n`);
    const bom = await billOfMaterials(name);
    writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`);
    return `@specwright/${name}@${version} ${name}\n`;
  }

  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "tags.txt"), (await Promise.all(published.map(write))).join(""));
  console.log(`Notes and bills of materials of ${published.length} packages in ${folder}`);
}
