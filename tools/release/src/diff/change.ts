import { larger, type Bump } from "../changes/bump.ts";

export type Impact = Exclude<Bump, "none">;

/** One difference between two versions of the contract, in words that a reader of the change log understands. */
export interface Change {
  readonly impact: Impact;
  /** The operation, channel or data file that changed, as users name it: `trading.order.create`. */
  readonly subject: string;
  /** Path of the operation in the specification, for a link to its file. */
  readonly path?: string;
  /** What changed, with both values: "`orderLinkId` may have at most 36 characters (was 45)". */
  readonly text: string;
}

/** An impact and the words for it; the subject is added by the caller. */
export type Finding = readonly [impact: Impact, text: string];

export const largest = (changes: readonly Pick<Change, "impact">[]): Bump =>
  changes.reduce<Bump>((most, { impact }) => larger(most, impact), "none");

/** Groups that most users call, in the order in which a reviewer wants to see them; all others follow by name. */
const firstGroups = ["order", "position", "account", "asset", "market", "execution", "user"];

function rank(subject: string): number {
  const at = firstGroups.indexOf(subject.split(".")[1] ?? "");
  return at < 0 ? firstGroups.length : at;
}

const bySubject = (a: string, b: string) => rank(a) - rank(b) || (a < b ? -1 : 1);

/** Subjects that are named before "and N more". A breaking change names all: each of them may be somebody's. */
const named = 3;

/** One line of a review: the same change of several operations is told once. */
export interface Line {
  readonly impact: Impact;
  readonly subjects: readonly Pick<Change, "subject" | "path">[];
  readonly text: string;
}

/** Changes as lines: breaking ones first, then the operations that most users call; equal texts share a line. */
export function toLines(changes: readonly Change[]): Line[] {
  const order = { major: 0, minor: 1, patch: 2 };
  const grouped = Map.groupBy(changes, ({ impact, text }) => `${impact} ${text}`);
  return [...grouped.values()]
    .map((same): Line => {
      const subjects = same.toSorted((a, b) => bySubject(a.subject, b.subject));
      const [first] = same as [Change];
      return { impact: first.impact, subjects, text: first.text };
    })
    .toSorted(
      (a, b) =>
        order[a.impact] - order[b.impact] || bySubject(a.subjects[0]?.subject ?? "", b.subjects[0]?.subject ?? ""),
    );
}

/** A line as Markdown; `link` gives the address of the file that specifies a path, where there is one. */
export function lineText(
  { impact, subjects, text }: Line,
  link: (path: string) => string | undefined = () => undefined,
): string {
  const shown = impact === "major" ? subjects : subjects.slice(0, named);
  const names = shown.map(({ subject, path }) => {
    const target = path === undefined ? undefined : link(path);
    return target === undefined ? `\`${subject}\`` : `[\`${subject}\`](${target})`;
  });
  const more = subjects.length > shown.length ? ` and ${subjects.length - shown.length} more` : "";
  return `${names.join(", ")}${more}: ${text}`;
}
