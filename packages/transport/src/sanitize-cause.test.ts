import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { sanitizeCause } from "./sanitize-cause.ts";
import { stubFetch } from "./testing/stub-fetch.ts";

const failure = (facts: object): Error =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("x"), facts) });

const hide = (): never => {
  throw new Error("no look");
};

test.each<[string, Error, boolean]>([
  ["connect ETIMEDOUT", failure({ code: "ETIMEDOUT", syscall: "connect" }), true],
  ["getaddrinfo", failure({ code: "ENODATA", syscall: "getaddrinfo" }), true],
  // Bun names no system call.
  ["ECONNREFUSED alone", failure({ code: "ECONNREFUSED" }), true],
  ["ECONNREFUSED on the error itself", Object.assign(new Error("x"), { code: "ECONNREFUSED" }), true],
  ["ENOTFOUND alone", failure({ code: "ENOTFOUND" }), true],
  ["EAI_AGAIN alone", failure({ code: "EAI_AGAIN" }), true],
  ["ECONNRESET alone", failure({ code: "ECONNRESET" }), false],
  ["ETIMEDOUT alone", failure({ code: "ETIMEDOUT" }), false],
  ["EPROTO alone", failure({ code: "EPROTO" }), false],
  ["EPIPE of a write", failure({ code: "EPIPE", syscall: "write" }), false],
  ["no code", failure({}), false],
])("%s: whether nothing was sent", async (_, error, beforeSending) => {
  expect(sanitizeCause(error).beforeSending).toBe(beforeSending);
  const outcome = beforeSending ? "not-sent" : "unknown";
  const call = compose(stubFetch(error))("https://api.example.com/", { method: "POST" });
  await expect(call).rejects.toMatchObject({ code: "network", outcome });
});

test.each([new Proxy({}, { get: () => hide() }), { code: Object.create(null) }, Symbol("x"), null, undefined, 5])(
  "whatever was thrown is told without its text",
  (thrown) => {
    const { error, beforeSending, permanent } = sanitizeCause(thrown);
    expect([error.name, error.message, error.code, beforeSending, permanent]).toEqual([
      "Error",
      "Message withheld.",
      undefined,
      false,
      false,
    ]);
  },
);
