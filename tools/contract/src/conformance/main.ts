/**
 * `pnpm conformance`: finds differences between the documents and observed exchanges. Without an option it checks the
 * documents' own named examples.
 *
 *   --cases FILE|FOLDER  samples: JSON files with one or several samples, and HAR files from the network panel of a
 *                        browser. A sample is an exchange, or a message of a WebSocket.
 *   --verbose            lists every finding
 *   --drift FILE         reports of a client's `onDrift`: a JSON list, or one report per line
 *
 * Samples are checked strictly. Their responses and pushed messages are also compared like those of `pnpm live`, which
 * finds unlisted values and return codes, and names the file and line to change.
 *
 * Exits with 1 if there are differences, and with 2 if a file cannot be read.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { driftLines, readDrift, readSpecification } from "../live.ts";
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

const { values } = parseArgs({
  options: {
    cases: { type: "string" },
    drift: { type: "string" },
    verbose: { type: "boolean", default: false },
  },
});

/** Runs a function, and ends the command if a given file cannot be read. */
function reading<Content>(read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function show(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title} (${lines.length})\n\n${lines.join("\n")}`);
}

/** Prints the last line of a comparison: the number of differences to review. */
function sum(compared: string, count: number): void {
  console.log(`\n${compared}: ${count === 0 ? "nothing to do" : `${count} to look at`}.`);
  process.exitCode = count === 0 ? 0 : 1;
}

function showDrift(file: string): void {
  const reports = reading(() => readDrift(file));
  const lines = driftLines(readSpecification(), reports);
  show("Drift", lines);
  sum(`${reports.length} reports`, lines.length);
}

const known = new Map(
  (
    (parse(readFileSync(join(import.meta.dirname, "../../known-documentation-errors.yaml"), "utf8")) ??
      []) as KnownError[]
  ).map(({ id, reason }) => [id, reason]),
);

const streams = new StreamContract(streamsDocument);

const ownExamples = (): LoadedSample[] => [...contracts.flatMap(namedExamples), ...messageExamples(streams)];

function checkSamples(cases: string | undefined): void {
  const samples = cases === undefined ? ownExamples() : reading(() => loadSamples(cases));
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
  show(
    "Operations and topics that no document has",
    unknown.map(({ id }) => `- ${id}`),
  );
  // Skip samples with a known error in the documentation.
  const places = comparedPlaces(
    streams,
    samples.filter((_sample, index) => results[index]?.outcome !== "differs" || !known.has(results[index]?.id ?? "")),
  );
  show("Places to look at", places);

  const checked = results.length - unknown.length;
  const share = checked === 0 ? 100 : (100 * count("conforms")) / checked;
  console.log(
    `\n${results.length} samples: ${count("conforms")} conform (${share.toFixed(1)} % of those checked), ${wrong.length} differ, ` +
      `${excused.length} differ because of a known error in the documentation, ${unknown.length} belong to operations or topics that no document has`,
  );
  process.exitCode = wrong.length + places.length + unknown.length === 0 ? 0 : 1;
}

if (values.drift !== undefined) showDrift(values.drift);
else checkSamples(values.cases);
