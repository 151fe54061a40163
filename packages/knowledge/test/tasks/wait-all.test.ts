import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type WaitAllOptions, type WaitAllProgress } from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";

interface Row {
  readonly id: string;
  status: string;
  error?: string;
}

/** Creates a server with these tasks. `step` changes them before each request. */
function serving(rows: Row[], step: (request: number, rows: Row[]) => void = () => {}) {
  const clock = instantClock();
  const paths: string[] = [];
  const offsets: number[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (input) => {
      const url = new URL(String(input));
      paths.push(url.pathname);
      step(paths.length, rows);
      const id = url.pathname.split("/")[3];
      if (id !== undefined) {
        const row = rows.find((one) => one.id === id);
        return row ? Response.json(row) : Response.json({ error: "task not found" }, { status: 404 });
      }
      const size = Number(url.searchParams.get("limit"));
      const start = Number(url.searchParams.get("offset"));
      offsets.push(start);
      return Response.json({ tasks: rows.slice(start, start + size), total: rows.length });
    },
  });
  // Only `waitAll` uses this clock, because on it, the time limits of the requests would expire immediately.
  const waitAll = (ids: readonly string[], options: WaitAllOptions = {}) =>
    knowledge.tasks.waitAll(ids, { clock, ...options });
  return { clock, paths, offsets, waitAll, tasks: knowledge.tasks };
}

