import { createVerifier, readSignatureHeaders } from "@specwright/signing";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import type { TradingOptions } from "../src/index.ts";
import { createOpenApiFetchClient, parseJson, type paths } from "../src/openapi-fetch.ts";
import {
  created,
  credentials,
  envelope,
  json,
  ok,
  refused,
  stubPlatform,
  type StubResponse,
} from "./support/stub-platform.ts";

function platform(responses: readonly StubResponse[], options: TradingOptions = {}) {
  const { fetch, seen, clock } = stubPlatform(responses);
  const client = createOpenApiFetchClient({ environment: "testnet", credentials, fetch, clock, ...options });
  return { client, seen, clock };
}

const time = "/v5/market/time";
const positions = { params: { query: { category: "linear", symbol: "BTCUSDT" } } } as const;
const cancel = { category: "linear", symbol: "BTCUSDT", orderId: "1" } as const;
const never = () => new Promise<Response>(() => {});

describe("a request to a known or unknown path", () => {
  /** Types that the caller declares for the operation. */
  type MorePaths = paths & {
    "/v5/brand/new": {
      get: {
        parameters: { query: { id: string } };
        responses: { 200: { content: { "application/json": { retCode: number; result: { id: string } } } } };
      };
    };
  };

  test("is signed over the exact query, and the response has the caller's types", async () => {
    const { fetch, seen } = stubPlatform([ok({ id: "ü 1" })]);
    const client = createOpenApiFetchClient<MorePaths>({ environment: "testnet", credentials, fetch });
    const { data } = await client.GET("/v5/brand/new", { params: { query: { id: "ü 1" } } });
    expect(data?.result.id).toBe("ü 1");
    const [request] = seen;
    expect(request?.url).toBe("https://api-testnet.bybit.com/v5/brand/new?id=%C3%BC%201");
    const payload = new URL(request!.url).search.slice(1);
    const verifier = createVerifier({ secret: credentials.secret });
    expect(await verifier.verify({ ...readSignatureHeaders(request!.headers)!, payload })).toBe(true);
  });

  test("is signed over the exact body", async () => {
    const { client, seen } = platform([ok()]);
    await client.POST("/v5/brand/new" as "/v5/order/cancel", { body: { ...cancel, note: "ü" } as typeof cancel });
    const [request] = seen;
    expect(request?.body).toEqual({ ...cancel, note: "ü" });
    expect(request?.headers.get("content-type")).toBe("application/json");
    const verifier = createVerifier({ secret: credentials.secret });
    const signature = readSignatureHeaders(request!.headers)!;
    expect(await verifier.verify({ ...signature, payload: request!.text })).toBe(true);
  });

  test("is not signed if the client has no key or the operation is public", async () => {
    const anonymous = platform([ok()], { credentials: undefined });
    await anonymous.client.GET("/v5/brand/new" as typeof time);
    const { client, seen } = platform([ok()]);
    await client.GET(time);
    for (const request of [...anonymous.seen, ...seen]) expect(request.headers.has("x-bapi-sign")).toBe(false);
  });

  test("is signed if its signature is optional and the client has a key", async () => {
    const { client, seen } = platform([ok({ list: [] })]);
    await client.GET("/v5/earn/rwa/product");
    expect(seen[0]?.headers.has("x-bapi-sign")).toBe(true);
  });

  test("is sent to the base URL that is configured for its path prefix", async () => {
    const { client, seen } = platform([ok()], { baseUrls: { "/v5/brand": "https://brand.example" } });
    await client.GET("/v5/brand/new" as typeof time);
    await client.GET(time);
    expect(seen.map(({ url }) => new URL(url).host)).toEqual(["brand.example", "api-testnet.bybit.com"]);
  });
});

