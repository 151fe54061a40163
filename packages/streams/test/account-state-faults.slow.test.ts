import { expect, test, vi } from "vitest";
import { AccountStateRun } from "./support/account-state-run.ts";

// These tests inject hundreds of faults. With SPECWRIGHT_LONG=1, they inject more faults and take longer.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const firstSeed = Number(process.env["SPECWRIGHT_SEED"]);
const isLong = process.env["SPECWRIGHT_LONG"] === "1";
const seeds = Array.from({ length: isLong ? 20 : 1 }, (_, index) => firstSeed + index);
const CHECKS = isLong ? 500 : 300;

test.each(seeds)(
  "despite lost connections, repeated messages and failing REST reads, a synced account state equals the exchange: seed %d",
  async (seed) => {
    const state = new AccountStateRun(seed, { duplicated: 0.1, lost: 0, cut: 0.05, rest: 0.05 }, { auditMs: 20_000 });
    while (state.checks < CHECKS) {
      await state.step();
      state.check();
    }
    expect(state.wrong).toEqual([]);
    expect(state.equal).toBeGreaterThan(CHECKS / 4);
    expect(state.count("stale")).toBeGreaterThan(CHECKS / 100);
    expect(state.count("audited")).toBeGreaterThan(0);
    state.run.streams.close();
  },
);

test.each(seeds)("after single lost messages, the next audit restores the account state: seed %d", async (seed) => {
  const state = new AccountStateRun(seed, { duplicated: 0.1, lost: 0.02, cut: 0.02, rest: 0 }, { auditMs: 20_000 });
  const { run, account } = state;
  for (let round = 0; round < CHECKS / 10; round++) {
    for (let step = 0; step < 5; step++) await state.step();
    // Nothing changes during two audits. The first audit begins after REST has caught up.
    await run.server.clock.advance(60_000);
    state.check();
    expect(account.state).toBe("synced");
  }
  expect(state.wrong).toEqual([]);
  const repaired = state.events.reduce((sum, event) => sum + (event.type === "audited" ? event.repaired : 0), 0);
  expect(repaired).toBeGreaterThan(0);
  run.streams.close();
});
