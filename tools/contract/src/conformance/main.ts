/**
 * `pnpm conformance [--cases FILE|FOLDER] [--verbose]`: checks samples strictly against the bundled
 * documents: JSON files with one sample or a list of them, and HAR files, as the network panel of a browser saves them.
 * Without `--cases` the documents' own named examples are the samples.
 *
 * Responses go through the comparison of `pnpm live` as well, which finds values that no list has and return codes that
 * nobody lists, and says what to write where. These are told and do not fail the command: documentation has mistakes.
 *
 * Exits with 1 when a sample differs, and with 2 when the samples cannot be read.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { Comparison } from "../comparison/compare.ts";
import { readSpecificationIndex } from "../comparison/specification-index.ts";
import { contracts, operationIdOf } from "../documents.ts";
import { loadSamples, namedExamples } from "./load-samples.ts";
import { checkSample, firstSuccess, type Sample, type SampleResult } from "./sample.ts";

interface KnownError {
  readonly id: string;
  readonly reason: string;
}

const { values } = parseArgs({ options: { cases: { type: "string" }, verbose: { type: "boolean", default: false } } });

const known = new Map(
  (
    (parse(readFileSync(join(import.meta.dirname, "../../known-documentation-errors.yaml"), "utf8")) ??
      []) as KnownError[]
  ).map(({ id, reason }) => [id, reason]),
);
function readSamples(cases: string | undefined): Sample[] {
  try {
    return cases === undefined ? contracts.flatMap(namedExamples) : loadSamples(cases);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

/** The places in which the responses of samples differ, with what to write where. */
function comparedPlaces(given: readonly Sample[]): string[] {
  const comparison = new Comparison(readSpecificationIndex());
  for (const { method, path, status, response } of given) {
    const operation = contracts.map((contract) => contract.find(method, path)).find((found) => found !== undefined);
    if (operation === undefined || response === undefined || response === null) continue;
    const compared = { operationId: operationIdOf(operation), status: status ?? firstSuccess(operation) };
    comparison.response({ ...compared, headers: new Headers(), body: response });
  }
  return comparison.differences.map(
    ({ operation, place, found, example = "", files, advice }) =>
      `- ${operation}: ${place}: ${found} ${example}: ${files.join(" or ")}: ${advice}`,
  );
}

const samples = readSamples(values.cases);
console.error(`Checking ${samples.length} samples …`);
const results = samples.map((sample) => checkSample(contracts, sample));

const differing = results.filter((result) => result.outcome === "differs");
const excused = differing.filter((result) => known.has(result.id));
const wrong = differing.filter((result) => !known.has(result.id));
const count = (outcome: SampleResult["outcome"]) => results.filter((result) => result.outcome === outcome).length;

for (const result of wrong) {
  console.log(`\n${result.id}`);
  for (const finding of result.findings.slice(0, values.verbose ? undefined : 5)) {
    console.log(`  ${finding.side} ${finding.at === "" ? "(whole)" : finding.at}: ${finding.message}`);
  }
  if (!values.verbose && result.findings.length > 5)
    console.log(`  … and ${result.findings.length - 5} more (--verbose)`);
}
for (const result of excused)
  console.log(`\n${result.id}\n  differs, and the documentation itself is wrong: ${known.get(result.id) ?? ""}`);

const unknown = results.filter((result) => result.outcome === "unknown-operation");
if (unknown.length > 0)
  console.log(
    `\nOperations that no document has (${unknown.length})\n\n${unknown.map(({ id }) => `- ${id}`).join("\n")}`,
  );

const places = comparedPlaces(samples);
if (places.length > 0) console.log(`\nPlaces to look at (${places.length})\n\n${places.join("\n")}`);

const judged = results.length - unknown.length;
const share = judged === 0 ? 100 : (100 * count("conforms")) / judged;
console.log(
  `\n${results.length} samples: ${count("conforms")} conform (${share.toFixed(1)} % of those judged), ${wrong.length} differ, ` +
    `${excused.length} differ by a known error of the documentation, ${unknown.length} of operations outside the documents`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
