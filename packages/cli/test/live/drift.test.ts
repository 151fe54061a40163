import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { driftLines, readDrift } from "../../src/live/drift.ts";
import { readSpecification } from "../../src/live/specification.ts";

const folder = mkdtempSync(join(tmpdir(), "drift-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the drift reports of a client", () => {
  const specification = readSpecification();
  const orders = { operation: "order.realtime", place: "result.list[].cumExecFee" };
  const gone = { expected: "string", found: "absent", times: 1 };

  it.each([
    [
      { ...orders, ...gone, times: 12 },
      "order.realtime: result.list[].cumExecFee was absent 12 times: specs/trading/components/schemas/order/Order.yaml: remove cumExecFee from required",
    ],
    [
      { operation: "order.create", place: "result.fee", expected: "no field", found: "unknown field", times: 1 },
      "order.create: result.fee was new once: specs/trading/components/schemas/order/OrderCreateResult.yaml: add fee with its type and meaning",
    ],
    [
      { operation: "tasks.get", place: "response.result.cost", expected: "object", found: "null", times: 1 },
      "tasks.get: response.result.cost was null once: specs/knowledge/components/schemas/tasks/TaskResult.yaml: let cost be null or object",
    ],
    [
      { topic: "orderBook", place: "message.data.b[][1]", expected: "string", found: "number", times: 2 },
      "topic orderBook: message.data.b[][1] was number 2 times: specs/trading/components/schemas/market/OrderbookLevel.yaml: let [1] be number instead of string",
    ],
    [
      { operation: "order.none", place: "result.a", ...gone },
      "order.none: result.a was absent once: no specification describes it",
    ],
  ])("become locations in the specifications: %j", (given, line) => {
    expect(driftLines(specification, [given])).toEqual([`- ${line}`]);
  });

  it("name the specification file of the field even if the client method calls several operations", () => {
    const [line] = driftLines(specification, [{ operation: "tasks.wait", place: "response.result", ...gone }]);
    expect(line).toContain("specs/knowledge/components/schemas/tasks/Task.yaml");
    expect(line).not.toContain("Health");
  });

  it("are counted together if they have the same location", () => {
    expect(
      driftLines(specification, [
        { ...orders, ...gone },
        { ...orders, ...gone, times: 2 },
      ]),
    ).toEqual([expect.stringContaining("was absent 3 times")]);
  });

  it.each([
    ["a line that is not JSON", '{"operation":"order.realtime"', /line 1 is not JSON/],
    ["something else", '{"a":1}', /line 1 is not a report of onDrift: it must have operation or topic, place/],
  ])("in a file with %s are refused with the line", (_, content, message) => {
    const file = join(folder, "drift.jsonl");
    writeFileSync(file, content);
    expect(() => readDrift(file)).toThrow(message);
  });

  it("can be a JSON list, or one report per line", () => {
    const both = [
      { ...orders, ...gone },
      { ...orders, ...gone, times: 2 },
    ];
    const file = join(folder, "drift.json");
    for (const content of [JSON.stringify(both), both.map((each) => JSON.stringify(each)).join("\n")]) {
      writeFileSync(file, content);
      expect(readDrift(file)).toEqual(both);
    }
  });
});
