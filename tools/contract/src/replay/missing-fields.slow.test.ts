/**
 * Tests the effect of a changed field: every read and write runs through the public client, each time with one response
 * field renamed, `null` or of another type.
 */
import { isDeepStrictEqual } from "node:util";
import { ResponseModel, type Kind, type Step } from "@specwright-tools/toolchain/model/essential";
import { isRead } from "@specwright-tools/toolchain/model/operations";
import { createTradingClient, type DriftReport } from "@specwright/trading";
import { describe, expect, it, vi } from "vitest";
import { exampleCases } from "../examples/cases.ts";
import { readEveryRecording } from "../record/files.ts";
import { operationNamed } from "../documents/documents.ts";

// These tests run every recording once per field, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const examples = await exampleCases();

type Json = Record<string, unknown>;
type Call = (...args: readonly unknown[]) => Promise<unknown>;

interface Case {
  readonly operationId: string;
  readonly call: string;
  readonly args: readonly unknown[];
  readonly envelope: Json;
}

/**
 * Returns a successful call of each operation: the recording or example with the most fields. Only calls with a single
 * request are considered.
 */
function cases(): Case[] {
  const found = new Map<string, Case>();
  for (const { recording } of [...readEveryRecording(), ...examples]) {
    const { surface, operationId, call, args } = recording.call;
    const [entry, ...others] = recording.entries;
    if (
      recording.broken === true ||
      surface !== "trading" ||
      entry === undefined ||
      others.length > 0 ||
      !/^\w+\.\w+$/.test(call)
    )
      continue;
    if (entry.response.status !== 200 || !entry.response.content.text.startsWith("{")) continue;
    const envelope = JSON.parse(entry.response.content.text) as Json;
    const known = found.get(operationId);
    const size = (one: Case) => placesOf(one.envelope["result"]).size;
    const candidate = { operationId, call, args, envelope };
    if (envelope["result"] === undefined) continue;
    if (envelope["retCode"] === 0 && (known === undefined || size(candidate) > size(known)))
      found.set(operationId, candidate);
  }
  return [...found.values()];
}

/** Returns the paths inside a value, such as `list`, `list[]` and `list[].price`. */
function placesOf(value: unknown, at = "", places = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) placesOf(item, `${at}[]`, places.add(`${at}[]`));
  else if (typeof value === "object" && value !== null)
    for (const [name, field] of Object.entries(value)) {
      const place = at === "" ? name : `${at}.${name}`;
      places.add(place);
      placesOf(field, place, places);
    }
  return places;
}

/** Returns a copy in which every value at the path is changed. */
function changed(value: unknown, place: string, change: (record: Json, name: string) => void, at = ""): unknown {
  if (Array.isArray(value))
    return value.map((item) => {
      const holder = { item: changed(item, place, change, `${at}[]`) };
      if (place === `${at}[]`) change(holder, "item");
      return holder.item ?? null;
    });
  if (typeof value !== "object" || value === null) return value;
  const copy: Json = {};
  for (const [name, field] of Object.entries(value)) {
    const own = at === "" ? name : `${at}.${name}`;
    copy[name] = changed(field, place, change, own);
    if (own === place) change(copy, name);
  }
  return copy;
}

const changes = {
  // The field is missing, and an unknown field contains its value.
  "under another name": (record: Json, name: string) => {
    record["brandNewField"] = record[name];
    delete record[name];
  },
  null: (record: Json, name: string) => {
    record[name] = null;
  },
  "of another type": (record: Json, name: string) => {
    record[name] = typeof record[name] === "string" ? 7.5 : "x";
  },
};

const credentials = { apiKey: "key-0123456789", secret: "secret-0123456789" };

/** The service's next response. */
let body = "";
const fetch = async () => new Response(body, { headers: { "content-type": "application/json" } });
const clientWith = (onDrift?: (report: DriftReport) => void) => {
  const environment = { baseUrl: "http://127.0.0.1:1" };
  return createTradingClient({ environment, credentials, fetch, retry: false, throttle: false, onDrift });
};
const silent = clientWith();

/**
 * Calls the client, which receives `envelope` as the response, and returns the result or the error. Calls run one at a
 * time, because they share the response.
 */
async function endOf(
  { call, args }: Case,
  envelope: Json,
  client = silent,
): Promise<{ result?: unknown; error?: unknown }> {
  body = JSON.stringify(envelope);
  const [group = "", method = ""] = call.split(".");
  const run = (client as unknown as Record<string, Record<string, Call>>)[group]?.[method] as Call;
  const [input, options] = args as [unknown, object | undefined];
  return run(input, { ...options, skipValidation: true }).then(
    (result) => {
      const items = Array.isArray(result) ? (result as { ok?: boolean; error?: unknown }[]) : [];
      return items.find(({ ok }) => ok === false) ?? { result };
    },
    (error: unknown) => ({ error }),
  );
}

const model = new ResponseModel();

/** Facts from the specification about the value at one path of a result. */
interface Place {
  readonly name: string;
  readonly kind: Kind;
  readonly isDeprecated: boolean;
  /** True if the client detects a failure by the value at this path. */
  readonly isFailure: boolean;
  /** True if the client uses the value at this path to check that the response to a write belongs to the request. */
  readonly identifiesRequest: boolean;
  readonly types: ReadonlySet<string>;
}

/**
 * Paths, by operation, that the test skips, because the client delivers their value under another name or doesn't need
 * it.
 */
