import { afterEach, describe, expect, test, vi } from "vitest";
import type { WebFetch } from "../src/index.ts";
import { clientOf, errorOf, read, write, type TestClient } from "./support/requests.ts";

const throwing = (thrown: unknown) => () => {
  throw thrown;
};
const hostile = new Proxy({}, { get: throwing(new Error("no look")) });

const strange: [string, () => unknown][] = [
  ["resolves to undefined", async () => undefined],
  ["resolves to null", async () => null],
  ["resolves to text", async () => "no response"],
  ["resolves to an object", async () => ({})],
  ["resolves to an object with a status alone", async () => ({ status: 200, body: null })],
  ["resolves to an object that throws when it is read", async () => ({ headers: hostile })],
  ["returns no promise", () => undefined],
  ["rejects with undefined", () => Promise.reject(undefined)],
  ["rejects with text", () => Promise.reject("broken")],
  ["rejects with a symbol", () => Promise.reject(Symbol("broken"))],
  ["rejects with an object without a prototype", () => Promise.reject(Object.create(null))],
  [
    "rejects with members without a prototype",
    () => Promise.reject({ name: Object.create(null), code: Object.create(null) }),
  ],
  ["rejects with an object that throws when it is read", () => Promise.reject(hostile)],
  ["throws an error", throwing(new TypeError("broken"))],
  ["throws text", throwing("broken")],
  ["throws undefined", throwing(undefined)],
];

// No assertion checks for unhandled rejections, because Vitest fails the run on each of them.
afterEach(() => {
  vi.unstubAllGlobals();
});

const clients: [string, (fetch: WebFetch) => TestClient][] = [
  ["passed as an option", (fetch) => clientOf({ fetch })],
  [
    "that replaces the runtime's fetch",
    (fetch) => {
      vi.stubGlobal("fetch", fetch);
      return clientOf();
    },
  ],
];

describe.each(clients)("a fetch function %s", (_, clientWith) => {
  test.each(strange)("ends a write with a transport error and an unknown outcome: %s", async (_name, fetch) => {
    const error = await errorOf(clientWith(fetch as WebFetch).request(write));
    expect(error).toMatchObject({ name: "TransportError", code: "network", outcome: "unknown", attempts: 1 });
    expect((error as Error).message).toMatch(/^The request failed/);
  });

  test("may return an object that is not of the runtime's class Response", async () => {
    const head = { status: 200, ok: true, url: "", headers: new Map([["a", "b"]]) };
    const bytes = new TextEncoder().encode("mine");
    const whole = { ...head, arrayBuffer: async () => bytes.buffer };
    for (const [other, text] of [
      [{ ...head, body: null }, ""],
      [whole, "mine"],
      [{ ...whole, body: { pipe: () => {} } }, "mine"],
    ] as const) {
      const client = clientWith((async () => other) as unknown as WebFetch);
      expect(await client.request(read)).toMatchObject({ status: 200, text });
    }
  });

  test("cannot exceed the size limit with an object that is not of the runtime's class Response", async () => {
    const headers = new Map<string, string>();
    const other = { status: 200, ok: true, url: "", headers, arrayBuffer: async () => new ArrayBuffer(11) };
    const fetch = (async () => other) as unknown as WebFetch;
    expect(await errorOf(clientOf({ fetch, maxResponseBytes: 10 }).request(read))).toMatchObject({
      code: "response-too-large",
    });
  });
});
