import type { Recorder } from "../../record/recorder.ts";
import type { Scenario } from "../../record/scenario.ts";
import { limitBuy, linear } from "./orders.ts";

const read = { operationId: "positionList", call: "position.list", args: [linear] } as const;
const placed = { operationId: "orderCreate", call: "order.create", args: [limitBuy] } as const;

/** Scenarios that fail, one for each documented failure. */
const failures: readonly Scenario[] = [
  { ...placed, name: "fails-read-only-key-writes", key: "readOnly" },
  { ...read, name: "fails-key-bound-to-another-address", key: "restricted" },
  { ...read, name: "fails-expired-key", key: "expired" },
  { ...read, name: "fails-key-of-another-environment", key: "demo" },
  { ...read, name: "fails-without-its-key", removedHeaders: ["x-bapi-api-key"], once: true },
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
  // Responses without a schema: the client must not accept them as results.
  { ...read, name: "fails-too-many-requests", fault: "too-many-requests", broken: true },
  { ...read, name: "fails-bad-gateway", fault: "server-error; status=502", broken: true },
  { ...read, name: "fails-web-page", fault: "wrong-body; variant=html", broken: true },
  { ...read, name: "fails-no-json", fault: "wrong-body; variant=not-json", broken: true },
  { ...read, name: "fails-empty", fault: "wrong-body; variant=empty", broken: true },
  { ...read, name: "fails-list-instead-of-envelope", fault: "wrong-body; variant=array", broken: true },
  { ...read, name: "fails-without-ret-code", fault: "wrong-body; variant=no-ret-code", broken: true },
  { ...read, name: "fails-redirected", fault: "redirect", broken: true },
  // The client accepts the older spelling of the envelope, but rejects this response, because its result has no list.
  { ...read, name: "fails-legacy-envelope", fault: "wrong-body; variant=legacy", broken: true },
];

export async function recordTradingFailures(recorder: Recorder): Promise<void> {
  for (const each of failures) await recorder.play(each);
}
