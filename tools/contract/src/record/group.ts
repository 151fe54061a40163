import type { HarEntry, RecordedCall, Recording } from "../har.ts";

/**
 * Cases that differ in little more than a status share one file, as the pages of one HAR log: a page is
 * one call with an origin of its own, and its entries name it in `pageref`.
 */
interface Page {
  readonly startedDateTime: string;
  readonly id: string;
  readonly title: string;
  readonly pageTimings: Record<string, never>;
  readonly comment: string;
  readonly _call: RecordedCall;
  readonly _broken?: true;
}

interface GroupedLog {
  readonly version: "1.2";
  readonly creator: Recording["log"]["creator"];
  readonly comment: string;
  readonly pages: readonly Page[];
  readonly entries: readonly (HarEntry & { readonly pageref: string })[];
}

export interface Grouped {
  readonly log: GroupedLog;
}

/** A case and what it came to, under the name of its file and, after a `#`, of its page. */
export interface Case {
  readonly name: string;
  readonly recording: Recording;
  readonly expected: unknown;
}

/** Two spaces a level, as the single recordings have it. */
const text = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** One line for each page and exchange: the cases of a group are read side by side. */
function groupText({ log: { pages, entries, ...head } }: Grouped): string {
  const lines = (items: readonly unknown[]) => items.map((item) => JSON.stringify(item)).join(",\n");
  return `{"log":{${JSON.stringify(head).slice(1, -1)},"pages":[\n${lines(pages)}\n],"entries":[\n${lines(entries)}\n]}}\n`;
}

function groupOf(cases: readonly Case[]): Grouped {
  const idOf = ({ name }: Case) => name.split("#")[1] ?? "";
  const [first] = cases;
  if (first === undefined) throw new Error("a group has at least one case");
  const pages = cases.map((each): Page => {
    const { _call, _broken, comment, entries } = each.recording.log;
    const startedDateTime = entries[0]?.startedDateTime ?? "";
    const page = { startedDateTime, id: idOf(each), title: idOf(each), pageTimings: {}, comment, _call };
    return _broken === true ? { ...page, _broken } : page;
  });
  const entries = cases.flatMap((each) =>
    each.recording.log.entries.map((entry) => ({ pageref: idOf(each), ...entry })),
  );
  const { version, creator } = first.recording.log;
  return { log: { version, creator, comment: "several cases, each with its origin and date", pages, entries } };
}

function withoutPage(entry: HarEntry & { pageref?: string }): HarEntry {
  const { pageref, ...own } = entry;
  return pageref === undefined ? entry : own;
}

/** The recordings of a parsed file: the one that it is, or one for each page. */
export function recordingsIn(name: string, file: Recording | Grouped): { name: string; recording: Recording }[] {
  if (!("pages" in file.log)) return [{ name, recording: file as Recording }];
  const { version, creator, pages, entries } = file.log;
  return pages.map(({ id, comment, _call, _broken }) => {
    const own = entries.filter(({ pageref }) => pageref === id).map(withoutPage);
    const log = { version, creator, comment, entries: own, _call };
    return { name: `${name}#${id}`, recording: { log: _broken === true ? { ...log, _broken } : log } };
  });
}

/** The files that cases become, by path without ending: the exchanges, and what they came to. */
export function filesOf(cases: readonly Case[]): Map<string, { readonly har: string; readonly expected: string }> {
  const groups = new Map<string, Case[]>();
  for (const each of cases) {
    const file = each.name.split("#")[0] ?? "";
    groups.set(file, [...(groups.get(file) ?? []), each]);
  }
  return new Map(
    [...groups].map(([name, own]) => {
      const [single] = own;
      if (single !== undefined && !single.name.includes("#"))
        return [name, { har: text(single.recording), expected: text(single.expected) }];
      const outcomes = own.map((each) => `${JSON.stringify(each.name.split("#")[1])}:${JSON.stringify(each.expected)}`);
      return [name, { har: groupText(groupOf(own)), expected: `{\n${outcomes.join(",\n")}\n}\n` }];
    }),
  );
}
