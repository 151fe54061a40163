import { inspect } from "node:util";
import { createTradingClient } from "@specwright/trading";
import { createSession } from "@specwright/trading/operations";
import { connectionOf } from "@specwright/trading/errors";
import { expect, test } from "vitest";

const credentials = { apiKey: "my-api-key", secret: "my-secret-text" };

test("connectionOf returns the environment and credentials of a client and of a session", () => {
  const options = { environment: "testnet", credentials } as const;
  for (const client of [createTradingClient(options), createSession(options)])
    expect(connectionOf(client)).toMatchObject({ environment: "testnet", kind: "testnet", credentials });
});

test("a client without options is on mainnet and has no key", () => {
  expect(connectionOf(createTradingClient())).toMatchObject({
    environment: "mainnet",
    kind: "mainnet",
    credentials: undefined,
  });
});

test("connectionOf returns a custom environment object unchanged", () => {
  const environment = { baseUrl: "http://127.0.0.1:1", kind: "demo" } as const;
  expect(connectionOf(createTradingClient({ environment }))).toMatchObject({ environment, kind: "demo" });
});

test("connectionOf returns undefined for an object that is neither a client nor a session", () => {
  expect(connectionOf({ order: {} })).toBeUndefined();
});

test("a printed client contains no key", () => {
  const client = createTradingClient({ credentials });
  const text = inspect(client, { showHidden: true, depth: 9 }) + JSON.stringify(client) + Object.keys(client).join();
  expect(text).not.toMatch(/my-api-key|my-secret/);
});
