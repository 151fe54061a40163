import { afterEach, describe, expect, test, vi } from "vitest";
import { compose } from "./compose.ts";
import { capResponse } from "./cap-response.ts";
import { fromFetch } from "./from-fetch.ts";
import { platformFetch } from "./node/platform-fetch.ts";
import { platformFetch as portableFetch } from "./platform-fetch.ts";
import { retry } from "./retry.ts";
import { throttle } from "./throttle.ts";
import { timeout } from "./timeout.ts";
import type { PlatformFetch } from "./types.ts";

const URL = "https://api.example.com/v5/order/create";
const throwing = (thrown: unknown) => () => {
  throw thrown;
};
const hostile = new Proxy({}, { get: throwing(new Error("no look")) });

const strange: [string, () => unknown][] = [
  ["resolves to undefined", async () => undefined],
  ["resolves to null", async () => null],
  ["resolves to text", async () => "no answer"],
  ["resolves to an object", async () => ({})],
  ["resolves to an object with a status alone", async () => ({ status: 200, body: null })],
  ["resolves to an object nobody may look at", async () => ({ headers: hostile })],
  ["gives no promise", () => undefined],
  ["rejects with undefined", () => Promise.reject(undefined)],
  ["rejects with text", () => Promise.reject("broken")],
  ["rejects with a symbol", () => Promise.reject(Symbol("broken"))],
  ["rejects with an object without a prototype", () => Promise.reject(Object.create(null))],
  [
    "rejects with members without a prototype",
    () => Promise.reject({ name: Object.create(null), code: Object.create(null) }),
  ],
  ["rejects with an object nobody may look at", () => Promise.reject(hostile)],
  ["throws an error", throwing(new TypeError("broken"))],
  ["throws text", throwing("broken")],
  ["throws undefined", throwing(undefined)],
];

// What nobody catches fails the run by itself.
afterEach(() => {
  vi.unstubAllGlobals();
});

const senders: [string, (fetch: PlatformFetch) => ReturnType<typeof fromFetch>][] = [
  ["given to fromFetch", fromFetch],
  [
    "put in place of the platform's",
    (fetch) => {
      vi.stubGlobal("fetch", fetch);
      return portableFetch;
    },
  ],
  [
    "put in place of the platform's, on Node",
    (fetch) => {
      vi.stubGlobal("fetch", fetch);
      return platformFetch;
    },
  ],
];

describe.each(senders)("a fetch %s", (_, senderOf) => {
  test.each(strange)(
    "that %s ends a write with an error of this family, and an unknown outcome",
    async (_name, fetch) => {
      const sender = senderOf(fetch as PlatformFetch);
      const layers = [
        retry({ maxAttempts: 1 }),
        throttle(),
        timeout({ totalMs: 60_000 }),
        capResponse({ maxBytes: 9 }),
      ];
      for (const send of [compose(sender), compose(sender, ...layers)]) {
        const error: unknown = await send(URL, { method: "POST", body: "{}" }).catch((thrown: unknown) => thrown);
        expect(error).toMatchObject({ name: "TransportError", outcome: "unknown", attempts: 1 });
        expect((error as Error).message).toMatch(/^The (call|request) failed/);
      }
    },
  );

  test("that answers with a response of another make is used", async () => {
    const other = {
      status: 200,
      ok: true,
      headers: new Map([["a", "b"]]),
      body: null,
      text: async () => "mine",
    };
    const sender = senderOf((async () => other) as unknown as PlatformFetch);
    const response = await compose(sender)(URL);
    expect([response.status, response.headers.get("a"), await response.text()]).toEqual([200, "b", "mine"]);
  });
});
