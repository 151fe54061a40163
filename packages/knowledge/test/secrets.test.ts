import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient, type KnowledgeClientOptions } from "../src/index.ts";
import { instantClock } from "./support/instant-clock.ts";

const TOKEN = "sk-secret/of+the=test";

/** Returns everything that printing an error and its causes could reveal. */
function printed(error: unknown): string {
  const { stack, message, cause } = error as Error;
  const own = inspect(error, { depth: 9, showHidden: true, getters: true }) + JSON.stringify(error) + stack + message;
  return cause === undefined ? own : own + printed(cause);
}

/** Responses of a server that repeats the token that it received. */
const ECHOES: Record<string, (said: string) => Response> = {
  "a refusal": (said) => Response.json({ error: said }, { status: 400 }),
  "an error in plain text": (said) => new Response(said, { status: 500 }),
  "a URL in a page": (said) => new Response(`not found: ${encodeURIComponent(said)}`, { status: 404 }),
  "a stream's error": (said) =>
    new Response(`data: ${JSON.stringify({ type: "error", message: said, code: said })}\n\n`, {
      headers: { "content-type": "text/event-stream" },
    }),
  "a broken event": (said) =>
    new Response(`data: {"type":"delta",${said}\n\n`, { headers: { "content-type": "text/event-stream" } }),
  "JSON for a stream": (said) => Response.json({ detail: said }),
  "a failed task": (said) => Response.json({ id: "1", status: "failed", error: said }),
};

const CALLS: Record<string, (client: KnowledgeClient, token: string) => Promise<unknown>> = {
  list: (client) => client.tasks.list(),
  submit: (client) => client.submit.text({ content: "a" }),
  chat: (client) => client.chat.answer({ query: "?" }),
  wait: (client) => client.tasks.wait("1", { timeoutMs: 1000, clock: instantClock() }),
  mcp: (client, token) => client.mcp.connect({ token }),
};

const SENDERS: [string, KnowledgeClientOptions, string][] = [
  ["the client's token", { token: TOKEN }, TOKEN],
  ["a secret header", { headers: { "X-Api-Key": TOKEN } }, "another-token"],
  ["a basic authorization header", { headers: { authorization: `Basic ${TOKEN}` } }, "another-token"],
  ["the token of the MCP endpoint", {}, TOKEN],
];

test.each(SENDERS)("no error contains %s, regardless of the server's response", async (_, options, mcpToken) => {
  for (const echo of Object.values(ECHOES)) {
    for (const [call, run] of Object.entries(CALLS)) {
      const knowledge = createKnowledgeClient({
        ...options,
        retry: false,
        timeoutMs: Infinity,
        idleTimeoutMs: Infinity,
        fetch: async (url, init) => {
          const { headers } = new Request(url, init);
          return echo(`${headers.get("authorization")} ${headers.get("x-api-key")}`);
        },
      });
      const error = await run(knowledge, mcpToken).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      // A submission succeeds if the response is a task, so the call may throw no error.
      if (error === undefined) expect(call).toBe("submit");
      else expect(printed(error)).not.toMatch(/sk-secret|secret%2F/);
    }
  }
});

test("printing the client of the MCP SDK shows no token", async () => {
  const knowledge = createKnowledgeClient({
    headers: { "x-api-key": `${TOKEN}-of-a-header` },
    fetch: async (url, init) => {
      const request = new Request(url, init);
      expect(request.headers.get("authorization")).toBe(`Bearer ${TOKEN}`);
      expect(request.headers.get("x-api-key")).toBe(`${TOKEN}-of-a-header`);
      if (request.method !== "POST") return new Response(null, { status: 405 });
      const { id } = (await request.json()) as { id?: number };
      if (id === undefined) return new Response(null, { status: 202 });
      const result = { protocolVersion: "2025-03-26", capabilities: {}, serverInfo: { name: "a", version: "1" } };
      return Response.json({ jsonrpc: "2.0", id, result });
    },
  });
  const client = await knowledge.mcp.connect({ token: TOKEN });
  expect(inspect(client, { depth: 12, showHidden: true })).not.toContain("sk-secret");
  await client.close();
});

test.each(["", "two words", "line\nbreak", "tökén"])(
  "the token %j is refused and not repeated in the error",
  async (token) => {
    expect(() => createKnowledgeClient({ token })).toThrow(
      /^createKnowledgeClient: token must be a string of visible ASCII characters without spaces\.$/,
    );
    const open = createKnowledgeClient({ fetch: () => Promise.reject(new Error("sent")) });
    await expect(open.mcp.connect({ token })).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
  },
);

test.each(["timeoutMs", "idleTimeoutMs", "maxResponseBytes", "chatMaxEventLength"])(
  "%s must be a number above 0",
  (name) => {
    for (const value of [0, -1, Number.NaN]) expect(() => createKnowledgeClient({ [name]: value })).toThrow(name);
    expect(() => createKnowledgeClient({ [name]: Infinity })).not.toThrow();
  },
);

test("timeoutMs of a call must be a number above 0", async () => {
  let calls = 0;
  const knowledge = createKnowledgeClient({ fetch: async () => Response.json({ status: `${++calls}` }) });
  await expect(knowledge.health({ timeoutMs: 0 })).rejects.toMatchObject({ code: "input" });
  expect(calls).toBe(0);
  expect(await knowledge.health({ timeoutMs: Infinity })).toEqual({ status: "1" });
});

test.each([true, null, "no", 3, { maxAttempts: 0 }, { maxAttempts: 1.5 }, { maxAttempts: "3" }])(
  "the retry option %j is rejected",
  (retry) => {
    expect(() => createKnowledgeClient({ retry: retry as unknown as false })).toThrow(
      /^createKnowledgeClient: retry(\.maxAttempts)? must (be|not be null)/,
    );
  },
);
