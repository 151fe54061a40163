import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, createServer as createTcpServer, type AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createVerifier } from "../src/index.ts";
import { startSigningProxy, type SigningProxyOptions } from "../src/proxy/proxy.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs8, rsaPublic } = testKeys;
const now = 1_700_000_000_000;

interface Received {
  readonly method: string;
  /** Path and query. Each character is one byte. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function listen(server: ReturnType<typeof createServer> | ReturnType<typeof createTcpServer>): Promise<URL> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => void server.close());
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

type Respond = (response: ServerResponse, request: IncomingMessage) => void;
const ok: Respond = (response) => void response.end("{}");

/** Starts a server that stores the requests it receives, and a proxy in front of the server. */
async function setUp(respond: Respond = ok, options: Partial<SigningProxyOptions> = {}) {
  const received: Received[] = [];
  const target = await listen(
    createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { method = "", url = "", headers } = request;
      received.push({ method, url, headers: headers as Record<string, string>, body: Buffer.concat(parts) });
      respond(response, request);
    }),
  );
  const proxy = await startSigningProxy({ target, apiKey, key: { secret }, now: () => now, ...options });
  closers.push(() => proxy.close());
  return { ...proxy, received };
}

/** Sends raw bytes and returns the whole response. */
async function sendRaw(url: string, bytes: Buffer): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write(bytes);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  return Buffer.concat(parts).toString("latin1");
}

const rawRequest = (url: string, head: string, body: string | Buffer = "") =>
  Buffer.concat([
    Buffer.from(
      `${head}\r\nHost: ${new URL(url).host}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);

const isSigned = ({ headers }: Received, payload: Uint8Array, verifier = createVerifier({ secret })) =>
  verifier.verify({
    apiKey: headers["x-bapi-api-key"]!,
    timestamp: headers["x-bapi-timestamp"]!,
    recvWindow: headers["x-bapi-recv-window"]!,
    signature: headers["x-bapi-sign"]!,
    payload,
  });

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; message: string } }).error;

describe("a signed and forwarded request", () => {
  test.each([
    ["percent escapes in either case", "/v5/order/realtime?a=%2f%2F&cursor=a%253D%2c&b=+%20"],
    ["escaped UTF-8", `/v5/order/realtime?symbol=${encodeURIComponent("ありがとう&😀")}`],
    ["characters that URL parsers encode", "/v5/order/realtime?a=\"<>`{}|^[]'\\&b"],
    ["a second question mark", "/v5/order/realtime?a=1?b=2"],
    ["an empty query", "/v5/order/realtime?"],
    ["no query", "/v5/order/realtime"],
    ["dots in the path", "/v5/../v5/./order//realtime?category=linear"],
  ])("keeps every byte of %s", async (_, path) => {
    const { url, received } = await setUp();
    await sendRaw(url, rawRequest(url, `GET ${path} HTTP/1.1`));
    const bytes = Buffer.from(path);
    expect(received.map((one) => Buffer.from(one.url, "latin1").toString())).toEqual([path]);
    const query = bytes.includes("?") ? bytes.subarray(bytes.indexOf("?") + 1) : Buffer.alloc(0);
    expect(await isSigned(received[0]!, query)).toBe(true);
  });

  test.each([
    ["JSON with spaces and escapes", Buffer.from('{ "qty":"0.01",\r\n "note": "\\u00e9é😀" }')],
    ["an empty body", Buffer.alloc(0)],
    ["bytes that are not UTF-8", Buffer.from([0, 255, 254, 0xc3, 0x28, 13, 10])],
    ["a body in many pieces", Buffer.alloc(300_000, "0123456789")],
  ])("keeps every byte of %s", async (_, body) => {
    const { url, received } = await setUp();
    await sendRaw(url, rawRequest(url, "POST /v5/order/create HTTP/1.1", body));
    expect(received[0]!.body.equals(body)).toBe(true);
    expect(received[0]!.headers["content-length"]).toBe(String(body.length));
    expect(await isSigned(received[0]!, body)).toBe(true);
  });

  test("signs a chunked body and sends it with its content length", async () => {
    const { url, received } = await setUp();
    const body = new ReadableStream({
      start: (controller) => {
        for (const part of ['{"a":', '"1"}']) controller.enqueue(Buffer.from(part));
        controller.close();
      },
    });
    await fetch(`${url}/v5/order/create`, { method: "POST", body, duplex: "half" } as RequestInit);
    expect(received[0]!.headers["content-length"]).toBe("9");
    expect(await isSigned(received[0]!, Buffer.from('{"a":"1"}'))).toBe(true);
  });

  test("replaces signature headers, and removes credentials and headers of the connection", async () => {
    const { url, received } = await setUp();
    await fetch(`${url}/v5/order/realtime`, {
      headers: {
        "x-bapi-sign": "stale",
        "x-bapi-api-key": "other",
        authorization: "Bearer x",
        cookie: "a=b",
        accept: "x/y",
      },
    });
    const { headers } = received[0]!;
    expect(headers).toMatchObject({ "x-bapi-api-key": apiKey, "x-bapi-timestamp": String(now), accept: "x/y" });
    expect(headers).not.toHaveProperty("authorization");
    expect(headers).not.toHaveProperty("cookie");
    expect(await isSigned(received[0]!, Buffer.alloc(0))).toBe(true);
  });

  test("can be signed with an RSA key", async () => {
    const { url, received } = await setUp(ok, { key: { privateKey: rsaPkcs8 } });
    await fetch(`${url}/v5/order/realtime?category=spot`);
    expect(await isSigned(received[0]!, Buffer.from("category=spot"), createVerifier({ publicKey: rsaPublic }))).toBe(
      true,
    );
  });
});

