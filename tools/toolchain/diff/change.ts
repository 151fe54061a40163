/** The three sizes of a release, smallest first, with "none" for no change at all. */
const bumps = ["none", "patch", "minor", "major"] as const;
export type Bump = (typeof bumps)[number];

export const isBump = (value: unknown): value is Bump => bumps.includes(value as Bump);
export const larger = (a: Bump, b: Bump): Bump => (bumps.indexOf(a) >= bumps.indexOf(b) ? a : b);
export const covers = (given: Bump, needed: Bump): boolean => bumps.indexOf(given) >= bumps.indexOf(needed);

export type Impact = Exclude<Bump, "none">;

/** A request is written by users, a response is read by them: the same change breaks one and not the other. */
export type Direction = "request" | "response";

/** One difference between two versions of the contract, in words that a reader of the change log understands. */
export interface Change {
  readonly impact: Impact;
  /** The operation, channel or data file that changed, as users name it: `trading.order.create`. */
  readonly subject: string;
  /** Path of the operation in the specification, for a link to its file. */
  readonly path?: string;
  /** What changed, with both values: "`orderLinkId` may have at most 36 characters (was 45)". */
  readonly text: string;
  /** Names of the schemas that changed and say this; none where the operation itself says it. */
  readonly schemas?: readonly string[];
  /** The changes of wording that `text` stands for. */
  readonly wording?: readonly string[];
}

/** An impact, the words for it, and the schemas that say it; the subject is added by the caller. */
export type Finding = readonly [impact: Impact, text: string, schemas?: readonly string[] | undefined];

export const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((each) => !others.includes(each));

/** Names that went, which breaks whoever uses them, and names that came, in words. */
export const compareNames = (
  old: readonly string[],
  now: readonly string[],
  say: { readonly lost: (name: string) => string; readonly gained: (name: string) => string },
): Finding[] => [
  ...without(old, now).map((name): Finding => ["major", say.lost(name)]),
  ...without(now, old).map((name): Finding => ["minor", say.gained(name)]),
];

/** Where an operation or a channel is. */
export const compareEnvironments = (old: readonly string[], now: readonly string[]): Finding[] =>
  compareNames(old, now, {
    lost: (name) => `is no longer available on ${name}`,
    gained: (name) => `is available on ${name}`,
  });

export const largest = (changes: readonly Pick<Change, "impact">[]): Bump =>
  changes.reduce<Bump>((most, { impact }) => larger(most, impact), "none");

/** Groups that most users call, in the order in which a reviewer wants to see them; all others follow by name. */
const firstGroups = ["order", "position", "account", "asset", "market", "execution", "user"];

/** The same for the operations of a group. */
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

/** Subjects that are named before "and N more". Those of a breaking change follow below: each may be somebody's. */
const named = 3;

/** One line of a review: the same change of several operations is told once. */
export interface Line {
  readonly impact: Impact;
  readonly subjects: readonly Pick<Change, "subject" | "path">[];
  readonly text: string;
  readonly schemas: readonly string[];
}

/** Changes as lines: breaking ones first, then the operations that most users call; equal texts share a line. */
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

/** Where more can be read about what a line names. */
export interface Links {
  /** The address for the path of an operation, or for the name of a channel. */
  readonly path: (path: string) => string | undefined;
  /** The address of the file of a schema. */
  readonly schema: (name: string) => string | undefined;
}

export const noLinks: Links = { path: () => undefined, schema: () => undefined };

const linked = (name: string, target: string | undefined): string =>
  target === undefined ? `\`${name}\`` : `[\`${name}\`](${target})`;

/** Characters of a line of names. */
const lineWidth = 110;

/** Names on as many lines as they need, each indented so that it stays part of its list item. */
function wrapped(names: readonly string[]): string {
  return names.reduce((text, name) => {
    const width = text.length - text.lastIndexOf("\n") - 1;
    return `${text},${width + name.length > lineWidth ? "\n  " : " "}${name}`;
  });
}

/** Subjects as Markdown. */
export const subjectText = (subjects: Line["subjects"], links: Links): string =>
  wrapped(subjects.map(({ subject, path }) => linked(subject, path === undefined ? undefined : links.path(path))));

/** The name of a schema as Markdown. */
export const schemaText = (name: string, { schema }: Links): string => linked(name, schema(name));

/**
 * A line as Markdown. The other subjects of a breaking change follow below it.
 * @param source what the review adds: the schemas that say it
 */
export function lineText({ impact, subjects, text }: Line, links: Links = noLinks, source = ""): string {
  const others = subjects.slice(named);
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  const below = impact === "major" && others.length > 0 ? `\n  also ${subjectText(others, noLinks)}` : "";
  return `${subjectText(subjects.slice(0, named), links)}${more}: ${text}${source}${below}`;
}

/** The words for another wording; a field, a status or a variant may stand around them. */
const verbs = ["is described as", "describes its pattern as"] as const;
const noDescription = "no longer has a description";

/** Characters of a description that a line shows, and how many of them stand before the first difference. */
const longest = 90;
const before = 30;

/** The part of a text that begins at a word near the first difference, with "…" where something was left out. */
function excerpt(text: string, difference: number): string {
  const start = difference <= before ? 0 : text.lastIndexOf(" ", difference - before) + 1;
  const isWhole = text.length - start <= longest;
  const end = isWhole ? text.length : Math.max(text.lastIndexOf(" ", start + longest), start + before);
  return `${start === 0 ? "" : "… "}${text.slice(start, end)}${isWhole ? "" : " …"}`;
}

/** Where two texts begin to differ. */
function firstDifference(a: string, b: string): number {
  const at = [...a].findIndex((character, index) => character !== b[index]);
  return at < 0 ? a.length : at;
}

/** What changed in a text for readers: both versions, as far as they show the first difference. */
export function compareWording(old = "", now = "", verb: (typeof verbs)[number] = "is described as"): Finding[] {
  const [was, is] = [old, now].map((text) => text.replaceAll(/\s+/g, " ").trim()) as [string, string];
  if (was === is) return [];
  if (is === "") return [["patch", `${noDescription} (was "${excerpt(was, 0)}")`]];
  const at = firstDifference(was, is);
  if (was === "") return [["patch", `${verb} "${excerpt(is, 0)}"`]];
  return [["patch", `${verb} "${excerpt(is, at)}" (was "${excerpt(was, at)}")`]];
}

/** So many changes of wording are shown one by one. */
const mostOpen = 5;

const texts = (changes: readonly Change[]): number => new Set(changes.map(({ text }) => text)).size;

/** A description that many fields share, as one text: the last name of each field, without what stands around it. */
const ofLastName = (text: string): string =>
  text.replace(/^(.*?)`(?:[^`]*[.[\]])?([^`.[\]]+)(?:\[\])?` (.*?"\)).*$/, "$1`$2` $3");

/** Each change with its text said in another way; equal ones of a subject once. */
function told(wording: readonly Change[], say: (text: string) => string): Change[] {
  const same = Map.groupBy(wording, ({ subject, text }) => `${subject} ${say(text)}`);
  return [...same.values()].map((changes) => {
    const last = changes.at(-1) as Change;
    return { ...last, text: say(last.text), wording: changes.map(({ text }) => text) };
  });
}

/**
 * Many changes of wording become one line per operation; the line of each field would hide what matters. The line keeps
 * them for whoever wants to see each.
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
