import { VirtualClock } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import type { KnowledgeClientOptions } from "../src/index.ts";
import { instantClock } from "./support/instant-clock.ts";

const TOKEN = "token-of-the-test";

/** Creates a client whose server responds with `respond`. `seen` has the requests that it received. */
function recording(respond: () => Response | Promise<Response>, options: KnowledgeClientOptions = {}) {
  const seen: { url: string; init: RequestInit }[] = [];
  const client = createOpenApiFetchClient({
    baseUrl: "https://notes.example.org/below",
    clock: instantClock(),
    // Set no time limits: on this clock, they would expire immediately.
    timeoutMs: Infinity,
    idleTimeoutMs: Infinity,
    ...options,
    fetch: async (url, init) => {
      seen.push({ url: String(url), init: init as RequestInit });
      return respond();
    },
  });
  return { client, seen };
}

const header = (init: RequestInit | undefined, name: string) => new Headers(init?.headers).get(name);
const bodyText = (init: RequestInit | undefined) => new Response(init?.body as BodyInit).text();

describe("requests", () => {
  test("are sent below baseUrl with path, query, headers, body and the client's credentials", async () => {
    const options = { token: TOKEN, headers: { "X-Api-Key": "of-the-client" } };
    const { client, seen } = recording(() => Response.json({ id: "a/b" }), options);
    await client.PATCH("/api/sessions/{id}", {
      params: { path: { id: "a/b ?$&" } },
      body: { title: "ä" },
      headers: { "x-api-key": "of-the-call" },
    });
    await client.GET("/api/tasks", { params: { query: { limit: 1, status: "a&b" } } });
    const [changed, listed] = seen;
    expect(changed?.url).toBe("https://notes.example.org/below/api/sessions/a%2Fb%20%3F%24%26");
    expect(changed?.init).toMatchObject({ method: "PATCH", redirect: "manual" });
    expect(await bodyText(changed?.init)).toBe('{"title":"ä"}');
    expect(["content-type", "authorization", "x-api-key"].map((name) => header(changed?.init, name))).toEqual([
      "application/json",
      `Bearer ${TOKEN}`,
      "of-the-call",
    ]);
    expect(listed?.url).toBe("https://notes.example.org/below/api/tasks?limit=1&status=a%26b");
    expect(listed?.init.method).toBe("GET");
  });

  test("send files as a multipart form", async () => {
    const { client, seen } = recording(() => Response.json({ uploaded: [], failed: [] }, { status: 202 }));
    const { data } = await client.POST("/api/submit/files", { body: { files: [new File(["# A"], "a.md")] } });
    expect(data).toEqual({ uploaded: [], failed: [] });
    const type = header(seen[0]?.init, "content-type") ?? "";
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
    const form = await new Response(seen[0]?.init.body as BodyInit, { headers: { "content-type": type } }).formData();
    expect((form.getAll("files") as File[]).map(({ name }) => name)).toEqual(["a.md"]);
  });

  test("can call an operation that is not in the specification", async () => {
    const { client, seen } = recording(() => Response.json({ ok: true }), { token: TOKEN });
    const { data } = await client.request("get" as never, "/api/of-tomorrow" as never, {} as never);
    expect(data).toEqual({ ok: true });
    expect([seen[0]?.url, header(seen[0]?.init, "authorization")]).toEqual([
      "https://notes.example.org/below/api/of-tomorrow",
      `Bearer ${TOKEN}`,
    ]);
  });

  test("run middleware in order before and after the fetch", async () => {
    const { client, seen } = recording(() => Response.json({ status: "ok" }));
    const order: string[] = [];
    for (const name of ["first", "second"]) {
      client.use({
        onRequest({ request }) {
          order.push(`${name} request`);
          request.headers.set(`x-${name}`, "1");
          return request;
        },
        onResponse: () => void order.push(`${name} response`),
      });
    }
    await client.GET("/healthz");
    expect(order).toEqual(["first request", "second request", "second response", "first response"]);
    expect([header(seen[0]?.init, "x-first"), header(seen[0]?.init, "x-second")]).toEqual(["1", "1"]);
  });

  test.each([
    "https://evil.example/below/healthz",
    "https://notes.example.org/other",
    "https://notes.example.org/belower",
  ])("do not send credentials if a middleware changes the address to %s", async (url) => {
    const { client, seen } = recording(() => Response.json({}), { token: TOKEN });
    client.use({ onRequest: () => new Request(url) });
    await expect(client.GET("/healthz")).rejects.toMatchObject({ code: "input", outcome: "not-sent" });
    expect(seen).toEqual([]);
  });
});

