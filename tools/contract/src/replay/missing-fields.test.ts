/**
 * What happens when the platform stops sending a field: every recorded success of a read or write, each time with one
 * field deleted or `null`, goes through the public client.
 */
import { createTradingClient, type DriftReport } from "@specwright/trading";
import { describe, expect, it } from "vitest";
import { readEveryRecording } from "../record/files.ts";
import { resultShape, type ResultShape } from "./result-shape.ts";

type Json = Record<string, unknown>;
type Call = (...args: readonly unknown[]) => Promise<unknown>;

interface Case {
  readonly operationId: string;
  readonly call: string;
  readonly args: readonly unknown[];
  readonly envelope: Json;
}

/** The plainest recorded success of each operation: a single call with a result. */
function cases(): Case[] {
  const found = new Map<string, Case>();
  for (const { recording } of readEveryRecording()) {
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
    if (envelope["retCode"] === 0 && (known === undefined || size(candidate) > size(known)))
      found.set(operationId, candidate);
  }
  return [...found.values()];
}

/** The places of the fields of a value, such as `list[].price`. */
function placesOf(value: unknown, at = "", places = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) placesOf(item, `${at}[]`, places);
  else if (typeof value === "object" && value !== null)
    for (const [name, field] of Object.entries(value)) {
      const place = at === "" ? name : `${at}.${name}`;
      places.add(place);
      placesOf(field, place, places);
    }
  return places;
}

/** A copy in which every field at the place is changed. */
function changed(value: unknown, place: string, change: (record: Json, name: string) => void, at = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => changed(item, place, change, `${at}[]`));
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
  deleted: (record: Json, name: string) => {
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

/** What the service responds to the next call. */
let body = "";
const fetch = async () => new Response(body, { headers: { "content-type": "application/json" } });
const clientWith = (onDrift?: (report: DriftReport) => void) => {
  const environment = { baseUrl: "http://127.0.0.1:1" };
  return createTradingClient({ environment, credentials, fetch, retry: false, throttle: false, onDrift });
};
const silent = clientWith();

/** Whether the call goes on with this result. One call runs at a time. */
async function goesOn({ call, args, envelope }: Case, result: unknown, client = silent): Promise<boolean> {
  body = JSON.stringify({ ...envelope, result });
  const [group = "", method = ""] = call.split(".");
  const run = (client as unknown as Record<string, Record<string, Call>>)[group]?.[method] as Call;
  const [input, options] = args as [unknown, object | undefined];
  return run(input, { ...options, skipValidation: true }).then(
    (value) => !Array.isArray(value) || (value as { ok?: boolean }[]).every(({ ok }) => ok !== false),
    () => false,
  );
}

describe("a field that the platform stops sending", async () => {
  const shapes = new Map<string, ResultShape>();
  const shapeOf = (operationId: string): ResultShape => {
    const known = shapes.get(operationId) ?? resultShape(operationId);
    shapes.set(operationId, known);
    return known;
  };
  const all = cases();
  const replayed: Case[] = [];
  for (const one of all) if (await goesOn(one, one.envelope["result"])) replayed.push(one);

  it("is told, and nothing is told before it stops", async () => {
    const told: DriftReport[] = [];
    const telling = () => clientWith((report) => told.push(report));
    for (const one of replayed) await goesOn(one, one.envelope["result"], telling());
    expect(told).toEqual([]);
    const time = replayed.find(({ operationId }) => operationId === "marketTime") as Case;
    await goesOn(time, { timeSecond: "1", timeMinute: "0" }, telling());
    expect(told.map(({ place, found }) => `${place}: ${found}`)).toEqual([
      "result.timeNano: absent",
      "result.timeMinute: unknown field",
    ]);
  });

  it.each(Object.entries(changes))("stops few calls when it is %s, each for a reason", async (_, change) => {
    let fields = 0;
    const stops: { readonly operationId: string; readonly place: string }[] = [];
    for (const one of replayed) {
      for (const place of placesOf(one.envelope["result"])) {
        fields += 1;
        if (!(await goesOn(one, changed(one.envelope["result"], place, change))))
          stops.push({ operationId: one.operationId, place });
      }
    }
    const unexplained = stops.filter(({ operationId, place }) => !shapeOf(operationId).reasons.has(place));
    const deprecated = stops.filter(({ operationId, place }) => shapeOf(operationId).deprecated.has(place));
    console.log(`${stops.length} of ${fields} fields stop a call (${((100 * stops.length) / fields).toFixed(1)} %)`);
    expect(unexplained).toEqual([]);
    expect(deprecated).toEqual([]);
    expect(fields).toBeGreaterThan(4000);
    expect(stops.length / fields).toBeLessThanOrEqual(0.12);
    expect(stops.length).toBeGreaterThan(100);
  });
});
