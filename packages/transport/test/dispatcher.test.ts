import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { DebugEvent, HttpRequest, RequestDispatcher } from "../src/index.ts";
import { clientOf, errorOf, read, requestOf } from "./support/requests.ts";

const FIRST = Symbol.for("undici.globalDispatcher.1");
const SECOND = Symbol.for("undici.globalDispatcher.2");
type Globals = Record<symbol, unknown>;
const globals = globalThis as unknown as Globals;
void globalThis.Response;
const before = { first: globals[FIRST], second: globals[SECOND] };

const closing: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  globals[FIRST] = before.first;
  for (const close of closing.splice(0)) close();
});

const serve = (): Promise<string> => listen(createServer((_request, response) => response.end("from the server")));

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Options {
  readonly origin: string;
  readonly path: string;
  readonly maxRedirections?: number;
}

/** Creates a dispatcher that supports only one handler interface, as a user's mock or proxy may do. */
function mockDispatcher(kind: "legacy" | "modern") {
  const received: Options[] = [];
  return {
    received,
    dispatch(options: Options, handler: Record<string, (...values: unknown[]) => void>) {
      received.push(options);
      const controller = { abort() {}, pause() {}, resume() {} };
      if (kind === "legacy") {
        handler["onConnect"]!(() => {}, null);
        handler["onHeaders"]!(200, [Buffer.from("X-Mock"), Buffer.from("1")], () => {}, "OK");
        handler["onData"]!(Buffer.from("from the mock"));
        handler["onComplete"]!([]);
      } else {
        handler["onRequestStart"]!(controller, null);
        handler["onResponseStart"]!(controller, 200, { "x-mock": "1" }, "OK");
        handler["onResponseData"]!(controller, Buffer.from("from the mock"));
        handler["onResponseEnd"]!(controller, {});
      }
      return true;
    },
  };
}

test.each(["legacy", "modern"] as const)(
  "a global dispatcher that the user set is used (%s interface)",
  async (kind) => {
    const mock = mockDispatcher(kind);
    // An undici core counts as legacy if it lacks the second symbol or has the same agent under both symbols.
    if (kind === "modern" && before.second === undefined) globals[SECOND] = before.first;
    globals[FIRST] = mock;
    const { head, text } = await clientOf().request(requestOf({ url: "https://api.example.com/v5/market/time?a=1" }));
    expect([head.status, head.headers.get("x-mock"), [...head.headers], text]).toEqual([
      200,
      "1",
      [["x-mock", "1"]],
      "from the mock",
    ]);
    // undici's redirect interceptor obeys `maxRedirections`. Without it, a redirect would send key, signature and order
    // to another origin.
    expect(mock.received).toMatchObject([
      { origin: "https://api.example.com", path: "/v5/market/time?a=1", maxRedirections: 0 },
    ]);
    if (before.second === undefined) delete globals[SECOND];
  },
);

