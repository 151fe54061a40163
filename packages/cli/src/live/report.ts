/**
 * Formats of a live run's report: a table for the terminal, Markdown for an issue, JSON for programs. Known drift is
 * listed in `specs/known-drift.yaml`.
 */
import type { Comparison, Difference } from "./compare.ts";
import type { FieldPresence } from "./deviations/optional-fields.ts";
import { keyOf, subjectOf, timesOf } from "./drift.ts";
import type { LiveRun } from "./run.ts";
import type { KnownDrift } from "./specification.ts";

interface ClassifiedDrift {
  readonly fresh: readonly Difference[];
  readonly known: readonly Difference[];
  /**
   * Known differences that this run looked for and didn't find. Their entries in `specs/known-drift.yaml` can be
   * removed.
   */
  readonly gone: readonly KnownDrift[];
}

/** Separates new differences from known ones. */
function classifyDrift(
  differences: readonly Difference[],
  known: readonly KnownDrift[],
  isReached: (name: string) => boolean,
): ClassifiedDrift {
  const keys = new Set(known.map(keyOf));
  const found = new Set(differences.map(keyOf));
  return {
    fresh: differences.filter((each) => !keys.has(keyOf(each))),
    known: differences.filter((each) => keys.has(keyOf(each))),
    gone: known.filter((each) => !found.has(keyOf(each)) && isReached(subjectOf(each))),
  };
}

export interface LiveReport extends ClassifiedDrift {
  readonly environment: string;
  readonly startedAt: string;
  readonly reached: readonly string[];
  readonly missed: Readonly<Record<string, string>>;
  /** Parts of the run that ended early, such as `topics`, each with the reason in a few words. */
  readonly ended: Readonly<Record<string, string>>;
  /** Descriptions of received data that couldn't be compared. */
  readonly incomparable: readonly string[];
  /** Operations and topics that responded in an earlier run, but weren't reached by this one. */
  readonly answeredBefore: readonly string[];
  /** Presence of the optional fields, by operation or topic. The next run compares its responses with it. */
  readonly optionalFields: Readonly<Record<string, FieldPresence>>;
}

/** Responses of earlier runs, according to the last report. */
export interface EarlierRuns {
  /** Operations and topics that responded. */
  readonly answered: ReadonlySet<string>;
  readonly optionalFields: LiveReport["optionalFields"];
}

export const noEarlierRuns: EarlierRuns = { answered: new Set(), optionalFields: {} };

/**
 * Reads from a JSON report which operations and topics responded in an earlier run, and the presence of optional
 * fields. Ignores a report about another environment.
 */
export function earlierRunsOf(text: string, environment: string): EarlierRuns {
  const earlier = JSON.parse(text) as Partial<LiveReport>;
  if (earlier.environment !== environment) return noEarlierRuns;
  const { reached = [], answeredBefore = [], optionalFields = {} } = earlier;
  return { answered: new Set([...reached, ...answeredBefore]), optionalFields };
}

/** Ends a comparison: adds missing responses and fields to its differences, and returns the report. */
export function reportOf(
  run: LiveRun,
  comparison: Comparison,
  known: readonly KnownDrift[],
  earlier: EarlierRuns = noEarlierRuns,
): LiveReport {
  comparison.silences(run.silences(earlier.answered));
  const optionalFields = comparison.missingFields(earlier.optionalFields);
  const isReached = (name: string): boolean =>
    run.reached.some((each) => each === name || each.startsWith(`${name} (`));
  return {
    environment: run.environment,
    startedAt: new Date(run.startedAt).toISOString(),
    ...classifyDrift(comparison.differences, known, isReached),
    reached: run.reached,
    missed: Object.fromEntries(run.missed),
    ended: Object.fromEntries(run.ended),
    incomparable: run.incomparable,
    answeredBefore: [...earlier.answered].filter((name) => !run.reached.includes(name)),
    optionalFields,
  };
}

/** Returns the exit code of a report: 1 for new differences, 2 if something could not be compared, otherwise 0. */
export function exitCodeOf({ fresh, ended, reached, incomparable }: LiveReport): 0 | 1 | 2 {
  if (fresh.length > 0) return 1;
  return Object.keys(ended).length > 0 || incomparable.length > 0 || reached.length === 0 ? 2 : 0;
}

/** Escapes a text for a cell of a Markdown table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

/**
 * Largest number of equal differences that are shown on separate lines. More than that probably have one cause and
 * share a line.
 */
const maxUngrouped = 4;

/**
 * Removes the servers of a topic from a finding such as `no message arrived in time (linear, inverse)`, because they
 * aren't part of the cause.
 */
const withoutServers = (found: string): string => found.replace(/ \([a-z]+( \d+)?(, [a-z]+( \d+)?)*\)$/, "");

/** Returns one finding for differences with the same cause. If they differ in their servers, leaves out the servers. */
const commonFinding = (alike: readonly Difference[]): string => {
  const all = new Set(alike.map(({ found }) => found));
  return [...(all.size > 1 ? new Set([...all].map(withoutServers)) : all)].join("; ");
};

/**
 * Groups differences that probably have one cause: more than four that have the same path and describe the expected and
 * the found value equally.
 */
