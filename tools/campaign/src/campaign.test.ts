import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { TradingError } from "@specwright/trading";
import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";
import { Random } from "./random.ts";
import { loadInputSchemas, runInMemory } from "./run/memory.ts";
import { credentials, ServerModel } from "./server/model.ts";
import type { Write } from "./writes.ts";

const main = join(import.meta.dirname, "main.ts");
const campaign = (...options: string[]) => spawnSync(process.execPath, [main, ...options], { encoding: "utf8" });

test(
  "the short form finds nothing that is not so, shows its seed, and leaves nothing open",
  { timeout: 120_000 },
  () => {
    const { status, stdout, stderr } = campaign("--seed", "7", "--schedules", "300", "--sockets", "100");
    expect(stdout).toContain("Seed 7.");
    expect(stdout).toMatch(/In virtual time: 300 schedules, \d+ deliveries/);
    expect(stdout).toMatch(/Over sockets: 100 schedules, \d+ deliveries/);
    expect(stdout.match(/Nothing that is not so was told/g)).toHaveLength(2);
    expect(stderr).toContain("In virtual time: 100 %");
    // It ends by itself, so no socket and no timer is left.
    expect(status).toBe(0);
  },
);

test("a number that is none is refused", () => {
  expect(campaign("--seed", "x")).toMatchObject({ status: 1, stderr: "--seed must be a whole number, not x.\n" });
});

test("a seed repeats its schedule", async () => {
  await loadInputSchemas();
  for (let seed = 1; seed <= 20; seed++) expect(await runInMemory(seed)).toEqual(await runInMemory(seed));
});

describe("a client that lies or does harm is found out", () => {
  const write: Write = { name: "order", send: async () => undefined };
  const model = (state: Partial<ServerModel> = {}) => Object.assign(new ServerModel(new Random(1), () => 0), state);
  const failed = (outcome: "answered" | "not-sent" | "unknown", message = "failed") => ({
    error: new TradingError("server", message, { outcome }),
  });

  test.each([
    ["a success of what was not carried out", { result: {} }, {}, "told as done, but it was not carried out"],
    ["a refusal of what was", failed("answered"), { executions: 1 }, "server says answered, but it was carried out"],
    [
      "an unsent request that arrived",
      failed("not-sent"),
      { deliveries: 1 },
      "server says not-sent, but it was delivered",
    ],
    ["a second execution", { result: {} }, { executions: 2 }, "carried out 2 times"],
    ["an error of somebody else", { error: new TypeError("x") }, {}, "a foreign error"],
    ["an error with a secret", failed("unknown", credentials.secret), {}, "the error shows a secret"],
  ])("%s", (_, ending, state, problem) => {
    expect(judge(write, ending, model(state)).join()).toContain(problem);
  });

  test("the truth is no problem", () => {
    expect(judge(write, { result: {} }, model({ executions: 1 }))).toEqual([]);
    expect(judge(write, failed("unknown"), model({ executions: 1, deliveries: 1 }))).toEqual([]);
    expect(judge(write, failed("answered"), model({ deliveries: 1 }))).toEqual([]);
  });

  test("a wrong signature, another body and a second delivery of a write without an ID are noted", async () => {
    const server = model({ unprovenDeliveries: 1 });
    const request = { method: "POST", path: "/v5/order/create", query: "", headers: {} };
    await server.receive({ ...request, body: "{}" });
    await server.receive({ ...request, body: '{"qty":"1"}' });
    expect(new Set(server.violations)).toEqual(
      new Set([
        "POST /v5/order/create: the signature is wrong",
        "a write without an ID was delivered again",
        "the body changed between two attempts",
        "an attempt repeats the headers of an earlier one",
      ]),
    );
  });
});
