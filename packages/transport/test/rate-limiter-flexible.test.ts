import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jsonResponse, stubFetch, VirtualClock } from "@specwright-tools/testing";
import type { DebugEvent } from "../src/index.ts";
import { rateLimiterFlexibleStore, type FlexibleLimiter } from "../src/throttle/rate-limiter-flexible.ts";
import { clientOf, requestOf } from "./support/requests.ts";

const limit = { key: "uid-1:order.create", requests: 5, windowMs: 60_000 };
const SERVER = "redis-server";
const hasRedis = spawnSync(SERVER, ["--version"]).status === 0;

test("a limiter's rejection makes the request wait, and any other error of a limiter is thrown", async () => {
  const limiter = new RateLimiterMemory({ points: 5, duration: 60 });
  const store = rateLimiterFlexibleStore(() => limiter);
  expect(await store.take({ ...limit, cost: 4 })).toBe(0);
  expect(await store.take({ ...limit, cost: 4 })).toBeGreaterThan(59_000);
  const broken: FlexibleLimiter = { consume: () => Promise.reject(new Error("no connection")) };
  await expect(rateLimiterFlexibleStore(() => broken).take(limit)).rejects.toThrow("no connection");
});

test("rate limits that allow the same number of requests share one limiter, whatever their keys are", async () => {
  const made: number[] = [];
  const store = rateLimiterFlexibleStore(({ requests }) => {
    made.push(requests);
    return new RateLimiterMemory({ points: requests, duration: 1 });
  });
  await store.take(limit);
  await store.take({ ...limit, key: "another" });
  await store.take({ ...limit, requests: 10 });
  expect(made).toEqual([5, 10]);
});

describe.skipIf(!hasRedis)(
  "a limit in Redis (skipped if redis-server is not installed: apt-get install redis-server)",
  () => {
    let folder: string;
    let socket: string;
    const clients: Redis[] = [];
    let server: ChildProcess;

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), "throttle-redis-"));
      socket = join(folder, "redis.sock");
      server = spawn(SERVER, ["--port", "0", "--unixsocket", socket, "--save", "", "--dir", folder]);
      await new Promise<void>((resolve, reject) => {
        server.once("exit", () => reject(new Error("redis-server did not start.")));
        server.stdout?.on("data", (line: Buffer) => {
          if (/ready to accept connections/i.test(line.toString())) resolve();
        });
      });
    });
    afterAll(async () => {
      for (const client of clients) client.disconnect();
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true });
    });

    /** Creates the parts of one process: a connection to the store, a limiter, and a client. */
    function processOf(clock: VirtualClock, sent: number[], onDebug: (event: DebugEvent) => void) {
      const storeClient = new Redis(socket, { maxRetriesPerRequest: 0 });
      storeClient.on("error", () => {});
      clients.push(storeClient);
      const store = rateLimiterFlexibleStore(
        ({ requests, windowMs }) => new RateLimiterRedis({ storeClient, points: requests, duration: windowMs / 1000 }),
      );
      const fetch = stubFetch(() => {
        sent.push(clock.now());
        return jsonResponse({});
      });
      return { storeClient, client: clientOf({ fetch, clock, throttle: { store }, onDebug }) };
    }

    test("three processes share the budget of one key", async () => {
      const clock = new VirtualClock();
      const sent: number[] = [];
      const waits: DebugEvent[] = [];
      const controller = new AbortController();
      let allWait = () => {};
      const waiting = new Promise<void>((resolve) => (allWait = resolve));
      const onDebug = (event: DebugEvent) => {
        if (event.type !== "throttled") return;
        waits.push(event);
        if (waits.length === processes.length) allWait();
      };
      const processes = [1, 2, 3].map(() => processOf(clock, sent, onDebug));
      const request = requestOf({ rateLimits: [limit], signal: controller.signal });
      // Each process makes more calls than the budget allows, so every process has to wait.
      const calls = processes.flatMap(({ client }) => [1, 2, 3, 4, 5, 6].map(() => client.request(request)));
      const results = Promise.allSettled(calls);
      await waiting;
      expect(sent).toHaveLength(5);
      expect(waits.every((wait) => "waitMs" in wait && wait.waitMs > 50_000 && wait.waitMs <= 60_000)).toBe(true);
      controller.abort();
      const kinds = (await results).map(({ status }) => status);
      expect(kinds.filter((kind) => kind === "fulfilled")).toHaveLength(5);
      expect(clock.pending).toBe(0);
    });

    test("a lost connection makes each process count separately", async () => {
      const clock = new VirtualClock();
      const sent: number[] = [];
      const events: DebugEvent[] = [];
      const { client, storeClient } = processOf(clock, sent, (event) => void events.push(event));
      await storeClient.ping();
      storeClient.disconnect();
      const own = { ...limit, key: "uid-2:order.create" };
      const call = () => client.request(requestOf({ rateLimits: [own] }));
      await clock.run(Promise.all([1, 2, 3, 4, 5, 6].map(call)));
      expect(sent.map((at) => at - sent[0]!)).toEqual([0, 0, 0, 0, 0, 60_000]);
      expect(events.map(({ type }) => type)).toContain("store-failed");
    });
  },
);
