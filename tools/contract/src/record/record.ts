/**
 * `pnpm record [operationId …] [--check]`: plays every journey against the sandbox and writes what went over the wire,
 * redacted, to recordings/. Journeys need each other, so all of them are played; with names of operations, only the
 * recordings of these are written and reported. With `--check` nothing is written: it says what would change.
 *
 * A live service is recorded with `--live BASE_ADDRESS` and a key in TRADING_API_KEY and TRADING_API_SECRET,
 * and reads only: see docs/guides/recordings.md.
 */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { createSandbox, type SandboxOptions } from "@specwright/sandbox";
import { knownOperations, type Behaviour } from "@specwright/sandbox/known-operations";
import { Contract, type JsonObject } from "../conformance/index.ts";
import {
  callOf,
  contracts,
  knowledgeContract,
  knowledgeDocument,
  operationIdOf,
  tradingDocument,
} from "../documents.ts";
import { changedFiles, folder, readEveryRecording, writeFiles } from "../files.ts";
import { recordKnowledge } from "../journeys/knowledge.ts";
import {
  recordEmptyKnowledge,
  recordKnowledgeFailures,
  recordKnowledgeStatuses,
} from "../journeys/knowledge-failures.ts";
import { recordLive } from "../journeys/live.ts";
import { recordClosedMcp, recordMcp } from "../journeys/mcp.ts";
import { recordEveryOperation } from "../journeys/trading-operations.ts";
import { recordTradingCodes } from "../journeys/trading-codes.ts";
import { recordTradingStatuses } from "../journeys/trading-statuses.ts";
import { recordTradingParameters } from "../journeys/trading-parameters.ts";
import { recordTradingFilters } from "../journeys/trading-filters.ts";
import { recordTradingFailures } from "../journeys/trading-failures.ts";
import { recordEarn } from "../journeys/trading-earn.ts";
import { recordLoans } from "../journeys/trading-loans.ts";
import { recordKeys, recordOrders } from "../journeys/trading-orders.ts";
import { recordRfq } from "../journeys/trading-rfq.ts";
import { recordSpread } from "../journeys/trading-spread.ts";
import { holdsCredential } from "../redact/credentials.ts";
import { isAskedFor, operationOfRecording, orphansOf, summary, withoutBad } from "./outcome.ts";
import { findSecrets } from "./scan.ts";
import type { RecordedScenario } from "./scenario.ts";
import { recordVariants } from "../journeys/variants.ts";
import { Recorder } from "./recorder.ts";
import { verifyRecording } from "../replay/verify.ts";

const { values, positionals: operationIds } = parseArgs({
  allowPositionals: true,
  options: { check: { type: "boolean", default: false }, live: { type: "string" }, output: { type: "string" } },
});

/** The sandbox's clock starts here, so that recording again changes nothing but what really changed. */
const start = Date.UTC(2026, 10, 2, 9, 0, 0);

/** Plays journeys against a sandbox of their own. `pause` is the time between two scenarios, by default a second. */
async function withSandbox(
  options: SandboxOptions,
  journeys: (recorder: Recorder) => Promise<void>,
  pause?: number,
): Promise<Recorder> {
  const sandbox = await createSandbox({ now: start, seed: 7, ...options });
  try {
    const recorder = Recorder.of(sandbox, new Date(start).toISOString().slice(0, 10), pause);
    await journeys(recorder);
    return recorder;
  } finally {
    await sandbox.close();
  }
}

/**
 * Groups with journeys and a sandbox of their own, by the beginning of their paths, and reads that were simulated later than
 * the others. Their recordings move those of no other operation.
 */
const apart = /^\/v5\/(spread|rfq|earn|crypto-loan-\w+|account\/borrow-history|market\/insurance)(\/|$)/;

/** The operations to which the sandbox responds in one way, as a contract of their own. */
function contractOf(behaviour: Behaviour, isApart = false): Contract {
  const isWanted = (path: string): boolean => behaviour === "example" || apart.test(path) === isApart;
  const wanted = Object.entries(tradingDocument.paths).filter(([path]) => isWanted(path));
  const paths = wanted.map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item as JsonObject).filter(([, operation]) => {
        const { operationId } = operation as JsonObject;
        return typeof operationId !== "string" || knownOperations[operationId] === behaviour;
      }),
    ),
  ]);
  return new Contract({ ...tradingDocument, paths: Object.fromEntries(paths) as JsonObject });
}

