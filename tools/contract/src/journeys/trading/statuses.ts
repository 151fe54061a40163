import type { Contract } from "../../conformance/index.ts";
import { failureStatuses, operationIdOf } from "../../documents.ts";
import type { OnTheWay, Scenario } from "../../record/scenario.ts";
import type { Recorder } from "../../record/recorder.ts";

/**
 * How each documented status comes about. A refused region and lost headers are the sandbox's own doing;
 * the others it has no reason for, so the answer is the one that the specification publishes.
 */
function wayTo(status: number, signed: boolean): OnTheWay {
  if (status === 403) return { headers: { "x-sandbox-country": "US" } };
  if (status === 401 && signed) return { lose: ["x-bapi-api-key"] };
  return { example: status };
}

/** Every documented failure status of every operation, each with the call that succeeded before. */
export async function recordTradingStatuses(recorder: Recorder, contract: Contract): Promise<void> {
  const succeeded = new Map<string, Scenario>();
  for (const { scenario, outcome } of recorder.recorded)
    if (outcome.error === undefined && !scenario.call.endsWith(".iterate") && !succeeded.has(scenario.operationId))
      succeeded.set(scenario.operationId, scenario);
  for (const operation of contract.operations) {
    const operationId = operationIdOf(operation);
    const { call, args = [], at = "mainnet", key } = succeeded.get(operationId) ?? {};
    if (call === undefined) continue;
    for (const status of failureStatuses(operation))
      await recorder.play({
        group: "statuses",
        name: `fails-${status}`,
        operationId,
        call,
        args,
        at,
        once: true,
        // Refused before anything depends on the time, so that one scenario more moves no other.
        pause: 0,
        ...(key === undefined ? {} : { key }),
        ...wayTo(status, key !== "none" && operation.key !== "none"),
      });
  }
}
