import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { FetchFunction, RequestLike, Signer } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";
import { startWireServer, type WireRequest, type WireServer } from "./support/wire-server.ts";

const { apiKey, secret } = testKeys;

/** Returns the signature that the server would compute from the received request. */
const expectedSignature = ({ method, headers, query, body }: WireRequest) =>
  createHmac("sha256", secret)
    .update(`${String(headers["x-bapi-timestamp"])}${apiKey}${String(headers["x-bapi-recv-window"])}`)
    .update(method === "GET" ? query : body)
    .digest("hex");

describe.each([
  ["node", node],
  ["web", web],
])("signedFetch in the %s build", (_build, { createSigner, signedFetch }) => {
  let server: WireServer;
  beforeAll(async () => {
    server = await startWireServer(({ target }) =>
      target.startsWith("/redirect/")
        ? `HTTP/1.1 ${target.slice(10)} Elsewhere\r\nlocation: http://127.0.0.1:9/secret\r\ncontent-length: 0\r\n\r\n`
        : "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}",
    );
  });
  afterAll(() => server.close());
  let signer: Signer;
  beforeEach(() => {
    signer = createSigner({ apiKey, secret });
  });
  const last = () => server.received.at(-1)!;

  async function send(input: string | URL | RequestLike, init?: RequestInit): Promise<WireRequest> {
    const response = await signedFetch({ signer })(input, init);
    expect(await response.json()).toEqual({});
    expect(last().headers["x-bapi-sign"]).toBe(expectedSignature(last()));
    return last();
  }

  const nasty = "/v5/a?b=it's \"<>é&c=1+2%20|^`{}\\&&=&d#fragment?e=1";

  test.each<[string, (url: string) => [string | URL | RequestLike, RequestInit?]]>([
    ["a URL as text", (url) => [url + nasty]],
    ["a URL", (url) => [new URL(url + nasty)]],
    ["a Request", (url) => [new Request(url + nasty)]],
    ["a Request and init", (url) => [new Request(url + nasty), { headers: { a: "b" } }]],
    ["a plain object", (url) => [{ url: url + nasty }]],
    ["a plain object with headers", (url) => [{ url: url + nasty, method: "get", headers: new Headers({ a: "b" }) }]],
    ["no query", (url) => [`${url}/v5/a`]],
    ["an empty query", (url) => [`${url}/v5/a?`]],
  ])("signs the query that is sent: %s", async (_, make) => {
    const request = await send(...make(server.url));
    expect(request.method).toBe("GET");
    expect(request.body).toHaveLength(0);
  });

  const json = '{"note":"é \\u00e9 𝄞"}';
  const form = () => {
    const data = new FormData();
    data.set("upload_file", new Blob([Uint8Array.of(0xff, 0, 0xc3, 0x28)], { type: "image/png" }), "é.png");
    return data;
  };
  const stream = () => new Blob([json]).stream();

  test.each<[string, (url: string) => [string | URL | RequestLike, RequestInit?], string | RegExp | undefined]>([
    ["text", (url) => [url, { method: "POST", body: json }], "application/json"],
    [
      "text with its own type",
      (url) => [url, { method: "post", body: json, headers: { "Content-Type": "text/x" } }],
      "text/x",
    ],
    ["bytes", (url) => [url, { method: "POST", body: new TextEncoder().encode(json) }], undefined],
    ["an ArrayBuffer", (url) => [url, { method: "POST", body: new TextEncoder().encode(json).buffer }], undefined],
    ["a Blob", (url) => [url, { method: "POST", body: new Blob([json], { type: "a/b" }) }], "a/b"],
    ["a form", (url) => [url, { method: "POST", body: form() }], /^multipart\/form-data; boundary=/],
    [
      "search parameters",
      (url) => [url, { method: "POST", body: new URLSearchParams({ a: "é b" }) }],
      /^application\/x-www-form/,
    ],
    ["a stream", (url) => [url, { method: "POST", body: stream(), duplex: "half" } as RequestInit], undefined],
    ["nothing", (url) => [url, { method: "POST" }], undefined],
    ["null", (url) => [url, { method: "POST", body: null }], undefined],
    ["an empty text", (url) => [url, { method: "POST", body: "" }], "application/json"],
    [
      "a Request with text",
      (url) => [new Request(url, { method: "POST", body: json, headers: { "content-type": "a/b" } })],
      "a/b",
    ],
    [
      "a Request with a form",
      (url) => [new Request(url, { method: "POST", body: form() })],
      /^multipart\/form-data; boundary=/,
    ],
    ["a Request with nothing", (url) => [new Request(url, { method: "POST" })], undefined],
    [
      "a Request whose body init replaces",
      (url) => [new Request(url, { method: "POST", body: "old" }), { body: json }],
      /./,
    ],
    ["a plain object with text", (url) => [{ url, method: "POST", body: json }], "application/json"],
    ["a plain object with bytes", (url) => [{ url, method: "POST", body: new TextEncoder().encode(json) }], undefined],
    [
      "a plain object with a raw body",
      (url) => [{ url, method: "POST", rawBody: json, body: "not this" }],
      "application/json",
    ],
    ["a plain object without body", (url) => [{ url, method: "POST", rawBody: null }], undefined],
  ])("signs the body that is sent: %s", async (_, make, type) => {
    const request = await send(...make(`${server.url}/v5/a?unsigned=1`));
    expect(request.method).toBe("POST");
    if (type === undefined) expect(request.headers["content-type"]).toBeUndefined();
    else expect(request.headers["content-type"]).toMatch(type);
  });

  test("sends the `rawBody` of a request-like object, and never reads its `body`", async () => {
    const input = {
      url: server.url,
      method: "POST",
      rawBody: json,
      get body(): never {
        throw new Error("The body was read.");
      },
    };
    expect((await send(input)).body.toString()).toBe(json);
  });

  test("sends a header without the whitespace around its value", async () => {
    expect((await send(server.url, { headers: { "x-own": " 1\t\n" } })).headers["x-own"]).toBe("1");
  });

  test("keeps the caller's headers in every form, and replaces old signature headers", async () => {
    const own = { "X-Own": "1", "x-bapi-sign": "stale", "X-Bapi-Timestamp": "5" };
    for (const headers of [own, new Headers(own), Object.entries(own) as [string, string][]]) {
      const request = await send(server.url, { headers });
      expect(request.headers["x-own"]).toBe("1");
      expect(request.headers["x-bapi-timestamp"]).toMatch(/^\d{13}$/);
    }
    expect(own["x-bapi-sign"]).toBe("stale");
  });

  test("sends both values of a header that is twice in the caller's list", async () => {
    const headers: [string, string][] = [
      ["x-a", "1"],
      ["x-a", " 2 "],
    ];
    expect((await send(server.url, { headers })).headers["x-a"]).toBe("1, 2");
  });

  test("does not change the headers of the caller's Request", async () => {
    const request = new Request(server.url, { headers: { a: "b" } });
    await send(request);
    expect([...request.headers]).toEqual([["a", "b"]]);
  });

  test("creates a new signature for every call", async () => {
    let time = 1;
    const fetch = signedFetch({ signer: createSigner({ apiKey, secret, now: () => time++ }) });
    const first = await fetch(server.url).then(last);
    const second = await fetch(server.url).then(last);
    expect([first, second].map(({ headers }) => headers["x-bapi-timestamp"])).toEqual(["1", "2"]);
    expect(second.headers["x-bapi-sign"]).not.toBe(first.headers["x-bapi-sign"]);
  });

  test("adds a generated request ID, the caller's ID, or no ID", async () => {
    const ids = [];
    let count = 0;
    const options = [
      { cdnRequestId: true },
      { cdnRequestId: true },
      { cdnRequestId: () => `id-${(count += 1)}` },
      {},
    ] as const;
    for (const option of options) {
      await signedFetch({ signer, ...option })(server.url);
      ids.push(last().headers["cdn-request-id"]);
    }
    expect(ids).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      "id-1",
      undefined,
    ]);
    expect(ids[0]).not.toBe(ids[1]);
    await signedFetch({ signer, cdnRequestId: true })(server.url, { headers: { "CDN-Request-Id": "mine" } });
    expect(last().headers["cdn-request-id"]).toBe("mine");
  });

  test.each([301, 302, 303, 307, 308])("refuses a redirect with status %i, and does not follow it", async (status) => {
    const before = server.received.length;
    const attempt = signedFetch({ signer })(`${server.url}/redirect/${status}`, { method: "POST", body: json });
    await expect(attempt).rejects.toMatchObject({ code: "redirect-refused" });
    await expect(attempt).rejects.not.toThrow("secret");
    expect(server.received.length).toBe(before + 1);
  });

  test("refuses a response that the inner fetch or a browser redirected", async () => {
    const redirected = Object.defineProperty(new Response("{}"), "redirected", { value: true });
    const hidden = Object.defineProperty(new Response("{}"), "type", { value: "opaqueredirect" });
    for (const response of [redirected, hidden]) {
      const attempt = signedFetch({ signer, fetch: async () => response })(server.url);
      await expect(attempt).rejects.toMatchObject({ code: "redirect-refused" });
    }
  });

  test.each([300, 304, 309, 404, 500])(
    "returns a response unchanged if its status, %i, is not a redirect status",
    async (status) => {
      const response = new Response(null, { status });
      expect(await signedFetch({ signer, fetch: async () => response })(server.url)).toBe(response);
    },
  );

  test("never lets fetch follow redirects, regardless of the caller's option", async () => {
    const fetch = vi.fn<FetchFunction>(async () => new Response("{}"));
    await signedFetch({ signer, fetch })(new Request(server.url, { redirect: "follow" }), { redirect: "follow" });
    expect(new Request(...fetch.mock.calls[0]!).redirect).toBe("manual");
  });

  test("is aborted by the signal of a Request, of a plain object or of the options", async () => {
    const reason = new Error("stop");
    const signal = AbortSignal.abort(reason);
    const calls: [string | RequestLike, RequestInit?][] = [
      [new Request(server.url, { signal })],
      [{ url: server.url, signal }],
      [server.url, { signal }],
    ];
    const outcomes = await Promise.all(
      calls.map((call) => signedFetch({ signer })(...call).catch((error: unknown) => error)),
    );
    expect(outcomes).toEqual([reason, reason, reason]);
  });

  test.each<[string, RequestInit]>([
    ["a method that is not signed", { method: "DELETE" }],
    ["a GET with a body", { body: "{}" }],
  ])("sends nothing for %s", async (_, init) => {
    const fetch = vi.fn<FetchFunction>();
    await expect(signedFetch({ signer, fetch })(server.url, init)).rejects.toThrow();
    expect(fetch).not.toHaveBeenCalled();
  });

  test("uses the global fetch at the time of the call", async () => {
    const fetch = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response("{}"));
    await signedFetch({ signer })(server.url);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("throws errors of the wrapped fetch unchanged", async () => {
    const failure = new TypeError("fetch failed");
    await expect(signedFetch({ signer, fetch: () => Promise.reject(failure) })(server.url)).rejects.toBe(failure);
  });
});

test("with a synchronous signer on Node, signedFetch calls fetch before it returns its promise", () => {
  const fetch = vi.fn<FetchFunction>(async () => new Response("{}"));
  const send = node.signedFetch({ signer: node.createSigner({ apiKey, secret }), fetch });
  void send("https://example.com/v5/a?b=1");
  void send("https://example.com/v5/a", { method: "POST", body: "{}" });
  expect(fetch).toHaveBeenCalledTimes(2);
});
