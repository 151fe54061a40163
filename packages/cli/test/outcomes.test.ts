import { expect, test } from "vitest";
import { runFaultyWrites } from "./faulty-writes.ts";

const writes = process.env["SPECWRIGHT_LONG"] === "1" ? 2_000 : 40;
const seed = Number(process.env["SPECWRIGHT_SEED"] ?? 1);

test(
  `${writes} writes despite faults and interruptions: each reports the outcome that it really had`,
  async () => {
    const { mistakes, outcomes } = await runFaultyWrites({ writes, seed, lanes: 4 });
    expect(mistakes).toEqual([]);
    expect(Object.keys(outcomes).length).toBeGreaterThanOrEqual(6);
  },
  writes * 10_000,
);
