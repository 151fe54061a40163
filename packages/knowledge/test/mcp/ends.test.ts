import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type McpClient } from "../../src/index.ts";

const HELLO = {
  protocolVersion: "2025-03-26",
  capabilities: { tools: {} },
  serverInfo: { name: "kaas", version: "1.0.0" },
};

type Rpc = { id?: number; method: string };

/** Creates a client whose MCP endpoint accepts every session and responds to other requests with `respond`. */
function endpoint(respond: (rpc: Rpc) => Response | Promise<Response>) {
  return createKnowledgeClient({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "POST") return new Response(null, { status: 405 });
      const rpc = (await request.json()) as Rpc;
      if (rpc.method === "initialize") {
        const body = { jsonrpc: "2.0", id: rpc.id, result: HELLO };
        return Response.json(body, { headers: { "mcp-session-id": "s-1" } });
      }
      return rpc.id === undefined ? new Response(null, { status: 202 }) : respond(rpc);
    },
  });
}

const silent = () => new Promise<never>(() => {});
const content = (...pieces: object[]) =>
  endpoint(({ id }) => Response.json({ jsonrpc: "2.0", id, result: { content: pieces } }));

const ABORTED = { name: "TransportError", code: "aborted" };

describe("mcp.connect", () => {
  test("ends when the caller aborts", async () => {
    const { mcp } = createKnowledgeClient({ fetch: silent });
    const early = mcp.connect({ signal: AbortSignal.abort("why") });
    await expect(early).rejects.toMatchObject({ ...ABORTED, outcome: "not-sent", cause: "why" });
    const controller = new AbortController();
    const late = createKnowledgeClient({ fetch: () => (controller.abort(), silent()) });
    await expect(late.mcp.connect({ signal: controller.signal })).rejects.toMatchObject({
      ...ABORTED,
      outcome: "unknown",
    });
  });

  test("ends after timeoutMs", async () => {
    const { mcp } = createKnowledgeClient({ fetch: silent });
    await expect(mcp.connect({ timeoutMs: 1 })).rejects.toMatchObject({ code: "timeout", outcome: "unknown" });
    for (const timeoutMs of [0, Number.NaN, -1]) {
      await expect(mcp.connect({ timeoutMs })).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
    }
  });

  test("reports that nothing was sent if the port is closed", async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, "127.0.0.1", done));
    const { port } = closed.address() as AddressInfo;
    await new Promise((done) => closed.close(done));
    const { mcp } = createKnowledgeClient({ baseUrl: `http://127.0.0.1:${port}` });
    await expect(mcp.connect()).rejects.toMatchObject({
      name: "TransportError",
      code: "network",
      outcome: "not-sent",
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });
});

describe("mcp.ask", () => {
  test("ends when the caller aborts", async () => {
    const controller = new AbortController();
    const { mcp } = endpoint(() => (controller.abort("why"), silent()));
    const client = await mcp.connect();
    const early = mcp.ask(client, { query: "?" }, { signal: AbortSignal.abort() });
    await expect(early).rejects.toMatchObject({ ...ABORTED, outcome: "not-sent" });
    const late = mcp.ask(client, { query: "?" }, { signal: controller.signal });
    await expect(late).rejects.toMatchObject({ ...ABORTED, outcome: "unknown", cause: "why" });
  });

  test("ends after timeoutMs", async () => {
    const { mcp } = endpoint(silent);
    const client = await mcp.connect();
    await expect(mcp.ask(client, { query: "?" }, { timeoutMs: 1 })).rejects.toMatchObject({
      code: "timeout",
      outcome: "unknown",
    });
  });

  test("reports a lost connection as a network error", async () => {
    const { mcp } = endpoint(() => Promise.reject(new TypeError("fetch failed")));
    const client = await mcp.connect();
    await expect(mcp.ask(client, { query: "?" })).rejects.toMatchObject({ code: "network", outcome: "unknown" });
  });

  test("reports an expired session with an error that suggests connecting again", async () => {
    const { mcp } = endpoint(() => new Response(null, { status: 404 }));
    const client = await mcp.connect();
    await expect(mcp.ask(client, { query: "?" })).rejects.toMatchObject({
      code: "mcp-failed",
      status: 404,
      message: expect.stringContaining("Connect again"),
    });
  });

  test("returns each source with a title and a path that wiki.file accepts, and leaves out invalid list items", async () => {
    const { mcp } = content({
      type: "text",
      text: '{"answer":"a","sources":[null,{"path":"wiki/a.md","title":"A"},{},7,"b.md"]}',
    });
    expect(await mcp.ask(await mcp.connect(), { query: "?" })).toMatchObject({
      sources: [
        { path: "a.md", title: "A" },
        { path: "b.md", title: undefined },
      ],
    });
  });

  test("throws for a result without text, but accepts an empty text", async () => {
    const image = content({ type: "image", data: "AA==", mimeType: "image/png" });
    await expect(image.mcp.ask(await image.mcp.connect(), { query: "?" })).rejects.toMatchObject({
      code: "mcp-failed",
      outcome: "unknown",
    });
    const empty = content({ type: "text", text: "" });
    expect(await empty.mcp.ask(await empty.mcp.connect(), { query: "?" })).toMatchObject({ answer: "" });
  });

  test("rejects a client without callTool", async () => {
    const { mcp } = content();
    await expect(mcp.ask({} as McpClient, { query: "?" })).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(/^mcp\.ask: client must/),
    });
  });
});
