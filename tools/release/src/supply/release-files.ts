/**
 * `pnpm release:files [FOLDER]`: writes what the GitHub release of each published package carries: its notes (`NAME.md`) and its bill
 * of materials as CycloneDX (`NAME.cdx.json`); and `tags.txt` with the tag and the name of each. Same commit, same bytes.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { published, repository } from "@specwright-tools/package-tests/pack";
import { billOfMaterials } from "./bill-of-materials.ts";

/** The part of a change log that belongs to one version, without its heading. */
export function releaseNotes(name: string, changelog: string, version: string): string {
  const start = changelog.indexOf(`\n## ${version}\n`);
  if (start < 0)
    throw new Error(
      `packages/${name}/CHANGELOG.md has no section for ${version}, the version of its package.json: "pnpm run release:version" writes it.`,
    );
  const body = changelog.slice(start + `\n## ${version}\n`.length);
  const next = body.indexOf("\n## ");
  return (next < 0 ? body : body.slice(0, next)).trim();
}

async function main(folder: string): Promise<void> {
  const releases = published.map((name) => {
    const read = (file: string) => readFileSync(join(repository, "packages", name, file), "utf8");
    const { version } = JSON.parse(read("package.json")) as { version: string };
    return { name, version, notes: releaseNotes(name, read("CHANGELOG.md"), version) };
  });
  mkdirSync(folder, { recursive: true });
  for (const { name, notes } of releases) {
    writeFileSync(join(folder, `${name}.md`), `${notes}\n`);
    writeFileSync(join(folder, `${name}.cdx.json`), `${JSON.stringify(await billOfMaterials(name), null, 2)}\n`);
  }
  const tags = releases.map(({ name, version }) => `@specwright/${name}@${version} ${name}\n`);
  writeFileSync(join(folder, "tags.txt"), tags.join(""));
  console.log(`Notes and bills of materials of ${releases.length} packages in ${folder}`);
}

if (import.meta.main) {
  await main(resolve(process.argv[2] ?? "release")).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
}
