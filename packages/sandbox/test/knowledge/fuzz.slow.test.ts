import { connect } from "node:net";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { notes, startKnowledge, type TestServer } from "../support/start-knowledge.ts";

/** Number of random requests to each variant. */
const runs = process.env["SPECWRIGHT_LONG"] === "1" ? 50_000 : 500;

const paths = [
  "/api/submit",
  "/api/submit/files",
  "/api/upload/config",
  "/api/tasks",
  "/api/tasks/ID",
  "/api/tasks/ID/content",
  "/api/wiki",
  "/api/wiki/file",
  "/api/chat",
  "/api/sessions",
  "/api/sessions/ID",
  "/api/sessions/ID/messages",
  "/api/derive",
  "/api/derive/ID",
  "/api/derived",
  "/healthz",
  "/mcp",
  "/nothing",
];
const names = [
  "source",
  "content",
  "source_url",
  "title",
  "url",
  "query",
  "session_id",
  "model",
  "messages",
  "temperature",
  "topic",
  "slug",
  "kb",
  "path",
  "page",
  "page_size",
  "limit",
  "offset",
  "sort",
  "order",
  "q",
  "status",
  "jsonrpc",
  "id",
  "method",
  "params",
  "__proto__",
  "constructor",
];
const words = [
  "",
  "paste",
  "file",
  "url",
  "Alpha",
  "concept/alpha.md",
  "../../etc/passwd",
  "-1",
  "0",
  "1e999",
  "tools/call",
  "initialize",
  "desc",
  "title",
];

const text = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 40, unit: "binary" }));
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 3 }), fc.constant(null), fc.double());
const record = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), value, { maxKeys: 5 });
const payload = fc.oneof(
  record.map((body) => JSON.stringify(body)),
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.string({ maxLength: 60 }),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  fc
    .string({ maxLength: 60 })
    .map(
      (middle) => `--b\r\ncontent-disposition: form-data; name="files"; filename="a.md"\r\n\r\n${middle}\r\n--b--\r\n`,
    ),
);
const anything = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"),
  path: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...paths) }, fc.webPath()),
  payload,
  type: fc.constantFrom(
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=b",
    "multipart/form-data",
    "",
    "/;=",
  ),
});

const fragments = fc.array(
  fc.oneof(fc.constantFrom("# ", "## ", "\n", "Alpha ", "```", "[x](", "---\n", "<!-- sandbox: fail-once -->"), text),
  { maxLength: 40 },
);
const markdown = fragments.map((pieces) => pieces.join(""));
const json = (method: string, path: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc
    .record(fields, { requiredKeys: [] })
    .map((body) => ({ method, path, payload: JSON.stringify(body), type: "application/json" }));
const file = fc
  .tuple(fc.constantFrom("a.md", "b.zip", "c.docx", "d.html", "e.rtf", "f.pdf"), markdown)
  .map(([name, content]) => ({
    method: "POST",
    path: "/api/submit/files",
    payload: `--b\r\ncontent-disposition: form-data; name="files"; filename="${name}"\r\n\r\n${content}\r\n--b--\r\n`,
    type: "multipart/form-data; boundary=b",
  }));
const tool = fc.record({
  name: fc.constantFrom("ask", "x"),
  arguments: fc.record({ query: text, kb: value }, { requiredKeys: [] }),
});

/** Mostly valid requests. They fill the store, so that random requests find data. */
const likely = fc.oneof(
  json("POST", "/api/submit", { content: markdown, source_url: text }),
  json("POST", "/api/submit", { source: fc.constantFrom("paste", "file", "url"), content: markdown, title: text }),
  json("POST", "/api/chat", { query: markdown, session_id: fc.constantFrom("", "KNOWN") }),
  json("POST", "/api/sessions", { title: text }),
  json("PATCH", "/api/sessions/ID", { title: text }),
  json("POST", "/api/derive", { topic: text, slug: fc.constantFrom("a", "b", "c") }),
  json("POST", "/mcp", {
    jsonrpc: fc.constant("2.0"),
    id: fc.nat(),
    method: fc.constantFrom("tools/call", "tools/list", "initialize"),
    params: tool,
  }),
  fc
    .constantFrom("/api/tasks/ID", "/api/tasks/ID/content", "/api/wiki/file", "/api/sessions/ID/messages")
    .map((path) => {
      return { method: "GET", path, payload: "", type: "" };
    }),
  file,
);

const request = fc.record({
  what: fc.oneof(anything, likely),
  id: fc.oneof(fc.constant("KNOWN"), fc.string({ maxLength: 20 }).map(encodeURIComponent)),
  query: fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 3 }),
  accept: fc.constantFrom("*/*", "application/json, text/event-stream"),
});

/** Pattern for lines of a stack trace and source paths, which a response must not contain. */
const stack = /\bat .+:\d+:\d+|node_modules|\/src\//;

/**
 * Pattern for the only internal error that a response may contain: the documented one for an offset without a limit.
 */
const documented = /^\{"error":"list tasks: list tasks paged: SQL logic error/;

type Input = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

async function send(server: TestServer, known: string, input: Input): Promise<number> {
  const { method, path, payload: body, type } = input.what;
  const address = path.replace("ID", input.id === "KNOWN" ? known : input.id);
  const query = new URLSearchParams(input.query);
  const response = await server.app.inject({
    method: method as "GET",
    url: `${address}?${query}`,
    headers: { "content-type": type, accept: input.accept },
    ...(["GET", "HEAD"].includes(method)
      ? {}
      : { payload: typeof body === "string" ? body.replace("KNOWN", known) : body }),
  });
  if (response.statusCode >= 500) expect([input, response.body]).toEqual([input, expect.stringMatching(documented)]);
  expect(response.body).not.toMatch(stack);
  return response.statusCode;
}

test.each(["reference", "released"] as const)(
  "no random request causes an internal error in the %s variant",
  async (variant) => {
    const server = await startKnowledge({
      variant,
      mcp: { enabled: true },
      pace: { queued: 1, extract: 1, pipeline: 1 },
    });
    const known = await server.compile(notes);
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, async (input) => {
        server.clock.advance(1);
        const status = await send(server, known, input);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
      { numRuns: runs },
    );
    expect([...statuses.keys()]).toEqual(
      expect.arrayContaining([200, variant === "reference" ? 201 : 202, 400, 404, 405]),
    );
    expect((await server.call("GET", "/healthz")).statusCode).toBe(200);
  },
  600_000,
);

test("bytes that are not an HTTP request are refused without internal details", async () => {
  const server = await startKnowledge({ variant: "released" });
  const port = Number(new URL(await server.url()).port);
  const lines = fc.array(
    fc.oneof(
      fc.constantFrom(
        "GET / HTTP/1.1",
        "POST /api/submit HTTP/1.1",
        "host: x",
        "content-length: -1",
        "transfer-encoding: x",
        "expect: 1",
      ),
      fc.string({ unit: "binary" }),
    ),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (parts) => {
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => socket.end(`${parts.join("\r\n")}\r\n\r\n`));
        let received = "";
        socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
        socket.on("error", () => resolve(received));
        socket.on("close", () => resolve(received));
      });
      expect(answer).not.toMatch(stack);
      expect(answer).not.toMatch(/^HTTP\/1\.1 5/);
    }),
    { numRuns: Math.min(runs, 200) },
  );
  expect((await server.call("GET", "/healthz")).statusCode).toBe(200);
});
