import { createSandbox, type SandboxOptions } from "@specwright/sandbox";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { Contract } from "../documents/contract.ts";
import { tradingDocument } from "../documents/documents.ts";
import { Recorder } from "../record/recorder.ts";
import { recordKnowledgeFailures } from "./knowledge-failures.ts";
import {
  recordClosedMcp,
  recordEmptyKnowledge,
  recordKnowledge,
  recordKnowledgeParameters,
  recordMcp,
} from "./knowledge.ts";
import { recordTradingFailures } from "./trading/failures.ts";
import { recordEveryOperation } from "./trading/operations.ts";
import { recordKeys, recordOrders } from "./trading/orders.ts";
import { recordEarn, recordLoans, recordRfq, recordSpread } from "./trading/products.ts";
import { recordTradingCodes } from "./trading/return-codes.ts";
import { recordCategories } from "./trading/categories.ts";

const started = performance.now();

/** Prints what the recorder does, with the seconds since its start. A whole run takes half a minute. */
export function logProgress(what: string): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(0).padStart(3);
  console.error(`${seconds} s  ${what}`);
}

/** Start of the sandbox's clock. It is fixed, so that recording again changes only what really changed. */
const start = Date.UTC(2026, 10, 2, 9, 0, 0);

/**
 * Starts a new sandbox, and records the calls of `journeys` against it. `pause` is the time between two calls in
 * milliseconds, by default a second.
 */
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
 * Paths of operations that are recorded in separate sandboxes, so that recording them again doesn't change the
 * recordings of other operations. These are some groups of operations, and reads that were added to the sandbox after
 * all other operations.
 */
const separatePaths = /^\/v5\/(spread|rfq|earn|crypto-loan-\w+|account\/borrow-history|market\/insurance)(\/|$)/;

/**
 * Returns a contract with only the simulated operations whose paths match `separatePaths`. If `isSeparate` is false, it has all
 * other simulated operations instead.
 */
const simulatedContract = (isSeparate: boolean): Contract =>
  new Contract(
    tradingDocument,
    ({ operation, path }) =>
      knownOperations[operation.operationId] === "simulated" && separatePaths.test(path) === isSeparate,
  );

/**
 * Records the operations of a contract: one successful call of each operation without a recording, and reads of every
 * product category.
 */
async function recordOperations(recorder: Recorder, contract: Contract, which: string): Promise<void> {
  const begin = (what: string) => {
    logProgress(`${which} (${contract.operations.length}): ${what}`);
    recorder.beginSection();
  };
  begin("one success each");
  await recordEveryOperation(recorder, contract, false);
  begin("every product category");
  await recordCategories(recorder, contract);
  begin("operations that delete or end something");
  await recordEveryOperation(recorder, contract, true);
}

/** Records the trading API in several sandboxes, so that a new operation changes only its own sandbox's recordings. */
async function recordTrading(): Promise<Recorder[]> {
  return [
    await withSandbox({}, async (recorder) => {
      logProgress("scenarios with orders and keys");
      await recordOrders(recorder);
      await recordTradingFailures(recorder);
      await recordKeys(recorder);
      await recordOperations(recorder, simulatedContract(false), "simulated operations");
    }),
    await withSandbox(
      { limits: false },
      async (recorder) => {
        logProgress("scenarios with spreads, quotes, earn and loans");
        await recordSpread(recorder);
        await recordRfq(recorder);
        await recordEarn(recorder);
        await recordLoans(recorder);
        await recordOperations(recorder, simulatedContract(true), "other simulated operations");
      },
      0,
    ),
    await withSandbox({}, async (recorder) => {
      logProgress("return codes");
      await recordTradingCodes(recorder);
    }),
  ];
}

async function recordKnowledgeApi(): Promise<Recorder[]> {
  const forms = ["reference", "released"] as const;
  logProgress("the knowledge API");
  const closed = [
    ["wrong-token", { enabled: true, token: "the-token" }],
    ["disabled", { enabled: false }],
  ] as const;
  const recorders = [
    await withSandbox({}, async (recorder) => {
      for (const form of forms) await recordKnowledge(recorder, form);
      for (const form of forms) {
        await recordKnowledgeParameters(recorder, form);
        await recordKnowledgeFailures(recorder, form);
      }
      for (const form of forms) await recordMcp(recorder, form);
    }),
    await withSandbox({}, async (recorder) => {
      for (const form of forms) await recordEmptyKnowledge(recorder, form);
    }),
  ];
  for (const [name, mcp] of closed)
    recorders.push(
      await withSandbox({ mcp }, async (recorder) => {
        for (const form of forms) await recordClosedMcp(recorder, form, name);
      }),
    );
  return recorders;
}

/** Records the calls of both APIs, in sandboxes that start with the same state and time. */
export async function recordSandbox(): Promise<Pick<Recorder, "recorded" | "failures">> {
  const recorders = [...(await recordTrading()), ...(await recordKnowledgeApi())];
  return {
    recorded: recorders.flatMap(({ recorded }) => recorded),
    failures: recorders.flatMap(({ failures }) => failures),
  };
}
