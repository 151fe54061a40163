import { readFileSync } from "node:fs";
import { join } from "node:path";
import { affectedPackages, covers, larger, type Bump } from "./bump.ts";
import { compareDocuments, type Comparison } from "./compare.ts";
import { dataChanges } from "./data-changes.ts";
import type { PathLinks } from "./operation-links.ts";
import { explained } from "./explained.ts";
import { operationChanges, type OperationChanges } from "./operations.ts";

/** What the review of one document came to. */
export interface DocumentReview {
  readonly name: string;
  readonly comparison: Comparison;
  readonly operations: OperationChanges;
  /** Packages whose waiting changesets are too small for the change. */
  readonly lacking: readonly { readonly packageName: string; readonly has: Bump; readonly needs: Bump }[];
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof operationChanges>[0];

/** Compares one document in two folders of bundles and holds the waiting changesets against the result. */
export function reviewDocument(
  name: string,
  baseFolder: string,
  revisionFolder: string,
  waiting: ReadonlyMap<string, Bump>,
): DocumentReview {
  const base = join(baseFolder, `${name}.json`);
  const revision = join(revisionFolder, `${name}.json`);
  const found = compareDocuments(base, revision);
  const beside = name === "trading" ? dataChanges(baseFolder, revisionFolder) : [];
  const bump = beside.reduce((most, { impact }) => larger(most, impact), found.bump);
  const comparison = { bump, changes: [...found.changes, ...beside] };
  const lacking = (affectedPackages[name] ?? [])
    .map((packageName) => ({ packageName, has: waiting.get(packageName) ?? ("none" as const), needs: comparison.bump }))
    .filter(({ has, needs }) => !covers(has, needs));
  return { name, comparison, operations: operationChanges(read(base), read(revision)), lacking };
}

/** Lists longer than this are folded, so that the comment of a large change can still be read from top to bottom. */
const openLines = 15;
const mostLines = 200;

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > mostLines ? [`- … and ${lines.length - mostLines} more`] : [];
  const list = [...lines.slice(0, mostLines).map((line) => `- ${line}`), ...more];
  if (lines.length <= openLines) return [`\n**${title}** (${lines.length})\n`, ...list];
  return [`\n<details><summary><strong>${title}</strong> (${lines.length})</summary>\n`, ...list, "\n</details>"];
}

/** Operations by method and path, each with a link to the file that specifies it; those that are gone have none. */
const named = (operations: readonly string[], links: PathLinks) =>
  operations.map((operation) => {
    const link = links.get(operation.slice(operation.indexOf(" ") + 1));
    return link === undefined ? `\`${operation}\`` : `[\`${operation}\`](${link})`;
  });

const says: Record<Bump, string> = {
  none: "nothing changed",
  patch: "patch: words, examples and corrections",
  minor: "minor: something was added",
  major: "major: something breaks",
};

/** The review as Markdown for a pull request: first what is wanted, then what breaks, then the rest. */
export function reviewMarkdown(
  { name, comparison, operations, lacking }: DocumentReview,
  links: PathLinks = new Map(),
): string {
  const { bump, changes } = comparison;
  if (bump === "none") return `## ${name}: nothing changed\n`;
  const lines = explained(changes);
  const of = (impact: Bump) => lines.filter((line) => line.impact === impact).map(({ text }) => text);
  const { added, changed, removed } = operations;
  const parts = [
    `## ${name}: ${says[bump]}`,
    `\nOperations: ${added.length} added, ${changed.length} changed, ${removed.length} removed.`,
    ...section(
      "Changesets wanted",
      lacking.map(({ packageName, has, needs }) => `\`${packageName}\` needs **${needs}**, has ${has}`),
    ),
    ...section("Operations removed", named(removed, links)),
    ...section("Breaking changes", of("major")),
    ...section("Operations added", named(added, links)),
    ...section("Additions", of("minor")),
    ...section("Operations changed", named(changed, links)),
    ...section("Other changes", of("patch")),
  ];
  return `${parts.join("\n")}\n`;
}
