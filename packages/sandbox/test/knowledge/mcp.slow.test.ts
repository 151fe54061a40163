import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { expect, onTestFinished, test } from "vitest";
import type { ServerVariant } from "../../src/knowledge/records.ts";
import { notes, startKnowledge, type TestServer } from "../support/start-knowledge.ts";

async function connect(server: TestServer, token?: string): Promise<Client> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${await server.url()}/mcp`), {
    requestInit: { headers },
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(transport as Transport);
  onTestFinished(() => client.close());
  return client;
}

async function rpc(server: TestServer, message: unknown, headers: Record<string, string> = {}) {
  const payload = typeof message === "string" ? message : JSON.stringify(message);
  const response = await server.app.inject({ method: "POST", url: "/mcp", payload, headers });
  return { status: response.statusCode, type: response.headers["content-type"], body: response.body };
}

const textOf = (result: Awaited<ReturnType<Client["callTool"]>>): string => {
  const [first] = result.content as { type: string; text: string }[];
  return first?.text ?? "";
};

test.each(["reference", "released"] as const)(
  "the official MCP client lists and calls the tool of the %s variant",
  async (variant) => {
    const server = await startKnowledge({ variant, mcp: { enabled: true } });
    await server.compile(notes);
    const client = await connect(server);
    expect((await client.listTools()).tools.map((tool) => tool.name)).toEqual(["ask"]);
    const answer = JSON.parse(
      textOf(await client.callTool({ name: "ask", arguments: { query: "When do we ship Alpha?" } })),
    );
    const path = variant === "released" ? "wiki/concept/alpha.md" : "concept/alpha.md";
    expect(answer.sources[0]).toEqual({ title: "Alpha", path });
    expect(answer.answer).toMatch(/^We decided to ship Alpha on Friday[^]*\n\nSources:\n- \[Alpha\]/);
    expect(answer.cost_usd).toBeGreaterThan(0);
    const limited = await client.callTool({
      name: "ask",
      arguments: { query: "Alpha", paths: ["wiki/concept/beta-program.md"] },
    });
    expect(JSON.parse(textOf(limited)).sources).toMatchObject([{ title: "Beta Program" }]);
    const failed = await client.callTool({ name: "ask", arguments: { query: "<!-- sandbox: error -->" } });
    expect([failed.isError, textOf(failed)]).toEqual([true, "the question asks for a failure"]);
  },
);

test.each([
  [{ name: "ask", arguments: {} }, "Missing required argument: query"],
  [{ name: "ask", arguments: { query: 5 } }, "Invalid arguments: query must be a string"],
  [{ name: "ask", arguments: { query: "a", paths: "b" } }, "Invalid arguments: paths must be a list of strings"],
  [
    { name: "ask", arguments: { query: "a", kb: "none" } },
    'Invalid arguments: kbpath: unknown derived knowledge base: "none"',
  ],
  [{ name: "tell", arguments: {} }, "Unknown tool: tell"],
])("both variants refuse the MCP call %j", async (call, message) => {
  for (const variant of ["reference", "released"] as const) {
    const client = await connect(await startKnowledge({ variant, mcp: { enabled: true } }));
    await expect(client.callTool(call)).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining(message),
    });
  }
});

test.each(["reference", "released"] as const)(
  "the MCP endpoint of the %s variant admits only callers with the configured token",
  async (variant) => {
    const server = await startKnowledge({ variant, mcp: { enabled: true, token: "open sesame" } });
    await expect((await connect(server, "open sesame")).listTools()).resolves.toMatchObject({
      tools: [{ name: "ask" }],
    });
    await expect(connect(server, "open sesam")).rejects.toThrow();
    await expect(connect(server)).rejects.toThrow();
    const refused = await rpc(server, {}, { authorization: "bearer open sesame" });
    expect([refused.status, refused.type, refused.body]).toEqual([
      401,
      variant === "released" ? "text/plain; charset=utf-8" : "application/json; charset=utf-8",
      '{"error":"unauthorized"}\n',
    ]);
  },
);

test.each(["reference", "released"] as const)(
  "the MCP endpoint of the %s variant is disabled by default",
  async (variant) => {
    const server = await startKnowledge({ variant });
    for (const method of ["GET", "POST", "DELETE"] as const) {
      const { statusCode, body } = await server.call(method, "/mcp");
      expect([statusCode, body]).toEqual([404, "404 page not found\n"]);
    }
  },
);

test("the MCP tool first processes the submitted texts that are due, and its answer uses them", async () => {
  const server = await startKnowledge({ variant: "released", mcp: { enabled: true } });
  await server.call("POST", "/api/submit", { source: "paste", content: notes });
  server.clock.advance(10_000);
  const call = { id: 1, method: "tools/call", params: { name: "ask", arguments: { query: "Alpha" } } };
  expect((await rpc(server, call)).body).toContain("We decided to ship Alpha");
});

test("the MCP endpoint of the released variant refuses methods other than POST before it checks the token", async () => {
  const server = await startKnowledge({ variant: "released", mcp: { enabled: true, token: "t" } });
  for (const method of ["GET", "DELETE", "PUT"] as const) {
    const response = await server.call(method, "/mcp");
    expect([response.statusCode, response.body]).toEqual([405, "Method Not Allowed\n"]);
  }
});

const error = (id: unknown, code: number, message: string) => ({ jsonrpc: "2.0", id, error: { code, message } });
test.each([
  ["nonsense", 200, error(null, -32700, "Parse error")],
  ["[]", 200, error(null, -32700, "Parse error")],
  [{ id: 1, method: 5 }, 200, error(null, -32700, "Parse error")],
  [{ id: 1, method: "ping" }, 200, error(1, -32601, "Method not found")],
  [{ id: "a" }, 200, error("a", -32601, "Method not found")],
  [{ id: 1, method: "tools/call", params: [] }, 200, error(1, -32602, "Unknown tool: ")],
  [{ jsonrpc: "2.0", method: "notifications/initialized" }, 202, undefined],
  [{ jsonrpc: "2.0", id: null, method: "tools/list" }, 202, undefined],
])("the MCP endpoint of the released variant responds to %j with status %d", async (message, status, expected) => {
  const server = await startKnowledge({ variant: "released", mcp: { enabled: true } });
  const response = await rpc(server, message, { "content-type": "text/plain", "mcp-protocol-version": "nonsense" });
  expect(response.status).toBe(status);
  expect(response.body === "" ? undefined : JSON.parse(response.body)).toEqual(expected);
});

test("the MCP endpoint of the released variant always returns the same protocol version, whichever the client requests", async () => {
  const server = await startKnowledge({ variant: "released", mcp: { enabled: true } });
  const { type, body } = await rpc(server, { id: 7, method: "initialize" });
  expect(type).toBe("application/json");
  expect(JSON.parse(body)).toEqual({
    jsonrpc: "2.0",
    id: 7,
    result: {
      protocolVersion: "2025-03-26",
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: "kaas", version: "1.0.0" },
    },
  });
});

test("the MCP endpoint of the reference variant keeps sessions and ends them", async () => {
  const server = await startKnowledge({ variant: "reference", mcp: { enabled: true } });
  const client = await connect(server);
  const transport = client.transport as StreamableHTTPClientTransport;
  const id = transport.sessionId ?? "";
  await transport.terminateSession();
  const headers = {
    "mcp-session-id": id,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  expect(id).not.toBe("");
  expect(await rpc(server, { jsonrpc: "2.0", id: 1, method: "tools/list" }, headers)).toMatchObject({ status: 404 });
});

test("the MCP endpoint keeps at most a hundred sessions and drops the oldest first", async () => {
  const server = await startKnowledge({ variant: "reference", mcp: { enabled: true } });
  const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const params = { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a", version: "1" } };
  const ids: string[] = [];
  for (let count = 0; count < 101; count++) {
    const payload = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
    const response = await server.app.inject({ method: "POST", url: "/mcp", payload, headers });
    ids.push(String(response.headers["mcp-session-id"]));
  }
  const list = (id: string | undefined) =>
    rpc(
      server,
      { jsonrpc: "2.0", id: 1, method: "tools/list" },
      { ...headers, "mcp-session-id": id ?? "", "mcp-protocol-version": "2025-06-18" },
    );
  expect([(await list(ids[0])).status, (await list(ids[1])).status, (await list(ids[100])).status]).toEqual([
    404, 200, 200,
  ]);
});

test.each(["reference", "released"] satisfies ServerVariant[])(
  "a server of the %s variant can close while an MCP client is connected",
  async (variant) => {
    const server = await startKnowledge({ variant, mcp: { enabled: true } });
    await connect(server);
    await expect(server.app.close()).resolves.toBeUndefined();
  },
);

test("an MCP event stream sends its headers immediately", async () => {
  const server = await startKnowledge({ variant: "reference", mcp: { enabled: true } });
  const params = { protocolVersion: "2025-03-26", capabilities: {}, clientInfo: { name: "test", version: "1.0.0" } };
  const accept = { "content-type": "application/json", accept: "application/json, text/event-stream" };
  const payload = { jsonrpc: "2.0", id: 0, method: "initialize", params };
  const opened = await server.app.inject({ method: "POST", url: "/mcp", payload, headers: accept });
  const ending = new AbortController();
  const headers = { accept: "text/event-stream", "mcp-session-id": String(opened.headers["mcp-session-id"]) };
  const listening = await fetch(`${await server.url()}/mcp`, { headers, signal: ending.signal });
  const first = await listening.body?.getReader().read();
  ending.abort();
  expect([listening.status, new TextDecoder().decode(first?.value)]).toEqual([200, ": listening\n\n"]);
});
