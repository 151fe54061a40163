import table from "@specwright-tools/toolchain/codegen/migration/bybit-api-methods.json" with { type: "json" };
import { RestClientV5 } from "bybit-api";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test, vi } from "vitest";

// These tests read the declarations of another client with the compiler, so they need more time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

type Send = (path: string) => Promise<object>;
type Methods = Record<string, (...values: unknown[]) => unknown>;

/** HTTP method of each function with which the client sends requests. */
const ways = { get: "GET", getPrivate: "GET", post: "POST", postPrivate: "POST", postPrivateFile: "POST" };

/** Returns the method and path of each request that a function of the client sends. */
function requestsOf(name: string): string[] {
  const client = new RestClientV5() as unknown as Methods;
  const sent: string[] = [];
  for (const [way, method] of Object.entries(ways)) {
    const send: Send = async (path) => {
      sent.push(`${method} ${path}`);
      return {};
    };
    client[way] = send as Methods[string];
  }
  client[name]?.({}, []);
  return sent;
}

const helpers = new Set([...table.withoutRequest, "constructor"]);
const names = Object.getOwnPropertyNames(RestClientV5.prototype).filter((name) => !helpers.has(name));

test("the table of bybit-api methods describes the installed version", () => {
  const manifest = createRequire(import.meta.url).resolve("bybit-api/package.json");
  expect((JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version).toBe(table.version);
});

test("the table of bybit-api methods lists the request of every method", () => {
  const found = Object.fromEntries(names.map((name) => [name, requestsOf(name).join(", ")]));
  expect(found).toEqual(table.methods);
  expect(names.length + table.withoutRequest.length).toBe(414);
});
