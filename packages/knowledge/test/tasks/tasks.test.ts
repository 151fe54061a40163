import { describe, expect, test } from "vitest";
import { createKnowledgeClient, failedPages, type Task, type WaitOptions } from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";
import { fakeService } from "../support/fake-service.ts";

const clientFor = (answer: (query: URLSearchParams, call: number) => unknown) => {
  const queries: string[] = [];
  const { tasks } = createKnowledgeClient({
    fetch: async (input) => {
      const { searchParams } = new URL(String(input));
      queries.push(String(searchParams));
      return Response.json(answer(searchParams, queries.length));
    },
  });
  return { tasks, queries };
};

const many = (count: number, from = 0) => Array.from({ length: count }, (_, index) => ({ id: String(from + index) }));

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

describe("tasks.list", () => {
  test.each([
    ["page", 0],
    ["page", 1.5],
    ["page_size", 0],
    ["page_size", "20"],
  ])("rejects the input %s %j", async (field, value) => {
    const { tasks, queries } = clientFor(() => ({ tasks: [] }));
    await expect(tasks.list({ [field]: value })).rejects.toThrow(`${field} must be an integer of at least 1`);
    expect(queries).toEqual([]);
  });

  test("refuses a page number that is too large for the server to compute the offset", async () => {
    const { tasks, queries } = clientFor(() => []);
    await expect(tasks.list({ page: 2 ** 52, page_size: 20 })).rejects.toThrow(/^tasks\.list: page is too large/);
    expect(queries).toEqual([]);
  });

  test("sends filters, and equivalent page and offset parameters", async () => {
    const { tasks, queries } = clientFor(() => ({ tasks: [], total: 0 }));
    await tasks.list({ page: 3, page_size: 5, status: "failed", q: "a b", sort: "title", order: "asc" });
    expect(queries).toEqual(["status=failed&q=a+b&sort=title&order=asc&page=3&page_size=5&limit=5&offset=10"]);
  });

  test.each([
    ["tasks", { tasks: many(1) }],
    ["items", { items: many(1), total_count: 9 }],
    ["data", { data: many(1) }],
    ["a bare list", many(1)],
  ])("finds the list in %s", async (_, body) => {
    expect((await clientFor(() => body).tasks.list()).tasks).toEqual([{ id: "0" }]);
  });

  test("throws for a response without a list", async () => {
    await expect(clientFor(() => ({ total: 1 })).tasks.list()).rejects.toMatchObject({ code: "unexpected-response" });
  });

  test.each(["limit", "page"])(
    "uses only the supported paging parameters if the server rejects %s",
    async (unknown) => {
      const seen: string[] = [];
      const { tasks } = createKnowledgeClient({
        fetch: async (input) => {
          const { searchParams } = new URL(String(input));
          seen.push([...searchParams.keys()].join());
          if (!searchParams.has(unknown)) return Response.json({ tasks: many(1), total: 1 });
          return Response.json({ error: `unknown field "${unknown}"` }, { status: 400 });
        },
      });
      expect((await tasks.list()).tasks.length).toBe(1);
      expect(seen).toEqual(["page,page_size,limit,offset", unknown === "limit" ? "page,page_size" : "limit,offset"]);
    },
  );
});