describe("responses", () => {
  test.each([
    ["json", { a: 1 }],
    ["text", '{"a":1}'],
    ["arrayBuffer", new TextEncoder().encode('{"a":1}').buffer],
  ] as const)("are parsed as requested with parseAs %s", async (parseAs, expected) => {
    const { client } = recording(() => Response.json({ a: 1 }));
    const { data, response } = await client.GET("/healthz", { parseAs });
    expect(data).toEqual(expected);
    expect(response.headers.get("content-type")).toBe("application/json");
  });

  test("keep the media type with parseAs blob, and have no data with status 204", async () => {
    const { client } = recording(() => Response.json({ a: 1 }));
    const { data } = await client.GET("/healthz", { parseAs: "blob" });
    expect(data).toMatchObject({ size: 7, type: "application/json" });
    const empty = await recording(() => new Response(null, { status: 204 })).client.DELETE("/api/tasks/{id}", {
      params: { path: { id: "1" } },
    });
    expect([empty.data, empty.response.status]).toEqual([undefined, 204]);
  });

  test("deliver a chat chunk by chunk, and end when the caller aborts", async () => {
    const controller = new AbortController();
    let isCancelled = false;
    const source = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new TextEncoder().encode("data: {}\n\n")),
      cancel: () => void (isCancelled = true),
    });
    const headers = { "content-type": "text/event-stream" };
    const { client } = recording(() => new Response(source, { headers }));
    const { data } = await client.POST("/api/chat", {
      body: { query: "?" },
      parseAs: "stream",
      signal: controller.signal,
    });
    const reader = (data as unknown as ReadableStream<Uint8Array>).getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toBe("data: {}\n\n");
    const next = reader.read();
    controller.abort();
    await expect(next).rejects.toMatchObject({ code: "aborted" });
    expect(isCancelled).toBe(true);
  });

  /** Opens a chat with an endless body. `closed` counts how often the body was cancelled. */
  async function openChat(options: KnowledgeClientOptions = {}, type = "text/event-stream") {
    const closed = { times: 0 };
    const body = new ReadableStream<Uint8Array>(
      { pull: (stream) => stream.enqueue(new Uint8Array(600)), cancel: () => void (closed.times += 1) },
      { highWaterMark: 0 },
    );
    const { client } = recording(() => new Response(body, { headers: { "content-type": type } }), options);
    const { data } = await client.POST("/api/chat", { body: { query: "?" }, parseAs: "stream" });
    return { reader: (data as ReadableStream<Uint8Array>).getReader(), closed };
  }

  test("close the connection when the stream of a chat is cancelled", async () => {
    const { reader, closed } = await openChat();
    await reader.read();
    await reader.cancel();
    expect(closed.times).toBe(1);
  });

  test("close the connection if a body other than an event stream exceeds maxResponseBytes", async () => {
    const { reader, closed } = await openChat({ maxResponseBytes: 1000 }, "application/json");
    await reader.read();
    await expect(reader.read()).rejects.toMatchObject({ code: "response-too-large" });
    expect(closed.times).toBe(1);
  });

  test("may exceed maxResponseBytes if they are event streams", async () => {
    const { reader, closed } = await openChat({ maxResponseBytes: 1000 });
    for (let count = 0; count < 4; count += 1) expect((await reader.read()).value).toHaveLength(600);
    expect(closed.times).toBe(0);
    await reader.cancel();
  });

  test.each(["json", "stream"] as const)(
    "with an error status are returned instead of thrown, with parseAs %s",
    async (parseAs) => {
      const refuse = (body: string) => recording(() => new Response(body, { status: 400 })).client;
      const json = await refuse('{"error":"no"}').GET("/healthz", { parseAs });
      expect([json.error, json.data, json.response.status]).toEqual([{ error: "no" }, undefined, 400]);
      expect((await refuse("no").GET("/healthz", { parseAs })).error).toBe("no");
      const chat = await refuse('{"error":"no"}').POST("/api/chat", { body: { query: "?" }, parseAs });
      expect([chat.error, chat.response.status]).toEqual([{ error: "no" }, 400]);
    },
  );

  test("with an error status do not contain the token", async () => {
    const body = JSON.stringify({ error: `bad ${TOKEN}`, more: [TOKEN] });
    const { client } = recording(() => new Response(body, { status: 401 }), { token: TOKEN });
    expect((await client.GET("/healthz")).error).toEqual({ error: "bad [redacted]", more: ["[redacted]"] });
  });

  test("with JSON that is not valid UTF-8 are refused", async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"statu'),
      0xf3,
      ...new TextEncoder().encode('":"ok"}'),
    ]);
    const { client } = recording(() => new Response(bytes, { headers: { "content-type": "application/json" } }));
    await expect(client.GET("/healthz")).rejects.toMatchObject({
      code: "unexpected-response",
      message: "GET /below/healthz: the response is not valid UTF-8.",
    });
  });
});

