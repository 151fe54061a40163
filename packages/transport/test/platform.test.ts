import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as zlib from "node:zlib";
import { settle } from "@specwright-tools/testing";
import { afterEach, describe, expect, test, vi } from "vitest";
import { HttpCall } from "../src/http-call.ts";
import { systemClock } from "../src/index.ts";
import { sendRequest as sendOnWeb } from "../src/runtime/web.ts";
import { freshDispatcher } from "./support/fresh-dispatcher.ts";
import { clientOf, errorOf, requestOf, type TestRequest } from "./support/requests.ts";

const senders = {
  fetch: (url: string, init?: RequestInit) => globalThis.fetch(url, init),
  "fast path": undefined,
};

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUp.splice(0).map((close) => close()));
});

async function serve(listener: RequestListener): Promise<string> {
  const dispatcher = freshDispatcher();
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUp.push(
    () => dispatcher.close(),
    () => new Promise((resolve) => server.close(resolve)),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const text = "grüße, 世界 ".repeat(500);
const reply: RequestListener = (_request, response) => {
  response.writeHead(201, "Made", {
    "content-type": "text/plain;charset=utf-8",
    "set-cookie": ["a=1", "b=2"],
    "X-A": "padded",
  });
  response.end(text);
};

describe.each(Object.entries(senders))("the %s sender", (name, fetch) => {
  const client = clientOf({ fetch, maxResponseBytes: 2 ** 26, retry: false });
  const send = (url: string, overrides: Partial<TestRequest> = {}) => client.request(requestOf({ url, ...overrides }));
  const open = (url: string, overrides: Partial<TestRequest> = {}) => client.open(requestOf({ url, ...overrides }), 0);

  test("returns status, URL, and case-insensitive headers before the body", async () => {
    const base = await serve(reply);
    const { head, text: received } = await send(`${base}/a?b=c`);
    expect({ status: head.status, ok: head.ok, url: head.url }).toEqual({
      status: 201,
      ok: true,
      url: `${base}/a?b=c`,
    });
    expect([head.headers.get("X-A"), head.headers.get("x-a"), head.headers.get("x-b")]).toEqual([
      "padded",
      "padded",
      null,
    ]);
    const headers = new Map<string, string>();
    for (const [key, value] of head.headers)
      headers.set(key, headers.has(key) ? `${headers.get(key)}, ${value}` : value);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "text/plain;charset=utf-8",
      "set-cookie": "a=1, b=2",
      "x-a": "padded",
    });
    expect(received).toBe(text);
  });

  test("returns an empty body for the statuses and methods that have none", async () => {
    const base = await serve((request, response) => {
      response.writeHead(request.url === "/204" ? 204 : 200, { "content-length": 5 });
      response.end();
    });
    expect(await send(`${base}/head`, { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    expect(await send(`${base}/204`)).toMatchObject({ status: 204, text: "" });
  });

  test("sends method, path, headers and body unchanged, with the headers that fetch adds", async () => {
    const seen: { line: string; headers: IncomingMessage["headers"]; body: string }[] = [];
    const base = await serve(async (request, response) => {
      const body = (await bodyOf(request)).toString();
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      response.end();
    });
    const headers = { "X-Key": "k", "content-type": "application/json" };
    await send(`${base}/v5/a?cursor=a%3Ab&x='1'`, { method: "POST", headers: () => headers, body: '{"ü":1}' });
    await send(`${base}/a/../b c?q=ü#hash`, { headers: () => ({ accept: "text/css" }) });
    await send(base, { method: "PUT", body: "plain" });
    expect(seen.map(({ line, body }) => [line, body])).toEqual([
      ["POST /v5/a?cursor=a%3Ab&x=%271%27", '{"ü":1}'],
      ["GET /b%20c?q=%C3%BC", ""],
      ["PUT /", "plain"],
    ]);
    expect(seen[0]!.headers).toMatchObject({
      "x-key": "k",
      "content-type": "application/json",
      "content-length": "8",
      accept: "*/*",
      "accept-encoding": "gzip, deflate",
      "user-agent": "node",
    });
    expect(seen[1]!.headers.accept).toBe("text/css");
    expect(seen[2]!.headers["content-type"]).toBe("text/plain;charset=UTF-8");
  });

  // Node 22 has zstd, but its fetch does not use it.
  const fetchKnowsZstd = Number(process.versions.node.split(".")[0]) >= 24;
  const hasZstd = "zstdCompressSync" in zlib && (name === "fast path" || fetchKnowsZstd);
  const codings: [string, (bytes: Buffer) => Buffer][] = [
    ["gzip", zlib.gzipSync],
    ["x-gzip", zlib.gzipSync],
    ["br", zlib.brotliCompressSync],
    ["deflate", zlib.deflateSync],
    ["deflate", zlib.deflateRawSync],
    ["gzip, br", (bytes) => zlib.brotliCompressSync(zlib.gzipSync(bytes))],
    ["identity", (bytes) => bytes],
    ["unheard-of", (bytes) => bytes],
    // A content coding that the runtime doesn't support passes unchanged.
    ["zstd", hasZstd ? zlib.zstdCompressSync : (bytes) => bytes],
  ];
  test.each(codings)("reads a body with the content coding %s", async (coding, encode) => {
    const base = await serve((_request, response) => {
      response.setHeader("content-encoding", coding);
      response.end(encode(Buffer.from(text)));
    });
    expect((await send(base)).text).toBe(text);
    expect(new TextDecoder().decode(await (await open(base)).readAll())).toBe(text);
  });

  test("refuses more than five content codings", async () => {
    const base = await serve((_request, response) => {
      response.setHeader("content-encoding", "gzip, gzip, gzip, gzip, gzip, gzip");
      response.end(text);
    });
    expect(await errorOf(send(base))).toMatchObject({ code: expect.stringMatching(/network|body-interrupted/) });
  });

  test("limits a compressed body by its decompressed size", async () => {
    const base = await serve((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      response.end(zlib.gzipSync(Buffer.alloc(2 ** 20)));
    });
    const limited = clientOf({ fetch, maxResponseBytes: 100_000, retry: false });
    expect(await errorOf(limited.request(requestOf({ url: base })))).toMatchObject({ code: "response-too-large" });
  });

  test("delivers a body chunk by chunk", async () => {
    let next = () => {};
    const base = await serve((_request, response) => {
      response.write("one");
      next = () => void response.end("two");
    });
    const response = await open(base);
    expect(Buffer.from((await response.read())!).toString()).toBe("one");
    next();
    expect(Buffer.from((await response.read())!).toString()).toBe("two");
    expect(await response.read()).toBeUndefined();
  });

  test("applies backpressure while a body isn't read", async () => {
    const size = 32 * 2 ** 20;
    let written: ServerResponse | undefined;
    const base = await serve((_request, response) => {
      written = response;
      response.end(Buffer.alloc(size));
    });
    const response = await open(base);
    for (let round = 0; round < 20; round++) await settle();
    expect(written!.writableFinished).toBe(false);
    expect((await response.readAll()).byteLength).toBe(size);
  });

  test("closes the connection when a response is closed", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const base = await serve((request, response) => {
      closed = new Promise((resolve) => request.socket.once("close", resolve));
      response.write("endless");
    });
    (await open(base)).close();
    await closed;
  });

  test.each(["before the head", "in the body"])("ends the call and the connection on an abort %s", async (when) => {
    const controller = new AbortController();
    let closed: Promise<unknown> = Promise.resolve();
    let arrived = () => {};
    const waiting = new Promise<void>((resolve) => (arrived = resolve));
    const base = await serve((request, response) => {
      closed = new Promise((resolve) => request.socket.once("close", resolve));
      if (when === "in the body") response.write("part", () => arrived());
      else arrived();
    });
    const work = errorOf(send(base, { signal: controller.signal }));
    await waiting;
    for (let round = 0; round < 10; round++) await settle();
    controller.abort();
    expect(await work).toMatchObject({ code: "aborted", outcome: "unknown" });
    await closed;
  });

  test("uploads streams, forms and blobs", async () => {
    const seen: [string | undefined, string][] = [];
    const base = await serve(async (request, response) => {
      seen.push([request.headers["content-type"], (await bodyOf(request)).toString()]);
      response.end();
    });
    const stream = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from("one "));
        controller.enqueue(Buffer.from("two"));
        controller.close();
      },
    });
    const form = new FormData();
    form.set("file", new Blob(["content"]), "a.txt");
    for (const body of [
      stream,
      form,
      new Blob(["blob"], { type: "text/css" }),
      new URLSearchParams({ a: "1" }),
      new Uint8Array([97, 98, 99]),
    ]) {
      await send(base, { method: "POST", body });
    }
    expect(seen[0]).toEqual([undefined, "one two"]);
    expect(seen[1]![0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[1]![1]).toContain("content");
    expect(seen.slice(2)).toEqual([
      ["text/css", "blob"],
      ["application/x-www-form-urlencoded;charset=UTF-8", "a=1"],
      [undefined, "abc"],
    ]);
  });

  test("never sends a stream to a redirect location", async () => {
    const paths: (string | undefined)[] = [];
    const base = await serve((request, response) => {
      paths.push(request.url);
      request.resume();
      response.writeHead(307, { location: "/stolen" }).end();
    });
    const body = new Blob(["content"]).stream();
    expect(await errorOf(send(base, { method: "POST", body }))).toMatchObject({ code: "redirect", outcome: "unknown" });
    expect(paths).toEqual(["/"]);
  });

  test.each([400, 401, 403, 404, 429, 500, 502, 503])("returns HTTP %i as a response", async (status) => {
    const base = await serve((_request, response) => response.writeHead(status).end("no"));
    const response = await open(base);
    const body = new TextDecoder().decode(await response.readAll());
    expect([response.response.status, response.response.ok, body]).toEqual([status, false, "no"]);
  });

  test("reports the outcome not-sent if the connection is refused", async () => {
    const base = await serve(reply);
    await Promise.all(cleanUp.splice(0).map((close) => close()));
    const error = await errorOf(send(base));
    expect(error).toMatchObject({
      code: "network",
      outcome: "not-sent",
      isRetryable: true,
      cause: { code: "ECONNREFUSED" },
    });
    expect(String((error as Error).cause)).not.toContain("127.0.0.1");
  });
});

test.each(["{}", new TextEncoder().encode("{}")])(
  "Deno, which resends strings and bytes itself, gets a body that can be sent only once",
  async (body) => {
    const sent: unknown[] = [];
    vi.stubGlobal("Deno", {});
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      sent.push(init.body);
      return new Response("ok");
    });
    await clientOf({}).request(requestOf({ method: "POST", body }));
    // The sender that a bundler selects if it doesn't support Node's modules.
    const settings = { clock: systemClock, redact: undefined, onDebug: undefined };
    const call = new HttpCall(requestOf({ method: "POST", body }), settings, async () =>
      Promise.reject(new Error("unused")),
    );
    call.startAttempt();
    await sendOnWeb(call, {});
    vi.unstubAllGlobals();
    expect(sent).toEqual([expect.any(Blob), expect.any(Blob)]);
    expect(await Promise.all(sent.map((blob) => (blob as Blob).text()))).toEqual(["{}", "{}"]);
  },
);
