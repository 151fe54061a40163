/**
 * Sends every named example of the specifications through the clients. Requests must match the document, responses are
 * validated strictly, and the client must deliver their content.
 */
import { createKnowledgeClient } from "@specwright/knowledge";
import { createOpenApiFetchClient as createKnowledgeFetchClient } from "@specwright/knowledge/openapi-fetch";
import { createTradingClient } from "@specwright/trading";
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
import { describe, expect, it, vi } from "vitest";
import { contracts, operationIdOf } from "../documents/documents.ts";
import { replayKey } from "../har.ts";
import { replayPath, type Clients } from "../replay/replay.ts";
import { verifyRecording } from "../replay/verify.ts";
import { exampleCases } from "./cases.ts";
import { outcomeDifferences } from "./outcome.ts";

// These tests run the examples of every operation, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const clients = {
  createTradingClient,
  createOpenApiFetchClient,
  createKnowledgeClient,
  createKnowledgeFetchClient,
  replayKey,
} as unknown as Clients;
const cases = await exampleCases();
const byOperation = Map.groupBy(cases, ({ scenario }) => scenario.operationId);

it("every operation that returns a result has an example of a success", () => {
  const succeeded = new Set(
    cases.filter(({ scenario }) => (scenario.example ?? 0) < 300).map(({ scenario }) => scenario.operationId),
  );
  const operations = contracts.flatMap((contract) => contract.operations.map(operationIdOf));
  // A stream that the server opens never ends, and a deletion returns nothing, so these operations have no result.
  expect(operations.filter((id) => !succeeded.has(id))).toEqual([
    "deleteTask",
    "deleteSession",
    "openMcpStream",
    "closeMcpSession",
  ]);
});

describe.each([...byOperation].map(([operationId, own]) => ({ operationId, own })))("$operationId", ({ own }) => {
  it("sends each of its examples as the specification describes it, and returns the described response", async () => {
    for (const one of own) {
      expect(await verifyRecording(contracts, one.recording), one.name).toEqual([]);
      expect(outcomeDifferences(one), one.name).toEqual([]);
    }
  });

  const byPath = own.filter(
    ({ recording: { call, entries } }) =>
      call.surface === "trading" &&
      entries.length === 1 &&
      entries[0]?.response.content.mimeType.startsWith("application/json") === true,
  );
  if (byPath.length === 0) return;
  it("sends the same bytes and returns the same envelope through openapi-fetch", async () => {
    for (const { name, recording } of byPath) {
      const { outcome, differences } = await replayPath(recording, clients);
      expect(differences, name).toEqual([]);
      expect(outcome, name).toBeTypeOf("object");
    }
  });
});

describe("comparing an outcome with its response", () => {
  const spoilt = (name: string, change: (text: string) => string) => {
    const found = cases.find((each) => each.name === name);
    if (found === undefined) throw new Error(`the case ${name} is missing`);
    return outcomeDifferences({ ...found, expected: JSON.parse(change(JSON.stringify(found.expected))) as unknown });
  };

  it.each([
    [
      "a field that is missing",
      "trading/orderCreate/acknowledged",
      (text: string) => text.replace('"orderId"', '"id"'),
    ],
    [
      "another value",
      "trading/marketTime/now",
      (text: string) => text.replace(/"timeSecond":"\d+"/, '"timeSecond":"0"'),
    ],
    ["an error for a success", "trading/orderCreate/acknowledged", () => '{"error":{"code":"server"}}'],
    ["a success for a failure", "trading/orderCreate/insufficientBalance", () => '{"result":{}}'],
  ])("detects %s", (_, name, change) => {
    expect(spoilt(name, change)).not.toEqual([]);
    expect(spoilt(name, (text) => text)).toEqual([]);
  });
});