describe("a response", () => {
  test("arrives with its status, its repeated headers and its compressed bytes", async () => {
    const { url } = await setUp((response) => {
      response.writeHead(
        403,
        "Too Many",
        [
          ["set-cookie", "a=1"],
          ["set-cookie", "b=2"],
          ["content-encoding", "gzip"],
        ].flat(),
      );
      response.end(gzipSync('{"retCode":10006}'));
    });
    const response = await fetch(`${url}/v5/market/time`);
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, ["a=1", "b=2"]]);
    expect(await response.json()).toEqual({ retCode: 10006 });
  });

  test("is streamed before it is complete", async () => {
    let finish = (): void => {};
    const { url } = await setUp((response) => {
      response.write("first");
      finish = () => response.end("second");
    });
    const reader = (await fetch(`${url}/v5/market/time`)).body!.getReader();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe("first");
    finish();
    expect(Buffer.from((await reader.read()).value!).toString()).toBe("second");
  });

  test("ends with an error for the caller if the server breaks it off", async () => {
    const { url } = await setUp((response) => {
      response.writeHead(200, { "content-length": "10" });
      response.write("half", () => response.destroy());
    });
    await expect(fetch(`${url}/v5/market/time`).then((response) => response.text())).rejects.toThrow();
  });

  test("is refused if it redirects, without revealing its location", async () => {
    const { url } = await setUp((response) =>
      response.writeHead(307, { location: "https://elsewhere.example/" }).end(),
    );
    const response = await fetch(`${url}/v5/order/create`, { method: "POST", body: "{}", redirect: "error" });
    const error = await errorOf(response);
    expect([response.status, error.code]).toEqual([502, "redirect-refused"]);
    expect(error.message).not.toContain("elsewhere");
  });
});