const rowsOf = (count: number, status = "pending"): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t-${index}`, status }));

test("tasks.waitAll returns a result per task in order, even if one task fails", async () => {
  const rows = rowsOf(4);
  const { waitAll, clock } = serving(rows, (request) => {
    if (request === 2) Object.assign(rows[0]!, { status: "failed", error: "Connection error." });
    if (request === 3) for (const row of rows.slice(1)) row.status = "succeeded";
  });
  const seen: WaitAllProgress[] = [];
  const results = await waitAll(["t-2", "t-0", "t-2", "gone"], { onProgress: (progress) => seen.push(progress) });
  expect(results).toMatchObject([
    { id: "t-2", ok: true, task: { status: "succeeded", failedPages: [] } },
    { id: "t-0", ok: false, code: "task-failed", reason: "the task failed: Connection error.", task: { id: "t-0" } },
    { id: "gone", ok: false, code: "not-found", task: undefined, reason: "the task doesn't exist" },
  ]);
  expect(seen.at(-1)).toMatchObject({ total: 3, settled: 3 });
  expect(seen.flatMap(({ results: settled }) => settled.map(({ id }) => id)).toSorted()).toEqual([
    "gone",
    "t-0",
    "t-2",
  ]);
  expect(clock.waits.every((wait) => wait === 1000)).toBe(true);
});

test.each([1, 2, 150, 3000])("tasks.waitAll for %i tasks sends one request per second", async (count) => {
  const rows = rowsOf(count);
  const { waitAll, clock, paths } = serving(rows, (request) => {
    if (request > 60) for (const row of rows) row.status = "succeeded";
  });
  const results = await waitAll(rows.map(({ id }) => id));
  expect(results.filter(({ ok }) => ok)).toHaveLength(count);
  expect(paths.length / (clock.now() / 1000)).toBeLessThan(1.1);
});

test("tasks.waitAll reads a few tasks far down a long list one by one", async () => {
  const rows = rowsOf(3000, "succeeded");
  for (const row of rows.slice(-2)) row.status = "running";
  const { waitAll, paths } = serving(rows, (request) => {
    if (request === 30) for (const row of rows.slice(-2)) row.status = "succeeded";
  });
  await waitAll(rows.slice(-2).map(({ id }) => id));
  expect(paths.filter((path) => path === "/api/tasks")).toHaveLength(15);
});

test("tasks.waitAll finds a task although it moved to another page or a response contains null instead of a list", async () => {
  const rows = rowsOf(300);
  // Each request removes the first row of the list, so that each page misses one row.
  const { waitAll } = serving(rows, (request) => {
    if (request < 5) rows.shift();
    if (request === 8) for (const row of rows) row.status = "succeeded";
  });
  const results = await waitAll(rows.slice(10).map(({ id }) => id));
  expect(results.filter(({ ok }) => !ok)).toEqual([]);

  let look = 0;
  const empty = createKnowledgeClient({
    fetch: async (input) => {
      look += 1;
      const status = look < 6 ? "running" : "succeeded";
      return Response.json(String(input).includes("/tasks/a") ? { id: "a", status } : { tasks: null, total: 0 });
    },
  });
  expect(await empty.tasks.waitAll(["a"], { clock: instantClock() })).toMatchObject([{ id: "a", ok: true }]);
});

test("tasks.waitAll reads task by task if a server ignores the paging parameters", async () => {
  const rows = rowsOf(40);
  const clock = instantClock();
  let look = 0;
  const { tasks } = createKnowledgeClient({
    fetch: async (input) => {
      if ((look += 1) === 30) for (const row of rows) row.status = "succeeded";
      const id = new URL(String(input)).pathname.split("/")[3];
      return Response.json(id === undefined ? rows.slice(0, 20) : rows.find((row) => row.id === id));
    },
  });
  const results = await tasks.waitAll(
    rows.map(({ id }) => id),
    { clock },
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(40);
});

test("tasks.waitAll reports unfinished tasks with their last state after timeoutMs", async () => {
  const { waitAll, clock } = serving([...rowsOf(2), { id: "done", status: "succeeded" }]);
  expect(await waitAll(["t-0", "t-1", "done"], { timeoutMs: 5000 })).toMatchObject([
    { ok: false, code: "task-timeout", task: { status: "pending" }, reason: "the task was not finished after 5000 ms" },
    { ok: false, code: "task-timeout" },
    { ok: true },
  ]);
  expect(clock.now()).toBe(5000);
});

test("tasks.waitAll retries failed reads and throws the error of a server that stays unavailable", async () => {
  let fails = 3;
  const clock = instantClock();
  const { tasks } = createKnowledgeClient({
    retry: false,
    fetch: async () => {
      if ((fails -= 1) >= 0) throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      return Response.json({ tasks: [{ id: "a", status: "succeeded" }], total: 1 });
    },
  });
  expect(await tasks.waitAll(["a"], { clock })).toMatchObject([{ ok: true }]);
  fails = Infinity;
  await expect(tasks.waitAll(["b"], { clock })).rejects.toMatchObject({ code: "network" });
});

/** Creates a server that responds with these states in turn. For the state `fails`, the connection breaks instead. */
function answering(states: readonly string[]) {
  let requests = 0;
  const { tasks } = createKnowledgeClient({
    retry: false,
    fetch: async (input) => {
      const status = states[requests++] ?? "fails";
      if (status === "fails") throw Object.assign(new TypeError("fetch failed"), { code: "ECONNRESET" });
      const task = { id: "a", status };
      return Response.json(new URL(String(input)).pathname === "/api/tasks" ? { tasks: [task], total: 1 } : task);
    },
  });
  return { tasks, requests: () => requests };
}

describe.each(["waitAll", "wait"] as const)("tasks.%s", (method) => {
  const fails = (times: number) => Array.from({ length: times }, () => "fails");
  // The client tolerates any number of failed reads within one minute. With an interval of 40 s, this minute is over at
  // the second failure.
  const wait = ({ tasks }: ReturnType<typeof answering>, intervalMs: number): Promise<unknown> =>
    method === "wait"
      ? tasks.wait("a", { clock: instantClock(), intervalMs, maxIntervalMs: intervalMs })
      : tasks.waitAll(["a"], { clock: instantClock(), intervalMs });

  test("tolerates five failed reads in a row, and again five after the next successful read", async () => {
    const states = [...fails(5), "running", ...fails(5), "running", ...fails(5), "succeeded"];
    const server = answering(states);
    expect([await wait(server, 40_000)].flat()).toHaveLength(1);
    expect(server.requests()).toBe(states.length);
  });

  test.each([
    ["before the first read", []],
    ["after a read that succeeded", ["running"]],
  ])("ends with the error of the sixth failed read in a row %s", async (_, before) => {
    const server = answering(before);
    await expect(wait(server, 40_000)).rejects.toMatchObject({ code: "network" });
    expect(server.requests()).toBe(before.length + 6);
  });

  test("tolerates any number of failed reads within a minute after a successful read", async () => {
    const states = ["running", ...fails(10), "running", ...fails(10), "succeeded"];
    const server = answering(states);
    expect([await wait(server, 5000)].flat()).toHaveLength(1);
    expect(server.requests()).toBe(states.length);
  });

  test("does not retry a read that the server refused", async () => {
    let requests = 0;
    const { tasks } = createKnowledgeClient({
      fetch: async () => Response.json({ error: `no ${(requests += 1)}` }, { status: 401 }),
    });
    await expect(wait({ tasks, requests: () => requests }, 1000)).rejects.toMatchObject({ code: "unauthorized" });
    expect(requests).toBe(1);
  });
});

test.each([
  [1, 1],
  [199, 1],
  [200, 1],
  [201, 2],
  [400, 2],
  [401, 3],
])("a pass of tasks.waitAll over a list of %i finished tasks reads %i pages", async (count, pages) => {
  const rows = rowsOf(count, "succeeded");
  const { waitAll, paths } = serving(rows);
  const results = await waitAll(rows.map(({ id }) => id));
  expect(results.filter(({ ok }) => ok)).toHaveLength(count);
  expect(paths).toEqual(Array.from({ length: pages }, () => "/api/tasks"));
});

test("each pass of tasks.waitAll over the list begins at the first page", async () => {
  const rows = rowsOf(500);
  const { waitAll, offsets } = serving(rows, (request) => {
    if (request === 7) for (const row of rows) row.status = "succeeded";
  });
  await waitAll(rows.map(({ id }) => id));
  expect(offsets).toEqual([0, 200, 400, 0, 200, 400, 0, 200, 400]);
});

test("tasks.waitAll reads no further page of the list after the page that contains the last awaited task", async () => {
  const rows = rowsOf(600);
  const { waitAll, paths } = serving(rows, (request) => {
    if (request === 3) rows[0]!.status = "succeeded";
  });
  expect(await waitAll(["t-0"])).toMatchObject([{ ok: true }]);
  expect(paths).toEqual(["/api/tasks", "/api/tasks/t-0", "/api/tasks/t-0"]);
});

test.each([200, 400])(
  "tasks.waitAll reads a list of %i other tasks up to its last page, which it computes from the total",
  async (count) => {
    const { waitAll, paths } = serving(rowsOf(count, "succeeded"));
    expect(await waitAll(["gone"])).toMatchObject([{ id: "gone", code: "not-found" }]);
    expect(paths).toEqual([...Array.from({ length: count / 200 }, () => "/api/tasks"), "/api/tasks/gone"]);
  },
);

test("tasks.waitAll sends no request for an empty list of IDs, and throws for invalid input and after an abort", async () => {
  const { tasks, paths } = serving(rowsOf(1));
  expect(await tasks.waitAll([])).toEqual([]);
  expect(paths).toEqual([]);
  await expect(tasks.waitAll("t-0" as never)).rejects.toThrow(
    "tasks.waitAll: ids must be an array or another iterable",
  );
  await expect(tasks.waitAll(["", "t-0"])).rejects.toMatchObject({ code: "input" });
  await expect(tasks.waitAll(["t-0"], { interval: 5 } as never)).rejects.toMatchObject({ code: "input" });
  const controller = new AbortController();
  const waiting = tasks.waitAll(["t-0"], { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(waiting).rejects.toMatchObject({ code: "aborted" });
});
