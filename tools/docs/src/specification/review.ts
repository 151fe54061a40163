/** Builds the review page of a pull request: the required release type, and the changes by schema and operation. */
import { documentFiles, fileAddress } from "@specwright-tools/toolchain/catalog/files";
import { larger, toLines, type Bump } from "@specwright-tools/toolchain/diff/change";
import { reviewChanges, type ReviewChange } from "./changes.ts";

const repositoryAddress = "https://github.com/specwright/specwright/blob/main/";
const filesOf = new Map(["trading", "knowledge", "streams"].map((name) => [name, documentFiles(name)]));

function address(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const known = fileAddress(file, process.env);
  return known === file ? repositoryAddress + file : known;
}

/** One change, with the affected operations and topics. */
interface ReviewLine {
  /** Description of the change, in Markdown. */
  readonly text: string;
  /** The earlier value, in Markdown. Empty if there was none. */
  readonly before: string;
  readonly subjects: readonly { readonly name: string; readonly href?: string }[];
}

/**
 * The changes of one schema, operation or topic. Changes of a schema aren't repeated for the operations and topics that
 * use it.
 */
interface ReviewGroup {
  readonly name: string;
  readonly kind: "schema" | "operation or topic";
  /** Address of the YAML file. Undefined for a removed schema, operation or topic. */
  readonly file?: string;
  readonly lines: readonly ReviewLine[];
}

/** The changes with the same impact. */
interface ReviewPart {
  readonly impact: Exclude<Bump, "none">;
  readonly title: string;
  readonly groups: readonly ReviewGroup[];
  readonly count: number;
}

/** Separates a change from its earlier value, which the comparison appends in parentheses. */
function withoutBefore(text: string): { readonly text: string; readonly before: string } {
  const [, now = text, before = ""] = /^(.*?) \(was (.+)\)$/s.exec(text) ?? [];
  return { text: now, before };
}

const hrefs = new Map(reviewChanges.map(({ subject, href }) => [subject, href]));

function linesOf(changes: readonly ReviewChange[]): ReviewLine[] {
  return toLines(changes).map(({ text, subjects }) => ({
    ...withoutBefore(text),
    subjects: [...new Set(subjects.map(({ subject }) => subject))].map((name) => {
      const href = hrefs.get(name);
      return href === undefined ? { name } : { name, href };
    }),
  }));
}

function groupOf(name: string, changes: readonly ReviewChange[]): ReviewGroup {
  const [{ document, schemas = [], path = "" }] = changes as [ReviewChange];
  const known = filesOf.get(document);
  const isSchema = schemas[0] === name;
  const file = address(isSchema ? known?.schemas[name] : known?.paths[path]);
  const kind = isSchema ? "schema" : "operation or topic";
  return { name, kind, ...(file === undefined ? {} : { file }), lines: linesOf(changes) };
}

function groupsOf(changes: readonly ReviewChange[]): ReviewGroup[] {
  const groups = Map.groupBy(changes, ({ schemas, subject }) => schemas?.[0] ?? subject);
  return [...groups].map(([name, own]) => groupOf(name, own));
}

const titles = [
  ["major", "Breaking changes"],
  ["minor", "Additions"],
  ["patch", "Other changes"],
] as const;

/** The changes by impact, breaking changes first. */
export const reviewParts: readonly ReviewPart[] = titles
  .map(([impact, title]) => ({ impact, title, changes: reviewChanges.filter((change) => change.impact === impact) }))
  .filter(({ changes }) => changes.length > 0)
  .map(({ changes, ...part }) => {
    const groups = groupsOf(changes);
    return { ...part, groups, count: groups.reduce((sum, { lines }) => sum + lines.length, 0) };
  });

const summaries: Readonly<Record<Bump, string>> = {
  none: "Nothing changed.",
  patch: "No code is affected. This is a patch release.",
  minor: "Nothing breaks. This is a minor release.",
  major: "Code that uses these operations can break. This is a major release.",
};

/** Returns the release type that the changes require, with a sentence that explains it. */
export function reviewSummary(): { readonly impact: Bump; readonly text: string } {
  const impact = reviewChanges.reduce<Bump>((most, change) => larger(most, change.impact), "none");
  return { impact, text: summaries[impact] };
}
