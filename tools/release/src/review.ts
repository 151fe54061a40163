import { affectedPackages, covers, type Bump } from "./changes/bump.ts";
import { largest, lineText, toLines, type Change } from "./diff/change.ts";
import { compareDocuments } from "./diff/compare-documents.ts";
import type { PathLinks } from "./changes/operation-links.ts";

/** What the comparison of one document came to. */
export interface DocumentReview {
  readonly name: string;
  readonly bump: Bump;
  readonly changes: readonly Change[];
  /** Packages whose waiting changesets are too small for the change. */
  readonly lacking: readonly { readonly packageName: string; readonly has: Bump; readonly needs: Bump }[];
}

/** Compares one document in two folders of bundles and checks that the waiting changesets are large enough. */
export function reviewDocument(
  name: string,
  base: string,
  revision: string,
  waiting: ReadonlyMap<string, Bump>,
): DocumentReview {
  const changes = compareDocuments(name, base, revision);
  const needs = largest(changes);
  const lacking = (affectedPackages[name] ?? [])
    .map((packageName) => ({ packageName, has: waiting.get(packageName) ?? ("none" as const), needs }))
    .filter(({ has }) => !covers(has, needs));
  return { name, bump: needs, changes, lacking };
}

/** Longer lists of what breaks nobody are folded, so that a reader sees all headings of a large change. */
const openLines = 15;
const mostLines = 200;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n**${title}** (${lines.length})\n`, ...lines.map((line) => `- ${line}`)];
}

function foldedSection(title: string, lines: readonly string[]): string[] {
  if (lines.length <= openLines) return section(title, lines);
  const more = lines.length > mostLines ? [`- … and ${lines.length - mostLines} more`] : [];
  const list = [...lines.slice(0, mostLines).map((line) => `- ${line}`), ...more];
  return [`\n<details><summary><strong>${title}</strong> (${lines.length})</summary>\n`, ...list, "\n</details>"];
}

const says: Record<Bump, string> = {
  none: "nothing changed",
  patch: "patch: nothing that code depends on",
  minor: "minor: something was added",
  major: "major: something breaks",
};

/** The review as Markdown for a pull request: wanted changesets first, then breaking changes, then the rest. */
export function reviewMarkdown({ name, bump, changes, lacking }: DocumentReview, links: PathLinks = new Map()): string {
  if (bump === "none") return `## ${name}: nothing changed\n`;
  const lines = toLines(changes);
  const of = (impact: Bump) =>
    lines.filter((line) => line.impact === impact).map((line) => lineText(line, (path) => links.get(path)));
  const parts = [
    `## ${name}: ${says[bump]}`,
    ...section(
      "Changesets wanted",
      lacking.map(({ packageName, has, needs }) => `\`${packageName}\` needs **${needs}**, has ${has}`),
    ),
    ...section("Breaking changes", of("major")),
    ...foldedSection("Additions", of("minor")),
    ...foldedSection("Other changes", of("patch")),
  ];
  return `${parts.join("\n")}\n`;
}
