import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { coverage, missingOf, percent, sharesOf, type Kind } from "./coverage.ts";
import { knowledgeContract, tradingContract } from "../documents/documents.ts";
import { exampleCases } from "../examples/cases.ts";
import { readEveryRecording } from "../record/files.ts";

// Reads every recording and every example.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Floor = Record<string, Record<string, number>>;

const file = join(import.meta.dirname, "../../coverage-floor.json");
const floor = JSON.parse(readFileSync(file, "utf8")) as Floor;
const recordings = [...readEveryRecording(), ...(await exampleCases())].map(({ recording }) => recording);
const surfaces = [
  { name: "trading", contract: tradingContract },
  { name: "knowledge", contract: knowledgeContract },
] as const;

describe("coverage of the specification by recordings and examples", () => {
  it.each(surfaces)("$name stays above its floor", ({ name, contract }) => {
    const found = coverage(contract, recordings);
    const shares = sharesOf(found);
    const now = Object.fromEntries(Object.entries(shares).map(([what, share]) => [what, percent(share)]));
    for (const [what, share] of Object.entries(shares)) {
      const least = floor[name]?.[what] ?? 0;
      console.log(`${name} ${what}: ${share.seen} of ${share.all} (${percent(share)} %), floor ${least} %`);
      // SHOW_MISSING=branches lists the branches that no recording and no example shows.
      if (process.env["SHOW_MISSING"] === what)
        for (const each of missingOf(found, what as Kind)) console.log(`  not shown: ${each}`);
    }
    const fallen = Object.entries(floor[name] ?? {}).flatMap(([what, least]) => {
      const isBelow = (now[what] ?? 0) < least;
      return isBelow
        ? [
            `${what}: ${now[what]} % of ${least} %; without: ${missingOf(found, what as Kind)
              .slice(0, 20)
              .join(", ")}`,
          ]
        : [];
    });
    expect(fallen, "something new in the specification occurs in no recording and no example: add an example").toEqual(
      [],
    );
    // This variable raises the floor, which is a deliberate change of the repository.
    if (process.env["RAISE_COVERAGE_FLOOR"] === "1") {
      floor[name] = now;
      writeFileSync(file, `${JSON.stringify(floor, null, 2)}\n`);
    }
  });
});
