import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createKnowledgeClient, type KnowledgeClient, type McpClient } from "../src/index.ts";
import { instantClock } from "./support/instant-clock.ts";

const TOKEN = String.raw`tok-9f8e/7d6c+5b4a="q\z&<p>`;
const PASSWORD = "pass-in-a-basic-header";

const entity = (character: string) => `&#${character.charCodeAt(0)};`;
const unicode = (character: string) => String.raw`\u00${character.charCodeAt(0).toString(16)}`;
/** Encodings that a server, a proxy or a library may apply to a text that it received. */
const ENCODINGS: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  url: encodeURIComponent,
  "url, twice": (secret) => encodeURIComponent(encodeURIComponent(secret)),
  "url, three times": (secret) => encodeURIComponent(encodeURIComponent(encodeURIComponent(secret))),
  base64: (secret) => Buffer.from(secret).toString("base64"),
  "base64 inside a longer text": (secret) => Buffer.from(`user:${secret}!`).toString("base64"),
  base64url: (secret) => Buffer.from(secret).toString("base64url"),
  hex: (secret) => Buffer.from(secret).toString("hex"),
  json: (secret) => JSON.stringify(secret).slice(1, -1),
  "json, with slashes escaped": (secret) =>
    JSON.stringify(secret)
      .slice(1, -1)
      .replaceAll("/", String.raw`\/`),
  "json as Go writes it": (secret) => JSON.stringify(secret).slice(1, -1).replace(/[&<>]/g, unicode),
  "json as .NET writes it": (secret) => secret.replace(/[&<>"'+]/g, unicode).replaceAll("\\z", "\\\\z"),
  html: (secret) =>
    secret.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;"),
  "html with numbers": (secret) => secret.replace(/[&<>"'+=/]/g, entity),
};

const stream = (...events: object[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });
const ANSWERS: Record<string, (said: string) => Response> = {
  "a refusal": (said) => Response.json({ error: said }, { status: 400 }),
  "a refusal with details": (said) => Response.json({ error: { reason: said } }, { status: 409 }),
  "plain text": (said) => new Response(said, { status: 500 }),
  "plain text with success": (said) => new Response(said),
  "broken JSON": (said) => new Response(`{"error":"${said}`, { status: 401 }),
  "a page": (said) => new Response(`<html>${said}`, { status: 502, headers: { "content-type": "text/html" } }),
  "a failed task": (said) =>
    Response.json({
      id: said,
      status: "failed",
      title: said,
      [said]: { [`named ${said}`]: 1 },
      error: said,
      result: { pipeline_results: [{ status: "error", error: said }] },
    }),
  "a pending task": (said) => Response.json({ id: "1", status: "pending", title: said, [said]: 1 }),
  "an error event": (said) => stream({ type: "error", message: said, code: said }),
  "an answer that is cut": (said) => stream({ type: "delta", content: `Again: ${said}` }),
  "a long JSON for a stream": (said) => Response.json({ text: "x".repeat(170), said }),
};

const CALLS: Record<string, (client: KnowledgeClient) => Promise<unknown>> = {
  list: (k) => k.tasks.list(),
  delete: (k) => k.tasks.delete("1"),
  wait: (k) => k.tasks.wait("1", { timeoutMs: 1000, clock: instantClock() }),
  submit: (k) => k.submit.text({ content: "a" }),
  chat: (k) => k.chat.answer({ query: "?" }),
  mcp: (k) => k.mcp.connect(),
};

/** Returns everything that printing an error and its causes could reveal. */
function printed(error: unknown): string {
  const own = inspect(error, { depth: 9, showHidden: true, getters: true, maxStringLength: null });
  const { message, stack, cause } = error as Error;
  // Also collect the plain strings, because `inspect` escapes quoted text.
  const facts: string[] = [];
  JSON.stringify(error, (_, value: unknown) => (typeof value === "string" ? (facts.push(value), value) : value));
  return [own, message, stack, ...facts, cause === undefined ? "" : printed(cause)].join("\n");
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
}

const open = (answer: () => Response) =>
  createKnowledgeClient({
    token: TOKEN,
    headers: { "x-proxy-auth": `Basic ${Buffer.from(`user:${PASSWORD}`).toString("base64")}` },
    retry: false,
    timeoutMs: Infinity,
    idleTimeoutMs: Infinity,
    fetch: async () => answer(),
  });

/**
 * Response of the server. All tests below share one client, because creating the patterns for its token takes longer
 * than a call.
 */
let respond = (): Response => new Response();
const shared = open(() => respond());

describe.each(Object.entries(ENCODINGS))("a server that echoes the token as %s", (_, encode) => {
  test.each(Object.entries(ANSWERS))("does not reveal it in an error: %s", async (answered, answer) => {
    respond = () => answer(encode(TOKEN));
    for (const [name, call] of Object.entries(CALLS)) {
      // Skip event streams: the SDK would wait for its timeout.
      if (name === "mcp" && answer("").headers.get("content-type") === "text/event-stream") continue;
      const error = await errorOf(call(shared));
      // Some calls succeed if the response is a task.
      if (error === undefined) expect(answered).toMatch(/task/);
      const shown = error === undefined ? "" : printed(error);
      expect(shown).not.toContain(encode(TOKEN));
      expect(shown).not.toContain(encode(TOKEN).slice(0, -4));
      expect(shown).not.toContain(TOKEN);
    }
  });
});

test.each([PASSWORD, Buffer.from(`user:${PASSWORD}`).toString("base64")])(
  "an error redacts the credential %s of a header",
  async (said) => {
    const error = await errorOf(open(() => Response.json({ error: `no: ${said}` }, { status: 401 })).health());
    expect(error).toMatchObject({ code: "unauthorized", detail: "no: [redacted]" });
  },
);

test.each(Object.entries(ENCODINGS))(
  "an error redacts a token that an MCP tool or the SDK echoes as %s",
  async (_, encode) => {
    const said = `failed for ${encode(TOKEN)}`;
    const failing = { callTool: () => Promise.reject(new Error(said)) } as unknown as McpClient;
    const refusing = {
      callTool: async () => ({ isError: true, content: [{ type: "text", text: said }] }),
    } as unknown as McpClient;
    for (const client of [failing, refusing]) {
      const error = await errorOf(shared.mcp.ask(client, { query: "?" }));
      expect(error).toMatchObject({ code: "mcp-failed" });
      expect(printed(error)).not.toContain(encode(TOKEN));
      expect(printed(error)).toMatch(/failed for \w*\[redacted\]/);
    }
  },
);

test("an error text that is cut within the token contains no part of the token", async () => {
  for (let before = 150; before < 205; before++) {
    const body = `${"x ".repeat(before / 2)}${TOKEN} and more`;
    const knowledge = open(() => new Response(`{"a":"${body}"}`, { headers: { "content-type": "application/json" } }));
    const error = await errorOf(knowledge.chat.answer({ query: "?" }));
    expect(error).toMatchObject({ code: "chat-refused" });
    expect(printed(error)).not.toContain("tok-9f");
  }
});

test("text without a secret is not redacted", async () => {
  const text = `A basic concept, a bearer bond. ${"ab".repeat(20)}`;
  const error = await errorOf(open(() => stream({ type: "delta", content: text })).chat.answer({ query: "?" }));
  expect(error).toMatchObject({ code: "chat-cut", partialText: text });
  const task = { id: "1", status: "failed", error: "no", title: text, result: { n: 1, none: null, list: [true] } };
  expect(await errorOf(open(() => Response.json(task)).tasks.wait("1"))).toMatchObject({ task });
});

test.each(["https://user:hunter22@kb.example.org", "http://:hunter22@localhost", "https://hunter22@kb.example.org"])(
  "the base URL %s is refused and not repeated in the error",
  (baseUrl) => {
    for (const base of [baseUrl, new URL(baseUrl)]) {
      let error: unknown;
      try {
        createKnowledgeClient({ baseUrl: base });
      } catch (thrown) {
        error = thrown;
      }
      expect(error).toMatchObject({
        code: "input",
        message: expect.stringMatching(/^createKnowledgeClient: baseUrl must be/),
      });
      expect(printed(error)).not.toContain("hunter22");
    }
  },
);

test.each([null, 7, {}])("the token %j is refused", (token) => {
  expect(() => createKnowledgeClient({ token: token as unknown as string })).toThrow(
    /^createKnowledgeClient: token must (be|not be null)/,
  );
});

test.each([{ "a name": "value-of-the-header" }, { "x-key": "value-of-the-header\r\nx: y" }, { "x-key": "välue€" }])(
  "headers with invalid characters are refused and not repeated in the error",
  (headers) => {
    expect(() => createKnowledgeClient({ headers: headers as Record<string, string> })).toThrow(
      /^createKnowledgeClient: headers must be an object of header names and values, without headers that the client sets\.$/,
    );
  },
);

test("a token of three characters is redacted", async () => {
  const knowledge = createKnowledgeClient({
    token: "t0k",
    retry: false,
    fetch: async () => Response.json({ error: "no t0k" }, { status: 401 }),
  });
  expect(await errorOf(knowledge.health())).toMatchObject({ detail: "no [redacted]" });
});

const UNDER_ESCAPES = [
  String.raw`tok\/1234567890`,
  "tok%25ab1234567890",
  "tok&amp;1234567890",
  String.raw`tok\u0041b1234567`,
];
test.each(UNDER_ESCAPES)(
  "a token that looks like an escape sequence, %s, is redacted in every encoding",
  async (token) => {
    for (const encode of Object.values(ENCODINGS)) {
      const said = `no: ${encode(token)}`;
      for (const answer of [new Response(said, { status: 500 }), Response.json({ error: said }, { status: 401 })]) {
        const knowledge = createKnowledgeClient({ token, retry: false, fetch: async () => answer });
        const error = await errorOf(knowledge.health());
        expect(printed(error)).not.toContain(encode(token));
        expect(printed(error)).not.toContain(token);
        expect(error).toMatchObject({ detail: expect.stringContaining("[redacted]") });
      }
    }
  },
);
