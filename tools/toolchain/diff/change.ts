/** Sizes of a release, smallest first, with "none" for no change. */
const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export const isBump = (value: unknown): value is Bump => bumps.includes(value as Bump);
export const larger = (a: Bump, b: Bump): Bump => (bumps.indexOf(a) >= bumps.indexOf(b) ? a : b);
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed);

export type Impact = Exclude<Bump, "none">;

/** Direction of data. Users write requests and read responses, so the same change may break only one of them. */
export type Direction = "request" | "response";

/** One difference between two versions of the contract, in the words of a change log. */
export interface Change {
  readonly impact: Impact;
  /** The operation, channel or data file that changed, by its name for users: `trading.order.create`. */
  readonly subject: string;
  /** Path of the operation in the specification, for a link to its file. */
  readonly path?: string;
  /** The change with both values: "`orderLinkId` may have at most 36 characters (was 45)". */
  readonly text: string;
  /** Names of the changed schemas. Empty if the operation itself changed. */
  readonly schemas?: readonly string[];
  /** Changes of wording that `text` summarizes. */
  readonly wording?: readonly string[];
}

/** An impact, its text, and the schemas that caused it. The caller adds the subject. */
export type Finding = readonly [impact: Impact, text: string, schemas?: readonly string[] | undefined];

export const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((each) => !others.includes(each));

/** Describes removed names, which break their users, and added names. */
export const compareNames = (
  old: readonly string[],
  now: readonly string[],
  say: { readonly lost: (name: string) => string; readonly gained: (name: string) => string },
): Finding[] => [
  ...without(old, now).map((name): Finding => ["major", say.lost(name)]),
  ...without(now, old).map((name): Finding => ["minor", say.gained(name)]),
];

/** Compares the environments of an operation or channel. */
export const compareEnvironments = (old: readonly string[], now: readonly string[]): Finding[] =>
  compareNames(old, now, {
    lost: (name) => `is no longer available on ${name}`,
    gained: (name) => `is available on ${name}`,
  });

export const largest = (changes: readonly Pick<Change, "impact">[]): Bump =>
  changes.reduce<Bump>((most, { impact }) => larger(most, impact), "none");

/** Groups that most users call, in the order of a review. All others follow by name. */
const firstGroups = ["order", "position", "account", "asset", "market", "execution", "user"];

/** Operations that most users call, in the order of a review. */
const firstMethods = ["create", "amend", "cancel", "list"];

function rank(name: string | undefined, first: readonly string[]): number {
  const at = first.indexOf(name ?? "");
  return at < 0 ? first.length : at;
}

function bySubject(a: string, b: string): number {
  const [[, group, method], [, otherGroup, otherMethod]] = [a.split("."), b.split(".")];
  const groups = rank(group, firstGroups) - rank(otherGroup, firstGroups);
  const methods = group === otherGroup ? rank(method, firstMethods) - rank(otherMethod, firstMethods) : 0;
  return groups || methods || (a < b ? -1 : 1);
}

/**
 * Number of subjects that are named before "and N more". Those of a breaking change are listed below, because each may
 * affect a user.
 */
const named = 3;

/** One line of a review. The same change of several operations shares a line. */
export interface Line {
  readonly impact: Impact;
  readonly subjects: readonly Pick<Change, "subject" | "path">[];
  readonly text: string;
  readonly schemas: readonly string[];
}

/**
 * Converts changes to lines: breaking ones first, then the operations that most users call. Equal texts share a line.
 */
export function toLines(changes: readonly Change[]): Line[] {
  const order = { major: 0, minor: 1, patch: 2 };
  const grouped = Map.groupBy(changes, ({ impact, text }) => `${impact} ${text}`);
  return [...grouped.values()]
    .map((same): Line => {
      const subjects = same.toSorted((a, b) => bySubject(a.subject, b.subject));
      const [first] = same as [Change];
      const schemas = [...new Set(same.flatMap((change) => change.schemas ?? []))].toSorted();
      return { impact: first.impact, subjects, text: first.text, schemas };
    })
    .toSorted(
      (a, b) =>
        order[a.impact] - order[b.impact] || bySubject(a.subjects[0]?.subject ?? "", b.subjects[0]?.subject ?? ""),
    );
}

/** Links to the names in a line. */
export interface Links {
  /** Returns the address for the path of an operation or the name of a channel. */
  readonly path: (path: string) => string | undefined;
  /** Returns the address of a schema's file. */
  readonly schema: (name: string) => string | undefined;
}

