import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as zlib from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { compose as portableCompose } from "./compose.ts";
import { LightRequest } from "./light-request.ts";
import { compose } from "./node/compose.ts";
import { plainFetch } from "./node/from-fetch.ts";
import { platformFetch } from "./node/platform-fetch.ts";
import { platformFetch as portableFetch } from "./platform-fetch.ts";
import { freshDispatcher } from "./testing/fresh-dispatcher.ts";
import { settle } from "./testing/virtual-clock.ts";

const senders = {
  fetch: portableFetch,
  "fetch on Node": plainFetch,
  "fast path": platformFetch,
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
    "x-a": "padded",
  });
  response.end(text);
};

describe.each(Object.entries(senders))("%s", (name, sender) => {
  const send = (sender === portableFetch ? portableCompose : compose)(sender);

  test("the response has what the platform's has", async () => {
    const base = await serve(reply);
    const response = await send(`${base}/a?b=c`);
    expect(response).toBeInstanceOf(Response);
    expect(response.headers).toBeInstanceOf(Headers);
    const { status, statusText, ok, url, type, redirected, bodyUsed } = response;
    expect({ status, statusText, ok, redirected, bodyUsed, type, url }).toEqual({
      status: 201,
      statusText: "Made",
      ok: true,
      redirected: false,
      bodyUsed: false,
      type: "basic",
      url: `${base}/a?b=c`,
    });
    expect(response.headers.get("X-A")).toBe("padded");
    expect(response.headers.has("x-b")).toBe(false);
    expect(response.headers.get("x-b")).toBeNull();
    expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/plain;charset=utf-8",
      "x-a": "padded",
    });
    expect(() => response.headers.set("x-a", "changed")).toThrow(TypeError);
    const copy = response.clone();
    expect([copy.status, copy.headers.get("x-a"), await copy.text()]).toEqual([201, "padded", text]);
    expect(await response.text()).toBe(text);
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test.each([
    ["arrayBuffer", async (response: Response) => Buffer.from(await response.arrayBuffer()).toString()],
    [
      "bytes",
      async (response: Response) =>
        response.bytes === undefined ? text : Buffer.from(await response.bytes()).toString(),
    ],
    ["blob", async (response: Response) => (await response.blob()).text()],
    ["body", async (response: Response) => new Response(response.body).text()],
    [
      "blob type",
      async (response: Response) => ((await response.blob()).type === "text/plain;charset=utf-8" ? text : ""),
    ],
  ])("%s", async (_name, read) => {
    expect(await read(await send(await serve(reply)))).toBe(text);
  });

  test("formData and json", async () => {
    const base = await serve((request, response) => {
      const isForm = request.url === "/form";
      response.setHeader("content-type", isForm ? "application/x-www-form-urlencoded" : "application/json");
      response.end(isForm ? "a=1&b=2" : '\ufeff{"a":1}');
    });
    expect([...(await (await send(`${base}/form`)).formData()).entries()]).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
    expect(await (await send(`${base}/json`)).json()).toEqual({ a: 1 });
  });

  test("answers without a body have none", async () => {
    const base = await serve((request, response) => {
      response.writeHead(request.url === "/304" ? 304 : request.url === "/204" ? 204 : 200, { "content-length": 5 });
      response.end();
    });
    const check = async (path: string, method: string) => {
      const response = await send(base + path, { method });
      expect([response.body, await response.text()]).toEqual([null, ""]);
    };
    await check("/head", "HEAD");
    await check("/204", "GET");
    await check("/304", "GET");
  });

  test("sends method, path, headers and body as given, and what fetch adds", async () => {
    const seen: { line: string; headers: IncomingMessage["headers"]; body: string }[] = [];
    const base = await serve(async (request, response) => {
      const body = (await bodyOf(request)).toString();
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
      response.end();
    });
    const headers = { "X-Key": "k", "content-type": "application/json" };
    await send(new LightRequest(`${base}/v5/a?cursor=a%3Ab&x='1'`, { method: "post", headers, body: '{"ü":1}' }));
    await send(new LightRequest(`${base}/a/../b c?q=ü#hash`, { headers: new Headers({ accept: "text/css" }) }));
    await send(new LightRequest(base, { method: "PUT", body: "plain" }));
    await send(new Request(`${base}/request`, { headers: { "x-key": "k" } }));
    expect(seen.map(({ line, body }) => [line, body])).toEqual([
      ["POST /v5/a?cursor=a%3Ab&x=%271%27", '{"ü":1}'],
      ["GET /b%20c?q=%C3%BC", ""],
      ["PUT /", "plain"],
      ["GET /request", ""],
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
    expect(seen[3]!.headers["x-key"]).toBe("k");
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
    // What cannot be undone is handed on as it is.
    ["zstd", hasZstd ? zlib.zstdCompressSync : (bytes) => bytes],
  ];
  test.each(codings)("undoes %s", async (coding, encode) => {
    const base = await serve((_request, response) => {
      response.setHeader("content-encoding", coding);
      response.end(encode(Buffer.from(text)));
    });
    expect(await (await send(base)).text()).toBe(text);
    const streamed = await send(base);
    expect(await new Response(streamed.body).text()).toBe(text);
  });

  test("more than five codings are refused", async () => {
    const base = await serve((_request, response) => {
      response.setHeader("content-encoding", "gzip, gzip, gzip, gzip, gzip, gzip");
      response.end(text);
    });
    const read = async () => (await send(base)).text();
    await expect(read()).rejects.toMatchObject({ code: expect.stringMatching(/network|body-interrupted/) });
  });

  test("a body arrives piece by piece", async () => {
    let next = () => {};
    const base = await serve((_request, response) => {
      response.write("one");
      next = () => void response.end("two");
    });
    const reader = (await send(base)).body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe("one");
    next();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe("two");
    expect((await reader.read()).done).toBe(true);
  });

  test("a body nobody reads stops the server, and can be read later", async () => {
    const size = 32 * 2 ** 20;
    let answer: ServerResponse | undefined;
    const base = await serve((_request, response) => {
      answer = response;
      response.end(Buffer.alloc(size));
    });
    const response = await send(base);
    for (let round = 0; round < 20; round++) await settle();
    expect(answer!.writableFinished).toBe(false);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
  });

  test("a body that is cancelled closes the connection", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const base = await serve((request, response) => {
      closed = new Promise((resolve) => request.socket.once("close", resolve));
      response.write("endless");
    });
    await (await send(base)).body!.cancel();
    await closed;
  });

  test.each(["before the answer", "in the body"])("an abort %s ends the call and the connection", async (when) => {
    const controller = new AbortController();
    let closed: Promise<unknown> = Promise.resolve();
    let arrived = () => {};
    const waiting = new Promise<void>((resolve) => (arrived = resolve));
    const base = await serve((request, response) => {
      closed = new Promise((resolve) => request.socket.once("close", resolve));
      if (when === "in the body") response.write("part");
      arrived();
    });
    const call = send(base, { signal: controller.signal });
    await waiting;
    const work = when === "in the body" ? call.then((response) => response.text()) : call;
    if (when === "in the body") await call;
    controller.abort();
    await expect(work).rejects.toMatchObject({ code: "aborted", outcome: "unknown" });
    await closed;
  });

  test("streams, forms and blobs go up", async () => {
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
    await send(new LightRequest(base, { method: "POST", body: stream }));
    await send(new LightRequest(base, { method: "POST", body: form }));
    await send(new LightRequest(base, { method: "POST", body: new Blob(["blob"], { type: "text/css" }) }));
    await send(new LightRequest(base, { method: "POST", body: new URLSearchParams({ a: "1" }) }));
    await send(new LightRequest(base, { method: "POST", body: new Uint8Array([97, 98, 99]) }));
    expect(seen[0]).toEqual([undefined, "one two"]);
    expect(seen[1]![0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[1]![1]).toContain("content");
    expect(seen.slice(2)).toEqual([
      ["text/css", "blob"],
      ["application/x-www-form-urlencoded;charset=UTF-8", "a=1"],
      [undefined, "abc"],
    ]);
  });

  test.each([400, 401, 403, 404, 429, 500, 502, 503])("HTTP %i is an answer", async (status) => {
    const base = await serve((_request, response) => response.writeHead(status).end("no"));
    const response = await send(base);
    expect([response.status, response.ok, await response.text()]).toEqual([status, false, "no"]);
  });

  test("a refused connection was not sent, as far as the sender can know", async () => {
    const base = await serve(reply);
    await Promise.all(cleanUp.splice(0).map((close) => close()));
    const failure = await send(base).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "network",
      outcome: sender === portableFetch ? "unknown" : "not-sent",
      isRetryable: true,
      ...(sender === portableFetch ? {} : { cause: { code: "ECONNREFUSED" } }),
    });
    expect(String((failure as Error).cause)).not.toContain("127.0.0.1");
  });

  test(`a header that HTTP does not allow is not sent and not shown (${name})`, async () => {
    const headers = { "x-key": "secret-key\r\nx-evil: 1" };
    const failure = await send(new LightRequest("http://127.0.0.1:1/", { headers })).catch((error: unknown) => error);
    expect(failure).toMatchObject({ outcome: "not-sent", isRetryable: false });
    expect(JSON.stringify(failure) + String(failure) + String((failure as Error).cause)).not.toContain("secret-key");
  });
});
