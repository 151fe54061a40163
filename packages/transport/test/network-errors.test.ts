import { stubFetch } from "@specwright-tools/testing";
import { describe, expect, test } from "vitest";
import { TransportError } from "../src/index.ts";
import { clientOf, errorOf, write } from "./support/requests.ts";

const failure = (facts: object): Error =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("x"), facts) });
const send = (error: Error) => errorOf(clientOf({ fetch: stubFetch(error), retry: false }).request(write));

test.each<[string, Error, boolean]>([
  ["connect ETIMEDOUT", failure({ code: "ETIMEDOUT", syscall: "connect" }), true],
  ["getaddrinfo", failure({ code: "ENODATA", syscall: "getaddrinfo" }), true],
  // Bun's error lacks the name of the system call.
  ["ECONNREFUSED alone", failure({ code: "ECONNREFUSED" }), true],
  ["ECONNREFUSED on the error itself", Object.assign(new Error("x"), { code: "ECONNREFUSED" }), true],
  [
    "ECONNREFUSED of several addresses",
    new TypeError("x", { cause: new AggregateError([failure({ code: "ECONNREFUSED" })]) }),
    true,
  ],
  ["ENOTFOUND alone", failure({ code: "ENOTFOUND" }), true],
  ["EAI_AGAIN alone", failure({ code: "EAI_AGAIN" }), true],
  ["a connection that took too long", failure({ code: "UND_ERR_CONNECT_TIMEOUT" }), true],
  ["ECONNREFUSED of another system call", failure({ code: "ECONNREFUSED", syscall: "read" }), true],
  ["a code that begins alike", failure({ code: "ECONNREFUSED_LATER" }), false],
  ["a system call that ends alike", failure({ code: "ENODATA", syscall: "reconnect" }), false],
  ["a system call that isn't text", failure({ code: "ENODATA", syscall: ["connect"] }), false],
  ["a code that isn't text", failure({ code: 1, syscall: "connect" }), false],
  ["a certificate", failure({ code: "CERT_HAS_EXPIRED" }), true],
  ["ECONNRESET alone", failure({ code: "ECONNRESET" }), false],
  ["ETIMEDOUT alone", failure({ code: "ETIMEDOUT" }), false],
  ["EPROTO alone", failure({ code: "EPROTO" }), false],
  ["EPIPE of a write", failure({ code: "EPIPE", syscall: "write" }), false],
  ["no code", failure({}), false],
  ["another sentence", failure({ code: "EPIPE, not ECONNREFUSED" }), false],
])("the error %s is classified by whether the request may have been sent", async (_, error, isUnsent) => {
  expect(await send(error)).toMatchObject({ code: "network", outcome: isUnsent ? "not-sent" : "unknown" });
});

describe("a proxy that refuses a tunnel", () => {
  const refusal = (status: number) =>
    failure({ code: "UND_ERR_ABORTED", message: `Proxy response (${status}) !== 200 when HTTP Tunneling` });

  test.each([
    [403, false],
    [407, false],
    [502, true],
    [503, true],
  ])("with status %d makes the outcome not-sent", async (status, isTemporary) => {
    const message = `The proxy refused to connect to the server with HTTP status ${status}.`;
    expect(await send(refusal(status))).toMatchObject({ code: "proxy", message, outcome: "not-sent", isTemporary });
  });

  test("is recognized by the error's code, not by its message", async () => {
    const other = failure({ code: "ECONNRESET", message: "Proxy response (407)" });
    expect(await send(other)).toMatchObject({ code: "network", outcome: "unknown" });
  });
});

describe("a network error", () => {
  test.each([
    ["ECONNRESET", "network", true],
    ["ERR_TLS_CERT_ALTNAME_INVALID", "network", false],
    ["UND_ERR_INVALID_ARG", "invalid-request", false],
    ["UND_ERR_NOT_SUPPORTED", "invalid-request", false],
  ])("with the system code %s has the code %s and isTemporary %s", async (systemCode, code, isTemporary) => {
    expect(await send(failure({ code: systemCode }))).toMatchObject({ code, isTemporary });
  });
});

test.each([
  [failure({ code: "ECONNRESET" }), "network", "The request failed (ECONNRESET)."],
  [failure({}), "network", "The request failed."],
  [
    failure({ message: "unexpected redirect" }),
    "redirect",
    "The server responded with a redirect, which is never followed.",
  ],
  [
    failure({ code: "ERR_INVALID_URL" }),
    "invalid-request",
    "The runtime rejects this request. Check its URL, method and headers.",
  ],
])("the error describes the failure: %s", async (error, code, message) => {
  expect(await send(error)).toMatchObject({ code, message });
});

test("the error of a redirect contains its status", async () => {
  const moved = new Response(null, { status: 302, headers: { location: "https://elsewhere.example/" } });
  const error = await errorOf(clientOf({ fetch: stubFetch(moved), retry: false }).request(write));
  expect(error).toMatchObject({ code: "redirect", status: 302, outcome: "unknown" });
});

test("the error of a request that the runtime refuses has the runtime's error as its cause", async () => {
  const { cause } = (await send(failure({ code: "ERR_INVALID_URL" }))) as Error;
  expect(cause).toBeInstanceOf(Error);
});

test("a TransportError that the caller's fetch throws is passed on unchanged, and its outcome is unknown", async () => {
  const known = new TransportError("aborted", "Enough.", { cause: new Error("x") });
  expect(await send(known)).toBe(known);
  expect(known.outcome).toBe("unknown");
});

test("the reason of an abort does not affect the classification of the network error", async () => {
  const reason = Object.assign(new Error("x"), { code: "ECONNREFUSED" });
  const controller = new AbortController();
  const fetch = () => {
    controller.abort(reason);
    return new Promise<Response>(() => {});
  };
  const error = await errorOf(clientOf({ fetch }).request({ ...write, signal: controller.signal }));
  expect(error).toMatchObject({ code: "aborted", outcome: "unknown" });
});
