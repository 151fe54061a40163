import type { Contract } from "../../documents/contract.ts";
import { failureStatuses, operationIdOf } from "../../documents/documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import type { OnTheWay, Scenario } from "../../record/scenario.ts";
import { successes } from "../variants.ts";
import { limitBuy, linear } from "./orders.ts";

const read = { operationId: "positionList", call: "position.list", args: [linear] } as const;
const placed = { operationId: "orderCreate", call: "order.create", args: [limitBuy] } as const;

/** What goes wrong and how it shows: one recording for each documented way. */
const failures: readonly Scenario[] = [
  { ...placed, name: "fails-read-only-key-writes", key: "readOnly" },
  { ...read, name: "fails-key-bound-to-another-address", key: "restricted" },
  { ...read, name: "fails-expired-key", key: "expired" },
  { ...read, name: "fails-key-of-another-environment", key: "demo" },
  { ...read, name: "fails-unknown-symbol", args: [{ category: "linear", symbol: "NOSUCHUSDT" }] },
  {
    ...placed,
    name: "fails-agreement-not-signed",
    args: [{ ...limitBuy, symbol: "XAUUSDT", qty: "1", price: "1000" }],
  },
  { ...read, name: "fails-restricted-region", headers: { "x-sandbox-country": "US" } },
  { ...read, name: "fails-address-too-busy", fault: "forbidden" },
  { ...read, name: "fails-rate-limited", fault: "rate-limited" },
  { ...read, name: "fails-server-busy", fault: "ret-code; code=10016" },
  { ...read, name: "fails-unknown-code", fault: "ret-code; code=987654" },
  { ...placed, name: "fails-unknown-outcome", fault: "ret-code; code=10000" },
  // Answers that no schema describes: the client must not take them for results.
  { ...read, name: "fails-too-many-requests", fault: "too-many-requests", broken: true },
  { ...read, name: "fails-bad-gateway", fault: "server-error; status=502", broken: true },
  { ...read, name: "fails-web-page", fault: "wrong-body; variant=html", broken: true },
  { ...read, name: "fails-no-json", fault: "wrong-body; variant=not-json", broken: true },
  { ...read, name: "fails-empty", fault: "wrong-body; variant=empty", broken: true },
  { ...read, name: "fails-list-instead-of-envelope", fault: "wrong-body; variant=array", broken: true },
  { ...read, name: "fails-without-ret-code", fault: "wrong-body; variant=no-ret-code", broken: true },
  { ...read, name: "fails-redirected", fault: "redirect", broken: true },
  // The older spelling of the envelope is read; its result lacks the list, which is refused.
  { ...read, name: "fails-legacy-envelope", fault: "wrong-body; variant=legacy", broken: true },
];

export async function recordTradingFailures(recorder: Recorder): Promise<void> {
  for (const each of failures) await recorder.play(each);
}

/**
 * How each documented status comes about. The sandbox itself refuses a region and a request without its key; for the others
 * the answer is the example that the specification publishes.
 */
function wayTo(status: number, signed: boolean): OnTheWay {
  if (status === 403) return { headers: { "x-sandbox-country": "US" } };
  if (status === 401 && signed) return { lose: ["x-bapi-api-key"] };
  return { example: status };
}

/** Every documented failure status of every operation, each with the call that succeeded before. */
export async function recordTradingStatuses(recorder: Recorder, contract: Contract): Promise<void> {
  const succeeded = successes(recorder.recorded);
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
        // Nothing depends on the time of a refusal, so another scenario here changes no recording after it.
        pause: 0,
        ...(key === undefined ? {} : { key }),
        ...wayTo(status, key !== "none" && operation.key !== "none"),
      });
  }
}