describe("tasks.iterate", () => {
  test("yields a task only once if it moves to the next page meanwhile", async () => {
    const pages = [many(20), many(20, 19), many(3, 39)];
    const { tasks } = clientFor((_, call) => ({ tasks: pages[call - 1] ?? [], total: 43 }));
    expect((await collect(tasks.iterate())).map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 42 }, (_, id) => id),
    );
  });

  test("adapts to a server with smaller pages than requested", async () => {
    const { tasks } = clientFor((query) => {
      const size = Math.min(10, Number(query.get("page_size")));
      return {
        tasks: many(25)
          .slice((Number(query.get("page")) - 1) * size)
          .slice(0, size),
        total: 25,
      };
    });
    expect((await collect(tasks.iterate({ page_size: 50 }))).length).toBe(25);
  });

  test("ends at an empty page if the list has no total", async () => {
    const { tasks, queries } = clientFor((query) =>
      many(20, Number(query.get("offset"))).slice(0, Number(query.get("page")) > 2 ? 0 : 20),
    );
    expect((await collect(tasks.iterate())).length).toBe(40);
    expect(queries.length).toBe(3);
  });

  test("ends after a bare list that is shorter than a page", async () => {
    expect((await collect(clientFor(() => many(3)).tasks.iterate())).length).toBe(3);
  });

  test("throws if the server ignores the requested page, so the loop cannot run endlessly", async () => {
    const { tasks } = clientFor(() => ({ tasks: many(20), total: 100 }));
    await expect(collect(tasks.iterate())).rejects.toMatchObject({ code: "paging-ignored" });
  });

  test("reads a page only when the loop reaches that page", async () => {
    const { tasks, queries } = clientFor((query) => ({ tasks: many(20, Number(query.get("offset"))), total: 100 }));
    for await (const task of tasks.iterate()) if (task.id === "5") break;
    expect(queries.length).toBe(1);
  });
});