const skippedPlaces: Readonly<Record<string, RegExp>> = {
  // The client delivers this result as `list`, its name in the specification.
  apilimitSet: /^result/,
  // Results of other categories have no list.
  earnAdvanceProductExtraInfo: /^list(\[\])?$/,
  // The client delivers this list under both names.
  earnYield: /^(list|yield)/,
  // The platform spells this field in two ways; the client uses one spelling.
  positionList: /mmrSysUpdated?Time$/,
};

function placesOfCase({ operationId, envelope }: Case): {
  readonly isWrite: boolean;
  readonly places: readonly Place[];
} {
  const { operation } = operationNamed(operationId);
  const isWrite = !isRead(operation);
  const result = model.below(model.response(operationId), "result");
  const places = [...placesOf(envelope["result"])].map((name): Place => {
    const steps = [...name.matchAll(/[^.[\]]+|\[\]/g)].map(([step]): Step => (step === "[]" ? 0 : step));
    return {
      name,
      kind: skippedPlaces[operationId]?.test(name) === true ? "either" : model.kindInResult(result, steps),
      isDeprecated: model.isDeprecated(result, steps),
      isFailure: name === operation.operation["x-failure-values"]?.field,
      identifiesRequest: isWrite && /^category$|^symbol$|LinkId$/.test(String(steps.at(-1))),
      types: model.types(steps.reduce((parts, step) => model.below(parts, step), result)),
    };
  });
  return { isWrite, places };
}

type Ending = Awaited<ReturnType<typeof endOf>>;

/** Describes the problems in a call's result or error after the value at one path of its response was changed. */
function problemsOf(
  { result, error }: Ending,
  { kind, isDeprecated, isFailure, identifiesRequest, types }: Place,
  { how, isWrite, expected }: { readonly how: string; readonly isWrite: boolean; readonly expected: unknown },
): string[] {
  if (error !== undefined)
    return [
      (kind === "informative" && !isFailure && !identifiesRequest) || isDeprecated
        ? "stopped the call for no reason"
        : "",
      isWrite && !isFailure && (error as { outcome?: string }).outcome !== "unknown"
        ? "is reported as a rejection"
        : "",
    ];
  // The client reads a list that is null as an empty list, so null is allowed.
  if (how === "null" && types.has("array")) return [];
  const isAllowed = how === "of another type" && types.size > 1;
  return [
    kind === "essential" && !isAllowed ? "is needed, and the call continued" : "",
    kind === "informative" && !isDeepStrictEqual(result, expected) ? "is not delivered as it came" : "",
  ];
}

describe("a changed response field", async () => {
  const replayed: (Case & ReturnType<typeof placesOfCase> & { readonly usual: unknown })[] = [];
  for (const one of cases()) {
    const { result: usual, error } = await endOf(one, one.envelope);
    if (error === undefined) replayed.push({ ...one, ...placesOfCase(one), usual });
  }

  it("is reported as drift, and no drift is reported without a change", async () => {
    const reports: DriftReport[] = [];
    const reporting = () => clientWith((report) => reports.push(report));
    for (const one of replayed) await endOf(one, one.envelope, reporting());
    expect(reports).toEqual([]);
    const time = replayed.find(({ operationId }) => operationId === "marketTime") as Case;
    await endOf(time, { ...time.envelope, result: { timeSecond: "1", timeMinute: "0" } }, reporting());
    expect(reports.map(({ place, found }) => `${place}: ${found}`)).toEqual([
      "result.timeNano: absent",
      "result.timeMinute: unknown field",
    ]);
  });

  it.each(Object.entries(changes))(
    "makes the call fail if it is retCode and is %s, but not if it is another field of the envelope",
    async (_, change) => {
      const wrong: string[] = [];
      for (const { usual, isWrite, ...one } of replayed)
        for (const name of ["retCode", "retMsg", "retExtInfo", "time"]) {
          // Some services also send the code as `ret_code`, so remove that field.
          const envelope = { ...one.envelope, ret_code: undefined };
          const { result, error } = await endOf(one, changed(envelope, name, change) as Json);
          const isStopped = error !== undefined && !(isWrite && (error as { outcome?: string }).outcome !== "unknown");
          const isRight = name === "retCode" ? isStopped : isDeepStrictEqual(result, usual);
          if (!isRight) wrong.push(`${one.operationId} ${name}`);
        }
      expect(wrong).toEqual([]);
    },
  );

  it.each(Object.entries(changes))(
    "makes the call fail if it is an essential field of the result and is %s, and is delivered if it is not essential",
    async (how, change) => {
      const wrong: string[] = [];
      let [fields, stops] = [0, 0];
      for (const { usual, places, isWrite, ...one } of replayed) {
        // The items of a batch are separate results and errors.
        const isBatch = Array.isArray(usual) && !Array.isArray(one.envelope["result"]);
        for (const place of places) {
          const response = { ...one.envelope, result: changed(one.envelope["result"], place.name, change) };
          const ending = await endOf(one, response);
          const expected = isBatch ? ending.result : changed(usual, place.name, change);
          const problems = problemsOf(ending, place, { how, isWrite, expected });
          for (const problem of problems.filter(Boolean)) wrong.push(`${one.operationId} ${place.name}: ${problem}`);
          if (place.name.endsWith("[]")) continue;
          fields += 1;
          if (ending.error !== undefined) stops += 1;
        }
      }
      console.log(`${stops} of ${fields} fields stop a call (${((100 * stops) / fields).toFixed(1)} %)`);
      expect(wrong).toEqual([]);
      expect(fields).toBeGreaterThan(4000);
      expect(stops / fields).toBeLessThanOrEqual(0.125);
      expect(stops).toBeGreaterThan(100);
    },
  );
});
