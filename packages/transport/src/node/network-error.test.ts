import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { CallState } from "../call-state.ts";
import { compose } from "../compose.ts";
import { networkError as portable, TransportError } from "../errors.ts";
import { fromFetch as portableFromFetch } from "../from-fetch.ts";
import { fromFetch } from "./from-fetch.ts";
import { networkError } from "./network-error.ts";
import { sanitizeCause } from "./sanitize-cause.ts";

const failure = (facts: object): Error =>
  new TypeError("fetch failed", { cause: Object.assign(new Error("x"), facts) });

const post = (error: Error, from: typeof fromFetch) =>
  compose(
    from(async () => {
      throw error;
    }),
  )("https://api.example.com/", { method: "POST" });

describe.each<[string, Error, boolean]>([
  ["connect ETIMEDOUT", failure({ code: "ETIMEDOUT", syscall: "connect" }), true],
  ["getaddrinfo", failure({ code: "ENODATA", syscall: "getaddrinfo" }), true],
  // Bun names no system call.
  ["ECONNREFUSED alone", failure({ code: "ECONNREFUSED" }), true],
  ["ECONNREFUSED on the error itself", Object.assign(new Error("x"), { code: "ECONNREFUSED" }), true],
  ["ENOTFOUND alone", failure({ code: "ENOTFOUND" }), true],
  ["EAI_AGAIN alone", failure({ code: "EAI_AGAIN" }), true],
  ["a certificate", failure({ code: "CERT_HAS_EXPIRED" }), true],
  ["ECONNRESET alone", failure({ code: "ECONNRESET" }), false],
  ["ETIMEDOUT alone", failure({ code: "ETIMEDOUT" }), false],
  ["EPROTO alone", failure({ code: "EPROTO" }), false],
  ["EPIPE of a write", failure({ code: "EPIPE", syscall: "write" }), false],
  ["no code", failure({}), false],
  ["another sentence", failure({ code: "EPIPE, not ECONNREFUSED" }), false],
])("%s", (_, error, nothingSent) => {
  test("whether nothing was sent", async () => {
    const outcome = nothingSent ? "not-sent" : "unknown";
    await expect(post(error, fromFetch)).rejects.toMatchObject({ code: "network", outcome });
  });

  test("where no error names a code, anything may have been sent", async () => {
    await expect(post(error, portableFromFetch)).rejects.toMatchObject({ code: "network", outcome: "unknown" });
  });
});

test.each([
  ["ECONNRESET", true],
  ["ERR_TLS_CERT_ALTNAME_INVALID", false],
  ["UND_ERR_INVALID_ARG", false],
  ["UND_ERR_NOT_SUPPORTED", false],
])("%s: whether trying again can help", async (code, isRetryable) => {
  await expect(post(failure({ code }), fromFetch)).rejects.toMatchObject({ isRetryable });
});

test("name, code and cleaned message are those of the error inside", () => {
  const inside = Object.assign(new RangeError("key abc in header"), { code: "ECONNRESET", key: "abc" });
  const outside = new TypeError("fetch failed", { cause: new AggregateError([inside]) });
  const redact = (text: string) => text.replace("abc", "[redacted]");
  expect(networkError(outside, { state: new CallState(), redact })).toMatchObject({
    message: "The request failed. (ECONNRESET)",
    cause: { name: "RangeError", message: "key [redacted] in header", code: "ECONNRESET" },
  });
});

test("what others threw is told by the error inside", () => {
  const foreign = new TypeError("terminated", { cause: Object.assign(new Error("x"), { code: "UND_ERR_SOCKET" }) });
  expect(sanitizeCause(foreign)).toMatchObject({ name: "Error", code: "UND_ERR_SOCKET" });
});

test("a redirect that fetch was told to fail at is an answer", async () => {
  const base = await new Promise<string>((resolve) => {
    const server = createServer((_request, response) => response.writeHead(308, { location: "/" }).end());
    server.listen(0, "127.0.0.1", () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    server.unref();
  });
  const refused: unknown = await fetch(base, { redirect: "error" }).catch((error: unknown) => error);
  expect(networkError(refused, { state: new CallState() })).toMatchObject({ code: "redirect", outcome: "answered" });
});

test("an error of the family passes as it is, with its cause", () => {
  const known = new TransportError("aborted", "Enough.", { cause: new Error("x") });
  expect(networkError(known, { state: new CallState() })).toBe(known);
});

test("a sender that has seen a connection knows better than the code of an error", () => {
  const state = new CallState();
  state.sent = true;
  expect(networkError(failure({ code: "ECONNREFUSED" }), { state })).toMatchObject({ outcome: "unknown" });
});

test.each([
  [
    "nobody may look into",
    Object.defineProperty(new Error("x"), "cause", {
      get() {
        throw new Error("no look");
      },
    }),
  ],
  ["has no prototype", { code: Object.create(null) as unknown }],
  ["is nothing", undefined],
])("what %s fails as it does elsewhere", (_, thrown) => {
  const told = [networkError, portable].map((toError) => {
    const { name, message, cause } = toError(thrown, { state: new CallState() });
    return [name, message, cause];
  });
  expect(told[0]).toEqual(told[1]);
});
