/**
 * Builds test cases from the specifications' examples while the tests run. The client sends an input, and the response
 * is the example. The cases have the format of recordings, but aren't stored.
 */
import { environmentsOf, examplesOf, type FoundOperation } from "@specwright-tools/toolchain/model/operations";
import {
  callOf,
  failureStatuses,
  knowledgeContract,
  operationIdOf,
  publishedExample,
  publishedExamples,
  responseOf,
  tradingContract,
  tradingDocument,
} from "../documents/documents.ts";
import { plainInput } from "../journeys/trading/operations.ts";
import type { JsonObject } from "../json.ts";
import { readEveryRecording } from "../record/files.ts";
import { Recorder } from "../record/recorder.ts";
import type { RecordedScenario, Scenario } from "../record/scenario.ts";
import { casesOfParameters, missingParameters } from "./parameters.ts";

const player = Recorder.ofExamples();
const play = (scenario: Scenario) => player.attempt(scenario);

/** Call of an operation, used for all examples of its responses. */
type PlainCall = Pick<Scenario, "operationId" | "call" | "args" | "at" | "key">;

function tradingCall(operation: FoundOperation): PlainCall {
  const operationId = operationIdOf(operation);
  const environments = environmentsOf(operation);
  const at = (["mainnet", "demo"] as const).find((name) => environments.includes(name)) ?? "testnet";
  return { operationId, call: callOf(operationId), args: [plainInput(operation)], at };
}

/**
 * Returns one call for each operation of the knowledge API, from the recordings. The trading client's calls are derived
 * from the specification, but the knowledge client is handwritten.
 */
function knowledgeCalls(): Map<string, PlainCall> {
  const recorded = readEveryRecording().filter(
    ({ recording: { call }, expected }) =>
      call.surface === "knowledge" &&
      !/\.iterate$|^mcp\./.test(call.call) &&
      !Object.hasOwn(expected as object, "error"),
  );
  const calls = recorded.toReversed().map(({ recording: { call } }): [string, PlainCall] => {
    const { operationId, args } = call;
    return [operationId, { operationId, call: call.call, args, at: "reference" }];
  });
  // The client reads the task before it deletes it. The response to that read is the published example, so delete the
  // task with the example's ID.
  const { id } = publishedExample("getTask", 200).value as { id: string };
  return new Map([
    ...calls,
    ["deleteTask", { operationId: "deleteTask", call: "tasks.delete", args: [id], at: "reference" }],
  ]);
}

/**
 * Builds a call of the MCP endpoint by HTTP method and path, because the client's MCP functions can't send a given
 * message.
 */
const byPath = ({ operation, method, path }: FoundOperation): PlainCall => ({
  operationId: operation.operationId,
  call: method,
  args: [path, method === "POST" ? { body: { jsonrpc: "2.0", id: 1, method: "tools/list" } } : {}],
  at: "reference",
});

/** Realistic event streams, as names of published example events, by operation and scenario name. */
const streams: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  streamChat: {
    reasoned: ["statusUnknown", "status", "reasoning", "delta", "done"],
    paths: ["statusPaths", "delta", "donePaths"],
    "rests-on-nothing": ["statusNone", "delta", "doneUnknown"],
    "paths-released": ["statusPaths", "delta", "doneReleasedPaths"],
    "rests-on-nothing-released": ["delta", "doneReleasedUnknown"],
  },
};

/**
 * Returns the length of the `request` list of a batch, or of the `list` in its result. Returns undefined if the value
 * has no such list.
 */
const sizeOf = (value: unknown, name: "request" | "list"): number | undefined => {
  const list = (value as JsonObject | undefined)?.[name];
  return Array.isArray(list) ? list.length : undefined;
};

/** Repeats or drops orders of a batch, so that it has as many orders as the response has records. */
function fittingArgs(args: readonly unknown[], value: unknown): readonly unknown[] {
  const [input] = args;
  const items = (input as JsonObject | undefined)?.["request"];
  const size = sizeOf((value as JsonObject | null)?.["result"], "list");
  if (!Array.isArray(items) || size === undefined) return args;
  const orders = Array.from({ length: size }, (_, index) => {
    const item = items[index % items.length] as JsonObject;
    return "orderLinkId" in item || !("orderId" in item) ? { ...item, orderLinkId: `own-${index + 1}` } : item;
  });
  return [{ ...(input as JsonObject), request: size > items.length ? orders : items.slice(0, size) }];
}

/**
 * Sets the arguments of a call so that they match the response: the id of the example's record, or the number of orders
 * in a batch.
 */
function argsFor({ path }: FoundOperation, args: readonly unknown[], value: unknown): readonly unknown[] {
  const id = (value as JsonObject | null | undefined)?.["id"];
  return typeof id === "string" && path.endsWith("}") ? [id, ...args.slice(1)] : fittingArgs(args, value);
}

