import { expect, test } from "vitest";
import { REST_DELAY_MS } from "./support/account-client.ts";
import { differences } from "./support/account-differences.ts";
import { AccountRun, CUTS } from "./support/account-run.ts";
import { cutOften, pick } from "./support/cut-often.ts";

const firstSeed = Number(process.env["SPECWRIGHT_SEED"]);
const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const seeds = Array.from({ length: isLong ? 3 : 1 }, (_, index) => firstSeed + index);

test.each(seeds)(
  "no event is missing or delivered twice after 170 connection losses at random times and failing REST reads: seed %d",
  async (seed) => {
    const run = await cutOften({ seed, cuts: 170, changes: 20 });
    expect(differences(run)).toEqual([]);
    expect(run.model.executions.length).toBeGreaterThan(1000);
    expect(run.count("gap")).toBeGreaterThan(300);
    expect(run.count("unreconciled")).toBeGreaterThan(0);
    expect(run.server.clock.pending).toBe(0);
  },
);

test("without REST faults, executions are delivered in the order of their times", async () => {
  const run = new AccountRun(3);
  await run.subscribe();
  for (let number = 0; number < 30; number++) {
    await run.act(20);
    run.cut(pick(CUTS, run.random));
    await run.act(20);
    await run.server.clock.advance(20_000);
  }
  await run.finish();
  expect(differences(run)).toEqual([]);
  const times = run.received("execution").map(({ execTime }) => Number(execTime));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(run.count("unreconciled")).toBe(0);
});

test("a missed event is delivered 300 ms after the server closed the connection", async () => {
  const run = new AccountRun(4);
  run.rest.latencyMs = 10;
  await run.subscribe();
  await run.act(50);
  run.cut("while events come");
  await run.act(1);
  const before = run.count("update");
  await run.server.clock.advance(300);
  expect(run.count("update")).toBeGreaterThan(before);
  expect(differences(run)).toEqual([]);
  await run.server.clock.advance(REST_DELAY_MS);
  expect(run.count("reconciled")).toBe(4);
  await run.finish();
});
