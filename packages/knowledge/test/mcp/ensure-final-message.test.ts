import { expect, test } from "vitest";
import { createKnowledgeClient } from "../../src/index.ts";
import { bodyOf, encode } from "../support/chat-stream.ts";

const RESULT = { protocolVersion: "2025-03-26", capabilities: {}, serverInfo: { name: "a", version: "1" } };
const STREAM = { headers: { "content-type": "text/event-stream" } };
const initialized = (id: unknown) => `data: ${JSON.stringify({ jsonrpc: "2.0", id, result: RESULT })}`;

/** Creates a client whose MCP endpoint responds to requests with these streams, one after the other. */
function streaming(...responses: ((id: unknown) => BodyInit)[]) {
  const resumed: (string | null)[] = [];
  const knowledge = createKnowledgeClient({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "POST") {
        resumed.push(request.headers.get("last-event-id"));
        return new Response(null, { status: 405 });
      }
      const { id } = (await request.json()) as { id?: number };
      if (id === undefined) return new Response(null, { status: 202 });
      return new Response(responses.shift()?.(id) ?? null, STREAM);
    },
  });
  return { knowledge, resumed };
}

const ENDS: [string, () => BodyInit][] = [
  ["is empty", () => ""],
  ["ends after a notification", () => 'data: {"jsonrpc":"2.0","method":"notifications/progress","params":{}}\n\n'],
  ["ends after a response to another request", () => initialized(77)],
  ["ends within an event", () => 'data: {"jsonrpc":"2.0","id":0,"res'],
  ["breaks", () => bodyOf([encode(": ping\n\n")], new Error("reset"))],
];

test.each(ENDS)("mcp.connect fails immediately if the event stream %s", async (_, answer) => {
  await expect(streaming(answer).knowledge.mcp.connect()).rejects.toMatchObject({
    code: "mcp-failed",
    message: expect.stringContaining("the stream ended without a response"),
  });
});

test("mcp.ask fails immediately if the event stream ends", async () => {
  const { knowledge } = streaming(
    (id) => `${initialized(id)}\n\n`,
    () => ": ping\n\n",
  );
  const client = await knowledge.mcp.connect();
  await expect(knowledge.mcp.ask(client, { query: "?" })).rejects.toMatchObject({
    code: "mcp-failed",
    detail: expect.stringContaining("the stream ended without a response"),
  });
  await client.close();
});

test.each([
  ["with its final blank line", "\n\n"],
  ["without its final blank line", ""],
])("mcp.connect reads a response %s", async (_, end) => {
  const { knowledge } = streaming((id) => initialized(id) + end);
  const client = await knowledge.mcp.connect();
  expect(client.getServerVersion()).toEqual(RESULT.serverInfo);
  await client.close();
});

test("the MCP SDK resumes an interrupted stream if its events have IDs", async () => {
  const { knowledge, resumed } = streaming(() => "id: 5\nretry: 1\ndata: \n\n");
  const controller = new AbortController();
  const failed = expect(knowledge.mcp.connect({ signal: controller.signal })).rejects.toMatchObject({
    code: "aborted",
  });
  while (resumed.length === 0) await new Promise(setImmediate);
  expect(resumed).toEqual(["5"]);
  controller.abort();
  await failed;
});
