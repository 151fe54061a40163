import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { knownOperations } from "@specwright/sandbox/known-operations";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createOpenApiFetchClient as createKnowledgeFetchClient } from "@specwright/knowledge/openapi-fetch";
import { createTradingClient } from "@specwright/trading";
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
import { beforeAll, describe, expect, it } from "vitest";
import { contracts, knowledgeContract, operationIdOf } from "../documents/documents.ts";
import { folder, readEveryRecording } from "../record/files.ts";
import { originOf, replayKey } from "../har.ts";
import { isMcpCall, mcpOutcomeOf, replayCall, replayPath, type Clients } from "./replay.ts";
import { findSecrets } from "../redact/credentials.ts";
import { verifyRecording } from "./verify.ts";

const recordings = readEveryRecording();
const clients = {
  createTradingClient,
  createOpenApiFetchClient,
  createKnowledgeClient,
  createKnowledgeFetchClient,
  replayKey,
} as unknown as Clients;

/** Maximum number of lines in all recordings together, so that the repository stays readable. */
const mostLines = 60_000;

describe("recordings", () => {
  it("exist for every simulated operation, and for the knowledge API", () => {
    const simulated = Object.entries(knownOperations).flatMap(([id, how]) => (how === "simulated" ? [id] : []));
    const recorded = new Set(recordings.map(({ recording }) => recording.call.operationId));
    const knowledge = knowledgeContract.operations.map(operationIdOf);
    expect([...simulated, ...knowledge].filter((id) => !recorded.has(id))).toEqual([]);
    expect(simulated.length).toBeGreaterThan(150);
  });

  it("originate from the sandbox or a live service, never from the specification's examples", () => {
    const origins = new Set(recordings.map(({ recording }) => originOf(recording)));
    expect([...origins].filter((origin) => origin !== "sandbox" && origin !== "live")).toEqual([]);
  });

  it("contain each common failure once", () => {
    const failures = recordings
      .filter(({ recording }) => recording.call.surface === "trading" && recording.entries.length === 1)
      .flatMap(({ name, recording }) => recording.entries.map(({ response }) => ({ name, response })))
      .filter(({ response }) => response.status >= 400);
    const bodies = Map.groupBy(failures, ({ response }) => {
      return `${response.status} ${response.content.text.replaceAll(/"time":\d+/g, "")}`;
    });
    const repeated = [...bodies.values()].filter((own) => own.length > 1).map((own) => own.map(({ name }) => name));
    expect(repeated).toEqual([]);
  });

  it(`have at most ${mostLines} lines`, () => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".har"));
    const lines = files.map((file) => readFileSync(join(folder, file), "utf8").split("\n").length - 1);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(mostLines);
  });
});

describe.each(recordings)("$name", ({ recording, expected }) => {
  const { call, entries } = recording;
  const [entry] = entries;

  it("satisfies the contract and reveals no secret", async () => {
    const hint = 'the recording no longer fits the specification; where that is meant, "pnpm record" makes it anew';
    expect(await verifyRecording(contracts, recording), hint).toEqual([]);
    expect(await findSecrets(recording, expected)).toEqual([]);
  });

  it("sends the same bytes and has the same outcome when called by operation", async () => {
    const { outcome, differences } = await replayCall(recording, clients, isMcpCall(call) ? mcpOutcomeOf : undefined);
    expect(differences).toEqual([]);
    expect(outcome).toEqual(expected);
  });

  const isJson = entry?.response.content.mimeType.startsWith("application/json") === true;
  if (call.surface !== "trading" || entries.length !== 1 || recording.broken === true || !isJson) return;
  it("sends the same bytes and returns the recorded envelope through openapi-fetch", async () => {
    const { outcome, differences } = await replayPath(recording, clients);
    expect(differences).toEqual([]);
    expect(outcome).toBeTypeOf("object");
  });
});

describe("a replay of a recording detects", () => {
  let first: (typeof recordings)[number];
  beforeAll(() => {
    const found = recordings.find(({ name }) => name === "trading/orderCreate/limit");
    if (found === undefined) throw new Error("the recording of a limit order is missing");
    first = found;
  });

  /** Returns a copy of the first recording with a string in its request replaced. */
  const changed = (from: string, to: string) => {
    const { entries, ...rest } = first.recording;
    const request = JSON.parse(
      JSON.stringify(entries[0]?.request).replaceAll(from, to),
    ) as (typeof entries)[number]["request"];
    return { ...rest, entries: [{ ...entries[0]!, request }] };
  };

  it.each([
    ["another path", "/v5/order/create", "/v5/order/amend"],
    ["another body", "BTCUSDT", "ETHUSDT"],
    ["another receive window", '"5000"', '"6000"'],
    ["another method", '"POST"', '"GET"'],
  ])("%s", async (_, from, to) => {
    const { differences } = await replayCall(changed(from, to), clients);
    expect(differences).not.toEqual([]);
  });

  it("a missing request", async () => {
    const { entries, ...rest } = first.recording;
    const { differences } = await replayCall({ ...rest, entries: [...entries, entries[0]!] }, clients);
    expect(differences).toEqual([expect.stringContaining("was recorded and not sent")]);
  });

  it("another timestamp, because the signature depends on it", async () => {
    const { call } = first.recording;
    const later = { ...first.recording, call: { ...call, now: call.now + 1 } };
    const { differences } = await replayCall(later, clients);
    expect(differences.map((difference) => difference.split(":")[0]).toSorted()).toEqual([
      "x-bapi-sign",
      "x-bapi-timestamp",
    ]);
  });
});
