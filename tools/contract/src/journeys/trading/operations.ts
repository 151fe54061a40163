import type { Contract, JsonObject, Operation } from "../../conformance/index.ts";
import { resolveTrading } from "../../documents.ts";
import type { Recorder } from "../../record/recorder.ts";
import { inputs, last, preparations } from "./inputs.ts";

/** Values that a sandbox knows, for parameters that must be there. */
const usual: Readonly<Record<string, unknown>> = {
  symbol: "BTCUSDT",
  coin: "BTC",
  coinName: "BTC",
  currency: "BTC",
  orderCurrency: "BTC",
  baseCoin: "BTC",
  category: "linear",
  settleCoin: "USDT",
  accountType: "UNIFIED",
  intervalTime: "1h",
  interval: "60",
  period: "1h",
  indexName: "BTCUSDT",
  memberId: "100002",
  subMemberId: "100002",
  chainType: "ETH",
  quoteTxId: "10100108106409340067234418688",
  tradeNo: "20261102093015000000000001",
  startTime: 1_767_225_600_000,
  endTime: 1_767_312_000_000,
};

interface Rule {
  readonly when?: Readonly<Record<string, unknown>>;
  readonly anyOf?: readonly string[];
  readonly required?: readonly string[];
}

/** A small input that an operation accepts: its first request example, or its required parameters. */
function smallInput(operation: Operation, resolve: (node: unknown) => JsonObject | undefined): Record<string, unknown> {
  const media = (resolve(operation.definition["requestBody"])?.["content"] as Record<string, JsonObject> | undefined)?.[
    "application/json"
  ];
  if (media !== undefined) {
    const [example] = Object.values((media["examples"] ?? {}) as Record<string, { value?: unknown }>);
    return structuredClone((example?.value ?? {}) as Record<string, unknown>);
  }
  const input: Record<string, unknown> = {};
  for (const parameter of operation.parameters) {
    if (parameter["in"] === "query" && parameter["required"] === true)
      input[String(parameter["name"])] = valueFor(parameter, resolve);
  }
  for (const rule of (operation.definition["x-input-rules"] ?? []) as unknown as readonly Rule[]) {
    const applies = Object.entries(rule.when ?? {}).every(
      ([name, values]) => Array.isArray(values) && values.includes(input[name] ?? ""),
    );
    for (const name of applies ? [...(rule.required ?? []), ...(rule.anyOf?.slice(0, 1) ?? [])] : []) {
      const parameter = operation.parameters.find((each) => each["name"] === name);
      input[name] ??= parameter === undefined ? (usual[name] ?? "1") : valueFor(parameter, resolve);
    }
  }
  return input;
}

function valueFor(parameter: JsonObject, resolve: (node: unknown) => JsonObject | undefined): unknown {
  const name = String(parameter["name"]);
  const schema = resolve(parameter["schema"]) ?? {};
  const only = schema["const"];
  const values = (schema["enum"] as unknown[] | undefined) ?? (only === undefined ? undefined : [only]);
  const preferred = usual[name];
  if (values !== undefined) return values.includes(preferred) ? preferred : values[0];
  if (preferred !== undefined) return schema["type"] === "string" ? String(preferred) : preferred;
  return schema["type"] === "integer" ? (schema["minimum"] ?? 1) : "1";
}

const environmentsOf = (operation: Operation): readonly string[] | undefined =>
  (operation.definition["x-environment"] as { available?: readonly string[] } | undefined)?.available;

/** One plain success for every operation that no journey has shown yet; those that take things away only `atTheEnd`. */
export async function recordEveryOperation(
  recorder: Recorder,
  contract: Contract,
  callOf: (operationId: string) => string,
  atTheEnd: boolean,
): Promise<void> {
  const shown = new Set(recorder.recorded.map(({ recording }) => recording.call.operationId));
  for (const operation of inOrder(contract.operations)) {
    const operationId = String(operation.definition["operationId"]);
    if (shown.has(operationId) || last.includes(operationId) !== atTheEnd) continue;
    const environments = environmentsOf(operation);
    const at =
      environments === undefined || environments.includes("mainnet")
        ? "mainnet"
        : environments.includes("demo")
          ? "demo"
          : "testnet";
    const prepared = preparations[operationId];
    if (prepared !== undefined)
      await recorder.attempt({ name: "before", operationId, call: prepared.call, args: [prepared.input], at });
    const input = inputs[operationId] ?? smallInput(operation, resolveTrading);
    await recorder.play({ name: "plain", operationId, call: callOf(operationId), args: [input], at });
  }
}

/** The order of the specification, with what takes things away at the end. */
function inOrder(operations: readonly Operation[]): Operation[] {
  const rank = (operation: Operation) => last.indexOf(String(operation.definition["operationId"]));
  return operations.toSorted((a, b) => rank(a) - rank(b));
}
