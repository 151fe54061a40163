import type { Change, Finding } from "./change.ts";

/** The words for another wording; a field, a status or a variant may stand around them. */
const verbs = ["is described as", "explains its pattern as"] as const;

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
  const at = firstDifference(was, is);
  return [["patch", `${verb} "${excerpt(is, at)}" (was "${excerpt(was, at)}")`]];
}

/** So many changes of wording are shown one by one. */
const mostOpen = 5;

const texts = (changes: readonly Change[]): number => new Set(changes.map(({ text }) => text)).size;

/** A description that many fields share, as one text: the last name of each field, without what stands around it. */
const ofLastName = (text: string): string =>
  text.replace(/^(.*?)`(?:[^`]*[.[\]])?([^`.[\]]+)(?:\[\])?` (.*?"\)).*$/, "$1`$2` $3");

/** One text for each subject. */
function told(wording: readonly Change[], say: (text: string) => string): Change[] {
  return [
    ...new Map(
      wording.map((change) => [`${change.subject} ${say(change.text)}`, { ...change, text: say(change.text) }]),
    ).values(),
  ];
}

/** Many changes of wording become one line per operation; the line of each field would hide what matters. */
export function foldWording(changes: readonly Change[]): Change[] {
  const isWording = ({ impact, text }: Change) => impact === "patch" && verbs.some((verb) => text.includes(verb));
  const wording = changes.filter((change) => isWording(change));
  if (texts(wording) <= mostOpen) return [...changes];
  const shared = told(wording, ofLastName);
  const folded = texts(shared) <= mostOpen ? shared : told(wording, () => "is described in other words");
  return [...changes.filter((change) => !isWording(change)), ...folded];
}
