/**
 * `pnpm conformance [--cases FILE|FOLDER] [--verbose]`: checks samples strictly against the bundled
 * documents. Without `--cases` the documents' own named examples are the samples.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { Contract } from "./contract.ts";
import type { OpenApiDocument } from "./document.ts";
import { loadSamples, namedExamples } from "./load-samples.ts";
import { checkSample, type SampleResult } from "./sample.ts";

interface KnownError {
  readonly id: string;
  readonly reason: string;
}

const require = createRequire(import.meta.url);
const contracts = ["trading", "knowledge"].map(
  (name) =>
    new Contract(
      JSON.parse(readFileSync(require.resolve(`@specwright/specs/${name}.json`), "utf8")) as OpenApiDocument,
    ),
);
const { values } = parseArgs({ options: { cases: { type: "string" }, verbose: { type: "boolean", default: false } } });

const known = new Map(
  (
    (parse(readFileSync(join(import.meta.dirname, "../../known-documentation-errors.yaml"), "utf8")) ??
      []) as KnownError[]
  ).map(({ id, reason }) => [id, reason]),
);
const samples = values.cases === undefined ? contracts.flatMap(namedExamples) : loadSamples(values.cases);
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

const judged = results.length - count("unknown-operation");
const share = judged === 0 ? 100 : (100 * count("conforms")) / judged;
console.log(
  `\n${results.length} samples: ${count("conforms")} conform (${share.toFixed(1)} % of those judged), ${wrong.length} differ, ` +
    `${excused.length} differ by a known error of the documentation, ${count("unknown-operation")} of operations outside the documents`,
);
process.exitCode = wrong.length === 0 ? 0 : 1;
