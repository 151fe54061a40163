/**
 * Reads from the recordings the inputs for live reads, and the functions of the knowledge client that call each
 * operation.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolve, type OpenApiDocument, type Permission, type Schema } from "../model/document.ts";
import { requestRows } from "../model/field-rows.ts";
import { callName } from "../model/names.ts";
import type { FoundOperation } from "../model/operations.ts";
import { exampleOf } from "./example.ts";
import { fieldsOf } from "./fields.ts";

const folder = join(import.meta.dirname, "../../../recordings");

type Input = Readonly<Record<string, unknown>>;

/** The fields of a HAR file that describe its calls. */
interface RecordingFile {
  readonly log: {
    readonly pages: readonly {
      readonly id: string;
      readonly comment: string;
      readonly _expected: unknown;
      readonly _call: {
        readonly surface: string;
        readonly operationId: string;
        readonly call: string;
        readonly args: readonly unknown[];
        readonly now: number;
      };
    }[];
    readonly entries: readonly {
      readonly pageref: string;
      readonly response: { readonly status: number; readonly content: { readonly text: string } };
    }[];
  };
}

/**
 * Returns every recording of an API, in the order of the files. Leaves out recordings of live services, because their
 * ids are pseudonyms.
 */
const recordingsOf = (surface: "trading" | "knowledge") =>
  readdirSync(join(folder, surface), { encoding: "utf8" })
    .filter((file) => file.endsWith(".har"))
    .toSorted()
    .flatMap((file) => {
      const { log } = JSON.parse(readFileSync(join(folder, surface, file), "utf8")) as RecordingFile;
      return log.pages.map(({ id, _call: call, _expected: expected }) => {
        const last = log.entries.findLast(({ pageref }) => pageref === id)?.response;
        return { call, expected, last };
      });
    });

/** Returns the functions of the knowledge client that call each operation, by operationId. */
export function knowledgeCalls(): Map<string, string[]> {
  const calls = new Map<string, string[]>();
  for (const { call } of recordingsOf("knowledge"))
    calls.set(call.operationId, [...new Set([...(calls.get(call.operationId) ?? []), call.call])]);
  return calls;
}

interface Shown {
  readonly call: string;
  readonly input: Input;
  readonly now: number;
}

/** Returns successful recorded inputs of each operation, one for each product category. */
function recordedInputs(): Map<string, Map<string, Shown>> {
  const shown = new Map<string, Map<string, Shown>>();
  for (const { call: recorded, expected, last } of recordingsOf("trading")) {
    const { operationId, call, args, now } = recorded;
    const { error } = expected as { error?: unknown };
    const isSuccess = last?.status === 200 && /"(retCode|ret_code)":0[,}]/.test(last.content.text);
    if (call.split(".").length > 2 || error !== undefined || !isSuccess) continue;
    const input = (args[0] ?? {}) as Input;
    const cases = shown.get(operationId) ?? new Map<string, Shown>();
    const category = String(input["category"] ?? input["productType"] ?? "");
    if (!cases.has(category)) cases.set(category, { call, input, now });
    shown.set(operationId, cases);
  }
  return shown;
}

/** A read in a live comparison. */
export interface LiveRead {
  readonly operationId: string;
  /** Path of the client's function, such as `market.tickers`. */
  readonly call: string;
  readonly needsKey: boolean;
  readonly permission: Permission;
  readonly inputs: readonly Input[];
  /** Fields of the inputs whose values depend on the service, such as symbols and IDs. */
  readonly fromService: readonly string[];
  /** Time at which the inputs were recorded, in epoch milliseconds. */
  readonly recordedAt: number;
}

/** Returns the latest time in an input, so that a live read can shift all times to today. */
function latestTime(input: Input): number {
  const times = Object.values(input)
    .map((value) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? Date.parse(String(value)) : Number(value)))
    .filter((time) => time > 1e12 && time < 1e14);
  return Math.max(0, ...times);
}

/** Returns a call with the specification's example as input, for an operation without a recording. */
function exampleCall(document: OpenApiDocument, { path, operation }: FoundOperation): Shown {
  const { group, method } = callName(path, operation.operationId);
  const input = exampleOf(document, operation);
  return { call: `${group}.${method}`, input, now: latestTime(input) };
}

/** Adds the specification's default category to an input that has none. */
function withCategory(document: OpenApiDocument, { operation }: FoundOperation, input: Input): Input {
  const parameter = operation.parameters?.find(({ name }) => name === "category");
  const category = parameter?.schema && resolve<Schema>(document, parameter.schema).default;
  return category === undefined ? input : { category, ...input };
}

/** Number of records from which the sort order of a list can be detected. */
const enoughRecords = 50;

/**
 * Returns an input whose `limit` is high enough to show the order of the list. A list with a cursor keeps its limit, so
 * that it has a second page.
 */
function withLimit(document: OpenApiDocument, { operation }: FoundOperation, input: Input): Input {
  const parameter = operation.parameters?.find(({ name }) => name === "limit");
  const { maximum } = parameter?.schema === undefined ? {} : resolve<Schema>(document, parameter.schema);
  const isPaged = operation["x-pagination"]?.cursor !== undefined;
  if (isPaged || maximum === undefined || typeof input["limit"] !== "number") return input;
  return { ...input, limit: Math.min(enoughRecords, maximum) };
}

/**
 * Returns the input fields whose values depend on the service: strings and ids that are neither times nor enumerated.
 */
function valuesFromService(document: OpenApiDocument, found: FoundOperation, inputs: readonly Input[]): string[] {
  return fieldsOf(requestRows(document, found))
    .filter(({ name }) => inputs.some((input) => input[name] !== undefined))
    .filter(({ name, type, values, isTime }) => {
      const isOpen = values === undefined && isTime === undefined;
      return isOpen && (type === "string" || name.endsWith("Id"));
    })
    .map(({ name }) => name);
}

/**
 * Returns every read, with its recorded inputs or its example. Reads that list instruments or prices come first, and
 * reads that need a value from the service come last.
 */
export function liveReads(document: OpenApiDocument, operations: readonly FoundOperation[]): LiveRead[] {
  const recorded = recordedInputs();
  const reads = operations.map((found): LiveRead => {
    const { operation, key } = found;
    const [first = exampleCall(document, found), ...others] = recorded.get(operation.operationId)?.values() ?? [];
    const inputs = [first, ...others].map(({ input }) =>
      withLimit(document, found, withCategory(document, found, input)),
    );
    return {
      operationId: operation.operationId,
      call: first.call,
      needsKey: key === "needed",
      permission: operation["x-permission"] ?? "unstated",
      inputs,
      fromService: valuesFromService(document, found, inputs),
      recordedAt: first.now,
    };
  });
  const rank = ({ operationId, fromService }: LiveRead): number =>
    /InstrumentsInfo|Instrument$|Tickers$|userQueryApi/.test(operationId) ? 0 : Math.min(fromService.length, 1) + 1;
  return reads.toSorted((one, other) => rank(one) - rank(other));
}