describe("the openapi-fetch client", () => {
  test("returns a refusal as data, with its return code", async () => {
    const { client } = platform([refused(10001, "bad")]);
    const { data, error, response } = await client.GET("/v5/position/list", positions);
    expect(data).toMatchObject({ retCode: 10001, retMsg: "bad" });
    expect(error).toBeUndefined();
    expect(response.status).toBe(200);
  });

  test("returns the body of a failing HTTP status as the error, even if it is a web page", async () => {
    const page = () => new Response("<html>down</html>", { status: 502, headers: { "content-type": "text/html" } });
    const { client } = platform([page], { retry: false });
    const { data, error, response } = await client.GET("/v5/position/list", positions);
    expect(data).toBeUndefined();
    expect(error).toBe("<html>down</html>");
    expect(response.status).toBe(502);
    const teapot = platform([json(envelope({}, { retCode: 10003 }), { status: 401 })]);
    expect((await teapot.client.GET(time)).error).toMatchObject({ retCode: 10003 });
  });

  test("throws if the connection is lost", async () => {
    const { client } = platform([new TypeError("down")], { retry: false });
    await expect(client.GET(time)).rejects.toMatchObject({
      code: "network",
      operation: `GET ${time}`,
      cause: { cause: { name: "TypeError", message: "down" } },
    });
  });

  test("runs middleware in order, before signing the request and after the response", async () => {
    const { client, seen } = platform([ok({ list: [] })]);
    const order: string[] = [];
    const middleware = (name: string) => ({
      onRequest: ({ request }: { request: Request }) => {
        order.push(`${name} request`);
        expect(request.headers.has("x-bapi-sign")).toBe(false);
        request.headers.append("x-trace", name);
        return request;
      },
      onResponse: ({ response }: { response: Response }) => {
        order.push(`${name} response`);
        return new Response(response.body, { headers: { "x-seen-by": name } });
      },
    });
    client.use(middleware("first"), middleware("second"));
    const { response } = await client.GET("/v5/position/list", positions);
    expect(order).toEqual(["first request", "second request", "second response", "first response"]);
    expect(seen[0]?.headers.get("x-trace")).toBe("first, second");
    expect(seen[0]?.headers.get("x-bapi-sign")).toMatch(/^[0-9a-f]{64}$/);
    expect(response.headers.get("x-seen-by")).toBe("first");
  });

  test("lets middleware handle an error", async () => {
    const { client } = platform([new TypeError("down")], { retry: false });
    client.use({ onError: () => json(envelope({ timeSecond: "1" })) });
    expect((await client.GET(time)).data?.result).toEqual({ timeSecond: "1" });
  });

  test("reads the body as parseAs specifies", async () => {
    const text =
      '{"retCode":0,"retMsg":"OK","result":{"timeSecond":"1","timeNano":"1","seq":9007199254740993},"retExtInfo":{}}';
    const { client } = platform([json(text)]);
    const asText = await client.GET(time, { parseAs: "text" });
    expect(asText.data).toBe(text);
    expect(parseJson(asText.data as string)).toMatchObject({ result: { seq: 9007199254740993n } });
    const asBytes = await client.GET(time, { parseAs: "arrayBuffer" });
    expect((asBytes.data as ArrayBuffer).byteLength).toBe(text.length);
    const asStream = await client.GET(time, { parseAs: "stream" });
    expect(await new Response(asStream.data as ReadableStream).text()).toBe(text);
  });

  test("sends headers of the call, but the client's headers take precedence", async () => {
    const { client, seen } = platform([ok({ list: [] })]);
    await client.GET("/v5/position/list", { ...positions, headers: { "x-mine": "1", "X-BAPI-SIGN": "mine" } });
    expect(seen[0]?.headers.get("x-mine")).toBe("1");
    expect(seen[0]?.headers.get("x-bapi-sign")).toMatch(/^[0-9a-f]{64}$/);
  });

  test("sends and signs a form body", async () => {
    const { client, seen } = platform([ok()]);
    const form = new FormData();
    form.append("upload_file", new Blob([new Uint8Array([0, 255])]), "a.bin");
    const body = { ...cancel };
    await client.POST("/v5/brand/upload" as "/v5/order/cancel", { body, bodySerializer: () => form });
    expect(seen[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.text).toContain('name="upload_file"; filename="a.bin"');
    expect(seen[0]?.headers.has("x-bapi-sign")).toBe(true);
  });
});

describe("the shared core of the openapi-fetch client", () => {
  test("ends a call on abort", async () => {
    const { client } = platform([never]);
    const controller = new AbortController();
    const work = client.GET(time, { signal: controller.signal });
    setImmediate(() => controller.abort());
    await expect(work).rejects.toMatchObject({ code: "aborted" });
    const early = platform([ok()]);
    await expect(early.client.GET(time, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      outcome: "not-sent",
    });
    expect(early.seen).toHaveLength(0);
  });

  test("applies the client's timeoutMs", async () => {
    const { client, clock } = platform([never], { timeoutMs: 500 });
    const started = clock.now();
    await expect(clock.run(client.GET(time))).rejects.toMatchObject({ code: "timeout" });
    expect(clock.now() - started).toBe(500);
  });

  test("counts reading the request body towards the timeout of a call", async () => {
    const { client, clock, seen } = platform([ok()], { timeoutMs: 500 });
    const slowBody = new ReadableStream({
      async pull(controller) {
        await clock.advance(501);
        controller.enqueue(new TextEncoder().encode(JSON.stringify(cancel)));
        controller.close();
      },
    });
    const bodySerializer = () => slowBody as never;
    const call = client.POST("/v5/order/cancel", { body: cancel, bodySerializer, duplex: "half" } as never);
    await expect(call).rejects.toMatchObject({ code: "timeout", outcome: "not-sent" });
    expect(seen).toHaveLength(0);
  });

  test("retries reads, but not writes that may have arrived", async () => {
    const down = new TypeError("down");
    const read = platform([down, new Response("", { status: 502 }), ok({ list: [] })]);
    expect((await read.clock.run(read.client.GET("/v5/position/list", positions))).data?.retCode).toBe(0);
    expect(read.seen).toHaveLength(3);
    const write = platform([down]);
    const body = { ...cancel, orderLinkId: "mine" };
    await expect(write.clock.run(write.client.POST("/v5/order/cancel", { body }))).rejects.toMatchObject({
      code: "unknown-outcome",
      outcome: "unknown",
    });
    expect(write.seen).toHaveLength(1);
  });

  test("signs and resends a request whose timestamp was rejected", async () => {
    const late = json(envelope({}, { retCode: 10002, time: 1_700_000_060_000 }));
    const { client, seen } = platform([late, ok({ list: [] })]);
    const { data } = await client.GET("/v5/position/list", positions);
    expect(data?.retCode).toBe(0);
    const times = seen.map(({ headers }) => Number(headers.get("x-bapi-timestamp")));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(60_000);
  });

  test("keeps known operations within their rate limit", async () => {
    const { client, clock } = platform([created]);
    const started = clock.now();
    const calls = Array.from({ length: 12 }, () => client.POST("/v5/order/cancel", { body: cancel }));
    await clock.run(Promise.all(calls));
    expect(clock.now() - started).toBeGreaterThanOrEqual(1000);
  });

  test("leaves the outcome of a write unknown after an invalid HTTP status", async () => {
    const fetch = async () => Object.defineProperty(json("{}", { status: 500 }), "status", { value: 999 });
    const client = createOpenApiFetchClient({ credentials, fetch });
    const cancelled = client.POST("/v5/order/cancel", { body: cancel });
    await expect(cancelled).rejects.toMatchObject({ code: "unknown-outcome", status: 999 });
  });

  test("refuses a redirect", async () => {
    const moved = new Response(null, { status: 307, headers: { location: "https://evil.example" } });
    const { client, seen } = platform([moved]);
    await expect(client.GET(time)).rejects.toMatchObject({ code: "protocol", status: 307 });
    await expect(client.POST("/v5/order/cancel", { body: cancel })).rejects.toMatchObject({ code: "unknown-outcome" });
    expect(seen).toHaveLength(2);
  });
});

describe("a request to another address", () => {
  test.each([
    "@evil.example/v5",
    ".evil.example/v5",
    ":1/v5",
    "https://evil.example/v5",
    "//evil.example/v5",
    "/v5/../other",
    "/v5/%2e%2e/other",
    "/v5\\evil",
  ])("is not sent to another host: %s", async (path) => {
    const { client, seen } = platform([ok()]);
    const error: unknown = await client.GET(path as typeof time).catch((thrown: unknown) => thrown);
    // openapi-fetch itself rejects credentials in a URL, with a TypeError.
    if (!(error instanceof TypeError) && seen.length === 0)
      expect(error).toMatchObject({ code: "invalid-input", field: "path", value: "[withheld]" });
    for (const { url } of seen) expect(new URL(url).host).toBe("api-testnet.bybit.com");
  });

  test("is refused if the call or its middleware sets another base URL", async () => {
    const { client, seen } = platform([ok()]);
    const refusal = { code: "invalid-input", field: "path" };
    await expect(client.GET(time, { baseUrl: "https://evil.example" })).rejects.toMatchObject(refusal);
    client.use({ onRequest: () => new Request("https://evil.example/v5") });
    await expect(client.GET(time)).rejects.toMatchObject(refusal);
    expect(seen).toHaveLength(0);
  });

  test("cannot leave the path of the base URL", async () => {
    const { client, seen } = platform([ok()], { environment: { baseUrl: "http://localhost:1/prefix" } });
    await client.GET(time);
    expect(seen[0]?.url).toBe("http://localhost:1/prefix/v5/market/time");
    await expect(client.GET("/../admin" as typeof time)).rejects.toMatchObject({ field: "path" });
  });
});

describe("the redaction of secrets", () => {
  const echo = `${credentials.apiKey} ${credentials.secret}`;

  test.each([
    ["a failed fetch", new TypeError(`cannot send ${echo}`)],
    ["a truncated body", json(`{"retCode":0,"result":"${echo}`)],
  ])("covers the error after %s", async (_, response) => {
    const { client } = platform([response], { retry: false });
    const error: unknown = await client.GET("/v5/position/list", positions).catch((thrown: unknown) => thrown);
    const shown = inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
    expect(shown).not.toContain(credentials.apiKey);
    expect(shown).not.toContain(credentials.secret);
  });

  test.each([
    ["a refusal", () => refused(10003, `no key ${echo}`, { retExtInfo: { echo } })],
    ["a page", () => new Response(`<html>${echo}`, { status: 403, headers: { "content-type": "text/html" } })],
  ])("covers %s that echoes them", async (_, response) => {
    const { client } = platform([response]);
    const { data, error } = await client.GET("/v5/position/list", positions);
    const shown = JSON.stringify([data, error]);
    expect(shown).toContain("[redacted]");
    expect(shown).not.toContain(credentials.apiKey);
    expect(shown).not.toContain(credentials.secret);
  });

  test("leaves the result unchanged, including the caller's own key and large integers", async () => {
    const text = `{"retCode":0,"retMsg":"OK for ${credentials.apiKey}","result":{"timeSecond":"1","timeNano":"1","apiKey":"${credentials.apiKey}","id":9007199254740993},"retExtInfo":{}}`;
    const { client } = platform([json(text)]);
    const { data } = await client.GET(time, { parseAs: "text" });
    expect(parseJson(data as string)).toMatchObject({
      retMsg: "OK for [redacted]",
      result: { apiKey: credentials.apiKey, id: 9007199254740993n },
    });
  });

  test("keeps the secret out of a printed client", () => {
    const { client } = platform([]);
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(credentials.secret);
  });
});

test.each(["/v5/constructor/x", "/v5/toString"])(
  "the openapi-fetch client sends a request to the path %s, which belongs to no known group of operations",
  async (path) => {
    const { fetch, seen } = stubPlatform([ok({})]);
    const client = createOpenApiFetchClient<Record<string, { get: object }>>({ environment: "testnet", fetch });
    await (client.GET as (path: string) => Promise<unknown>)(path);
    expect(seen.map((request) => request.path)).toEqual([path]);
  },
);

test.each(["/v5/order/../user/query-api", "/v5/order/%2e%2e/user", "/v5/order/{id}", "/v5//order"])(
  "a path with unusual segments is refused before it is signed: %s",
  async (path) => {
    const { client, seen } = platform([ok()]);
    await expect(client.GET(path as typeof time)).rejects.toMatchObject({ name: "InputError", field: "path" });
    expect(seen).toEqual([]);
  },
);

test("a web page instead of JSON causes a TradingError", async () => {
  const page = () => new Response("<html>", { headers: { "content-type": "text/html" } });
  const { client } = platform([page]);
  await expect(client.GET(time)).rejects.toMatchObject({ name: "TradingError" });
});