/**
 * Builds a scenario for each example of a successful response, and an additional scenario in which the lists of the
 * first example are empty.
 */
function successScenarios(operation: FoundOperation, call: PlainCall): Scenario[] {
  const operationId = operationIdOf(operation);
  // A stream that the server opens never ends, so its call has no result.
  if (operationId === "openMcpStream") return [];
  const events = Object.entries(streams[operationId] ?? {});
  if (events.length > 0) return events.map(([name, each]) => ({ ...call, name, example: 200, events: each }));
  const statuses = Object.keys(operation.operation.responses)
    .map(Number)
    .filter((status) => status < 300);
  return statuses.flatMap((example) =>
    publishedExamples(operationId, example).flatMap(({ name, value }, index): Scenario[] => {
      const shown = { ...call, args: argsFor(operation, call.args ?? [], value), name, example, exampleName: name };
      return index > 0 ? [shown] : [shown, { ...shown, name: `${name}-empty`, emptied: true }];
    }),
  );
}

/**
 * Builds a scenario for each documented failure. Skips failures that a previous operation also has, because operations
 * share them.
 */
function failureScenarios(operation: FoundOperation, call: PlainCall, shown: Set<object>): Scenario[] {
  return failureStatuses(operation).flatMap((example): Scenario[] => {
    const response = responseOf(operation, example);
    if (response === undefined || shown.has(response)) return [];
    shown.add(response);
    return [{ ...call, name: `fails-${example}`, once: true, example }];
  });
}

/**
 * Builds a scenario for each named example of a request, with the first successful response. For a batch, the response
 * must have as many records as the request has orders.
 */
function requestScenarios(operation: FoundOperation, call: PlainCall, example: number): Scenario[] {
  const body = operation.operation.requestBody?.content?.["application/json"];
  const named = body === undefined ? [] : examplesOf(tradingDocument, body);
  const responses = publishedExamples(operationIdOf(operation), example);
  return named.flatMap(({ name, value }): Scenario[] => {
    const size = sizeOf(value, "request");
    const fitting = responses.find(
      (each) => size === undefined || sizeOf((each.value as JsonObject)["result"], "list") === size,
    );
    const scenario = { ...call, name: `sends-${name}`, args: [value], example };
    return fitting === undefined ? [] : [{ ...scenario, exampleName: fitting.name }];
  });
}

async function tradingCases(): Promise<RecordedScenario[]> {
  const shown = new Set<object>();
  const cases: RecordedScenario[] = [];
  const plain = new Map(tradingContract.operations.map((each) => [each, successScenarios(each, tradingCall(each))]));
  for (const [operation, successes] of plain) {
    const call = tradingCall(operation);
    const scenarios = [
      ...successes,
      ...requestScenarios(operation, call, successes[0]?.example ?? 200),
      ...failureScenarios(operation, call, shown),
    ];
    for (const scenario of scenarios) cases.push(await play(scenario));
  }
  const missing = missingParameters(cases);
  for (const [operation, [first]] of plain)
    if (first !== undefined) {
      const left = missing.get(operationIdOf(operation)) ?? [];
      cases.push(...(await casesOfParameters(play, operation, first, left)));
    }
  return cases;
}

async function knowledgeCases(): Promise<RecordedScenario[]> {
  const calls = knowledgeCalls();
  const shown = new Set<object>();
  const cases: RecordedScenario[] = [];
  for (const operation of knowledgeContract.operations) {
    const call = operation.path === "/mcp" ? byPath(operation) : calls.get(operationIdOf(operation));
    if (call === undefined) throw new Error(`No recording shows how the client calls ${operationIdOf(operation)}.`);
    const scenarios = [...successScenarios(operation, call), ...failureScenarios(operation, call, shown)];
    for (const scenario of scenarios) cases.push(await play(scenario));
  }
  return cases;
}

/**
 * Builds one test case for each trading operation that `isWanted` accepts, with the operation's first example of a
 * successful response.
 */
export async function plainCases(isWanted: (operationId: string) => boolean): Promise<RecordedScenario[]> {
  const cases: RecordedScenario[] = [];
  for (const operation of tradingContract.operations.filter((each) => isWanted(operationIdOf(each)))) {
    const [first] = successScenarios(operation, tradingCall(operation));
    if (first !== undefined) cases.push(await play({ ...first, name: "plain" }));
  }
  return cases;
}

let made: Promise<RecordedScenario[]> | undefined;

/** Returns the test cases of all examples. They are built only once. */
export const exampleCases = (): Promise<RecordedScenario[]> =>
  (made ??= Promise.all([tradingCases(), knowledgeCases()]).then((cases) => cases.flat()));
