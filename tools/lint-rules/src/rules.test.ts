import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { operationName } from "./operation-name.ts";
import { rules as byName } from "./plugin.ts";
import { sentenceCaseProblem } from "./sentence-case.ts";

const names = Object.keys(byName);
const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");

/** A document that breaks nothing; each test spoils one thing. */
const good = () => ({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  tags: [{ name: "Market", description: "Market data." }],
  paths: {
    "/v5/market/time": {
      get: {
        summary: "Get server time",
        operationId: "marketTime",
        tags: ["Market"],
        responses: {
          "200": {
            description: "The clock.",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  properties: { time: { type: "integer", description: "Milliseconds." } } as Record<string, object>,
                },
                examples: { now: { value: { time: 1 } } } as object | undefined,
              },
            },
          },
        },
      },
    },
  },
});

/** The rules that the command line itself reports for a document. */
function problems(document: object): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-rules-"));
  const settings = {
    plugins: [join(import.meta.dirname, "plugin.ts")],
    rules: Object.fromEntries(names.map((name) => [`specwright/${name}`, "error"])),
  };
  writeFileSync(join(folder, "redocly.yaml"), JSON.stringify(settings));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(document));
  try {
    execFileSync(process.execPath, [redocly, "lint", "openapi.json", "--format=json"], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
    });
    return [];
  } catch (error) {
    const report = JSON.parse(String((error as { stdout?: string }).stdout)) as { problems: { ruleId: string }[] };
    return report.problems.map((problem) => problem.ruleId);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe("specification rules", () => {
  it("accept a document that keeps them", () => {
    expect(problems(good())).toEqual([]);
  });

  it.each<[string, (operation: ReturnType<typeof good>["paths"]["/v5/market/time"]["get"]) => void]>([
    ["operation-id-is-path", (operation) => void (operation.operationId = "getTime")],
    ["sentence-case-summaries", (operation) => void (operation.summary = "Get Server Time")],
    ["one-tag", (operation) => void operation.tags.push("Market")],
    [
      "named-examples",
      (operation) => void (operation.responses["200"].content["application/json"].examples = undefined),
    ],
    [
      "property-descriptions",
      (operation) =>
        void (operation.responses["200"].content["application/json"].schema.properties["x"] = { type: "string" }),
    ],
    [
      "named-enumerations",
      (operation) =>
        void (operation.responses["200"].content["application/json"].schema.properties["side"] = {
          description: "Direction.",
          anyOf: [{ enum: ["Buy", "Sell"] }, { type: "string" }],
        }),
    ],
    ["no-placeholders", (operation) => void (operation.responses["200"].description = "DESCRIBE")],
    [
      "no-deep-inline-objects",
      (operation) =>
        void (operation.responses["200"].content["application/json"].schema.properties["a"] = {
          description: "one",
          type: "object",
          properties: {
            b: { description: "two", type: "object", properties: { c: { type: "string", description: "three" } } },
          },
        }),
    ],
  ])("%s notices", (name, spoil) => {
    const document = good();
    spoil(document.paths["/v5/market/time"].get);
    expect(problems(document)).toContain(`specwright/${name}`);
  });
});

describe("operationName", () => {
  it.each([
    ["/v5/position/list", "get", 1, "positionList"],
    ["/v5/market/funding/history", "get", 1, "marketFundingHistory"],
    ["/v5/market/full_orderbook", "get", 1, "marketFullOrderbook"],
    ["/v5/market/adlAlert", "get", 1, "marketAdlAlert"],
    ["/v5/spot-margin-trade/set-leverage", "post", 1, "spotMarginTradeSetLeverage"],
    ["/v5/earn/flexible-saving/auto-savings", "get", 2, "earnFlexibleSavingGetAutoSavings"],
    ["/v5/earn/flexible-saving/auto-savings", "post", 2, "earnFlexibleSavingSetAutoSavings"],
    ["/unified/v3/private/order/list", "get", 1, "unifiedV3PrivateOrderList"],
  ])("%s %s", (path, method, count, name) => {
    expect(operationName(path, method, count)).toBe(name);
  });
});

describe("sentenceCaseProblem", () => {
  it.each(["Get server time", "List open USDT positions", "Render Markdown page"])("accepts %s", (summary) => {
    expect(sentenceCaseProblem(summary)).toBeUndefined();
  });
  it.each(["", "get time", "Get time.", "Get Server time"])("refuses %j", (summary) => {
    expect(sentenceCaseProblem(summary)).toBeTypeOf("string");
  });
});
