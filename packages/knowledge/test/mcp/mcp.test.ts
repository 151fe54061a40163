import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { VirtualClock } from "@specwright-tools/testing";
import { describe, expect, expectTypeOf, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClientOptions, type McpClient } from "../../src/index.ts";

type Rpc = { id?: number; method: string; params: Record<string, unknown> };

/**
 * Creates a client whose MCP endpoint behaves like the released server's: one protocol version, no session, no stream,
 * plain JSON.
 */
function endpoint(call: (rpc: Rpc) => object, options: KnowledgeClientOptions = {}) {
  const seen: { method: string; authorization: string | null }[] = [];
  const knowledge = createKnowledgeClient({
    ...options,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== "POST") return new Response("Method Not Allowed\n", { status: 405 });
      const rpc = (await request.json()) as Rpc;
      seen.push({ method: rpc.method, authorization: request.headers.get("authorization") });
      if (rpc.id === undefined) return new Response(null, { status: 202 });
      return Response.json({ jsonrpc: "2.0", id: rpc.id, ...call(rpc) });
    },
  });
  return { knowledge, seen };
}

const OLDER = {
  protocolVersion: "2025-03-26",
  capabilities: { tools: { listChanged: false } },
  serverInfo: { name: "kaas", version: "1.0.0" },
};
const TOOLS = { tools: [{ name: "ask", description: "Ask", inputSchema: { type: "object", properties: {} } }] };

const released = (answer: (rpc: Rpc) => object) => (rpc: Rpc) => {
  if (rpc.method === "initialize") return { result: OLDER };
  if (rpc.method === "tools/list") return { result: TOOLS };
  return answer(rpc);
};
const text = (body: string, more: object = {}) => ({ result: { content: [{ type: "text", text: body }], ...more } });

test("the official MCP client can use a server with the older protocol version", async () => {
  const reply = { answer: "Ships on Friday.", sources: ["wiki/concept/alpha.md"], cost_usd: 0.5 };
  const { knowledge, seen } = endpoint(released(() => text(JSON.stringify(reply))));
  const client = await knowledge.mcp.connect<Client>({ token: "mcp-token" });
  expect(client).toBeInstanceOf(Client);
  expect(client.getServerVersion()).toEqual(OLDER.serverInfo);
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["ask"]);
  expect(await knowledge.mcp.ask(client as McpClient, { query: "When?", kb: "alpha" })).toEqual({
    answer: "Ships on Friday.",
    sources: [{ path: "concept/alpha.md", title: undefined }],
    isGrounded: true,
    cost: 0.5,
  });
  expect(seen.map(({ method }) => method)).toEqual([
    "initialize",
    "notifications/initialized",
    "tools/list",
    "tools/call",
  ]);
  expect(new Set(seen.map(({ authorization }) => authorization))).toEqual(new Set(["Bearer mcp-token"]));
  await client.close();
});

test("the default timeout of mcp.ask is longer than an answer of the released variant takes", async () => {
  const limits: unknown[] = [];
  const client = {
    callTool: async (_params: unknown, _schema: unknown, options: unknown) => {
      limits.push(options);
      return { content: [] };
    },
  } as unknown as McpClient;
  const { knowledge } = endpoint(
    released(() => text("")),
    { clock: new VirtualClock() },
  );
  const { signal } = new AbortController();
  await knowledge.mcp.ask(client, { query: "?" });
  await knowledge.mcp.ask(client, { query: "?" }, { timeoutMs: 7, signal });
  expect(limits).toEqual([{ timeout: 150_000 }, { timeout: 7, signal }]);
});

test("the client of the MCP SDK has every member of the interface McpClient", () => {
  expectTypeOf<Pick<Client, "close" | "getServerVersion">>().toExtend<Pick<McpClient, "close" | "getServerVersion">>();
  for (const name of ["listTools", "callTool", "getServerVersion", "close"] as const) {
    expect(typeof Client.prototype[name]).toBe("function");
  }
});

test("mcp.connect sends the client's token, and sends no Authorization header if the client has none", async () => {
  const open = endpoint(released(() => text("x")));
  await open.knowledge.mcp.connect();
  const closed = endpoint(
    released(() => text("x")),
    { token: "own" },
  );
  await closed.knowledge.mcp.connect();
  expect([open.seen[0]?.authorization, closed.seen[0]?.authorization]).toEqual([null, "Bearer own"]);
});

