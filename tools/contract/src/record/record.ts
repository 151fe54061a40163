/**
 * `pnpm record [operationId …] [--check]`: plays every journey against the sandbox and writes what went over the wire,
 * redacted, to recordings/. With names of operations, only the recordings of these are written and reported. Operations
 * that respond with their examples are played alone; for others all journeys are played, because they need each other.
 * With `--check` nothing is written: it says what would change.
 * A live service is recorded by `pnpm live --record FOLDER`.
 */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { contracts, operationIdOf } from "../documents.ts";
import { changedFiles, folder, readEveryRecording, writeFiles } from "../files.ts";
import { verifyRecording } from "../replay/verify.ts";
import { isAskedFor, operationOfRecording, orphansOf, summary, withoutBad } from "./outcome.ts";
import { say, recordSandbox } from "./record-sandbox.ts";
import { findSecrets } from "./scan.ts";
import type { RecordedScenario } from "./scenario.ts";

const { values, positionals: operationIds } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false }, output: { type: "string" } },
});

const isOperation = (operationId: string): boolean =>
  contracts.some(({ operations }) => operations.some((operation) => operationIdOf(operation) === operationId));

/** Says which recordings break the specification, and returns those that hold something that must not reach the disk. */
async function check(recorded: readonly RecordedScenario[]): Promise<{ unsafe: RecordedScenario[]; problems: number }> {
  const unsafe: RecordedScenario[] = [];
  let problems = 0;
  for (const one of recorded) {
    const found = await verifyRecording(contracts, one.recording);
    for (const problem of found) console.error(`${one.name}: ${problem}`);
    problems += found.length;
    if ((await findSecrets(one.recording, one.expected)).length > 0) unsafe.push(one);
  }
  return { unsafe, problems };
}

function onRefused(operationId: string, field: string): void {
  if (isAskedFor(operationId, operationIds)) console.error(`not accepted: ${operationId} ${field}`);
}

async function main(): Promise<void> {
  const unknown = operationIds.filter((operationId) => !isOperation(operationId));
  if (unknown.length > 0) {
    console.error(
      `No document has an operation ${unknown.map((name) => `"${name}"`).join(" or ")}. Nothing was recorded.`,
    );
    process.exitCode = 1;
    return;
  }
  const root = values.output ?? folder;
  const run = await recordSandbox(operationIds, onRefused);
  const isWanted = ({ name }: { readonly name: string }) => isAskedFor(operationOfRecording(name), operationIds);
  const recorded = run.recorded.filter(isWanted);
  const failures = run.failures.filter(isWanted);
  for (const { name, message } of failures) console.error(`${name}: ${message}; the file stays as it is`);
  say(`checking ${recorded.length} recordings against the specifications`);
  const { unsafe, problems } = await check(recorded);
  const files = changedFiles(withoutBad(recorded, [...failures, ...unsafe]), root);
  if (values.check)
    for (const file of [...files.keys()].slice(0, 10)) console.error(`would change: ${relative(root, file)}`);
  else writeFiles(files);
  const orphans = root === folder ? orphansOf(readEveryRecording(root).filter(isWanted), recorded) : [];
  for (const operationId of orphans) console.error(`${operationId}: no journey makes this file any more; delete it`);
  const all = failures.length + problems + orphans.length;
  console.log(summary({ recordings: recorded.length, files: files.size, problems: all, check: values.check }));
  process.exitCode = all > 0 || (values.check && files.size > 0) ? 1 : 0;
}

await main();
