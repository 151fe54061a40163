/** What a run against a live service works with, beside the documents. */
import { isRead } from "@specwright-tools/toolchain/model/operations";
import { readKnownDrift, type KnownDrift } from "./report.ts";
import { readSpecificationIndex, type SpecificationIndex } from "../comparison/specification-index.ts";
import { operationIdOf, tradingContract } from "../documents/documents.ts";
import { readEveryRecording } from "../record/files.ts";
import { originOf } from "../har.ts";
import type { Input, LiveRead } from "./inputs.ts";

/** Plain data, so that the command line can bring it along. */
export interface LivePlan {
  readonly index: SpecificationIndex;
  /** The reads of the trading API, those that name instruments first. */
  readonly reads: readonly LiveRead[];
  readonly known: readonly KnownDrift[];
}

/** Reads the plan from the files of this repository. */
export const readLivePlan = (): LivePlan => ({
  index: readSpecificationIndex(),
  reads: liveReads(),
  known: readKnownDrift(),
});

interface Shown {
  readonly call: string;
  readonly input: Input;
  readonly now: number;
}

/** What each operation was recorded with: one input for each product category. */
function recordedInputs(): Map<string, Map<string, Shown>> {
  const shown = new Map<string, Map<string, Shown>>();
  for (const { recording, expected } of readEveryRecording()) {
    const { operationId, call, args, now, surface } = recording.call;
    const { error } = expected as { error?: unknown };
    const last = recording.entries.at(-1)?.response;
    // IDs of a recorded account are pseudonyms that no service knows.
    if (originOf(recording) === "live") continue;
    const isSuccess = last?.status === 200 && /"(retCode|ret_code)":0[,}]/.test(last.content.text);
    if (surface !== "trading" || call.split(".").length > 2 || error !== undefined || !isSuccess) continue;
    const input = (args[0] ?? {}) as Input;
    const cases = shown.get(operationId) ?? new Map<string, Shown>();
    const category = String(input["category"] ?? input["productType"] ?? "");
    if (!cases.has(category)) cases.set(category, { call, input, now });
    shown.set(operationId, cases);
  }
  return shown;
}

/** Every operation that only reads, those that name instruments first. */
function liveReads(): LiveRead[] {
  const recorded = recordedInputs();
  const reads = tradingContract.operations.filter(isRead).flatMap((operation): LiveRead[] => {
    const operationId = operationIdOf(operation);
    const cases = [...(recorded.get(operationId)?.values() ?? [])];
    const [first] = cases;
    if (first === undefined) return [];
    return [
      {
        operationId,
        call: first.call,
        needsKey: operation.key === "needed",
        permission: operation.operation["x-permission"] ?? "unstated",
        inputs: cases.map(({ input }) => input),
        recordedAt: first.now,
      },
    ];
  });
  const isFirst = ({ operationId }: LiveRead): boolean => /InstrumentsInfo|Instrument$|userQueryApi/.test(operationId);
  return [...reads.filter(isFirst), ...reads.filter((read) => !isFirst(read))];
}