describe("mcp.ask", () => {
  const asking = async (answer: object) => {
    const { knowledge } = endpoint(released(() => answer));
    return knowledge.mcp.ask(await knowledge.mcp.connect(), { query: "?" });
  };

  test("reads plain text as the answer", async () => {
    expect(await asking(text("Just text."))).toEqual({ answer: "Just text.", sources: [], cost: undefined });
  });

  test("reads an answer without sources", async () => {
    expect(await asking(text('{"answer":"a","sources":null}'))).toEqual({
      answer: "a",
      sources: [],
      isGrounded: false,
      cost: undefined,
    });
  });

  test("throws if the tool failed", async () => {
    await expect(asking(text("no model", { isError: true }))).rejects.toMatchObject({
      code: "mcp-failed",
      detail: "no model",
    });
  });

  test("throws a protocol error with its message", async () => {
    const answer = { error: { code: -32603, message: "tool call timeout" } };
    await expect(asking(answer)).rejects.toMatchObject({
      code: "mcp-failed",
      message: expect.stringContaining("tool call timeout"),
    });
  });

  test.each(["model", "kb", "paths"] as const)(
    "rejects an option that is too long for the AI engine: %s",
    async (name) => {
      const { knowledge } = endpoint(released(() => text("x")));
      const client = await knowledge.mcp.connect();
      const long = "m".repeat(70_000);
      const question = { query: "?", [name]: name === "paths" ? [long] : long };
      await expect(knowledge.mcp.ask(client, question)).rejects.toMatchObject({
        code: "input",
        message: expect.stringMatching(
          new RegExp(`^mcp\\.ask: query and ${name} take \\d+ bytes .* stop the AI engine`),
        ),
      });
    },
  );

  test("rejects input without a question", async () => {
    const { knowledge } = endpoint(released(() => text("x")));
    const client = await knowledge.mcp.connect();
    await expect(knowledge.mcp.ask(client, { query: "" })).rejects.toMatchObject({ code: "input" });
  });
});

