import { createKnowledgeClient } from "@specwright/knowledge";
import { createTradingClient } from "@specwright/trading";
import { createOpenApiFetchClient } from "@specwright/trading/openapi-fetch";
import { expect, it } from "vitest";
import { readEveryRecording } from "../files.ts";
import { replayCall, type Clients } from "./replay.ts";
import { replayKey } from "./replay-key.ts";

interface Options {
  readonly clock: { now(): number };
}
interface Chatting {
  chat(...args: unknown[]): AsyncIterable<unknown>;
}

it.each(["reference", "released"])("gives a stream's pieces out in their order, at their times: %s", async (form) => {
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
  // The client may read one piece ahead of what it gives out, and no further.
  expect(new Set(times).size).toBeGreaterThan(3);
  expect(times.at(-1)).toBe(recorded.at(-1));
});