function byCause(differences: readonly Difference[]): Difference[][] {
  const groups = new Map<string, Difference[]>();
  for (const difference of differences) {
    const { place, expected, found } = difference;
    // Group reports of a missing field together, even if the expected types differ.
    const cause = JSON.stringify([place, found === "absent" ? "" : expected, withoutServers(found)]);
    const alike = groups.get(cause);
    if (alike === undefined) groups.set(cause, [difference]);
    else alike.push(difference);
  }
  return [...groups.values()].flatMap((alike) => (alike.length > maxUngrouped ? [alike] : alike.map((each) => [each])));
}

/**
 * Returns the subject of a line: one operation or topic, or the number of operations and topics with their names.
 * `isComplete` lists all names instead of the first three.
 */
function subjectsOf(alike: readonly Difference[], isComplete: boolean): string {
  const names = alike.map(subjectOf);
  if (names.length === 1) return names.join("");
  const shown = isComplete ? names.join(", ") : `${names.slice(0, 3).join(", ")}, …`;
  const topics = alike.filter(({ topic }) => topic !== undefined).length;
  const kinds = [
    [names.length - topics, "operations"],
    [topics, "topics"],
  ].flatMap(([count, kind]) => (count === 0 ? [] : [`${count} ${kind}`]));
  return `${kinds.join(" and ")} (${shown})`;
}

/** Returns the files to change for a group of differences. If the files differ, returns a note instead. */
function filesText(alike: readonly Difference[]): string {
  const texts = new Set(alike.map(({ files }) => files.join(" or ")));
  return texts.size === 1 ? [...texts].join("") || "no file describes it" : "the file of each";
}

function differenceRow(alike: readonly Difference[]): string {
  const [first] = alike;
  if (first === undefined) return "";
  const { place, expected, example, advice } = first;
  const found = commonFinding(alike);
  const times = alike.reduce((sum, each) => sum + each.times, 0);
  return row([
    subjectsOf(alike, true),
    place,
    expected,
    `${found}${example === undefined || example === found ? "" : `, such as ${example}`}`,
    String(times),
    filesText(alike),
    advice,
  ]);
}

const heading = ["operation or topic", "place", "expected", "found", "times", "file", "what to write"];

const table = (columns: readonly string[], rows: readonly string[]): string[] => [
  row(columns),
  row(columns.map(() => "---")),
  ...rows,
];

/** Returns one line for each reason, with the operations and topics that were missed for that reason. */
const missedLines = (missed: LiveReport["missed"]): string[] =>
  [...new Set(Object.values(missed))].map((reason) => {
    const names = Object.keys(missed).filter((name) => missed[name] === reason);
    return `- ${reason} (${names.length}): ${names.join(", ")}`;
  });

function summaryOf({ fresh, reached }: LiveReport): string {
  if (reached.length === 0) return "nothing could be compared";
  if (fresh.length === 0) return "no new differences";
  return fresh.length === 1 ? "1 place differs" : `${fresh.length} places differ`;
}

/** Formats the report as Markdown for an issue. It contains no values of the account. */
export function markdownOf(report: LiveReport): string {
  const { environment, startedAt, reached, missed, ended, incomparable, fresh, known, gone } = report;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines];
  return [
    `# ${environment}, ${startedAt.slice(0, 10)}: ${summaryOf(report)}`,
    "",
    `${reached.length} operations and topics were compared with the specifications, ${Object.keys(missed).length} were not reached.`,
    ...section("New", fresh.length === 0 ? [] : table(heading, byCause(fresh).map(differenceRow))),
    ...section(
      "Known (specs/known-drift.yaml)",
      known.length === 0 ? [] : table(heading, byCause(known).map(differenceRow)),
    ),
    ...section(
      "Known, but no longer different",
      gone.map((each) => `- ${subjectOf(each)}: ${each.place} was ${each.found}; take the entry out of the list`),
    ),
    ...section(
      "Ended early",
      Object.entries(ended).map(([part, word]) => `- ${part}: ${word}`),
    ),
    ...section(
      "Not compared",
      incomparable.map((what) => `- ${what}`),
    ),
    ...section("Not reached", missedLines(missed)),
    "",
  ].join("\n");
}

/** Formats the report for the terminal: the new differences, then the totals. */
export function terminalText(report: LiveReport): string {
  const { fresh, known, gone, reached, missed, ended, incomparable } = report;
  const lines = byCause(fresh).flatMap((alike) =>
    alike.slice(0, 1).flatMap(({ place, expected, advice }) => {
      const found = commonFinding(alike);
      const times = alike.reduce((sum, each) => sum + each.times, 0);
      return [
        `${subjectsOf(alike, false)}  ${place}: ${found}${expected === "no field" ? "" : ` instead of ${expected}`}, ${timesOf({ times })}`,
        `    ${filesText(alike)}: ${advice}`,
      ];
    }),
  );
  const early = Object.entries(ended).map(
    ([part, word]) =>
      `${part}: ${word.replace(/\.$/, "")}. Run the command again${word === "geo-blocked" ? " from another region" : ""} to continue.`,
  );
  return [
    ...lines,
    ...early,
    ...incomparable.map((what) => `Not compared: ${what}.`),
    `${reached.length} operations and topics reached, ${Object.keys(missed).length} not reached. Differences: ${fresh.length} new, ${known.length} known, ${gone.length} no longer found.`,
  ].join("\n");
}
