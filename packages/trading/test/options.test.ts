import { describe, expect, test } from "vitest";
import { createTradingClient, InputError, type TradingOptions } from "../src/index.ts";
import { createLightSession, createSession } from "../src/operations.ts";
import { createPathClient } from "../src/path.ts";

const makers = { createTradingClient, createPathClient, createLightSession, createSession };

function mistakeOf(make: () => unknown): InputError {
  try {
    make();
  } catch (error) {
    if (InputError.isInstance(error)) return error;
    throw error;
  }
  throw new Error("An InputError was expected.");
}

describe("options that cannot be are refused when the client is made", () => {
  test.each(Object.entries(makers))("%s: null is no way to leave an option out", (_, make) => {
    for (const name of ["credentials", "environment", "gateways", "timeoutMs", "retry", "throttle", "fetch"]) {
      const mistake = mistakeOf(() => make({ [name]: null } as never));
      expect(mistake).toMatchObject({ field: name, rule: "must not be null", value: null });
      expect(mistake.message).toMatch(/must not be null, got null\.$/);
    }
  });

  test.each(Object.entries(makers))("%s: an unknown kind of environment", (_, make) => {
    for (const kind of ["prod", "mainet", "m", "Testnet", 5, {}] as never[]) {
      const mistake = mistakeOf(() => make({ environment: { baseUrl: "http://localhost:1", kind } }));
      expect(mistake).toMatchObject({ field: "environment.kind", rule: "must be mainnet, testnet or demo" });
    }
    for (const kind of ["mainnet", "testnet", "demo", undefined] as const)
      expect(make({ environment: { baseUrl: "http://localhost:1", kind } })).toBeTypeOf("object");
  });

  test.each(Object.entries(makers))("%s: options that are no object", (_, make) => {
    for (const options of [null, "testnet", 5, true, [], () => {}, new Map([["environment", "testnet"]])] as never[])
      expect(mistakeOf(() => make(options))).toMatchObject({ field: "options", rule: "must be an object" });
    for (const environment of [["testnet"], new URL("http://localhost:1")] as never[])
      expect(mistakeOf(() => make({ environment }))).toMatchObject({ field: "environment", rule: "must be an object" });
    class Settings {
      readonly environment = "testnet";
    }
    expect(make(new Settings())).toBeTypeOf("object");
  });

  test.each(Object.entries(makers))(
    "%s: a misspelt kind of environment, which would let every call through",
    (_, make) => {
      const environment = { baseUrl: "http://localhost:1", knd: "demo" } as never;
      expect(mistakeOf(() => make({ environment }))).toMatchObject({
        field: "environment.knd",
        rule: expect.stringContaining("is no option") as string,
      });
    },
  );

  const both = { createTradingClient, createSession } as Record<string, (options: TradingOptions) => unknown>;
  test.each(Object.entries(both))("%s: retry and throttle in a form that they do not have", (_, make) => {
    for (const retry of [true, "twice", 3] as never[]) expect(mistakeOf(() => make({ retry })).field).toBe("retry");
    for (const maxAttempts of [0, -1, 1.5, Number.NaN, Infinity, "3"] as never[])
      expect(mistakeOf(() => make({ retry: { maxAttempts } })).rule).toMatch(/maxAttempts from 1/);
    for (const retry of [{ maxAttempt: 1 }, { clock: {} }] as never[])
      expect(mistakeOf(() => make({ retry })).rule).toBe("is no option");
    for (const waits of [{ backoff: { baseMs: NaN } }, { backoff: { capMs: -1 } }, { maxHintMs: "x" }] as never[])
      expect(mistakeOf(() => make({ retry: waits })).rule).toMatch(/milliseconds/);
    expect(mistakeOf(() => make({ retry: { backoff: null } as never })).field).toBe("retry.backoff");
    for (const throttle of ["x", 5] as never[]) expect(mistakeOf(() => make({ throttle })).field).toBe("throttle");
    for (const fine of [{}, { retry: false }, { retry: {} }, { retry: { maxAttempts: 1 } }, { throttle: {} }] as const)
      expect(make(fine)).toBeTypeOf("object");
    for (const throttle of [true, false]) expect(make({ throttle })).toBeTypeOf("object");
  });
});

test.each([
  ["fetch", "x"],
  ["makeId", {}],
  ["onDebug", 5],
  ["timeoutMs", "5000"],
  ["gateways", { "v5/order": "https://api.example.com" }],
])("%s in a form that it does not have is told when the client is made: %j", (name, value) => {
  for (const make of [createTradingClient, createSession])
    expect(mistakeOf(() => make({ [name]: value } as never)).field).toBe(name);
});