export const noLinks: Links = { path: () => undefined, schema: () => undefined };

const linked = (name: string, target: string | undefined): string =>
  target === undefined ? `\`${name}\`` : `[\`${name}\`](${target})`;

/** Width of a line of names. */
const lineWidth = 110;

/** Wraps names into lines, each indented so that it stays part of its list item. */
function wrapped(names: readonly string[]): string {
  return names.reduce((text, name) => {
    const width = text.length - text.lastIndexOf("\n") - 1;
    return `${text},${width + name.length > lineWidth ? "\n  " : " "}${name}`;
  });
}

/** Formats subjects as Markdown. */
export const subjectText = (subjects: Line["subjects"], links: Links): string =>
  wrapped(subjects.map(({ subject, path }) => linked(subject, path === undefined ? undefined : links.path(path))));

/** Formats the name of a schema as Markdown. */
export const schemaText = (name: string, { schema }: Links): string => linked(name, schema(name));

/**
 * Formats a line as Markdown. The other subjects of a breaking change are listed below it.
 * @param source the schemas that caused the change, which the review adds
 */
export function lineText({ impact, subjects, text }: Line, links: Links = noLinks, source = ""): string {
  const others = subjects.slice(named);
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const below = impact === "major" && others.length > 0 ? `\n  also ${subjectText(others, noLinks)}` : "";
  return `${subjectText(subjects.slice(0, named), links)}${more}: ${text}${source}${below}`;
}

/** Phrases for changed wording. The text may continue with a field, a status or a variant. */
const verbs = ["is described as", "describes its pattern as"] as const;
const noDescription = "no longer has a description";

/** Maximum characters of a description in a line, and of those before the first difference. */
const longest = 90;
const before = 30;

/** Returns the part of a text that begins at a word near the first difference, with "…" for omitted parts. */
function excerpt(text: string, difference: number): string {
  const start = difference <= before ? 0 : text.lastIndexOf(" ", difference - before) + 1;
  const isWhole = text.length - start <= longest;
  const end = isWhole ? text.length : Math.max(text.lastIndexOf(" ", start + longest), start + before);
  return `${start === 0 ? "" : "… "}${text.slice(start, end)}${isWhole ? "" : " …"}`;
}

/** Returns the position of the first difference between two texts. */
function firstDifference(a: string, b: string): number {
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return at < 0 ? a.length : at;
}

/** Compares two texts and shows both near the first difference. */
export function compareWording(old = "", now = "", verb: (typeof verbs)[number] = "is described as"): Finding[] {
  const [was, is] = [old, now].map((text) => text.replaceAll(/\s+/g, " ").trim()) as [string, string];
  if (was === is) return [];
  if (is === "") return [["patch", `${noDescription} (was "${excerpt(was, 0)}")`]];
  const at = firstDifference(was, is);
  if (was === "") return [["patch", `${verb} "${excerpt(is, 0)}"`]];
  return [["patch", `${verb} "${excerpt(is, at)}" (was "${excerpt(was, at)}")`]];
}

/** Maximum number of changes of wording that are shown separately. */
const mostOpen = 5;

const texts = (changes: readonly Change[]): number => new Set(changes.map(({ text }) => text)).size;

/** Replaces the path of each field by its last name, so that a description of many fields is one text. */
const ofLastName = (text: string): string =>
  text.replace(/^(.*?)`(?:[^`]*[.[\]])?([^`.[\]]+)(?:\[\])?` (.*?"\)).*$/, "$1`$2` $3");

/** Rewrites the text of each change. Equal ones of a subject are merged. */
function told(wording: readonly Change[], say: (text: string) => string): Change[] {
  const same = Map.groupBy(wording, ({ subject, text }) => `${subject} ${say(text)}`);
  return [...same.values()].map((changes) => {
    const last = changes.at(-1) as Change;
    return { ...last, text: say(last.text), wording: changes.map(({ text }) => text) };
  });
}

/**
 * Merges many changes of wording into one line per operation, because the line of each field would hide more important
 * ones. The merged line keeps them for details.
 */
export function foldWording(changes: readonly Change[]): Change[] {
  const isWording = ({ impact, text }: Change) =>
    impact === "patch" && [...verbs, noDescription].some((words) => text.includes(words));
  const wording = changes.filter((change) => isWording(change));
  if (texts(wording) <= mostOpen) return [...changes];
  const shared = told(wording, ofLastName);
  const folded = texts(shared) <= mostOpen ? shared : told(wording, () => "has a new description");
  return [...changes.filter((change) => !isWording(change)), ...folded];
}
