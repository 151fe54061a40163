/**
 * `pnpm record [operationId …] [--check]`: runs all journeys, which are scripted sequences of calls, against the sandbox
 * and writes the redacted exchanges to recordings/. With names of operations, only their recordings are written and
 * reported; all journeys run, because they depend on each other. `--check` writes nothing and reports what would change.
 * Operations that the sandbox does not simulate have no recordings: their examples are test cases (src/examples). `pnpm
 * record --live ENVIRONMENT --output FOLDER` records the reads of a live service instead, and compares them with the
 * specifications.
 */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { contracts, operationIdOf } from "../documents/documents.ts";
import { type NamedRecording, changedFiles, folder, readEveryRecording, writeFiles } from "../record/files.ts";
import { originOf } from "../har.ts";
import { findSecrets } from "../redact/credentials.ts";
import { verifyRecording } from "../replay/verify.ts";
import { recordLive } from "../record/record-live.ts";
import { recordSandbox, logProgress } from "./record-sandbox.ts";
import type { RecordedScenario } from "../record/scenario.ts";

/** Returns whether an operation was requested on the command line. An empty list requests all. */
export const isSelected = (operationId: string | undefined, operationIds: readonly string[]): boolean =>
  operationIds.length === 0 || operationIds.includes(operationId ?? "");

/** Returns the operation in the name of a recording, `trading/<operationId>/<scenario>`. */
export const operationOfRecording = (name: string): string | undefined => name.split("/")[1];

interface Named {
  readonly name: string;
}

/**
 * Returns the recordings that may be written. If one recording of an operation is bad, the operation's file isn't
 * changed, because the bad recording would replace a good one.
 */
export function withoutBad<Recorded extends Named>(recorded: readonly Recorded[], bad: readonly Named[]): Recorded[] {
  const operations = new Set(bad.map(({ name }) => operationOfRecording(name)));
  return recorded.filter(({ name }) => !operations.has(operationOfRecording(name)));
}

/**
 * Returns operations that have a stored recording but weren't recorded in this run. Ignores recordings of a live
 * service.
 */
export function orphansOf(present: readonly NamedRecording[], recorded: readonly Named[]): string[] {
  const made = new Set(recorded.map(({ name }) => operationOfRecording(name)));
  const own = present.filter(({ recording }) => originOf(recording) !== "live");
  return [...new Set(own.map(({ recording }) => recording.call.operationId))].filter((each) => !made.has(each));
}

interface Outcome {
  readonly recordings: number;
  readonly files: number;
  readonly problems: number;
  readonly check: boolean;
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** Returns the summary of a run: recordings, files and problems. */
export function summary({ recordings, files, problems, check: isCheck }: Outcome): string {
  const done = files === 0 ? "no file differs" : `${counted(files, "file")} ${isCheck ? "would change" : "written"}`;
  const found = problems === 0 ? "No problems." : `${counted(problems, "problem")}, listed above.`;
  return `${counted(recordings, "recording")} made again, ${done}. ${found}`;
}

const isOperation = (operationId: string): boolean =>
  contracts.some(({ operations }) => operations.some((operation) => operationIdOf(operation) === operationId));

/**
 * Prints violations of the specification. Returns their number, and the recordings that contain secrets and so must not
 * be written.
 */
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

async function main(): Promise<void> {
  const { values, positionals: operationIds } = parseArgs({
    allowPositionals: true,
    options: { check: { type: "boolean", default: false }, output: { type: "string" }, live: { type: "string" } },
  });
  if (values.live !== undefined) {
    if (values.output === undefined) throw new Error("--live needs --output: the folder for the recordings.");
    process.exitCode = await recordLive(values.live, values.output);
    return;
  }
  const unknown = operationIds.filter((operationId) => !isOperation(operationId));
  if (unknown.length > 0) {
    console.error(
      `No document has an operation ${unknown.map((name) => `"${name}"`).join(" or ")}. Nothing was recorded.`,
    );
    process.exitCode = 1;
    return;
  }
  const examples = operationIds.filter((operationId) => knownOperations[operationId] === "example");
  if (examples.length > 0) {
    const names = examples.join(", ");
    console.log(
      `The sandbox does not simulate ${names}, so there is nothing to record. The tests use the specification's examples instead.`,
    );
    if (examples.length === operationIds.length) return;
  }
  const root = values.output ?? folder;
  const run = await recordSandbox();
  const isWanted = ({ name }: { readonly name: string }) => isSelected(operationOfRecording(name), operationIds);
  const recorded = run.recorded.filter(isWanted);
  const failures = run.failures.filter(isWanted);
  for (const { name, message } of failures) console.error(`${name}: ${message}; the file stays as it is`);
  logProgress(`checking ${recorded.length} recordings against the specifications`);
  const { unsafe, problems } = await check(recorded);
  const files = changedFiles(withoutBad(recorded, [...failures, ...unsafe]), root);
  if (values.check)
    for (const file of [...files.keys()].slice(0, 10)) console.error(`would change: ${relative(root, file)}`);
  else writeFiles(files);
  const orphans = root === folder ? orphansOf(readEveryRecording(root).filter(isWanted), recorded) : [];
  for (const operationId of orphans)
    console.error(`${operationId}: no scenario records this file any more; delete the file`);
  const all = failures.length + problems + orphans.length;
  console.log(summary({ recordings: recorded.length, files: files.size, problems: all, check: values.check }));
  process.exitCode = all > 0 || (values.check && files.size > 0) ? 1 : 0;
}

if (import.meta.main) await main();
