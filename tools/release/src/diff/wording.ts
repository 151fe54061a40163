import type { Change, Finding } from "./change.ts";

/** The words for another description; a field, a status or a variant may stand around them. */
const described = "is described as";
const notDescribed = "is no longer described";

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

/** What changed in a description: both texts, as far as they show the first difference. */
export function compareWording(old = "", now = ""): Finding[] {
  const [was, is] = [old, now].map((text) => text.replaceAll(/\s+/g, " ").trim()) as [string, string];
  if (was === is) return [];
  const at = firstDifference(was, is);
  if (is === "") return [["patch", `${notDescribed} (was "${excerpt(was, 0)}")`]];
  const said = was === "" ? "was not described" : `was "${excerpt(was, at)}"`;
  return [["patch", `${described} "${excerpt(is, at)}" (${said})`]];
}

/** So many changes of wording are shown one by one. */
const mostOpen = 5;

/** Many changes of wording become one line per operation; the line of each field would hide what matters. */
export function foldWording(changes: readonly Change[]): Change[] {
  const isWording = ({ impact, text }: Change) =>
    impact === "patch" && (text.includes(described) || text.includes(notDescribed));
  const wording = changes.filter((change) => isWording(change));
  if (new Set(wording.map(({ text }) => text)).size <= mostOpen) return [...changes];
  const bySubject = new Map(
    wording.map((change) => [change.subject, { ...change, text: "is described in other words" }]),
  );
  return [...changes.filter((change) => !isWording(change)), ...bySubject.values()];
}
