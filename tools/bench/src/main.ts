/**
 * `pnpm bench`: measures the clients beside their peers, and writes docs/performance.md with its charts and the numbers in READMEs.
 *
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
import { circumstances, keep, lastResults, type Results } from "./report/results.ts";
import { measureSigning } from "./measurements/signing.ts";
import { measureSizes } from "./measurements/size.ts";
import { measureSockets } from "./measurements/sockets.ts";
import { measureStart } from "./measurements/start.ts";
import { measureStreams } from "./measurements/streams.ts";
import { measureTicks } from "./measurements/ticks.ts";
import { measureTypes } from "./measurements/type-check.ts";

async function measure(isShort: boolean): Promise<Results> {
  return {
    // First, so that it tells what else the machine was doing.
    circumstances: await circumstances(isShort),
    ticks: await measureTicks(isShort),
    sizes: await measureSizes(isShort),
    installs: measureInstalls(isShort),
    memory: await measureMemory(isShort),
    types: await measureTypes(isShort),
    streams: await measureStreams(isShort),
    start: await measureStart(isShort),
    signing: await measureSigning(isShort),
    checks: await measureChecks(isShort),
    requests: await measureRequests(isShort),
    sockets: await measureSockets(isShort),
  };
}

function writeReadmes(results: Results): void {
  for (const [file, rows] of Object.entries(readmeRows(results))) {
    const path = join(repository, file);
    writeFileSync(path, withNumbers(readFileSync(path, "utf8"), rows));
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { short: { type: "boolean", default: false }, render: { type: "boolean", default: false } },
  });
  const docs = values.short ? join(bench, ".cache/short") : join(repository, "docs");
  const folder = join(docs, "performance");
  const results = values.render ? lastResults(folder) : await measure(values.short);
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
