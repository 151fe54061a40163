import { describe, expect, test } from "vitest";
import { createSession, iterate, orderHistory } from "../src/operations.ts";
import { ok, stubPlatform, type ReceivedRequest } from "./support/stub-platform.ts";

const DAY = 86_400_000;
const END = 1_700_000_000_000;

interface Entry {
  readonly id: string;
  readonly time: number;
}

interface World {
  readonly entries: readonly Entry[];
  /** True if the response to a request for a time range includes a record exactly at `endTime`. */
  readonly includesEnd?: boolean;
  readonly isOldestFirst?: boolean;
  readonly unit?: "ms" | "s";
  readonly type?: "string";
  readonly maxMs?: number;
}

/** Creates a platform whose history has a maximum range of seven days per request, and three records per page. */
function history({ entries, includesEnd = true, isOldestFirst = false, unit = "ms", type, maxMs = 7 * DAY }: World) {
  const perUnit = unit === "s" ? 1000 : 1;
  const respond = ({ query }: ReceivedRequest) => {
    const start = Number(query.get("startTime")) * perUnit;
    const end = Number(query.get("endTime")) * perUnit;
    if (query.has("startTime") && end - start > maxMs) return ok({ list: [], nextPageCursor: "too long" });
    const found = entries
      .filter(({ time }) => time >= start && (time < end || (includesEnd && time === end)))
      .toSorted((one, other) => (isOldestFirst ? one.time - other.time : other.time - one.time));
    const from = Number(query.get("cursor") ?? 0);
    const next = from + 3 < found.length ? String(from + 3) : "";
    return ok({ list: found.slice(from, from + 3), nextPageCursor: next });
  };
  const { fetch, seen, clock } = stubPlatform([respond]);
  const operation = {
    ...orderHistory,
    isPublic: true,
    timeWindow: { start: "startTime", end: "endTime", maxMs, unit, ...(type && { type }) },
    input: { type: "object", additionalProperties: true },
  } as const;
  const context = createSession({ environment: "testnet", fetch, clock, throttle: false });
  const read = async (input: object): Promise<string[]> => {
    const ids: string[] = [];
    for await (const entry of iterate(context, operation, input as never)) ids.push((entry as unknown as Entry).id);
    return ids;
  };
  return { read, seen };
}

/** One record every six hours for 90 days, and two more records with the same time at each edge of a week. */
const entries: Entry[] = Array.from({ length: 361 }, (_, index) => ({
  id: `e${index}`,
  time: END - index * (DAY / 4),
}));
for (let week = 1; week < 13; week++)
  for (const name of ["a", "b"]) entries.push({ id: `week-${week}${name}`, time: END - week * 7 * DAY });

const idsOf = (from: number, to: number, includesEnd = true) =>
  entries.filter(({ time }) => time >= from && (time < to || (includesEnd && time === to))).map(({ id }) => id);

