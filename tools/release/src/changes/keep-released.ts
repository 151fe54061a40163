/**
 * Part of the release: keeps the documents that are about to be published as the base of the next comparison, and what
 * changed in them since the release before as `specs/released/changes/VERSION.md`. Run again for the same version, it
 * takes the documents as they are now and leaves the text.
 */
import { readFileSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContractDocument } from "@specwright-tools/model/document";
import { dataFiles } from "../diff/compare-data.ts";
import { operationsOf } from "../diff/operations.ts";
import { documents, currentBundles, isReleased, released, repository } from "../documents/bundles.ts";
import { keptExportsText, releasedExports } from "../exports/kept-exports.ts";
import { reviewDocument, releaseMarkdown } from "../review.ts";

function firstRelease(bundles: string): string {
  const lines = documents.map((name) => {
    const document = JSON.parse(readFileSync(join(bundles, `${name}.json`), "utf8")) as ContractDocument;
    const channels = Object.keys((document["channels"] ?? {}) as ContractDocument).length;
    return `- ${name}: ${channels > 0 ? `${channels} channels` : `${operationsOf(name, document).size} operations`}`;
  });
  return `The first release. Everything in the documents is new:\n\n${lines.join("\n")}\n`;
}

/** What a release changed in the documents, as Markdown for whoever updates; without a base it is the first one. */
export function releaseChanges(version: string, base: string | undefined, bundles: string): string {
  const body =
    base === undefined
      ? firstRelease(bundles)
      : documents.map((name) => releaseMarkdown(reviewDocument(name, base, bundles, new Map()))).join("\n");
  return `# ${version}\n\n${body}`;
}

if (import.meta.main) {
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
}
