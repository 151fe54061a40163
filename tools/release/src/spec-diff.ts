/**
 * `pnpm spec:diff [base] [--write] [--output FILE] [--json FILE]`: rates what changed in the specifications and checks that the changesets
 * are large enough. The base is a git revision or a folder of bundles. Without one it is the base of the pull request in
 * CI, the place where a branch left the main branch, or the last release. What packages export is compared as well.
 *   --write        writes the changesets of the specifications, and adds what they do not tell yet; one that has other
 *                  lines stays, and the command says what it lacks
 *   --output FILE  writes the review as Markdown
 *   --json FILE    writes the changes as JSON
 * Exits with 1 when a changeset is missing or too small, also that of a package whose code changed.
 */
import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { bothBundles, comparisonBase, documents, repository, revisionOf, type ComparisonBase } from "./bundles.ts";
import {
  affectedPackages,
  changesetsSince,
  leftOut,
  lackingFollowers,
  packagesWithChangedCode,
  readChangesets,
  writeSpecificationChangeset,
} from "./changes/changesets.ts";
import { covers } from "./diff/change.ts";
import {
  compareExports,
  exportsAt,
  exportsMarkdown,
  keptExports,
  largestByPackage,
} from "./exports/compare-exports.ts";
import { fileLinks, reviewDocument, reviewMarkdown, type DocumentReview } from "./review.ts";

const changesets = join(repository, ".changeset");

/** Writes the changeset of a document if it is missing, too small, or does not tell all of the branch, and says so. */
function writeMissing({ name, changes, bump, lacking }: DocumentReview, base: string | undefined): void {
  if (lacking.length === 0) {
    if (base === undefined || bump === "none") return;
    const { lines, kept } = leftOut(changesets, name, changes, revisionOf(base));
    if (lines.length === 0) return;
    if (kept !== undefined) {
      const file = relative(repository, kept);
      console.log(`Kept ${file}, because it has lines that are not of this change. It lacks:\n${lines.join("\n")}\n`);
      return;
    }
  }
  const file = relative(repository, writeSpecificationChangeset(changesets, name, changes, revisionOf(base)));
  const packages = affectedPackages[name]?.join(", ");
  console.log(`Wrote ${file}: ${bump} for ${packages}.\nAdd to it what the change means for users.\n`);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, output: { type: "string" }, json: { type: "string" } },
});

async function main({ revision: base, says }: ComparisonBase): Promise<void> {
  console.log(`${says}\n`);
  console.error("Bundling both versions of the documents …");
  const [before, now] = await bothBundles(base);
  console.error("Comparing them …\n");
  const waiting = base === undefined ? readChangesets(changesets) : changesetsSince(base, changesets);
  const found = documents.map((name) => reviewDocument(name, before, now, waiting));
  if (values.write) for (const review of found) writeMissing(review, base);
  const reviews = values.write ? found.map((review) => ({ ...review, lacking: [] })) : found;
  const exportChanges = compareExports(exportsAt(base), keptExports());
  const markdown = [
    ...reviews.map((review) => reviewMarkdown(review, fileLinks(review.name))),
    ...exportsMarkdown(exportChanges),
  ].join("\n");
  console.log(markdown);
  if (values.output !== undefined) writeFileSync(values.output, `${says}\n\n${markdown}`);
  if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(reviews, null, 1));
  const changedCode = base === undefined || values.write ? [] : packagesWithChangedCode(base, repository);
  const problems = [
    ...changedCode
      .filter((name) => !waiting.has(name))
      .map((name) => `The code of ${name} changed and no changeset says so: "pnpm changeset" writes one.`),
    ...[...largestByPackage(exportChanges)].flatMap(([name, needs]) => {
      const has = waiting.get(name) ?? "none";
      const text = `The exports of ${name} changed (${needs}) and its changeset is ${has}: "pnpm changeset" writes one.`;
      return covers(has, needs) ? [] : [text];
    }),
    ...lackingFollowers(waiting).map(
      ({ packageName, has, needs }) =>
        `${packageName} exports types of a package with a changeset for ${needs}: its own is ${has}.`,
    ),
    ...(reviews.some(({ lacking }) => lacking.length > 0)
      ? ['Changesets are missing or too small. "pnpm spec:diff --write" writes them.']
      : []),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

await main(comparisonBase(positionals[0], repository, process.env));
