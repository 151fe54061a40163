import { inspect } from "node:util";
import { stubFetch } from "@specwright-tools/testing";
import { expect, test } from "vitest";
import { createRedactor, TransportError, type HttpCall } from "../src/index.ts";
import { clientOf, errorOf, read, write } from "./support/requests.ts";

const SECRET = "s3cret-key-7f3a/+Zq";
const redact = createRedactor([SECRET]);

class KeyStoreError extends Error {
  readonly code = "KEY_STORE_LOCKED";
}

function thrownInTheirCode(): KeyStoreError {
  return new KeyStoreError(`the store is locked for ${SECRET}`);
}

/**
 * Expects that the error's cause shows the name, code, message and stack of the caller's exception, and that the error
 * contains no secret.
 */
function expectRedactedCause(error: unknown): void {
  expect(TransportError.isInstance(error), inspect(error)).toBe(true);
  const cause = (error as Error).cause as Error & { code: string };
  expect(cause).toMatchObject({
    name: "KeyStoreError",
    code: "KEY_STORE_LOCKED",
    message: "the store is locked for [redacted]",
  });
  expect(cause.stack).toContain("thrownInTheirCode");
  expect(cause.stack?.split("\n").length).toBeLessThanOrEqual(6);
  const shown = inspect(error, { depth: Infinity, showHidden: true, getters: true });
  for (const secret of [SECRET, encodeURIComponent(SECRET), btoa(SECRET)]) expect(shown).not.toContain(secret);
}

test("an exception of the caller's fetch is the cause of the error", async () => {
  const fetch = async () => {
    throw thrownInTheirCode();
  };
  const error = await errorOf(clientOf({ fetch, redact }).request(write));
  expect(error).toMatchObject({ code: "network", outcome: "unknown" });
  expectRedactedCause(error);
});

test.each([
  [
    "throws",
    () => {
      throw thrownInTheirCode();
    },
  ],
  ["rejects", () => Promise.reject(thrownInTheirCode())],
])("an exception is the cause if a sign callback %s, and nothing is sent", async (_name, headers) => {
  const fetch = stubFetch(new Response("ok"));
  const error = await errorOf(clientOf({ fetch, redact }).request({ ...write, headers }));
  const message = "The caller's code threw an exception. See cause.";
  expect(error).toMatchObject({ code: "unexpected", message, outcome: "not-sent", attempts: 0 });
  expect(fetch.calls).toHaveLength(0);
  expectRedactedCause(error);
});

test("if an uploaded stream fails, its error is the cause of the client's error", async () => {
  const consume = async (_url: string, init: RequestInit = {}) => {
    const reader = (init.body as ReadableStream).getReader();
    while (
      !(
        await reader.read().catch(() => {
          throw new TypeError("fetch failed");
        })
      ).done
    );
    return new Response("ok");
  };
  const body = new ReadableStream({
    pull() {
      throw thrownInTheirCode();
    },
  });
  const error = await errorOf(
    clientOf({ fetch: consume as typeof globalThis.fetch, redact }).request({ ...write, body }),
  );
  const message = "The stream of the request body failed; see cause.";
  expect(error).toMatchObject({ code: "network", outcome: "unknown", message });
  expectRedactedCause(error);
});

test("an unexpected exception in `decode` is the cause of the error", async () => {
  const decode = () => {
    throw thrownInTheirCode();
  };
  const error = await errorOf(clientOf({ fetch: stubFetch(new Response("ok")), redact }).request({ ...write, decode }));
  expect(error).toMatchObject({ code: "unexpected", outcome: "unknown", attempts: 1 });
  expectRedactedCause(error);
});

test("errors of the runtime keep name and code, and keep the message only if it can be redacted", async () => {
  const request = { ...read, url: "http://127.0.0.1:1/", isSentOnce: true };
  expect(await errorOf(clientOf().request(request))).toMatchObject({
    code: "network",
    message: "The request failed (ECONNREFUSED).",
    cause: { name: "Error", code: "ECONNREFUSED", message: "ECONNREFUSED" },
  });
  const received = (await errorOf(
    clientOf({ redact: (text) => text.replace("127.0.0.1", "host") }).request(request),
  )) as Error;
  expect((received.cause as Error).message).toBe("connect ECONNREFUSED host:1");
});

test("an abort is reported as an abort, even if it makes the uploaded stream fail", async () => {
  const controller = new AbortController();
  const body = new ReadableStream({
    pull() {
      controller.abort();
      throw thrownInTheirCode();
    },
  });
  const fetch = async (_url: string, init: RequestInit = {}) => {
    await (init.body as ReadableStream).getReader().read();
    return new Response("ok");
  };
  const request = { ...write, body, signal: controller.signal };
  expect(await errorOf(clientOf({ fetch, redact }).request(request))).toMatchObject({ code: "aborted" });
});

test.each([
  ["between letters", (signature: string) => `x${signature}x`],
  ["escaped", (signature: string) => signature.replaceAll("/", "\\/").replaceAll("+", "\\u002b")],
  ["in an address", encodeURIComponent],
])("the signature of the attempt is redacted in the cause: %s", async (_name, quote) => {
  const signature = "Zm9+/2Jhcg+c2lnbmF0dXJl/K3RoYXQ";
  const headers = (call: HttpCall) => {
    call.keepSignature(signature);
    return { "x-sign": signature };
  };
  const fetch = async (_url: string, init: RequestInit = {}) => {
    throw new Error(`refused ${quote(new Headers(init.headers).get("x-sign") ?? "")}`);
  };
  const { cause } = (await errorOf(
    clientOf({ fetch: fetch as typeof globalThis.fetch, redact }).request({ ...write, headers }),
  )) as { cause: Error };
  expect(cause.message).toMatch(/^refused x?\[redacted\]x?$/);
});

test("a code and a name are truncated after secrets were redacted", async () => {
  // The hundredth character is in the middle of the secret, so cutting before redaction would reveal half of it.
  const text = "a ".repeat(44) + btoa(SECRET);
  const thrown = Object.assign(new Error("failed"), { code: text, name: text });
  const { cause } = (await errorOf(clientOf({ fetch: stubFetch(thrown), redact, retry: false }).request(write))) as {
    cause: Error & { code: string };
  };
  for (const shown of [cause.code, cause.name]) expect(shown).toMatch(/^[a ]+\[redacted\]/);
  expect(inspect(cause)).not.toContain(btoa(SECRET).slice(0, 10));
});

test("response headers in an error are redacted before they are truncated, and left out if the client has no redactor", async () => {
  const headers = { "content-type": `a ${SECRET}`, server: `${"a ".repeat(100)}b`, "set-cookie": "session=1" };
  const decode = () => {
    throw thrownInTheirCode();
  };
  const send = (options: Parameters<typeof clientOf>[0]) =>
    errorOf(clientOf({ ...options, fetch: stubFetch(new Response("ok", { headers })) }).request({ ...write, decode }));
  expect(await send({ redact })).toHaveProperty("responseHeaders", {
    "content-type": "a [redacted]",
    server: "a ".repeat(100),
  });
  expect(await send({})).toHaveProperty("responseHeaders", undefined);
});
