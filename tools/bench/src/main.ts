/**
 * `pnpm bench`: measures the clients beside their peers, and writes docs/performance.md with its charts and the numbers in READMEs.
 *
 *   --only PARTS    measures some parts anew, such as ticks,sockets, and keeps the others of the last run
 *   --short         only proves that everything runs; writes to a folder of its own
 *   --render        writes all of them anew from the numbers of the last run
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chartsOf } from "./report/charts.ts";
import { bench, must, repository } from "./child.ts";
import { measureChecks } from "./measurements/checks.ts";
import { measureInstalls } from "./install.ts";
import { measureMemory } from "./measurements/memory.ts";
import { page, summary } from "./report/page.ts";
import { measureRequests } from "./measurements/requests.ts";
import { readmeRows, withNumbers } from "./report/readme-numbers.ts";
import { circumstances, keep, lastResults, type Part, type Results } from "./report/results.ts";
import { measureSigning } from "./measurements/signing.ts";
import { measureSizes } from "./measurements/size.ts";
import { measureSockets } from "./measurements/sockets.ts";
import { measureStart } from "./measurements/start.ts";
import { measureStreams } from "./measurements/streams.ts";
import { measureTicks } from "./measurements/ticks.ts";
import { measureTypes } from "./measurements/type-check.ts";

const measurements = {
  ticks: measureTicks,
  sizes: measureSizes,
  installs: measureInstalls,
  memory: measureMemory,
  types: measureTypes,
  streams: measureStreams,
  start: measureStart,
  signing: measureSigning,
  checks: measureChecks,
  requests: measureRequests,
  sockets: measureSockets,
} satisfies { [Name in Part]: (isShort: boolean) => Results[Name] | Promise<Results[Name]> };

/** One after the other, because they share the machine. The circumstances come first, so that they tell what else it was doing. */
async function measure(isShort: boolean, names: readonly Part[]) {
  const around = await circumstances(isShort);
  const measured: Partial<Record<Part, unknown>> = {};
  for (const name of names) measured[name] = await measurements[name](isShort);
  return { around, measured: measured as Partial<Results> };
}

/** The results of a whole run, or those of the last one with some parts measured anew. */
async function resultsOf(isShort: boolean, only: readonly Part[], folder: string): Promise<Results> {
  const { around, measured } = await measure(isShort, only.length > 0 ? only : (Object.keys(measurements) as Part[]));
  if (only.length === 0) return { circumstances: around, ...measured } as Results;
  const last = lastResults(folder);
  const measuredLater = { ...last.measuredLater, ...Object.fromEntries(only.map((name) => [name, around])) };
  return { ...last, ...measured, measuredLater };
}

function partsOf(text: string): Part[] {
  const names = text.split(",").filter(Boolean);
  const unknown = names.find((name) => !Object.hasOwn(measurements, name));
  if (unknown === undefined) return names as Part[];
  throw new Error(`--only: there is no part "${unknown}". Parts: ${Object.keys(measurements).join(", ")}.`);
}

function writeReadmes(results: Results): void {
  for (const [file, rows] of Object.entries(readmeRows(results))) {
    const path = join(repository, file);
    writeFileSync(path, withNumbers(readFileSync(path, "utf8"), rows));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      short: { type: "boolean", default: false },
      render: { type: "boolean", default: false },
      only: { type: "string", default: "" },
    },
  });
  const docs = values.short ? join(bench, ".cache/short") : join(repository, "docs");
  const folder = join(docs, "performance");
  const results = values.render ? lastResults(folder) : await resultsOf(values.short, partsOf(values.only), folder);
  mkdirSync(folder, { recursive: true });
  if (!values.render) keep(results, folder);
  for (const [name, svg] of Object.entries(chartsOf(results))) writeFileSync(join(folder, `${name}.svg`), svg);
  writeFileSync(join(docs, "performance.md"), page(results));
  if (!values.short) {
    await must(join(repository, "node_modules/.bin/oxfmt"), [folder], { cwd: repository });
    writeReadmes(results);
  }
  console.log(summary(results));
  console.log(
    values.short
      ? "\nThe short form proves only that everything runs."
      : "\nWritten: docs/performance.md, and the numbers in READMEs",
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