describe("a time range longer than the limit of one request", () => {
  test.each([
    ["the platform includes both ends", {}],
    ["the platform excludes the end", { includesEnd: false }],
    ["times are seconds", { unit: "s" as const }],
    ["times are text", { type: "string" as const }],
    ["the platform lists the oldest first", { isOldestFirst: true }],
    ["windows are shorter", { maxMs: DAY }],
  ])("is read completely, without gaps and duplicates, if %s", async (_, world) => {
    const { read, seen } = history({ entries, ...world });
    const perUnit = "unit" in world ? 1000 : 1;
    const [startTime, endTime] = [(END - 90 * DAY) / perUnit, END / perUnit];
    const ids = await read({ startTime, endTime });
    const expected = idsOf(END - 90 * DAY, END, !("includesEnd" in world));
    expect(ids.toSorted()).toEqual(expected.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    expect(seen.every(({ query }) => query.get("cursor") !== "too long")).toBe(true);
  });

  test("is read newest first", async () => {
    const { read } = history({ entries });
    const times = new Map(entries.map(({ id, time }) => [id, time]));
    const read90Days = await read({ startTime: END - 90 * DAY, endTime: END });
    const found = read90Days.map((id) => times.get(id) ?? 0);
    expect(found).toEqual(found.toSorted((one, other) => other - one));
  });

  test("ends at the current time if it has only a start", async () => {
    // Without an end, the window ends at the time of the test's clock, which is END.
    const { read, seen } = history({ entries });
    expect((await read({ startTime: END - 10 * DAY })).toSorted()).toEqual(idsOf(END - 10 * DAY, END).toSorted());
    expect(seen[0]?.query.get("endTime")).toBe(String(END));
  });

  test("is requested window by window, only as needed", async () => {
    const { fetch, seen, clock } = stubPlatform([ok({ list: [{ id: "1" }], nextPageCursor: "" })]);
    const timeWindow = { start: "startTime", end: "endTime", maxMs: DAY, unit: "ms" } as const;
    const operation = { ...orderHistory, timeWindow };
    const context = createSession({ environment: "testnet", fetch, clock, credentials: { apiKey: "k", secret: "s" } });
    const input = { category: "linear", startTime: END - 3 * DAY, endTime: END } as const;
    for await (const entry of iterate(context, operation, input)) if (entry !== undefined) break;
    expect(seen.map(({ query }) => query.get("startTime"))).toEqual([String(END - DAY)]);
  });
});

test.each([
  [7, 1],
  [8, 2],
  [14, 2],
  [15, 3],
  [21, 3],
])("a range of %i days needs %i requests of a week", async (days, requests) => {
  const { read, seen } = history({ entries: [] });
  await read({ startTime: END - days * DAY, endTime: END });
  expect(seen).toHaveLength(requests);
  expect(Number(seen.at(-1)?.query.get("startTime"))).toBe(END - days * DAY);
});

test.each([
  ["fits into one request", { startTime: END - 7 * DAY, endTime: END }],
  ["has no start", { endTime: END }],
  ["has no times", {}],
  ["ends before it starts", { startTime: END, endTime: END - 30 * DAY }],
])("a range that %s needs one request", async (_, input) => {
  const { read, seen } = history({ entries: [] });
  await read(input);
  expect(seen).toHaveLength(1);
  const times = [seen[0]?.query.get("startTime") ?? undefined, seen[0]?.query.get("endTime") ?? undefined];
  expect(times.map((time) => time && Number(time))).toEqual([
    (input as { startTime?: number }).startTime,
    (input as { endTime?: number }).endTime,
  ]);
});

describe("a range that begins in 1970", () => {
  const read = async (input: object, options?: object) => {
    const { trading, seen } = stubPlatform([ok({ list: [], nextPageCursor: "" })], { throttle: false });
    let error: unknown;
    try {
      const found = trading.order.history.iterate({ category: "linear", ...input }, options);
      for await (const entry of found) expect(entry).toBeUndefined();
    } catch (thrown) {
      error = thrown;
    }
    return { seen, error };
  };

  test("is read from its start, although a time so close to 1970 looks like a time in seconds", async () => {
    const { seen, error } = await read({ startTime: 0, endTime: 10e9 + 20 * DAY });
    expect(error).toBeUndefined();
    expect(seen.map(({ query }) => Number(query.get("startTime")) - 10e9)).toEqual([13 * DAY, 6 * DAY, 0]);
  });

  test.each([
    ["startTime", { startTime: 1_690_000_000 }],
    ["endTime", { startTime: 0, endTime: 1_700_000_000 }],
  ])("is refused before anything is sent if its %s is in seconds", async (field, input) => {
    const { seen, error } = await read(input);
    expect(error).toMatchObject({ field, rule: "must be in milliseconds, not in seconds" });
    expect(seen).toEqual([]);
  });

  test("needs one request if validation is skipped and its start is in seconds", async () => {
    const { seen, error } = await read({ startTime: 1_690_000_000 }, { skipValidation: true });
    expect(error).toBeUndefined();
    expect(seen).toHaveLength(1);
  });
});
