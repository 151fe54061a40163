import { expect, test } from "vitest";
import { runFaultyWrites } from "./faulty-writes.ts";

const writes = process.env["SPECWRIGHT_LONG"] === "1" ? 2_000 : 40;
const seed = Number(process.env["SPECWRIGHT_SEED"] ?? 1);

test(
  `${writes} writes report their real outcome despite faults and interruptions`,
  async () => {
    const { mistakes, outcomes } = await runFaultyWrites({ writes, seed, lanes: 4 });
    expect(mistakes).toEqual([]);
    expect(Object.keys(outcomes).length).toBeGreaterThanOrEqual(6);
  },
  writes * 10_000,
);
