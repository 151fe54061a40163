import { documentFiles, fileAddress } from "@specwright-tools/toolchain/catalog/files";
import { repository } from "@specwright-tools/toolchain/diff/bundles";
import { affectedPackages } from "./changes/changesets.ts";
import {
  covers,
  largest,
  lineText,
  noLinks,
  schemaText,
  subjectText,
  toLines,
  type Bump,
  type Change,
  type Line,
  type Links,
} from "@specwright-tools/toolchain/diff/change";
import { compareDocuments } from "@specwright-tools/toolchain/diff/compare-documents";

/** The result of comparing one document. */
export interface DocumentReview {
  readonly name: string;
  readonly bump: Bump;
  readonly changes: readonly Change[];
  /** Packages whose pending changesets are missing or too small for the change. */
  readonly lacking: readonly { readonly packageName: string; readonly has: Bump; readonly needs: Bump }[];
}

/**
 * Compares one document in two folders of bundles. Lists the packages whose pending changesets announce a smaller
 * release than the changes need.
 */
export function reviewDocument(
  name: string,
  base: string,
  revision: string,
  waiting: ReadonlyMap<string, Bump>,
): DocumentReview {
  const changes = compareDocuments(name, base, revision);
  const needs = largest(changes);
  const lacking = affectedPackages(name)
    .map((packageName) => ({ packageName, has: waiting.get(packageName) ?? ("none" as const), needs }))
    .filter(({ has }) => !covers(has, needs));
  return { name, bump: needs, changes, lacking };
}

/** Returns links to the files that specify the parts of a document. */
export function fileLinks(document: string, root = repository, environment = process.env): Links {
  let files: ReturnType<typeof documentFiles> | undefined;
  /** Finds the files of a document only when the first link is built, because most documents have no changes. */
  const known = () => (files ??= documentFiles(document, root));
  const address = (file: string | undefined) => (file === undefined ? undefined : fileAddress(file, environment));
  return { path: (path) => address(known().paths[path]), schema: (name) => address(known().schemas[name]) };
}

/**
 * Number of lines above which a list of harmless changes is folded, so that all headings of a large change stay
 * visible.
 */
const openLines = 15;
const mostLines = 200;

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`\n**${title}** (${lines.length})\n`, ...lines.map((line) => `- ${line}`)];
}

function foldedSection(title: string, lines: readonly string[], mostOpen = openLines): string[] {
  if (lines.length <= mostOpen) return section(title, lines);
  const left = lines.length - mostLines;
  const more = left > 0 ? [`- … and ${left} more, which \`pnpm spec diff --json FILE\` writes`] : [];
  const list = [...lines.slice(0, mostLines).map((line) => `- ${line}`), ...more];
  return [`\n<details><summary><strong>${title}</strong> (${lines.length})</summary>\n`, ...list, "\n</details>"];
}

const headings: Record<Bump, string> = {
  none: "nothing changed",
  patch: "patch: code is not affected",
  minor: "minor: additions and changes that break no code",
  major: "major: breaking changes",
};

/** Maximum number of schemas in a line before "and N more". */
const mostSchemas = 3;

/**
 * Formats the changes of one impact, such as all breaking changes, as lines. Each line names the schemas that caused
 * the change.
 */
function linesOf(changes: readonly Change[], impact: Bump, links: Links): string[] {
  const file = ({ schemas }: Line) => {
    if (schemas.length === 0) return "";
    const names = schemas.slice(0, mostSchemas).map((name) => schemaText(name, links));
    const more = schemas.length > mostSchemas ? ` and ${schemas.length - mostSchemas} more` : "";
    return ` (schema ${names.join(", ")}${more})`;
  };
  return toLines(changes)
    .filter((line) => line.impact === impact)
    .map((line) => lineText(line, links, file(line)));
}

/**
 * Lists each schema that changed beyond its wording, with every operation that uses it. The lines of the change itself
 * name at most three operations.
 */
function schemaLines(changes: readonly Change[], links: Links): string[] {
  const listed = changes.filter(({ impact }) => impact !== "patch");
  const uses = listed.flatMap((change) => (change.schemas ?? []).map((name) => ({ ...change, name })));
  return [...Map.groupBy(uses, ({ name }) => name)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, same]) => {
      const subjects = [...new Map(same.map((change) => [change.subject, change])).values()];
      const sorted = subjects.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
      return `${schemaText(name, links)} changes ${subjects.length}: ${subjectText(sorted, links)}`;
    });
}

/** Lists the changed descriptions, which `foldWording` has merged into one line per operation. */
const wordingLines = (changes: readonly Change[], links: Links): string[] =>
  linesOf(
    changes.flatMap(({ wording = [], ...change }) => wording.map((text) => ({ ...change, text }))),
    "patch",
    links,
  );

/**
 * Formats the review as Markdown for a pull request: missing changesets, breaking changes, other changes, and then the
 * changed schemas.
 */
export function reviewMarkdown({ name, bump, changes, lacking }: DocumentReview, links: Links = noLinks): string {
  if (bump === "none") return `## ${name}: nothing changed\n`;
  const parts = [
    `## ${name}: ${headings[bump]}`,
    ...section(
      "Changesets needed",
      lacking.map(({ packageName, has, needs }) => `\`${packageName}\` needs **${needs}**, has ${has}`),
    ),
    ...section("Breaking changes", linesOf(changes, "major", links)),
    ...foldedSection("Additions and changes", linesOf(changes, "minor", links)),
    ...foldedSection("Other changes", linesOf(changes, "patch", links)),
    ...foldedSection("Changed descriptions", wordingLines(changes, links), 0),
    ...foldedSection("Changed schemas and their operations", schemaLines(changes, links)),
  ];
  return `${parts.join("\n")}\n`;
}

/**
 * Formats the changes of a release as plain Markdown for users who update: without links to files, folded lists or
 * changesets.
 */
export function releaseMarkdown({ name, bump, changes }: DocumentReview): string {
  if (bump === "none") return `## ${name}: nothing changed\n`;
  const of = (impact: Bump) =>
    toLines(changes)
      .filter((line) => line.impact === impact)
      .map((line) => lineText(line));
  const parts = [
    `## ${name}: ${headings[bump]}`,
    ...section("Breaking changes", of("major")),
    ...section("Additions and changes", of("minor")),
    ...section("Other changes", of("patch")),
  ];
  return `${parts.join("\n")}\n`;
}
