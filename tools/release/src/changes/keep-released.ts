/**
 * Part of the release: keeps the documents that are about to be published as the base of the next comparison, and what
 * changed in them since the release before as `specs/released/changes/VERSION.md`. Run again for the same version, it
 * takes the documents as they are now and leaves the text.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentBundles, documents, isReleased, released, repository } from "../documents/bundles.ts";
import { dataFiles } from "../diff/compare-data.ts";
import { keptExportsText, releasedExports } from "../exports/kept-exports.ts";
import { releaseChanges } from "./release-changes.ts";

const { version } = JSON.parse(readFileSync(join(repository, "packages/specs/package.json"), "utf8")) as {
  version: string;
};
const text = join(released, "changes", `${version}.md`);
const bundles = await currentBundles();
const before = mkdtempSync(join(tmpdir(), "specs-before-"));
try {
  const hasBase = isReleased();
  const kept = [...documents, ...dataFiles];
  for (const name of kept) {
    const file = join(released, `${name}.json`);
    if (existsSync(file)) copyFileSync(file, join(before, `${name}.json`));
  }
  mkdirSync(join(released, "changes"), { recursive: true });
  for (const name of kept) copyFileSync(join(bundles, `${name}.json`), join(released, `${name}.json`));
  writeFileSync(releasedExports, keptExportsText());
  if (!existsSync(text)) writeFileSync(text, releaseChanges(version, hasBase ? before : undefined, bundles));
} finally {
  rmSync(before, { recursive: true, force: true });
}
console.log(`specs/released now holds the documents of this release (${version}): ${documents.join(", ")}`);
