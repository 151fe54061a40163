import { VirtualClock } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import {
  createKnowledgeClient,
  failedPages,
  type KnowledgeClientOptions,
  type Task,
  type WaitOptions,
} from "../../src/index.ts";
import { instantClock } from "../support/instant-clock.ts";

/** Creates a client whose task has this state, or whose server responds with this function. */
function waiting(state: object | (() => Response | Promise<Response>), clientOptions: KnowledgeClientOptions = {}) {
  const clock = instantClock();
  let reads = 0;
  const { tasks } = createKnowledgeClient({
    ...clientOptions,
    fetch: async () => {
      reads += 1;
      return typeof state === "function" ? state() : Response.json({ id: "1", ...state });
    },
  });
  const wait = (options?: WaitOptions<Task>) => tasks.wait("1", { clock, ...options });
  return { wait, clock, reads: () => reads };
}

describe("tasks.wait with undocumented values", () => {
  test.each([null, { code: 5 }, "", ["a"], 7, undefined])(
    "rejects with the code task-failed for the error %j",
    async (error) => {
      await expect(waiting({ status: "failed", error }).wait()).rejects.toMatchObject({
        code: "task-failed",
        message: "tasks.wait: task 1 failed.",
        task: error === undefined ? { id: "1" } : { id: "1", error },
      });
    },
  );

  test.each([
    { pipeline_results: { a: 1 } },
    { pipeline_results: [null, "x"] },
    { pipeline_results: null },
    "text",
    null,
  ])("resolves with the result of the task: %j", async (result) => {
    const task = { id: "1", status: "succeeded", result };
    expect(await waiting(task).wait()).toEqual({ ...task, failedPages: [] });
    expect(failedPages(task as Task)).toEqual([]);
  });
});

describe("timeouts of tasks.wait", () => {
  test("end a read that hangs", async () => {
    const clock = new VirtualClock(0);
    const { tasks } = createKnowledgeClient({ clock, fetch: () => new Promise(() => {}) });
    const wait = tasks.wait("1", { timeoutMs: 300 });
    const ended = expect(wait).rejects.toMatchObject({ code: "task-timeout", task: undefined });
    while (clock.pending === 0) await new Promise((resolve) => setImmediate(resolve));
    await clock.advance(300);
    await ended;
    expect(clock.pending).toBe(0);
  });

  test("name the network failure as the cause if the server was never reached", async () => {
    const clock = instantClock();
    const fetch = () => Promise.reject(Object.assign(new TypeError("fetch failed"), { code: "ECONNREFUSED" }));
    const { tasks } = createKnowledgeClient({ fetch });
    await expect(tasks.wait("1", { clock, timeoutMs: 400, intervalMs: 100 })).rejects.toMatchObject({
      code: "task-timeout",
      id: "1",
      outcome: "not-sent",
      message: expect.stringMatching(
        /^tasks\.wait: no attempt to read the task from http:\/\/localhost:8080 succeeded within 400 ms: .*was not reached/,
      ),
      cause: { code: "network" },
    });
  });

  test("shorten a wait that the server requests to ten seconds", async () => {
    const answer = (headers: Record<string, string>) => () =>
      Response.json({ error: "busy" }, { status: 429, headers });
    const soon = waiting(answer({ "retry-after": "2" }));
    await expect(soon.wait({ intervalMs: 5, maxIntervalMs: 5 })).rejects.toMatchObject({ status: 429 });
    expect(soon.clock.waits).toEqual([2000, 2000, 2000, 2000, 2000]);
    const late = waiting(answer({ "retry-after": "30" }));
    await expect(late.wait({ timeoutMs: 15_000 })).rejects.toMatchObject({ code: "task-timeout" });
    expect(late.clock.waits).toEqual([10_000, 5000]);
  });

  test.each([
    [{ maxRetryAfterMs: 20_000 }, 20_000],
    [{}, 10_000],
    [false, 10_000],
  ] as const)("with the retry option %j allow a wait of at most %i ms that the server requests", async (retry, ms) => {
    const busy = () => Response.json({ error: "busy" }, { status: 429, headers: { "retry-after": "30" } });
    const { wait, clock } = waiting(busy, { retry });
    await expect(wait({ timeoutMs: ms + 5000 })).rejects.toMatchObject({ code: "task-timeout" });
    expect(clock.waits).toEqual([ms, 5000]);
  });

  test("tolerate that the server is away for half a minute while it restarts, once a read has succeeded", async () => {
    let look = 0;
    const { wait, clock } = waiting(() => {
      look += 1;
      if (look === 1) return Response.json({ id: "1", status: "running" });
      if (clock.now() < 50_000) return Promise.reject(new TypeError("fetch failed"));
      return Response.json({ id: "1", status: "succeeded" });
    });
    await expect(wait()).resolves.toMatchObject({ status: "succeeded" });
    expect(look).toBeLessThan(20);
  });

  test.each([0, 1])(
    "end the wait within a minute if the server stays unavailable after %i successful reads",
    async (seen) => {
      let look = 0;
      const { wait, clock } = waiting(() =>
        (look += 1) > seen
          ? Promise.reject(new TypeError("fetch failed"))
          : Response.json({ id: "1", status: "running" }),
      );
      await expect(wait()).rejects.toMatchObject({ code: "network" });
      const times = seen === 0 ? [5000, 10_000] : [60_000, 66_000];
      expect(clock.now()).toBeGreaterThanOrEqual(times[0]!);
      expect(clock.now()).toBeLessThan(times[1]!);
    },
  );

  test("include the wait of a Retry-After header, which delays only the next read", async () => {
    let look = 0;
    const { wait, clock } = waiting(() => {
      look += 1;
      if (look === 1) return Response.json({}, { status: 503, headers: { "retry-after": "9" } });
      return Response.json({ id: "1", status: look < 4 ? "running" : "succeeded" });
    });
    await wait({ intervalMs: 100 });
    expect(clock.waits).toEqual([9000, 100, 150]);
  });

  test.each([86_400_000, -86_400_000])("are not affected if the wall clock changes by %i ms", async (by) => {
    const clock = instantClock();
    let look = 0;
    const fetch = async () => Response.json({ id: "1", status: (look += 1) < 60 ? "running" : "succeeded" });
    const { tasks } = createKnowledgeClient({ fetch });
    const set = { now: () => clock.now() + (look > 2 ? by : 0), elapsed: () => clock.now(), after: clock.after };
    await expect(tasks.wait("1", { clock: set, timeoutMs: 20_000 })).rejects.toMatchObject({ code: "task-timeout" });
    expect(clock.now()).toBe(20_000);
    look = 0;
    await expect(tasks.wait("1", { clock: set })).resolves.toMatchObject({ status: "succeeded" });
  });

  const NO_LIMITS = [Number.NaN, -5, 0, "500", null];
  test.each(
    ["timeoutMs", "intervalMs", "maxIntervalMs"].flatMap((name) => NO_LIMITS.map((value) => ({ name, value }))),
  )("reject $name with the value $value before anything is sent", async ({ name, value }) => {
    const { wait, reads } = waiting({ status: "running" });
    await expect(wait({ [name]: value } as WaitOptions<Task>)).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(new RegExp(`^tasks\\.wait: ${name} must be`)),
    });
    expect(reads()).toBe(0);
  });
});
