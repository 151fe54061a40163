import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inspect } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compose } from "./compose.ts";
import { platformFetch } from "./node/platform-fetch.ts";
import { platformFetch as portableFetch } from "./platform-fetch.ts";
import { freshDispatcher } from "./testing/fresh-dispatcher.ts";

const signature = "5a1e6".repeat(12);
let base = "";
let close = async () => {};

beforeAll(async () => {
  const dispatcher = freshDispatcher();
  const server = createServer((_request, response) => {
    response.writeHead(201, "Made", { "x-a": "1", "set-cookie": ["a=1", "b=2"], "content-type": "application/json" });
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v5/market/time`;
  close = async () => {
    await dispatcher.close();
    await new Promise((resolve) => server.close(resolve));
  };
});
afterAll(() => close());

describe.each([
  ["fetch", portableFetch],
  ["fast path", platformFetch],
])("what a console shows, on the %s", (_, sender) => {
  const answer = () => compose(sender)(base, { headers: { "X-BAPI-SIGN": signature } });

  test.each<[string, object]>([
    ["as console.log does", {}],
    ["deeper", { depth: 5 }],
    ["whole", { depth: Infinity, showHidden: true, getters: true }],
    ["in colours", { colors: true }],
    ["in one line", { compact: true, breakLength: Infinity }],
  ])("an answer can be inspected, alone and inside a result, %s", async (_name, options) => {
    const response = await answer();
    for (const value of [response, { data: {}, response }, { deep: { deeper: { response } } }]) {
      const shown = inspect(value, options);
      expect(shown).toContain("Response");
      expect(shown).not.toContain(signature);
    }
    for (const fact of ["201", "Made", "Headers", "application/json", base, "basic", "ok", "redirected", "bodyUsed"]) {
      expect(inspect(response, options)).toContain(fact);
    }
    // Looking is not reading.
    expect(response.bodyUsed).toBe(false);
    expect(await response.text()).toBe("{}");
  });

  test("headers show each line once, under its name in small letters", async () => {
    const { headers } = await answer();
    const shown = inspect(headers);
    expect(shown).toMatch(/^Headers \{/);
    for (const part of ["x-a", "set-cookie", "a=1", "b=2"]) expect(shown.split(part)).toHaveLength(2);
  });
});

test("below the depth that is wanted there is a name alone, and an answer without a body says so", async () => {
  const response = await compose(platformFetch)(base, { method: "HEAD" });
  expect(inspect({ response }, { depth: 0 })).toBe("{ response: [Response] }");
  expect(inspect({ headers: response.headers }, { depth: 0 })).toBe("{ headers: [Headers] }");
  expect(inspect(response)).toContain("body: null");
});
