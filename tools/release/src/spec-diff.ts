/**
 * `pnpm spec diff [BASE] [--write] [--output FILE] [--json FILE]`: lists and rates the changes of the specifications and of the
 * packages' exports, and checks that the changesets are large enough. BASE is a git revision or a folder of bundles. Default: in CI
 * the base of the pull request, on a branch the commit where it left main, on main the tag of the last release.
 *   --write        writes or updates the changesets of the specifications; keeps a changeset that you edited, and lists
 *                  the lines that it lacks
 *   --output FILE  writes the review as Markdown
 *   --json FILE    writes the changes as JSON
 * Exits with 1 if a changeset is missing or too small, also for a package whose code changed. Before the first release no
 * changeset is needed: every change is part of the first version.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import {
  bothBundles,
  comparisonBase,
  documents,
  releaseTags,
  repository,
  revisionOf,
  type ComparisonBase,
} from "@specwright-tools/toolchain/diff/bundles";
import {
  affectedPackages,
  changesetsSince,
  leftOut,
  lackingFollowers,
  packagesWithChangedCode,
  writeSpecificationChangeset,
} from "./changes/changesets.ts";
import { covers, type Bump } from "@specwright-tools/toolchain/diff/change";
import {
  compareExports,
  exportsAt,
  exportsMarkdown,
  keptExports,
  largestByPackage,
  type ExportChange,
} from "./exports/compare-exports.ts";
import { fileLinks, reviewDocument, reviewMarkdown, type DocumentReview } from "./review.ts";

const changesets = join(repository, ".changeset");

/**
 * Writes the changeset of a document if it is missing or incomplete, or announces a smaller release than the changes
 * need. Prints the result.
 */
function writeMissing({ name, changes, bump, lacking }: DocumentReview, base: string): void {
  if (lacking.length === 0) {
    if (bump === "none") return;
    const { lines, kept } = leftOut(changesets, name, changes, revisionOf(base));
    if (lines.length === 0) return;
    if (kept !== undefined) {
      const file = relative(repository, kept);
      console.log(
        `Did not overwrite ${file}, because it has been edited. Add these lines to it:\n${lines.join("\n")}\n`,
      );
      return;
    }
  }
  const file = relative(repository, writeSpecificationChangeset(changesets, name, changes, revisionOf(base)));
  const packages = affectedPackages(name).join(", ");
  console.log(`Wrote ${file}: ${bump} for ${packages}.\nAdd to it what the change means for users.\n`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, output: { type: "string" }, json: { type: "string" } },
});

/** Returns the changes of every document since the base. */
async function reviewDocuments(base: string, waiting: ReadonlyMap<string, Bump>): Promise<DocumentReview[]> {
  console.error("Bundling both versions of the documents …");
  const bundles = await bothBundles(base);
  if (bundles === undefined) return documents.map((name) => ({ name, bump: "none", changes: [], lacking: [] }));
  const [before, now] = bundles;
  console.error("Comparing them …\n");
  return documents.map((name) => reviewDocument(name, before, now, waiting));
}

/** Returns a sentence for each changeset that is missing, or whose release type is too small for the changes. */
function missingChangesets(
  base: string,
  waiting: ReadonlyMap<string, Bump>,
  reviews: readonly DocumentReview[],
  exportChanges: readonly ExportChange[],
): string[] {
  const changedCode = values.write ? [] : packagesWithChangedCode(base, repository);
  return [
    ...changedCode
      .filter((name) => !waiting.has(name))
      .map((name) => `The code of ${name} changed without a changeset: run "pnpm exec changeset".`),
    ...[...largestByPackage(exportChanges)].flatMap(([name, needs]) => {
      const has = waiting.get(name) ?? "none";
      const text = `The exports of ${name} changed, which needs a ${needs} changeset (it has ${has}): run "pnpm exec changeset".`;
      return covers(has, needs) ? [] : [text];
    }),
    ...lackingFollowers(waiting).map(
      ({ packageName, has, leader }) =>
        `${packageName} has types of ${leader}, so it needs a major changeset as well (it has ${has}).`,
    ),
    ...(reviews.some(({ lacking }) => lacking.length > 0)
      ? ['Changesets are missing or too small: run "pnpm spec diff --write".']
      : []),
  ];
}

async function main({ revision: base, description }: ComparisonBase): Promise<void> {
  const isReleased = releaseTags(repository).length > 0;
  const note = "No release yet: the changes are part of the first version and need no changeset.";
  const intro = isReleased || base === undefined ? description : `${description}\n${note}`;
  console.log(`${intro}\n`);
  const waiting = base === undefined ? new Map<string, Bump>() : changesetsSince(base, changesets);
  const found = base === undefined ? [] : await reviewDocuments(base, waiting);
  if (values.write && isReleased && base !== undefined) for (const review of found) writeMissing(review, base);
  const isComplete = values.write || !isReleased;
  const reviews = isComplete ? found.map((review) => ({ ...review, lacking: [] })) : found;
  const exportChanges = base === undefined ? [] : compareExports(exportsAt(base), keptExports());
  const markdown = [
    ...reviews.map((review) => reviewMarkdown(review, fileLinks(review.name))),
    ...exportsMarkdown(exportChanges),
  ].join("\n");
  console.log(markdown);
  if (values.output !== undefined) writeFileSync(values.output, `${intro}\n\n${markdown}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(reviews, null, 1));
  if (base === undefined || !isReleased) return;
  const problems = missingChangesets(base, waiting, reviews, exportChanges);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

await main(comparisonBase(positionals[0], repository, process.env));
