/**
 * `pnpm release:keep`: keeps the documents that are about to be published as the base of the next comparison, and what
 * changed in them since the release before as `specs/released/changes/VERSION.md`. It is a part of the
 * release. Run again for the same version, it takes the documents as they are now and leaves the text.
 */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { currentBundles, documents, released, repository } from "../bundles.ts";
import { dataFiles } from "../diff/compare-data.ts";
import { keptExportsText, releasedExports } from "../exports/compare-exports.ts";
import { releaseMarkdown, reviewDocument } from "../review.ts";

/** What a release changed in the documents, as Markdown for whoever updates. */
export function releaseChanges(version: string, base: string, bundles: string): string {
  const reviews = documents.map((name) => releaseMarkdown(reviewDocument(name, base, bundles, new Map())));
  return `# ${version}\n\n${reviews.join("\n")}`;
}

if (import.meta.main) {
  parseArgs();
  const { version } = JSON.parse(readFileSync(join(repository, "packages/specs/package.json"), "utf8")) as {
    version: string;
  };
  const text = join(released, "changes", `${version}.md`);
  const bundles = await currentBundles();
  if (!existsSync(text)) writeFileSync(text, releaseChanges(version, released, bundles));
  for (const name of [...documents, ...dataFiles])
    copyFileSync(join(bundles, `${name}.json`), join(released, `${name}.json`));
  writeFileSync(releasedExports, keptExportsText());
  console.log(`specs/released now holds the documents of this release (${version}): ${documents.join(", ")}`);
}
