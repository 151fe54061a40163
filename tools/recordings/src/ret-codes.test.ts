import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { readEveryRecording } from "./files.ts";

interface RetCode {
  readonly code: number;
  readonly group: string;
  readonly class: string;
}

const file = createRequire(import.meta.url).resolve("@specwright/specs/ret-codes.json");
const documented = (JSON.parse(readFileSync(file, "utf8")) as RetCode[]).filter(
  ({ group }) => group !== "http" && group !== "websocket",
);

/** The sandbox never gives these by itself, and its faults take whole numbers from zero. */
const negative = new Set([-1, -2015]);

/** Codes that recorded answers carry, broken ones aside. */
const recorded = new Set(
  readEveryRecording()
    .filter(({ recording }) => recording.log._broken !== true)
    .flatMap(({ recording }) => recording.log.entries)
    .map(({ response }) => /"retCode":(-?\d+)/.exec(response.content.text)?.[1])
    .filter((code) => code !== undefined)
    .map(Number),
);

describe("failures of the trading platform", () => {
  it("are recorded for every class that the list of codes knows", () => {
    const classes = new Set(documented.map((each) => each.class));
    const shown = new Set(documented.filter(({ code }) => recorded.has(code)).map((each) => each.class));
    expect([...classes].filter((each) => !shown.has(each))).toEqual([]);
  });

  it("are recorded for every code that holds for all operations, or said to be left out", () => {
    const common = new Set(documented.filter(({ group }) => group === "common").map(({ code }) => code));
    const missing = [...common].filter((code) => !recorded.has(code) && !negative.has(code));
    console.log(`codes: ${recorded.size} recorded of ${new Set(documented.map(({ code }) => code)).size} documented`);
    expect(missing).toEqual([]);
  });
});
