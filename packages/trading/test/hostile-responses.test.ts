import { describe, expect, test } from "vitest";
import { TradingError } from "../src/index.ts";
import { createOpenApiFetchClient } from "../src/openapi-fetch.ts";
import { credentials, json, ok, stubPlatform, type StubResponse } from "./support/stub-platform.ts";

const positions = { category: "linear", symbol: "BTCUSDT" } as const;

/** Creates responses with an endless body in chunks of one mebibyte, and counts the chunks that were read. */
function endless(): { answer: () => Response; taken: () => number } {
  let taken = 0;
  const chunk = new Uint8Array(2 ** 20).fill(32);
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    taken += 1;
    controller.enqueue(chunk);
  };
  const headers = { "content-type": "application/json" };
  return {
    answer: () => new Response(new ReadableStream({ pull }, { highWaterMark: 0 }), { headers }),
    taken: () => taken,
  };
}

const nested = (levels: number, open: string, inner: string, close: string) =>
  json(`{"retCode":0,"retMsg":"OK","result":${open.repeat(levels)}${inner}${close.repeat(levels)}}`);

const hostile: [string, () => Response][] = [
  ["17 MiB", () => json(`{"retCode":0,"result":{"a":"${"x".repeat(17 * 2 ** 20)}"}}`)],
  ["a size beyond all bounds", () => json("{}", { headers: { "content-length": String(2 ** 40) } })],
  ["an endless body", () => endless().answer()],
  ["100,000 nested lists", () => nested(100_000, "[", "", "]")],
  ["100,000 nested objects", () => nested(100_000, '{"a":', "1", "}")],
  ["100,000 nested __proto__", () => nested(100_000, '{"__proto__":', "1", "}")],
  ["100,000 unclosed lists", () => json("[".repeat(100_000))],
  ["HTML", () => new Response("<html>", { headers: { "content-type": "text/html" } })],
  ["truncated JSON", () => json('{"retCode":0,"result":{')],
  ["a list", () => json("[]")],
  ["null", () => json("null")],
  ["no body", () => json("")],
  ["no code", () => json({ result: {} })],
  ["invalid UTF-8", () => new Response(new Uint8Array([123, 255, 125]))],
  ["a redirect", () => new Response(null, { status: 308, headers: { location: "https://evil.example/v5" } })],
];

type Way = (answer: StubResponse) => Promise<unknown>;

/** Different ways to make a call. Each function resolves with the error of the call. */
const ways: Record<string, Way> = {
  operation: (answer) =>
    stubPlatform([answer])
      .trading.position.list(positions)
      .catch((error: unknown) => error),
  "with its response": (answer) =>
    stubPlatform([answer])
      .trading.position.list.withResponse(positions)
      .catch((error: unknown) => error),
  "openapi-fetch": (answer) => {
    const { fetch } = stubPlatform([answer]);
    return createOpenApiFetchClient({ credentials, fetch })
      .GET("/v5/position/list", { params: { query: positions } })
      .catch((error: unknown) => error);
  },
  "openapi-fetch, a path that no operation has": (answer) => {
    const { fetch } = stubPlatform([answer]);
    return createOpenApiFetchClient({ credentials, fetch })
      .GET("/v5/other/thing" as "/v5/market/time")
      .catch((error: unknown) => error);
  },
};

describe.each(Object.entries(ways))("a call (%s)", (_, call) => {
  test.each(hostile)("throws a protocol error for %s", async (__, answer) => {
    const error = await call(answer);
    expect(error).toSatisfy(TradingError.isInstance);
    expect(error).toMatchObject({ code: "protocol" });
  });
});

test("a key named __proto__ in a response is dropped and does not change a prototype", async () => {
  const text =
    '{"retCode":0,"__proto__":{"polluted":1},"result":{"__proto__":{"polluted":1},"list":[],"more":[{"__proto__":{}}]}}';
  const { trading } = stubPlatform([json(text)]);
  const result = await trading.order.cancelAll(positions);
  expect(Object.hasOwn(result, "__proto__")).toBe(false);
  expect(result).toEqual({ list: [], more: [{}] });
  expect((result as unknown as Record<string, unknown>)["polluted"]).toBeUndefined();
});

// `String` throws for this object.
const textless = { toString: 1, valueOf: 1 };

test("a response message that is an object is returned as its JSON, and the return code determines the result", async () => {
  const odd = (more: object) => json({ retCode: 0, retMsg: textless, result: { list: [] }, ...more });
  const { trading } = stubPlatform([odd({}), odd({ retCode: 10001 })]);
  await expect(trading.order.cancelAll(positions)).resolves.toEqual({ list: [] });
  const refusal = { code: "validation", outcome: "answered", retMsg: '{"toString":1,"valueOf":1}' };
  await expect(trading.order.cancelAll(positions)).rejects.toMatchObject(refusal);
});

test("a cancellation has an unknown outcome if the orderLinkId in the response is an object", async () => {
  const { trading } = stubPlatform([ok({ orderId: "1", orderLinkId: textless })]);
  const order = { ...positions, orderLinkId: "a" };
  const unknown = { code: "unknown-outcome", message: expect.stringContaining("does not match this order") };
  await expect(trading.order.cancel(order)).rejects.toMatchObject(unknown);
});

test("an endless response body is cancelled shortly after the maximum size", async () => {
  const { answer, taken } = endless();
  await ways["operation"]?.(answer);
  expect(taken()).toBeLessThan(20);
});