/** Everything that is recorded of operations beside the journeys: a plain success, all parameters, variants, statuses, filters. */
async function recordOperations(recorder: Recorder, contract: Contract): Promise<void> {
  recorder.beginSection();
  await recordEveryOperation(recorder, contract, callOf, false);
  recorder.beginSection();
  for (const { operationId, field } of await recordTradingParameters(recorder, contract))
    if (isAskedFor(operationId, operationIds)) console.error(`not accepted: ${operationId} ${field}`);
  recorder.beginSection();
  await recordVariants(recorder, tradingDocument, contract);
  recorder.beginSection();
  await recordEveryOperation(recorder, contract, callOf, true);
  recorder.beginSection();
  await recordTradingStatuses(recorder, contract);
  recorder.beginSection();
  await recordTradingFilters(recorder, contract);
}

async function recordSandbox(): Promise<Pick<Recorder, "recorded" | "failures">> {
  const forms = ["reference", "released"] as const;
  const recorders = [
    await withSandbox({}, async (recorder) => {
      await recordOrders(recorder);
      await recordTradingFailures(recorder);
      await recordKeys(recorder);
      await recordOperations(recorder, contractOf("simulated"));
    }),
    await withSandbox(
      { limits: false },
      async (recorder) => {
        await recordSpread(recorder);
        await recordRfq(recorder);
        await recordEarn(recorder);
        await recordLoans(recorder);
        await recordOperations(recorder, contractOf("simulated", true));
      },
      0,
    ),
    // An example depends on nothing but its request. Recorded at a clock that stands still, a new operation moves no other.
    await withSandbox({ limits: false }, (recorder) => recordOperations(recorder, contractOf("example")), 0),
    await withSandbox({}, async (recorder) => {
      for (const form of forms) await recordKnowledge(recorder, form);
      for (const form of forms) await recordKnowledgeFailures(recorder, form);
      for (const form of forms) await recordMcp(recorder, form);
      recorder.beginSection();
      await recordVariants(recorder, knowledgeDocument, knowledgeContract);
      recorder.beginSection();
      await recordKnowledgeStatuses(recorder, knowledgeContract);
    }),
    await withSandbox({}, recordTradingCodes),
    await withSandbox({}, async (recorder) => {
      for (const form of forms) await recordEmptyKnowledge(recorder, form);
    }),
  ];
  for (const [name, mcp] of [
    ["wrong-token", { enabled: true, token: "the-token" }],
    ["disabled", { enabled: false }],
  ] as const)
    recorders.push(
      await withSandbox({ mcp }, async (recorder) => {
        for (const form of forms) await recordClosedMcp(recorder, form, name);
      }),
    );
  return {
    recorded: recorders.flatMap(({ recorded }) => recorded),
    failures: recorders.flatMap(({ failures }) => failures),
  };
}

/** Whether a recording still names the credentials that it was made with. */
function holdsOwnKey({ name, recording, expected }: RecordedScenario): boolean {
  const text = JSON.stringify([recording, expected]);
  const found = [process.env["TRADING_API_KEY"], process.env["TRADING_API_SECRET"]].some(
    (credential) => credential !== undefined && holdsCredential(text, credential),
  );
  if (found) console.error(`${name}: holds the key that it was recorded with, and is not written`);
  return found;
}

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
    if ((await findSecrets(one.recording, one.expected)).length > 0 || holdsOwnKey(one)) unsafe.push(one);
  }
  return { unsafe, problems };
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
  const run = values.live === undefined ? await recordSandbox() : await recordLive(values.live);
  const isWanted = ({ name }: { readonly name: string }) => isAskedFor(operationOfRecording(name), operationIds);
  const recorded = run.recorded.filter(isWanted);
  const failures = run.failures.filter(isWanted);
  for (const { name, message } of failures) console.error(`${name}: ${message}; the file stays as it is`);
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
