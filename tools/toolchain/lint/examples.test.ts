import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Problem } from "./files/catalogue.ts";
import { lintSpecifications } from "./lint.ts";
import { exampleRule } from "./redocly-problems.ts";

// These tests check the examples of every operation, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "causes-"));

function change(file: string, find: string, put: string): void {
  const path = join(folder, "specs", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(find)) throw new Error(`${file} no longer has the text ${find}.`);
  writeFileSync(path, text.replace(find, put));
}

let problems: readonly Problem[];

beforeAll(async () => {
  for (const name of ["specs", "redocly.yaml"]) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "tools"), join(folder, "tools"));
  change(
    "trading/paths/market/time.yaml",
    "                time: 1767225600123",
    '                time: "1767225600123"',
  );
  // A mistake in a request with a variant for each category.
  change(
    "trading/paths/order/create.yaml",
    "category: spot\n              symbol: BTCUSDT\n              side: Buy",
    "category: spot\n              symbol: BTCUSDT\n              side: BUY",
  );
  // A mistake in a schema with many examples.
  change(
    "trading/components/schemas/position/Position.yaml",
    "riskId:\n    type: integer",
    "riskId:\n    type: string # riskId",
  );
  change("trading/paths/position/set-leverage.yaml", "buyLeverage:", "buyLevarage:");
  // A mistake in a row, where each value has its own schema.
  change("trading/paths/market/kline.yaml", '"91750.0"', "91750");
  change("streams/components/messages/market/Candle.yaml", "confirm: false", "comfirm: false");
  problems = (await lintSpecifications(folder)).filter(({ rule }) => rule === exampleRule);
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  [
    "a number that is a text, at the value",
    "trading/paths/market/time.yaml",
    'time: "1767225600123"',
    /^"time" is "1767225600123", not integer\./,
  ],
  [
    "a wrong value in one of several variants, at the value",
    "trading/paths/order/create.yaml",
    "side: BUY",
    '"side" is "BUY", which is none of Buy, Sell. The schema is in specs/trading/components/schemas/scalars/Side.yaml:4.',
  ],
  [
    "a wrong type in a schema of many examples, at the schema",
    "trading/components/schemas/position/Position.yaml",
    "type: string # riskId",
    /^"riskId" is \d+, not string, in \d+ examples; the first is in specs\/\S+\.yaml:\d+\.$/,
  ],
  [
    "a misspelt field of a request, which is also missing",
    "trading/paths/position/set-leverage.yaml",
    "buyLevarage:",
    /^"buyLevarage" is unknown to the schema; the object lacks the field "buyLeverage"\./,
  ],
  [
    "a wrong value of a row",
    "trading/paths/market/kline.yaml",
    ", 91750,",
    /^An item of "list" is 91750, not string\./,
  ],
  [
    "a misspelt field of a message",
    "streams/components/messages/market/Candle.yaml",
    "comfirm: false",
    /^"comfirm" is unknown to the schema\. /,
  ],
])("lint explains %s in one line", (_what, file, at, message) => {
  const own = problems.filter((problem) => problem.file === `specs/${file}`);
  const [before = ""] = readFileSync(join(folder, "specs", file), "utf8").split(at);
  const expected = typeof message === "string" ? message : expect.stringMatching(message);
  expect(own.map(({ line, message: told }) => [line, told])).toEqual([[before.split("\n").length, expected]]);
});

it("lint reports one problem for each mistake of the examples, and no problems that follow from it", () => {
  expect(problems).toHaveLength(6);
});
