import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { TradingError } from "@specwright/trading";
import { describe, expect, test, vi } from "vitest";
import { shareEnds } from "./run-schedules.ts";
import { checkError, type Link, type World } from "./scenario.ts";
import { ChatModel } from "./knowledge/service.ts";
import { Random } from "./random.ts";
import { loadClients, runInMemory } from "./run/memory.ts";
import { check, checkFound } from "./trading/check.ts";
import { credentials, Platform } from "./trading/platform.ts";
import { TradingScenario } from "./scenarios.ts";

// These tests run whole trading days, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const command = ["--import", "./tools/repo/help.mjs", "tools/fault-tests/src/main.ts"];
const cwd = join(import.meta.dirname, "../../..");
const runFaultTests = (...options: string[]) =>
  spawnSync(process.execPath, [...command, ...options], { cwd, encoding: "utf8" });

test("the short run of the fault tests finds no violation, prints its seed, and leaves nothing open", () => {
  const { status, stdout, stderr } = runFaultTests("--seed", "7", "--schedules", "400", "--sockets", "100");
  expect(stdout).toContain("Seed 7.");
  expect(stdout).toMatch(/In virtual time: 400 schedules, \d+ deliveries/);
  expect(stdout).toMatch(/Over sockets: 100 schedules, \d+ deliveries/);
  expect(stdout.match(/No client reported a wrong result/g)).toHaveLength(2);
  for (const call of ["batch of amends", "withdrawal with a generated ID", "chat", "submit files"])
    expect(stdout).toMatch(new RegExp(`^  ${call}: \\d+$`, "m"));
  expect(stderr).toContain("In virtual time: 100 %");
  // Exit code 0 shows that the process ended by itself, so no socket and no timer is left.
  expect(status).toBe(0);
});

test("the command of the fault tests rejects an invalid number", () => {
  expect(runFaultTests("--seed", "x")).toMatchObject({ status: 1, stderr: "--seed must be a whole number, not x.\n" });
});

test("the fault tests divide their time among their parts by weight, and give none to a part without planned schedules", () => {
  const part = (planned: number, weight: number) => ({ planned, weight });
  expect(shareEnds([part(9, 5), part(9, 2), part(9, 2), part(9, 1)])).toEqual([0.5, 0.7, 0.9, 1]);
  expect(shareEnds([part(0, 5), part(0, 2), part(9, 2), part(9, 2)])).toEqual([0, 0, 0.5, 1]);
  expect(shareEnds([part(1, 5), part(0, 2), part(0, 2), part(0, 1)])).toEqual([1, 1, 1, 1]);
});

test("a schedule of the fault tests is reproducible from its seed", async () => {
  await loadClients();
  for (let seed = 1; seed <= 40; seed++) expect(await runInMemory(seed)).toEqual(await runInMemory(seed));
});

/** Creates the random numbers and the clock of a test. The clock always shows 0, and delays end at once. */
const world = (seed = 1): World => ({ random: new Random(seed), now: () => 0, wait: async () => {} });
const secrets = Object.values(credentials);

describe("the checks of the fault tests", () => {
  const failed = (outcome: "answered" | "not-sent" | "unknown", message = "failed") =>
    new TradingError("server", message, { outcome });
  const nothing = { executions: 0, deliveries: 0 };

  test.each([
    [
      "a refusal of what was done",
      failed("answered"),
      { executions: 1 },
      "reports answered, but the server carried out the request",
    ],
    [
      "an unsent request that arrived",
      failed("not-sent"),
      { deliveries: 1 },
      "reports not-sent, but the server received the request",
    ],
    ["an error of another caller", new TypeError("x"), {}, "a foreign error"],
    ["an error with a secret", failed("unknown", credentials.secret), {}, "the error shows a secret"],
    ["a secret in hex", failed("unknown", Buffer.from(credentials.secret).toString("hex")), {}, "shows a secret"],
    ["a signature", failed("unknown", "0123456789abcdef".repeat(4)), {}, "the error shows a secret"],
  ])("detect %s", (_, error, state, problem) => {
    expect(checkError(error, { ...nothing, ...state }, secrets).join()).toContain(problem);
  });

  test("detect a timer that is still active after a call has ended", async () => {
    using call = vi.spyOn(TradingScenario.prototype, "call");
    call.mockImplementation(async ({ clock }: Link) => void clock?.after(30_000, () => {}));
    const { violation } = await runInMemory(2);
    expect(violation?.problems).toContain("1 timers are left");
  });

  test("accept an error whose outcome is correct", () => {
    expect(checkError(failed("unknown"), { executions: 1, deliveries: 1 }, secrets)).toEqual([]);
    expect(checkError(failed("answered"), { executions: 0, deliveries: 1 }, secrets)).toEqual([]);
  });

  test("detect a write that is reported as successful but was not carried out, and one that was carried out twice", () => {
    const platform = new Platform(world());
    const write = { name: "order" };
    expect(check(write, { result: {} }, platform)).toEqual(["reported as done, but it was not performed"]);
    platform.account.execute("/v5/order/amend", { orderId: "1" });
    expect(check(write, { result: {} }, platform)).toEqual([]);
    platform.account.execute("/v5/order/amend", { orderId: "1" });
    expect(check(write, { result: {} }, platform)).toEqual(["carried out 2 times"]);
  });

  test("detect a batch item that is wrongly reported as refused or as successful", () => {
    const platform = new Platform(world());
    const write = { name: "batch", isBatch: true, itemIds: ["a", "b"] } as const;
    platform.account.execute("/v5/order/create", { orderLinkId: "a" });
    const items = [
      { ok: false, index: 0, error: failed("answered") },
      { ok: true, index: 1, orderLinkId: "b" },
    ];
    expect(check(write, { result: items }, platform)).toEqual([
      "the item a of the batch is reported as answered, but the server carried it out",
      "the item b of the batch is reported as done",
    ]);
  });

  test("detect that reconcile reports an order as found or not found although the opposite is true", async () => {
    const platform = new Platform(world());
    const found = async () => ({ status: "found" });
    const notFound = async () => ({ status: "not-found" });
    expect(await checkFound("a", platform, found)).toEqual(["reconcile reports found, which is wrong"]);
    expect(await checkFound("a", platform, notFound)).toEqual([]);
    platform.account.execute("/v5/order/create", { orderLinkId: "a" });
    expect(await checkFound("a", platform, found)).toEqual([]);
    expect(await checkFound("a", platform, notFound)).toEqual(["reconcile reports not-found, which is wrong"]);
  });

  test("detect a wrong signature, a changed body, and a write without an ID that was sent twice", async () => {
    const platform = new Platform(world());
    platform.intake.unproven = 1;
    const request = { method: "POST", path: "/v5/order/create", query: "", headers: {} };
    await platform.receive({ ...request, body: "{}" });
    await platform.receive({ ...request, body: '{"qty":"1"}' });
    expect(new Set(platform.intake.violations)).toEqual(
      new Set([
        "POST /v5/order/create: the signature is wrong",
        "a write without an ID was delivered again",
        "the body changed between two attempts",
        "an attempt repeats the headers of an earlier one",
      ]),
    );
  });

  test("treat every damaged chat answer as incomplete", () => {
    for (let seed = 0; seed < 100; seed++) {
      const chat = new ChatModel(new Random(seed));
      expect([chat.isComplete, chat.arrivedText]).toEqual([true, "It ships on Friday: früh."]);
      chat.damagedReply();
      expect(chat.isComplete).toBe(false);
    }
  });
});
