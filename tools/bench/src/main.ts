/**
 * `pnpm bench`: measures our clients and other libraries, and writes docs/performance.md and the numbers in READMEs.
 *
 *   --only PARTS    measures only these parts, such as ticks,sockets, and keeps the last results of the others
 *   --short         only checks that everything runs; writes to a separate folder
 *   --render        writes the page and the READMEs again from the last results
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { bench, must, repository } from "./child.ts";
import type { Tables } from "./part.ts";
import { page, summary } from "./report/page.ts";
import { readmeRows, withNumbers } from "./report/readme-numbers.ts";
import { circumstances, keep, lastResults, partNames, parts, type PartName, type Results } from "./report/results.ts";

/** Returns the results of a whole run, or the results of the last run with some parts measured again. */
async function measure(isShort: boolean, only: readonly PartName[], folder: string): Promise<Results> {
  // Read the system load before the measurements, so that it doesn't include the benchmark itself.
  const around = await circumstances(isShort);
  const measured: Partial<Record<PartName, Tables>> = {};
  // Measure one part after the other, because they share the machine.
  for (const name of only.length > 0 ? only : partNames) {
    console.error(`\n${parts[name].title}`);
    measured[name] = await parts[name].measure(isShort);
  }
  if (only.length === 0) return { circumstances: around, parts: measured as Results["parts"] };
  const last = lastResults(folder);
  const measuredLater = { ...last.measuredLater, ...Object.fromEntries(only.map((name) => [name, around])) };
  return { ...last, measuredLater, parts: { ...last.parts, ...measured } };
}

function partsOf(text: string): PartName[] {
  const names = text.split(",").filter(Boolean);
  const unknown = names.find((name) => !Object.hasOwn(parts, name));
  if (unknown === undefined) return names as PartName[];
  throw new Error(`--only: there is no part "${unknown}". Parts: ${partNames.join(", ")}.`);
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
  const results = values.render ? lastResults(folder) : await measure(values.short, partsOf(values.only), folder);
  if (!values.render) keep(results, folder);
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

await main();