describe("the `dispatcher` option", () => {
  test.each(["legacy", "modern"] as const)("sends through a dispatcher with the %s interface", async (kind) => {
    const mock = mockDispatcher(kind);
    const client = clientOf({ dispatcher: mock });
    expect((await client.request(requestOf({ url: "https://api.example.com/v5/market/time?a=1" }))).text).toBe(
      "from the mock",
    );
    expect(mock.received).toMatchObject([{ origin: "https://api.example.com", path: "/v5/market/time?a=1" }]);
  });

  test("sends through the dispatcher even if the global fetch was replaced", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new Error("not this one")));
    expect((await clientOf({ dispatcher: mockDispatcher("modern") }).request(read)).text).toBe("from the mock");
  });

  test("refuses a dispatcher with an unknown interface instead of bypassing it", async () => {
    const url = await serve();
    const dispatcher = {
      dispatch() {
        throw Object.assign(new TypeError("invalid onSomethingNew method"), { code: "UND_ERR_INVALID_ARG" });
      },
    };
    const error = await errorOf(clientOf({ dispatcher }).request(requestOf({ url })));
    const message = "The option dispatcher isn't a dispatcher of undici 6 or later.";
    expect(error).toMatchObject({ code: "invalid-request", message, outcome: "not-sent", attempts: 1 });
  });

  const upload = (body: ReadableStream<Uint8Array>) => requestOf({ method: "POST", isWrite: true, body });

  test("sends a stream in chunks", async () => {
    const received: string[] = [];
    const server = createServer(async (request, response) => {
      for await (const chunk of request) received.push(String(chunk));
      response.end("taken");
    });
    const url = await listen(server);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const text of ["first ", "second"]) controller.enqueue(new TextEncoder().encode(text));
        controller.close();
      },
    });
    const dispatcher = before.first as RequestDispatcher;
    const { text } = await clientOf({ dispatcher }).request({ ...upload(body), url });
    expect([text, received.join("")]).toEqual(["taken", "first second"]);
  });

  test.each<[string, NonNullable<HttpRequest["body"]>, string, RegExp]>([
    ["a form", new URLSearchParams({ a: "1 2" }), "a=1+2", /^application\/x-www-form-urlencoded/],
    ["a blob", new Blob(["text"], { type: "text/csv" }), "text", /^text\/csv$/],
    ["an empty text", "", "", /^text\/plain/],
  ])("sends %s like fetch", async (_name, body, expected, type) => {
    const received: unknown[] = [];
    const server = createServer(async (request, response) => {
      const chunks: string[] = [];
      for await (const chunk of request) chunks.push(String(chunk));
      received.push(chunks.join(""), request.headers["content-type"]);
      response.end("taken");
    });
    const url = await listen(server);
    const dispatcher = before.first as RequestDispatcher;
    await clientOf({ dispatcher }).request(requestOf({ method: "POST", body, url }));
    expect(received).toEqual([expected, expect.stringMatching(type)]);
  });

  test("reports the failure of an uploaded stream", async () => {
    const url = await serve();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error("The disk is gone."));
      },
    });
    const error = await errorOf(
      clientOf({ dispatcher: before.first as RequestDispatcher }).request({ ...upload(body), url }),
    );
    expect(error).toMatchObject({ code: "network", message: "The stream of the request body failed; see cause." });
  });
});

test("if the global dispatcher has an unknown handler interface, the client uses fetch and reports this once", async () => {
  const url = await serve();
  const events: DebugEvent[] = [];
  const client = clientOf({ onDebug: (event) => void events.push(event) });
  const real = before.first as { dispatch(...values: unknown[]): boolean };
  let ours = 0;
  globals[FIRST] = {
    dispatch(options: unknown, handler: object) {
      if (!("stop" in handler)) return real.dispatch(options, handler);
      ours += 1;
      throw Object.assign(new TypeError("invalid onSomethingNew method"), { code: "UND_ERR_INVALID_ARG" });
    },
  };
  expect((await client.request(requestOf({ url }))).text).toBe("from the server");
  expect((await client.request(requestOf({ url }))).text).toBe("from the server");
  expect(ours).toBe(1);
  expect(events.filter(({ type }) => type === "fast-path-unavailable")).toHaveLength(1);
});

test("a replaced global fetch takes precedence, and one debug event reports it", async () => {
  const events: DebugEvent[] = [];
  const client = clientOf({ onDebug: (event) => void events.push(event) });
  vi.stubGlobal("fetch", (_url: string, init: RequestInit) => Promise.resolve(new Response(`mine ${init.method}`)));
  expect((await client.request(read)).text).toBe("mine GET");
  expect((await client.request(read)).text).toBe("mine GET");
  expect(events.filter(({ type }) => type === "fast-path-unavailable")).toHaveLength(1);
});

test("whether the dispatcher had a connection, not the error code, decides whether the request may have been sent", async () => {
  const refused = Object.assign(new Error("x"), { code: "ECONNREFUSED" });
  for (const [hasConnection, outcome] of [
    [true, "unknown"],
    [false, "not-sent"],
  ] as const) {
    globals[FIRST] = {
      dispatch(_options: unknown, handler: Record<string, (...values: unknown[]) => void>) {
        if (hasConnection) handler["onConnect"]!(() => {}, null);
        handler["onError"]!(refused);
        return true;
      },
    };
    expect(await errorOf(clientOf({ retry: false }).request(read))).toMatchObject({ code: "network", outcome });
  }
});
