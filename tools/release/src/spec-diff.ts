/**
 * `pnpm spec:diff [base] [--write] [--output FILE]`: rates what changed in the specifications since
 * the last release (or since a git revision, or a folder of bundles) and holds the changesets against it.
 * Ends with 1 when a package's changesets are too small for the change.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { affectedPackages } from "./bump.ts";
import { baseBundles, currentBundles, documents, isReleased, repository } from "./bundles.ts";
import { readChangesets, writeChangeset } from "./changesets.ts";
import { pathLinks } from "./operation-links.ts";
import { explained } from "./explained.ts";
import { reviewDocument, reviewMarkdown, type DocumentReview } from "./review.ts";

const changesets = join(repository, ".changeset");

function writeMissing(reviews: readonly DocumentReview[]): void {
  for (const { name, comparison, lacking } of reviews) {
    if (lacking.length === 0) continue;
    const prose = `Follow the ${name} specification:\n\n${explained(comparison.changes)
      .slice(0, 20)
      .map(({ text }) => `- ${text}`)
      .join("\n")}`;
    const file = writeChangeset(
      changesets,
      `${name}-specification-${comparison.bump}`,
      affectedPackages[name] ?? [],
      comparison.bump,
      prose,
    );
    console.log(`wrote ${file}; say in its text what the change means for users`);
  }
}

const nothingReleased = `specs/released holds no documents: somebody removed what every clone brings along.
"pnpm run release:keep" puts the documents of this tree there; "pnpm spec:diff REVISION" compares with another one.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, output: { type: "string" } },
});

function main(base: string | undefined): void {
  if (base === undefined && !isReleased()) throw new Error(nothingReleased);
  const [before, now] = [baseBundles(base), currentBundles()];
  const waiting = readChangesets(changesets);
  const reviews = documents.map((name) => reviewDocument(name, before, now, waiting));
  const markdown = reviews.map((review) => reviewMarkdown(review, pathLinks(review.name))).join("\n");
  console.log(markdown);
  if (values.output !== undefined) writeFileSync(values.output, markdown);
  const lacking = reviews.flatMap((review) => review.lacking);
  if (values.write) writeMissing(reviews);
  else if (lacking.length > 0) {
    console.error('Changesets are missing or too small. "pnpm spec:diff --write" writes them.');
    process.exitCode = 1;
  }
}

try {
  main(positionals[0]);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
