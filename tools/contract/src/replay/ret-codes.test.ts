import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createOpenApiFetchClient as createKnowledgeFetchClient } from "@specwright/knowledge/openapi-fetch";
import { createTradingClient } from "@specwright/trading";
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
import { describe, expect, it } from "vitest";
import { readEveryRecording } from "../record/files.ts";
import { exampleCases } from "../examples/cases.ts";
import { type Recording, replayKey } from "../har.ts";
import { replayCall, type Clients } from "./replay.ts";

interface RetCode {
  readonly code: number;
  readonly paths?: readonly string[];
  readonly group: string;
  readonly class: string;
}

const file = createRequire(import.meta.url).resolve("@specwright/specs/ret-codes.json");
const documented = (JSON.parse(readFileSync(file, "utf8")) as RetCode[]).filter(
  ({ group }) => group !== "http" && group !== "websocket",
);

/** Codes that the sandbox never returns, because its `ret-code` fault accepts only whole numbers from zero. */
const negative = new Set([-1, -2015]);

const recordings = readEveryRecording();
const examples = await exampleCases();

/** Codes in recorded responses, except deliberately broken ones. */
const recorded = new Set(
  recordings
    .filter(({ recording }) => recording.broken !== true)
    .flatMap(({ recording }) => recording.entries)
    .map(({ response }) => /"retCode":(-?\d+)/.exec(response.content.text)?.[1])
    .filter((code) => code !== undefined)
    .map(Number),
);

describe("recorded failures of the trading platform", () => {
  it("cover every class in the list of codes", () => {
    const classes = new Set(documented.map((each) => each.class));
    const shown = new Set(documented.filter(({ code }) => recorded.has(code)).map((each) => each.class));
    expect([...classes].filter((each) => !shown.has(each))).toEqual([]);
  });

  it("cover every code that all operations share, except for listed exceptions", () => {
    const common = new Set(documented.filter(({ group }) => group === "common").map(({ code }) => code));
    const missing = [...common].filter((code) => !recorded.has(code) && !negative.has(code));
    console.log(`codes: ${recorded.size} recorded of ${new Set(documented.map(({ code }) => code)).size} documented`);
    expect(missing).toEqual([]);
  });

  it("cause an error of the class of their return code, for any documented return code", async () => {
    const wrong: string[] = [];
    let replayed = 0;
    for (const { code, paths, class: name } of documented) {
      const recording = readOf(paths);
      // Skip the codes for a wrong clock: the client corrects its clock and resends the request. Another test case
      // covers them.
      if (recording === undefined || name === "success" || name === "timestamp") continue;
      const { outcome } = await replayCall(withCode(recording, code), clients);
      const { error } = outcome as { error?: { retCode?: number; code?: string } };
      replayed += 1;
      if (error?.retCode !== code || error.code !== codeOfRead(name))
        wrong.push(`${code} (${name}): ${JSON.stringify(error)}`);
    }
    console.log(`codes: ${replayed} of ${documented.length} documented ones replayed`);
    expect(wrong).toEqual([]);
    expect(replayed).toBeGreaterThan(600);
  });
});

const clients = {
  createTradingClient,
  createOpenApiFetchClient,
  createKnowledgeClient,
  createKnowledgeFetchClient,
  replayKey,
} as unknown as Clients;

/** Returns the expected error code of a failed read. A read changes nothing, so it never has an unknown outcome. */
const codeOfRead = (name: string) => (name === "retryable" || name === "unknown-outcome" ? "server" : name);

/** Returns an example of a read whose path has one of the prefixes. */
const readOf = (paths: readonly string[] = ["/v5/position/list"]): Recording | undefined =>
  examples.find(({ recording }) => {
    const [entry] = recording.entries;
    const { method, url } = entry?.request ?? { method: "", url: "http://localhost" };
    const isOne = recording.entries.length === 1 && recording.call.surface === "trading";
    return isOne && method === "GET" && paths.some((path) => new URL(url).pathname.startsWith(path));
  })?.recording;

function withCode(recording: Recording, code: number): Recording {
  const { now: time } = recording.call;
  const text = JSON.stringify({ retCode: code, retMsg: "refused", result: {}, retExtInfo: {}, time });
  const entries = recording.entries.map((entry) => {
    const content = { ...entry.response.content, text };
    return { ...entry, response: { ...entry.response, status: 200, content } };
  });
  return { ...recording, call: { ...recording.call, once: true }, entries };
}
