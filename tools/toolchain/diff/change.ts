/** Release types, smallest first. "none" means no change. */
const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export const isBump = (value: unknown): value is Bump => bumps.includes(value as Bump);
export const larger = (a: Bump, b: Bump): Bump => (bumps.indexOf(a) >= bumps.indexOf(b) ? a : b);
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed);

export type Impact = Exclude<Bump, "none">;

/**
 * Direction of data. Users write requests and read responses, so a change may break one direction and not the other.
 */
export type Direction = "request" | "response";

/** One difference between two versions of the contract, described as in a changelog. */
export interface Change {
  readonly impact: Impact;
  /** Name of the changed operation, channel or data file, as users know it, such as `trading.order.create`. */
  readonly subject: string;
  /** Path of the operation in the specification, for a link to its file. */
  readonly path?: string;
  /** Description of the change with both values, such as "`orderLinkId` may have at most 36 characters (was 45)". */
  readonly text: string;
  /** Names of the schemas that contain the change. Empty if the operation itself contains it. */
  readonly schemas?: readonly string[];
  /** Changes of wording that `text` summarizes. */
  readonly wording?: readonly string[];
}

/**
 * A change to which the caller adds the subject. Consists of the impact, the description, and the schemas that caused
 * the change.
 */
export type Finding = readonly [impact: Impact, text: string, schemas?: readonly string[] | undefined];

export const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((each) => !others.includes(each));

/** Returns a major finding for each removed name and a minor finding for each added name. */
export const compareNames = (
  old: readonly string[],
  now: readonly string[],
  say: { readonly lost: (name: string) => string; readonly gained: (name: string) => string },
): Finding[] => [
  ...without(old, now).map((name): Finding => ["major", say.lost(name)]),
  ...without(now, old).map((name): Finding => ["minor", say.gained(name)]),
];

/** Returns findings about environments that an operation or channel lost or gained. */
export const compareEnvironments = (old: readonly string[], now: readonly string[]): Finding[] =>
  compareNames(old, now, {
    lost: (name) => `is no longer available on ${name}`,
    gained: (name) => `is available on ${name}`,
  });

export const largest = (changes: readonly Pick<Change, "impact">[]): Bump =>
  changes.reduce<Bump>((most, { impact }) => larger(most, impact), "none");

/** Groups that most users call, in the order of a review. All other groups follow, sorted by name. */
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
 * Number of operations or channels that a line names before "and N more". A breaking change lists the others below the
 * line, because each may affect a user.
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
 * Converts changes to lines: breaking changes first, then by operation, starting with those that most users call.
 * Changes with the same description share a line.
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

/** Functions that return the addresses to which the names in a review link. */
export interface Links {
  /** Returns the address for the path of an operation or the name of a channel. */
  readonly path: (path: string) => string | undefined;
  /** Returns the address of a schema's file. */
  readonly schema: (name: string) => string | undefined;
}

export const noLinks: Links = { path: () => undefined, schema: () => undefined };

const linked = (name: string, target: string | undefined): string =>
  target === undefined ? `\`${name}\`` : `[\`${name}\`](${target})`;

/** Maximum width of a line of names, in characters. */
const lineWidth = 110;

/** Joins names with commas and wraps them. Continued lines are indented, so that they stay part of the list item. */
function wrapped(names: readonly string[]): string {
  return names.reduce((text, name) => {
    const width = text.length - text.lastIndexOf("\n") - 1;
    return `${text},${width + name.length > lineWidth ? "\n  " : " "}${name}`;
  });
}

/** Formats operations and channels as Markdown, with links. */
export const subjectText = (subjects: Line["subjects"], links: Links): string =>
  wrapped(subjects.map(({ subject, path }) => linked(subject, path === undefined ? undefined : links.path(path))));

/** Formats the name of a schema as Markdown, with a link to its file. */
export const schemaText = (name: string, { schema }: Links): string => linked(name, schema(name));

/**
 * Formats a line as Markdown. The line itself names only the first operations or channels (`named`). For a breaking
 * change, the others are listed below it.
 * @param source the schemas that caused the change, which the review adds
 */
export function lineText({ impact, subjects, text }: Line, links: Links = noLinks, source = ""): string {
  const others = subjects.slice(named);
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const below = impact === "major" && others.length > 0 ? `\n  also ${subjectText(others, noLinks)}` : "";
  return `${subjectText(subjects.slice(0, named), links)}${more}: ${text}${source}${below}`;
}

/** Phrases by which a finding is recognized as a changed description. They may be anywhere in the finding. */
const verbs = ["is described as", "describes its pattern as"] as const;
const noDescription = "no longer has a description";

/** Maximum length of a description in a line, and of the part before the first difference, in characters. */
const longest = 90;
const before = 30;

/** Returns the part of a text around the first difference, cut between words. "…" marks omitted text. */
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

/** Compares two descriptions. The finding shows both near the first difference. */
export function compareWording(old = "", now = "", verb: (typeof verbs)[number] = "is described as"): Finding[] {
  const [was, is] = [old, now].map((text) => text.replaceAll(/\s+/g, " ").trim()) as [string, string];
  if (was === is) return [];
  if (is === "") return [["patch", `${noDescription} (was "${excerpt(was, 0)}")`]];
  const at = firstDifference(was, is);
  if (was === "") return [["patch", `${verb} "${excerpt(is, 0)}"`]];
  return [["patch", `${verb} "${excerpt(is, at)}" (was "${excerpt(was, at)}")`]];
}

/** Maximum number of changed descriptions that are listed one by one. */
const mostOpen = 5;

const texts = (changes: readonly Change[]): number => new Set(changes.map(({ text }) => text)).size;

/**
 * Replaces the path of a field by its last segment, so that a description that many fields share becomes one change.
 */
const ofLastName = (text: string): string =>
  text.replace(/^(.*?)`(?:[^`]*[.[\]])?([^`.[\]]+)(?:\[\])?` (.*?"\)).*$/, "$1`$2` $3");

/**
 * Replaces the text of each change with the result of `say`. If two changes of the same operation or channel then have
 * the same text, merges them.
 */
function reworded(wording: readonly Change[], say: (text: string) => string): Change[] {
  const same = Map.groupBy(wording, ({ subject, text }) => `${subject} ${say(text)}`);
  return [...same.values()].map((changes) => {
    const last = changes.at(-1) as Change;
    return { ...last, text: say(last.text), wording: changes.map(({ text }) => text) };
  });
}

/**
 * Merges many changed descriptions into one line per operation, because a line for each field would hide more important
 * changes. The merged change lists the originals in `wording`.
 */
export function foldWording(changes: readonly Change[]): Change[] {
  const isWording = ({ impact, text }: Change) =>
    impact === "patch" && [...verbs, noDescription].some((words) => text.includes(words));
  const wording = changes.filter((change) => isWording(change));
  if (texts(wording) <= mostOpen) return [...changes];
  const shared = reworded(wording, ofLastName);
  const folded = texts(shared) <= mostOpen ? shared : reworded(wording, () => "has a new description");
  return [...changes.filter((change) => !isWording(change)), ...folded];
}