describe("a request to the proxy", () => {
  const { origin } = new URL("https://page.example");
  test.each([
    ["another method", 405, "not-signable", "DELETE /v5/order HTTP/1.1"],
    ["a forward proxy request", 400, "not-signable", "GET http://api.bybit.com/v5/market/time HTTP/1.1"],
    ["a POST with a query", 400, "not-signable", "POST /v5/order/create?a=1 HTTP/1.1"],
    ["a path beyond ASCII", 400, "not-signable", "GET /v5/order/realtime?symbol=ありがとう HTTP/1.1"],
    ["a WebSocket", 400, "not-signable", "GET /v5/private HTTP/1.1\r\nUpgrade: websocket"],
    ["a page's request with an origin", 403, "web-page", `POST /v5/order/create HTTP/1.1\r\nOrigin: ${origin}`],
    ["a page's image", 403, "web-page", "GET /v5/order/realtime HTTP/1.1\r\nSec-Fetch-Site: cross-site"],
  ])("is refused if it is %s", async (_, status, code, head) => {
    const { url, received } = await setUp();
    const response = await sendRaw(url, rawRequest(url, head));
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} .*"code":"${code}"`, "s"));
    expect(received).toEqual([]);
  });

  test("is refused if it is a GET with a body", async () => {
    const { url, received } = await setUp();
    expect(await sendRaw(url, rawRequest(url, "GET /v5/order/realtime HTTP/1.1", "{}"))).toContain("only its query");
    expect(received).toEqual([]);
  });

  test("is refused if its Host header names another host", async () => {
    const { url, received } = await setUp();
    const response = await sendRaw(
      url,
      Buffer.from("GET /v5/order HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n"),
    );
    expect(response).toContain("web-page");
    expect(received).toEqual([]);
  });

  test("is refused if its body exceeds 10 MiB", async () => {
    const { url, received } = await setUp();
    const response = await fetch(`${url}/v5/order/create`, { method: "POST", body: Buffer.alloc(10 * 2 ** 20 + 1) });
    expect([response.status, (await errorOf(response)).code]).toEqual([413, "too-large"]);
    expect(received).toEqual([]);
  });
});

describe("a failed connection", () => {
  test("is reported as a request that was not sent if it was never established", async () => {
    const server = createTcpServer();
    const target = await listen(server);
    server.close();
    const { url } = await setUp(ok, { target });
    const error = await errorOf(await fetch(`${url}/v5/order/create`, { method: "POST", body: "{}" }));
    expect(error).toEqual({
      code: "not-sent",
      message: `No connection to ${target.host}: ECONNREFUSED. Nothing was sent.`,
    });
  });

  test("has an unknown outcome if it ends after the request was sent", async () => {
    const { url } = await setUp((response) => response.destroy());
    const error = await errorOf(await fetch(`${url}/v5/order/create`, { method: "POST", body: "{}" }));
    expect(error.code).toBe("unknown-outcome");
    expect(error.message).toContain("check before you resend");
  });

  test("has an unknown outcome if the server stays silent", async () => {
    const { url } = await setUp(() => {}, { idleTimeoutMs: 50 });
    const error = await errorOf(await fetch(`${url}/v5/order/create`, { method: "POST", body: "{}" }));
    expect(error.code).toBe("unknown-outcome");
  });

  test("cancels the forwarded request if the caller disconnected", async () => {
    const seen = new EventEmitter();
    const closed = once(seen, "closed");
    const controller = new AbortController();
    const { url } = await setUp((response) => {
      response.once("close", () => seen.emit("closed"));
      controller.abort();
    });
    await expect(fetch(`${url}/v5/order/realtime`, { signal: controller.signal })).rejects.toThrow();
    await closed;
  });
});

test("responses of the proxy contain neither the key nor the secret", async () => {
  const { url } = await setUp((response) => response.destroy());
  const texts = await Promise.all([
    fetch(`${url}/v5/order/create?a=${secret}`, { method: "POST", body: secret }).then((response) => response.text()),
    fetch(`${url}/v5/order/create`, { method: "POST", body: secret }).then((response) => response.text()),
    sendRaw(url, rawRequest(url, `GET ${apiKey} HTTP/1.1`)),
  ]);
  for (const text of texts) {
    expect(text).toContain("error");
    expect(text).not.toContain(secret);
    expect(text).not.toContain(apiKey);
  }
});