describe("mcp.connect", () => {
  const clientFor = (response: () => Response) =>
    createKnowledgeClient({
      // The health check succeeds, so only the MCP endpoint is missing.
      fetch: async (url) => (String(url).endsWith("/healthz") ? Response.json({ status: "ok" }) : response()),
    }).mcp.connect({ token: "x" });

  test("rejects with the code wrong-address and names the call in the message if another server responds", async () => {
    const router = () => new Response("404 page not found\n", { status: 404 });
    for (const response of [router, () => new Response("<html>", { headers: { "content-type": "text/html" } })]) {
      const connected = createKnowledgeClient({ fetch: async () => response() }).mcp.connect();
      await expect(connected).rejects.toMatchObject({
        code: "wrong-address",
        message: expect.stringMatching(/^mcp\.connect: .*Check baseUrl/),
      });
    }
  });

  test.each([
    ["404 of a router", () => new Response("404 page not found\n", { status: 404 })],
    ["405 of a web interface", () => new Response("Method Not Allowed\n", { status: 405 })],
    ["a web page", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ])("reports a disabled endpoint (%s) as mcp-disabled", async (_, response) => {
    await expect(clientFor(response)).rejects.toMatchObject({
      code: "mcp-disabled",
      message: expect.stringContaining("KB_MCP_ENABLED"),
    });
  });

  test("closes the connection to a server with a disabled endpoint, although the response body has not ended", async () => {
    let closed = 0;
    const page = () =>
      new ReadableStream<Uint8Array>({
        pull: (stream) => stream.enqueue(new Uint8Array(10)),
        cancel: () => void (closed += 1),
      });
    const fetch = async (url: unknown) =>
      String(url).endsWith("/healthz") ? Response.json({ status: "ok" }) : new Response(page(), { status: 404 });
    await expect(createKnowledgeClient({ fetch }).mcp.connect()).rejects.toMatchObject({ code: "mcp-disabled" });
    expect(closed).toBe(1);
  });

  test("reports a wrong token as mcp-unauthorized", async () => {
    const refuse = () =>
      new Response('{"error":"unauthorized"}', { status: 401, headers: { "content-type": "text/plain" } });
    await expect(clientFor(refuse)).rejects.toMatchObject({ code: "mcp-unauthorized", status: 401 });
  });

  test("reports status 500 as mcp-failed", async () => {
    await expect(clientFor(() => new Response("x", { status: 500 }))).rejects.toMatchObject({ code: "mcp-failed" });
  });

  test("reports an unknown protocol version as mcp-failed", async () => {
    const { knowledge } = endpoint(() => ({ result: { ...OLDER, protocolVersion: "1999-01-01" } }));
    await expect(knowledge.mcp.connect()).rejects.toMatchObject({
      code: "mcp-failed",
      message: expect.stringContaining("1999-01-01"),
    });
  });
});

test("mcp.connect does not follow a redirect", async () => {
  let calls = 0;
  const knowledge = createKnowledgeClient({
    token: "token-of-the-test",
    fetch: async (_, init) => {
      calls += 1;
      expect(init?.redirect).toBe("manual");
      return new Response(null, { status: 307, headers: { location: "https://other.example.org/mcp" } });
    },
  });
  await expect(knowledge.mcp.connect()).rejects.toMatchObject({ code: "wrong-address", status: 307 });
  expect(calls).toBe(1);
});

test("an MCP error has an outcome that shows whether the tool may have run", async () => {
  const { knowledge } = endpoint(released(() => text("")));
  const client = (callTool: () => Promise<object>) => ({ callTool }) as unknown as McpClient;
  const rejecting = (message: string, code?: number) =>
    client(() => Promise.reject(Object.assign(new Error(message), { code })));
  const outcomes: [McpClient, string][] = [
    // The tool may have done part of its work before it failed.
    [client(async () => ({ isError: true, content: [{ type: "text", text: "no" }] })), "unknown"],
    [rejecting("Connection closed", -32_000), "unknown"],
    [rejecting("MCP error -32602: Invalid arguments", -32_602), "answered"],
    [rejecting("MCP error -32601: Method not found", -32_601), "answered"],
    [rejecting("Not connected"), "not-sent"],
  ];
  for (const [failing, outcome] of outcomes) {
    await expect(knowledge.mcp.ask(failing, { query: "?" })).rejects.toMatchObject({ code: "mcp-failed", outcome });
  }
});

test("mcp.ask rejects a missing client or question as an input error", async () => {
  const { knowledge } = endpoint(released(() => text("")));
  const client = { callTool: async () => ({}) } as unknown as McpClient;
  for (const nothing of [undefined, null]) {
    const none = nothing as unknown as McpClient;
    await expect(knowledge.mcp.ask(none, { query: "?" })).rejects.toMatchObject({ code: "input" });
    await expect(knowledge.mcp.ask(client, none as never)).rejects.toMatchObject({ code: "input" });
  }
});

test("mcp.ask sends the paths of sources in the server's notation, in whichever notation the caller passes them", async () => {
  const { knowledge } = endpoint(released(() => text("")));
  const asked: unknown[] = [];
  const client = {
    callTool: async (params: { arguments: unknown }) => {
      asked.push(params.arguments);
      return { content: [] };
    },
  } as unknown as McpClient;
  const paths = [{ path: "concept/alpha.md", title: "Alpha" }, "concept/beta.md", "wiki/c.md", "/wiki/d.md"];
  await knowledge.mcp.ask(client, { query: "?", paths });
  expect(asked).toEqual([
    { query: "?", paths: ["wiki/concept/alpha.md", "wiki/concept/beta.md", "wiki/c.md", "wiki/d.md"] },
  ]);
  for (const wrong of ["a.md", [7], [""], [{}]]) {
    await expect(knowledge.mcp.ask(client, { query: "?", paths: wrong as string[] })).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(/^mcp\.ask: paths must/),
    });
  }
});

test("mcp.ask refuses a question of more than 63 KiB before anything is sent", async () => {
  const { knowledge } = endpoint(released(() => text("")));
  const client = { callTool: () => Promise.reject(new Error("was called")) } as unknown as McpClient;
  await expect(knowledge.mcp.ask(client, { query: "x".repeat(64 * 1024) })).rejects.toMatchObject({ code: "input" });
});