describe("failed requests", () => {
  test("are retried if they are reads, and the last status is returned", async () => {
    let calls = 0;
    const busy = () => Response.json({ error: "busy" }, { status: 503 });
    const once = recording(() => (++calls === 1 ? busy() : Response.json({ status: "ok" })));
    expect((await once.client.GET("/healthz")).data).toEqual({ status: "ok" });
    expect(once.seen).toHaveLength(2);
    const always = recording(busy);
    const { error, response } = await always.client.GET("/healthz");
    expect([error, response.status, always.seen.length]).toEqual([{ error: "busy" }, 503, 3]);
  });

  test("are not resent if they are writes", async () => {
    const { client, seen } = recording(() => Response.json({ error: "busy" }, { status: 503 }));
    expect((await client.POST("/api/sessions", { body: {} })).response.status).toBe(503);
    expect(seen).toHaveLength(1);
  });

  test("that have an invalid HTTP status such as 700 are reported as an error of the client", async () => {
    const { client } = recording(() => Object.defineProperty(new Response("down"), "status", { value: 700 }));
    const posted = client.POST("/api/submit", { body: { content: "A" } });
    await expect(posted).rejects.toMatchObject({ code: "server", status: 700, outcome: "unknown" });
  });

  test("that get a redirect throw wrong-address, and do not follow it", async () => {
    const { client, seen } = recording(() => Response.redirect("https://evil.example/", 307), { token: TOKEN });
    await expect(client.GET("/healthz")).rejects.toMatchObject({ code: "wrong-address", status: 307 });
    expect(seen).toHaveLength(1);
  });

  test("with a lost connection throw an error that names the base URL", async () => {
    const { client } = recording(() => Promise.reject(new TypeError("fetch failed")), { retry: false });
    await expect(client.GET("/healthz")).rejects.toMatchObject({
      name: "TransportError",
      code: "network",
      message: expect.stringMatching(
        /^GET \/below\/healthz: the connection to https:\/\/notes\.example\.org\/below failed/,
      ),
    });
  });

  test("end after the client's timeoutMs", async () => {
    const clock = new VirtualClock(0);
    const { client } = recording(() => new Promise(() => {}), { clock, timeoutMs: 70 });
    const failed = expect(client.GET("/healthz")).rejects.toMatchObject({ code: "timeout" });
    while (clock.pending === 0) await new Promise(setImmediate);
    await clock.advance(70);
    await failed;
    expect(clock.pending).toBe(0);
  });

  test("end immediately when the call is aborted", async () => {
    const { client, seen } = recording(() => new Promise(() => {}));
    const controller = new AbortController();
    const failed = expect(client.GET("/healthz", { signal: controller.signal })).rejects.toMatchObject({
      code: "aborted",
    });
    while (seen.length === 0) await new Promise(setImmediate);
    controller.abort();
    await failed;
  });
});

describe("path parameters", () => {
  test.each(["", ".", ".."])("%j as an ID is refused before anything is sent", async (id) => {
    const { client, seen } = recording(() => Response.json({}));
    await expect(client.DELETE("/api/tasks/{id}", { params: { path: { id } } })).rejects.toMatchObject({
      code: "input",
      message: expect.stringMatching(/^DELETE: the path must not have (?:an empty segment|the segments \. or \.\.)\.$/),
    });
    expect(seen).toEqual([]);
  });

  test("a missing ID is refused before anything is sent", async () => {
    const { client, seen } = recording(() => Response.json({}));
    await expect(client.GET("/api/tasks/{id}", {} as never)).rejects.toThrow("GET: the path needs a value for {id}.");
    expect(seen).toEqual([]);
  });

  test.each(["%2e%2e", "a.b", "..."])("%j as an ID is sent unchanged", async (id) => {
    const { client, seen } = recording(() => Response.json({ id }));
    await client.GET("/api/tasks/{id}", { params: { path: { id } } });
    expect(seen[0]?.url).toBe(`https://notes.example.org/below/api/tasks/${encodeURIComponent(id)}`);
  });
});

describe("a successful response from another server", () => {
  test.each([
    ["a web page", "<html><p>Sign in</p></html>", "text/html", "wrong-address"],
    ["a web page that claims to be JSON", "<html>", "application/json", "wrong-address"],
    ["JSON that is cut", '{"id": "1', "application/json", "unexpected-response"],
  ])("throws a KnowledgeError with a code: %s", async (_, body, type, code) => {
    const { client } = recording(() => new Response(body, { headers: { "content-type": type } }));
    const read = client.GET("/api/tasks/{id}", { params: { path: { id: "1" } } });
    await expect(read).rejects.toMatchObject({ name: "KnowledgeError", code });
    const write = client.DELETE("/api/tasks/{id}", { params: { path: { id: "1" } } });
    await expect(write).rejects.toMatchObject({ name: "KnowledgeError", code, outcome: "unknown" });
  });
});
