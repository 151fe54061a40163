import { expect, test } from "vitest";
import { createKnowledgeClient, type WaitAllOptions, type WaitAllProgress } from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";

interface Row {
  readonly id: string;
  status: string;
  error?: string;
}

/** A server with these tasks, which `step` changes before each request. */
function serving(rows: Row[], step: (request: number, rows: Row[]) => void = () => {}) {
  const clock = instantClock();
  const paths: string[] = [];
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
      return Response.json({ tasks: rows.slice(start, start + size), total: rows.length });
    },
  });
  // Only the waiting has a clock of its own: limits of requests would pass at once.
  const waitAll = (ids: readonly string[], options: WaitAllOptions = {}) =>
    knowledge.tasks.waitAll(ids, { clock, ...options });
  return { clock, paths, waitAll, tasks: knowledge.tasks };
}

const rowsOf = (count: number, status = "pending"): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `t-${index}`, status }));

test("each task has a result, in the given order; a failed one does not end the wait for the others", async () => {
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

test.each([1, 2, 150, 3000])("waiting for %i tasks takes one request per second", async (count) => {
  const rows = rowsOf(count);
  const { waitAll, clock, paths } = serving(rows, (request) => {
    if (request > 60) for (const row of rows) row.status = "succeeded";
  });
  const results = await waitAll(rows.map(({ id }) => id));
  expect(results.filter(({ ok }) => ok)).toHaveLength(count);
  expect(paths.length / (clock.now() / 1000)).toBeLessThan(1.1);
});

test("a few tasks among very many are read one by one, as soon as it is known how far down they are", async () => {
  const rows = rowsOf(3000, "succeeded");
  for (const row of rows.slice(-2)) row.status = "running";
  const { waitAll, paths } = serving(rows, (request) => {
    if (request === 30) for (const row of rows.slice(-2)) row.status = "succeeded";
  });
  await waitAll(rows.slice(-2).map(({ id }) => id));
  expect(paths.filter((path) => path === "/api/tasks")).toHaveLength(15);
});

test("rows that move, and a list of null, are no proof that a task is gone", async () => {
  const rows = rowsOf(300);
  // With each request the list loses a row at its beginning, so that each page misses one.
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

test("a server that ignores the parameters of pages is read task by task", async () => {
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

test("after timeoutMs the unfinished tasks say so, with what was read last", async () => {
  const { waitAll, clock } = serving([...rowsOf(2), { id: "done", status: "succeeded" }]);
  expect(await waitAll(["t-0", "t-1", "done"], { timeoutMs: 5000 })).toMatchObject([
    { ok: false, code: "task-timeout", task: { status: "pending" }, reason: "the task was not finished after 5000 ms" },
    { ok: false, code: "task-timeout" },
    { ok: true },
  ]);
  expect(clock.now()).toBe(5000);
});

test("reads that fail are repeated; a server that stays away ends the wait with its error", async () => {
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

test("no ids need no request; wrong input and an abort are errors", async () => {
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
