import { describe, expect, test } from "vitest";
import { runBook } from "./support/book-run.ts";
import { bookKinds } from "./support/server-book.ts";

const seed = Number(process.env["SPECWRIGHT_SEED"]);
const isLong = process.env["SPECWRIGHT_LONG"] === "1";

describe.each(bookKinds)(`an order book of kind %s (seed ${seed})`, (kind) => {
  // Play fewer updates of 1000 levels, because comparing these levels takes longer.
  const deltas = (kind === 1000 ? 1500 : 2500) * (isLong ? 2 : 1);

  test.each([5, 30, 200])("is never wrong while synced if %d of 1000 messages have faults", async (faults) => {
    const result = await runBook({ kind, seed, deltas, faults });
    expect(result).toMatchObject({ wrong: 0, state: "synced" });
    expect(result.compared).toBeGreaterThan(deltas / 50);
    expect(result.injected).toBeGreaterThan(0);
  });
});