describe("the content of a task", () => {
  const reading = (body: BodyInit, type: string, status = 200) =>
    createKnowledgeClient({
      fetch: async (input) =>
        String(input).endsWith("/content")
          ? new Response(body, { headers: { "content-type": type } })
          : Response.json({ id: "1" }, { status }),
    }).tasks.content("1");

  test("is complete at exactly the size limit, even if the server marks it as truncated", async () => {
    const content = "x".repeat(1_048_576);
    const record = (size: number) => reading(JSON.stringify({ content, size, truncated: true }), "application/json");
    expect(await record(1_048_576)).toMatchObject({ truncated: false, size: 1_048_576 });
    expect(await record(1_048_577)).toMatchObject({ truncated: true });
  });

  test("keeps the server's truncated flag if the text contains replacement characters", async () => {
    const record = { content: "\uFFFD".repeat(4), size: 10, truncated: true };
    expect(await reading(JSON.stringify(record), "application/json")).toMatchObject({ truncated: true });
  });

  test("includes the original bytes if the server sends them", async () => {
    const { content, bytes, size } = await reading(new Uint8Array([0x41, 0xff]), "application/octet-stream");
    expect([content, [...(bytes ?? [])], size]).toEqual(["A\uFFFD", [0x41, 0xff], 2]);
  });

  test("may be JSON without being mistaken for a content record", async () => {
    expect((await reading('{"a":1}', "application/json")).content).toBe('{"a":1}');
  });

  test("may be HTML, but HTML for an unknown task throws not-found", async () => {
    expect((await reading("<p>note</p>", "text/html")).content).toBe("<p>note</p>");
    await expect(reading("<html>", "text/html", 404)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("tasks.delete", () => {
  test.each(["pending", "running"])("refuses a %s task without sending DELETE", async (status) => {
    const service = fakeService("released");
    const { submit, tasks } = createKnowledgeClient({ fetch: service.fetch });
    const { id } = await submit.text({ content: "one" });
    service.tasks[0]!["status"] = status;
    await expect(tasks.delete(id)).rejects.toMatchObject({
      code: "task-unfinished",
      task: { id },
      outcome: "not-sent",
      message: `tasks.delete: the task is ${status} and cannot be deleted yet. Wait for it with tasks.wait first.`,
    });
    expect(service.received.some(({ method }) => method === "DELETE")).toBe(false);
  });

  test("throws not-found for a task that does not exist", async () => {
    const { tasks } = createKnowledgeClient({ fetch: fakeService("released").fetch });
    await expect(tasks.delete("none")).rejects.toMatchObject({
      code: "not-found",
      message: expect.stringMatching(/^tasks\.delete: HTTP 404: /),
    });
  });
});

describe("tasks.wait", () => {
  /** Creates a client whose task has these states, one per read. The last state repeats. */
  function going(...states: (Partial<Task> | Error | number)[]) {
    const clock = instantClock();
    let call = 0;
    const client = createKnowledgeClient({
      fetch: async () => {
        const state = states[Math.min(call++, states.length - 1)]!;
        if (state instanceof Error) throw state;
        if (typeof state === "number") return Response.json({ error: "x" }, { status: state });
        return Response.json({ id: "1", ...state });
      },
    });
    const tasks = { wait: (id: string, options?: WaitOptions<Task>) => client.tasks.wait(id, { clock, ...options }) };
    return { tasks, calls: () => call, polls: () => clock.waits };
  }
  const pending = { status: "pending", stage: "queued" };
  const running = { status: "running", stage: "extract" };
  const done = { status: "succeeded", stage: "done" };

  test("resolves with the finished task and reports every state", async () => {
    const { tasks } = going(pending, running, done);
    const seen: unknown[] = [];
    const task = await tasks.wait("1", { onProgress: ({ status, stage }) => seen.push(`${status}/${stage}`) });
    expect(task).toEqual({ id: "1", ...done, failedPages: [] });
    expect(seen).toEqual(["pending/queued", "running/extract", "succeeded/done"]);
  });

  test("polls less often while nothing changes, and more often after a change", async () => {
    const { tasks, polls } = going(pending, pending, pending, running, running, done);
    await tasks.wait("1", { intervalMs: 100, maxIntervalMs: 200 });
    expect(polls()).toEqual([100, 150, 200, 100, 150]);
  });

  test("returns the failed pages of the task", async () => {
    const broken = { content_hash: "b", status: "error", error: "x" };
    const result = { pipeline_results: [{ content_hash: "a", status: "ok" }, broken] };
    const { tasks } = going({ ...done, result });
    expect((await tasks.wait("1")).failedPages).toEqual([broken]);
    expect(failedPages({ id: "1", result })).toEqual([broken]);
  });

  test.each(["failed", "cancelled", "error"])(
    "throws an error that contains the task if the status of the task is %s",
    async (status) => {
      const { tasks } = going(pending, { status, error: "no text" });
      await expect(tasks.wait("1")).rejects.toMatchObject({
        code: "task-failed",
        task: { status },
        message: expect.stringContaining("no text"),
      });
    },
  );

  test("continues while the server retries a failed attempt", async () => {
    const { tasks } = going({ ...pending, error: "first attempt" }, done);
    await expect(tasks.wait("1")).resolves.toMatchObject({ status: "succeeded" });
  });

  test("throws an error with the last state after timeoutMs", async () => {
    const { tasks, polls } = going(running);
    await expect(tasks.wait("1", { timeoutMs: 1000 })).rejects.toMatchObject({ code: "task-timeout", task: running });
    expect(polls().reduce((sum, ms) => sum + ms, 0)).toBe(1000);
  });

  test("retries temporary failures, but throws after six in a row, and immediately after a permanent failure", async () => {
    const lost = new TypeError("fetch failed");
    await expect(going(lost, 503, pending, lost, done).tasks.wait("1")).resolves.toMatchObject(done);
    const gone = going(503);
    await expect(gone.tasks.wait("1")).rejects.toMatchObject({ code: "server" });
    expect(gone.calls()).toBe(6);
    const absent = going(404);
    await expect(absent.tasks.wait("1")).rejects.toMatchObject({ code: "not-found" });
    expect(absent.calls()).toBe(1);
  });

  test("can be aborted between two reads, even if reading the signal's reason throws an exception", async () => {
    const { tasks } = going(running);
    const controller = new AbortController();
    Object.defineProperty(controller.signal, "reason", {
      get() {
        throw new Error("no look");
      },
    });
    const wait = tasks.wait("1", { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(wait).rejects.toMatchObject({ code: "aborted" });
  });

  test("can be aborted between two reads", async () => {
    const { tasks, calls } = going(running);
    const controller = new AbortController();
    const wait = tasks.wait("1", { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(wait).rejects.toMatchObject({ code: "aborted" });
    expect(calls()).toBe(1);
  });
});
