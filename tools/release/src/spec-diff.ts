/**
 * `pnpm spec:diff [base] [--write] [--output FILE]`: rates what changed in the specifications and checks that the changesets
 * are large enough. The base is a git revision or a folder of bundles; without one it is the base of the pull request in
 * CI, and the last release elsewhere. Exits with 1 when a changeset is missing or too small.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { affectedPackages } from "./changes/bump.ts";
import { baseBundles, currentBundles, documents, isReleased, repository } from "./sizes/bundles.ts";
import { changesetsSince, readChangesets, writeChangeset } from "./changes/changesets.ts";
import { lineText, toLines } from "./diff/change.ts";
import { pathLinks } from "./changes/operation-links.ts";
import { reviewDocument, reviewMarkdown, type DocumentReview } from "./review.ts";

const changesets = join(repository, ".changeset");
/** Lines that a changeset lists before it points to the review. */
const mostLines = 20;

function writeMissing(reviews: readonly DocumentReview[]): void {
  for (const { name, bump, changes, lacking } of reviews) {
    if (lacking.length === 0) continue;
    const lines = toLines(changes).filter(({ impact }) => bump === "patch" || impact !== "patch");
    const more = lines.length > mostLines ? [`- and ${lines.length - mostLines} more changes`] : [];
    const list = [...lines.slice(0, mostLines).map((line) => `- ${lineText(line)}`), ...more];
    const prose = `The ${name} specification changed:\n\n${list.join("\n")}`;
    const file = writeChangeset(changesets, `${name}-specification-${bump}`, affectedPackages[name] ?? [], bump, prose);
    console.log(`wrote ${file}; add what the change means for users`);
  }
}

const nothingReleased = `specs/released holds no documents.
"pnpm run release:keep" puts the documents of this tree there; "pnpm spec:diff REVISION" compares with another revision.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: "boolean", default: false }, output: { type: "string" } },
});

/** The base branch of the pull request that CI checks. */
function pullRequestBase(): string | undefined {
  const branch = process.env["GITHUB_BASE_REF"] ?? "";
  return branch === "" ? undefined : `origin/${branch}`;
}

function main(base: string | undefined): void {
  if (base === undefined && !isReleased()) throw new Error(nothingReleased);
  console.log(`Compared with ${base ?? "the last release (specs/released)"}.\n`);
  const [before, now] = [baseBundles(base), currentBundles()];
  const waiting = base === undefined ? readChangesets(changesets) : changesetsSince(base, changesets);
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
  main(positionals[0] ?? pullRequestBase());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
