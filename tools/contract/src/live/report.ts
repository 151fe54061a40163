/** The report of a live run: a table for the terminal, Markdown for an issue, JSON for programs. What is known stands in `specs/known-drift.yaml`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Difference } from "../comparison/compare.ts";
import { keyOf, subjectOf, timesOf } from "../comparison/drift.ts";
import type { LiveRun } from "./run.ts";

/** A difference that somebody looked at and judged. */
export interface KnownDrift {
  /** The operationId; a topic has `topic` instead. */
  readonly operation?: string;
  readonly topic?: string;
  readonly place: string;
  readonly found: string;
  /** The day on which it was judged. */
  readonly judged: string;
  /** Why the specification stays as it is. */
  readonly reason: string;
}

const file = join(import.meta.dirname, "../../../../specs/known-drift.yaml");

/** @throws Error that names the line and the field that is missing */
export function readKnownDrift(text = readFileSync(file, "utf8")): KnownDrift[] {
  const lines = (parse(text) ?? []) as Partial<KnownDrift>[];
  return lines.map((line, index) => {
    const missing = (["place", "found", "judged", "reason"] as const).find((name) => typeof line[name] !== "string");
    const subject = line.operation ?? line.topic;
    if (missing !== undefined || subject === undefined)
      throw new Error(`specs/known-drift.yaml, entry ${index + 1}: ${missing ?? "operation or topic"} is missing.`);
    return line as KnownDrift;
  });
}

interface JudgedDrift {
  readonly fresh: readonly Difference[];
  readonly known: readonly Difference[];
  /** Lines about operations and topics that were reached, but no longer differ: they can go. */
  readonly gone: readonly KnownDrift[];
}

/** Separates what is new from what was judged before. */
function judgeDrift(
  differences: readonly Difference[],
  known: readonly KnownDrift[],
  isReached: (name: string) => boolean,
): JudgedDrift {
  const keys = new Set(known.map(keyOf));
  const found = new Set(differences.map(keyOf));
  return {
    fresh: differences.filter((each) => !keys.has(keyOf(each))),
    known: differences.filter((each) => keys.has(keyOf(each))),
    gone: known.filter((each) => !found.has(keyOf(each)) && isReached(subjectOf(each))),
  };
}

export interface LiveReport extends JudgedDrift {
  readonly environment: string;
  readonly startedAt: string;
  readonly reached: readonly string[];
  readonly missed: Readonly<Record<string, string>>;
  /** Parts that ended early, with the reason in a word. */
  readonly ended: Readonly<Record<string, string>>;
}

export function reportOf(run: LiveRun, differences: readonly Difference[], known: readonly KnownDrift[]): LiveReport {
  const isReached = (name: string): boolean =>
    run.reached.some((each) => each === name || each.startsWith(`${name} (`));
  return {
    environment: run.environment,
    startedAt: new Date(run.startedAt).toISOString(),
    ...judgeDrift(differences, known, isReached),
    reached: run.reached,
    missed: Object.fromEntries(run.missed),
    ended: Object.fromEntries(run.ended),
  };
}

/** 0 when nothing new differs, 1 when something does, 2 when the run could not be completed. */
export function exitCodeOf({ fresh, ended, reached }: LiveReport): 0 | 1 | 2 {
  if (fresh.length > 0) return 1;
  return Object.keys(ended).length > 0 || reached.length === 0 ? 2 : 0;
}

/** A cell of a Markdown table. */
const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;

const differenceRow = (difference: Difference): string =>
  row([
    subjectOf(difference),
    difference.place,
    difference.expected,
    `${difference.found}${difference.example === undefined || difference.example === difference.found ? "" : `, such as ${difference.example}`}`,
    String(difference.times),
    difference.files.join(" or ") || "no file describes it",
    difference.advice,
  ]);

const heading = ["operation or topic", "place", "expected", "found", "times", "file", "what to write"];

const table = (columns: readonly string[], rows: readonly string[]): string[] => [
  row(columns),
  row(columns.map(() => "---")),
  ...rows,
];

/** A line for each reason, with the operations and topics that it holds for. */
const missedLines = (missed: LiveReport["missed"]): string[] =>
  [...new Set(Object.values(missed))].map((reason) => {
    const names = Object.keys(missed).filter((name) => missed[name] === reason);
    return `- ${reason} (${names.length}): ${names.join(", ")}`;
  });

function verdictOf({ fresh, reached }: LiveReport): string {
  if (reached.length === 0) return "nothing could be compared";
  if (fresh.length === 0) return "nothing new differs";
  return fresh.length === 1 ? "1 place differs" : `${fresh.length} places differ`;
}

/** The report as Markdown, fit to paste into an issue. It holds no value of an account. */
export function markdownOf(report: LiveReport): string {
  const { environment, startedAt, reached, missed, ended, fresh, known, gone } = report;
  const section = (title: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines];
  return [
    `# ${environment}, ${startedAt.slice(0, 10)}: ${verdictOf(report)}`,
    "",
    `${reached.length} operations and topics were compared with the specifications, ${Object.keys(missed).length} were not reached.`,
    ...section("New", fresh.length === 0 ? [] : table(heading, fresh.map(differenceRow))),
    ...section("Known (specs/known-drift.yaml)", known.length === 0 ? [] : table(heading, known.map(differenceRow))),
    ...section(
      "Known, but no longer so",
      gone.map((each) => `- ${subjectOf(each)}: ${each.place} was ${each.found}; take the entry out of the list`),
    ),
    ...section(
      "Ended early",
      Object.entries(ended).map(([part, word]) => `- ${part}: ${word}`),
    ),
    ...section("Not reached", missedLines(missed)),
    "",
  ].join("\n");
}

/** The report in the terminal: what is new by place, then the numbers. */
export function terminalText(report: LiveReport): string {
  const { fresh, known, gone, reached, missed, ended } = report;
  const lines = fresh.flatMap((each) => [
    `${subjectOf(each)}  ${each.place}: ${each.found}${each.expected === "no field" ? "" : ` instead of ${each.expected}`}, ${timesOf(each)}`,
    `    ${each.files.join(" or ") || "no file describes it"}: ${each.advice}`,
  ]);
  const early = Object.entries(ended).map(
    ([part, word]) =>
      `${part}: ${word.replace(/\.$/, "")}. Run the command again${word === "geo-blocked" ? " from another region" : ""} to go on.`,
  );
  return [
    ...lines,
    ...early,
    `${reached.length} reached, ${Object.keys(missed).length} not reached; ${fresh.length} new, ${known.length} known, ${gone.length} no longer so.`,
  ].join("\n");
}
