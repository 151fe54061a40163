import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient } from "@specwright/trading";
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
import { describe, expect, it } from "vitest";
import { readEveryRecording } from "../record/files.ts";
import { replayKey } from "../har.ts";
import { replayCall, type Clients } from "./replay.ts";

interface Options {
  readonly clock: { now(): number };
}
interface Chatting {
  chat(...args: unknown[]): AsyncIterable<unknown>;
}

it.each(["reference", "released"])(
  "a replay delivers a stream's chunks in order, at their recorded times (%s server variant)",
  async (form) => {
    const found = readEveryRecording().find(({ name }) => name === `knowledge/streamChat/${form}-question`);
    if (found === undefined) throw new Error("the recording of a question is missing");
    const { call, entries } = found.recording;
    const recorded = entries.at(-1)?.response._chunks?.map(({ at }) => at) ?? [];
    let clock: Options["clock"] | undefined;
    const watching = (options: object) => {
      ({ clock } = options as Options);
      return createKnowledgeClient(options as never);
    };
    const clients = {
      createTradingClient,
      createOpenApiFetchClient,
      createKnowledgeClient: watching,
      replayKey,
    } as unknown as Clients;
    const times: number[] = [];
    await replayCall(found.recording, clients, async (client) => {
      for await (const event of (client as Chatting).chat(...call.args))
        if (event !== undefined) times.push((clock?.now() ?? 0) - call.now);
    });
    expect(recorded.length).toBeGreaterThan(3);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    // Events that arrived in the same chunk have the same time, and the client may read one chunk ahead, so expect only a
    // few different times.
    expect(new Set(times).size).toBeGreaterThan(3);
    expect(times.at(-1)).toBe(recorded.at(-1));
  },
);

describe("a replay of a client that sends more than recorded", () => {
  /** Returns the differences of a replay in which the client's requests are changed before they are sent. */
  async function differencesOf(name: string, change: (request: Request) => Request): Promise<readonly string[]> {
    const found = readEveryRecording().find((each) => each.name === name);
    if (found === undefined) throw new Error(`the recording ${name} is missing`);
    const changing = (create: (options: never) => unknown) => (options: object) => {
      const { fetch } = options as { fetch: (request: Request) => Promise<Response> };
      const changed = (input: string, init: RequestInit) => fetch(change(new Request(input, init)));
      return create({ ...options, fetch: changed } as never);
    };
    const clients = {
      createTradingClient: changing(createTradingClient),
      createOpenApiFetchClient,
      createKnowledgeClient: changing(createKnowledgeClient),
      replayKey,
    } as unknown as Clients;
    return (await replayCall(found.recording, clients)).differences;
  }

  it("reports the signature headers of a call that needs none, without their values", async () => {
    const signed = (request: Request) => {
      request.headers.set("X-BAPI-API-KEY", "a key");
      request.headers.set("X-BAPI-SIGN", "a signature");
      return request;
    };
    expect(await differencesOf("trading/marketTime/now", signed)).toEqual([
      "x-bapi-api-key: sent, but not recorded",
      "x-bapi-sign: sent, but not recorded",
    ]);
  });

  it("reports a body that was not recorded", async () => {
    const withBody = (request: Request) =>
      request.method === "DELETE" ? new Request(request, { method: "DELETE", body: "{}" }) : request;
    expect(await differencesOf("knowledge/deleteTask/reference-finished-task", withBody)).toEqual([
      "content-type: sent, but not recorded",
      'body: sent "{}", recorded ""',
    ]);
  });

  it("reports no difference if the client sends exactly what was recorded", async () => {
    expect(await differencesOf("trading/marketTime/now", (request) => request)).toEqual([]);
  });
});
