/** Writes the performance page from the results of a run. */
import { type Part, type Tables, short } from "../part.ts";
import type { Row } from "../race.ts";
import { aimsOf, isMet, notAimedFor, type Aim } from "./aims.ts";
import { partNames, parts, type Circumstances, type Results } from "./results.ts";

/** Number of waiting processes above which short times mostly measure other work. */
const BUSY = 2;

/** Formats a Markdown table. The first column is text, the other columns are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "--:"))), ...rows.map(line)].join("\n");
}

function circumstancesOf({ date, commit, node, machine, load, isShort, versions }: Circumstances): string {
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    isShort ? "**From the short form, which proves only that everything runs: these numbers mean nothing.**\n" : "",
    `Measured on ${date} at commit ${commit} with Node ${node} on one machine (${machine}), everything over loopback.`,
    load > BUSY
      ? `The machine was busy with other work (load ${load.toFixed(1)} before the run), so everything took several times as long as on an idle machine.`
      : `We ran nothing else (load ${load.toFixed(1)} before the run). Numbers still vary on a shared machine, so brackets show the middle half of the rounds.`,
    `Peers: ${list.join(", ")}.`,
    "Run it yourself with `pnpm bench`. From one machine to another, the ratios between clients change less than the times.",
  ]
    .filter(Boolean)
    .join("\n");
}

const laterOf = ({ measuredLater = {} }: Results): string[] =>
  partNames.flatMap((name) => {
    const { date, commit, node, load } = measuredLater[name] ?? {};
    if (load === undefined) return [];
    return [
      `${parts[name].title} was measured on ${date} at commit ${commit} with Node ${node} (load ${load.toFixed(1)} before the run).`,
    ];
  });

/** Formats the distribution of each row's times. A range without times has no line. */
function histogramOf(rows: readonly Row[]): string {
  const shares = rows.map(({ histogram = [] }) => {
    const total = histogram.reduce((sum, { count }) => sum + count, 0);
    return histogram.map(({ count }) => (100 * count) / total);
  });
  const lines = (rows[0]?.histogram ?? []).flatMap(({ from }, span) => {
    const own = shares.map((each) => each[span] ?? 0);
    return own.every((share) => share < 0.05) ? [] : [[`${from}`, ...own.map((share) => `${share.toFixed(1)} %`)]];
  });
  return lines.length === 0
    ? ""
    : table(["µs, at least", ...rows.map(({ label }) => label.split(/[,:]/u)[0] ?? "")], lines);
}

function tableOf(part: Part, title: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const label = row.isOurs === true ? `**${row.label}**` : row.label;
    return [label, ...part.columns.map(({ cell }) => cell(row, rows))];
  });
  return [
    title === "" ? "" : `### ${title}`,
    table([part.first, ...part.columns.map(({ head }) => head)], lines),
    histogramOf(rows),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function sectionOf(part: Part, tables: Tables): string {
  const shown = Object.entries(tables).map(([title, rows]) => tableOf(part, title, rows));
  return [`## ${part.title}`, part.text, ...shown].join("\n\n");
}

const limitOf = ({ limit }: Aim): string => `at most ${limit}`;

function aimSection(aims: readonly Aim[]): string {
  const rows = aims.map((aim) => [aim.what, limitOf(aim), short(aim.measured), isMet(aim) ? "yes" : "**no**"]);
  const missed = aims.filter((aim) => !isMet(aim)).length;
  const text = missed === 0 ? "All aims are reached." : `${missed} of ${aims.length} aims are missed.`;
  const reasons = notAimedFor.map((reason) => `- ${reason}`).join("\n");
  return `## What we aim for\n\n${table(["Aim", "Limit", "Measured", "Reached"], rows)}\n\n${text}\n\nWe don't pursue these goals, because they would need code that is hard to read:\n\n${reasons}`;
}

export function page(results: Results): string {
  const note = "<!-- Written by `pnpm bench` (tools/bench) from docs/performance/results.json. -->";
  const [first = "", ...others] = partNames.map((name) => sectionOf(parts[name], results.parts[name]));
  return `${[
    `${note}\n\n# Performance`,
    circumstancesOf(results.circumstances),
    ...laterOf(results),
    first,
    aimSection(aimsOf(results)),
    ...others,
  ].join("\n\n")}\n`;
}

/** Formats each goal with its measured value, for the terminal. */
export function summary(results: Results): string {
  const lines = aimsOf(results).map((aim) => {
    const mark = isMet(aim) ? "reached" : "MISSED ";
    return `${mark}  ${short(aim.measured).padStart(7)}  (${limitOf(aim)})  ${aim.what.replaceAll("`", "")}`;
  });
  return `\n${lines.join("\n")}`;
}
