/**
 * `pnpm conformance [--cases FILE|FOLDER] [--verbose]`: checks samples strictly against the bundled
 * documents: JSON files with one sample or a list of them, and HAR files, as the network panel of a browser saves them. A
 * sample is an exchange, or a message of a WebSocket.
 * Without `--cases` the documents' own named examples are the samples.
 *
 * Responses and pushed messages go through the comparison of `pnpm live` as well, which finds values that no list has and return codes that
 * nobody lists, and says what to write where. These are told and do not fail the command: documentation has mistakes.
 *
 * Exits with 1 when a sample differs, and with 2 when the samples cannot be read.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { contracts, streamsDocument } from "../documents/documents.ts";
import { StreamContract } from "../documents/contract.ts";
import {
  type LoadedSample,
  type SampleResult,
  checkMessage,
  checkSample,
  comparedPlaces,
  loadSamples,
  messageExamples,
  namedExamples,
} from "./samples.ts";

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

const streams = new StreamContract(streamsDocument);

function readSamples(cases: string | undefined): LoadedSample[] {
  try {
    return cases === undefined
      ? [...contracts.flatMap(namedExamples), ...messageExamples(streams)]
      : loadSamples(cases);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const samples = readSamples(values.cases);
console.error(`Checking ${samples.length} samples …`);
const results = samples.map((sample) =>
  "message" in sample ? checkMessage(streams, sample) : checkSample(contracts, sample),
);

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
    `\nOperations and topics that no document has (${unknown.length})\n\n${unknown.map(({ id }) => `- ${id}`).join("\n")}`,
  );

const places = comparedPlaces(streams, samples);
if (places.length > 0) console.log(`\nPlaces to look at (${places.length})\n\n${places.join("\n")}`);

const judged = results.length - unknown.length;
const share = judged === 0 ? 100 : (100 * count("conforms")) / judged;
console.log(
  `\n${results.length} samples: ${count("conforms")} conform (${share.toFixed(1)} % of those judged), ${wrong.length} differ, ` +
    `${excused.length} differ by a known error of the documentation, ${unknown.length} of operations or topics outside the documents`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
