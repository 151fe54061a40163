/**
 * `node release-documents.ts FOLDER`: bundles the documents of every release from its tag, and writes them to
 * `FOLDER/VERSION` as JSON and YAML. Before the first release, the folder stays empty.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { stringify } from "yaml";
import { documents, releaseTags, repository, revisionBundles } from "./bundles.ts";

/**
 * Writes the bundled specifications of every release that is in the history of the current commit of the repository
 * `root`. Returns the versions of the releases, newest first.
 */
export async function writeReleaseDocuments(root: string, output: string): Promise<string[]> {
  mkdirSync(output, { recursive: true });
  const versions: string[] = [];
  for (const tag of releaseTags(root)) {
    const version = tag.slice(tag.lastIndexOf("@") + 1);
    const bundles = await revisionBundles(tag, root);
    const folder = join(output, version);
    mkdirSync(folder, { recursive: true });
    for (const name of documents.filter((each) => existsSync(join(bundles, `${each}.json`)))) {
      const json = readFileSync(join(bundles, `${name}.json`), "utf8");
      writeFileSync(join(folder, `${name}.json`), json);
      const yaml = stringify(JSON.parse(json), { lineWidth: 0, aliasDuplicateObjects: false });
      writeFileSync(join(folder, `${name}.yaml`), yaml);
    }
    versions.push(version);
  }
  return versions;
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder = "openapi"] = positionals;
  const versions = await writeReleaseDocuments(repository, resolve(folder));
  console.log(versions.length === 0 ? "No release yet." : `Documents of ${versions.join(", ")} in ${folder}`);
}
