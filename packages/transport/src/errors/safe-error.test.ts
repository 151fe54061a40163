import { inspect } from "node:util";
import { expect, test } from "vitest";
import { createRedactor } from "./redact.ts";
import { toCallerError, toSafeError } from "./safe-error.ts";

const hide = (): never => {
  throw new Error("no look");
};

test("only name, code and redacted message of an error are kept", () => {
  const foreign = Object.assign(new RangeError("key abc in header", { cause: "abc" }), {
    code: "ECONNRESET",
    key: "abc",
  });
  const error = toSafeError(foreign, (text) => text.replace("abc", "[redacted]"));
  const { name, message, code, stack } = error;
  expect({ name, message, code }).toEqual({
    name: "RangeError",
    message: "key [redacted] in header",
    code: "ECONNRESET",
  });
  expect([Reflect.ownKeys(error).includes("cause"), stack?.includes("abc"), inspect(error).includes("abc")]).toEqual([
    false,
    false,
    false,
  ]);
  expect(toSafeError(foreign).message).toBe("ECONNRESET");
});

test.each([
  ["sentence in the place of a code", { code: "the key is abc" }],
  ["sentence in the place of a name", { name: "the key is abc" }],
  ["key in the place of a code", { code: "XQ7RKZ2MVB9TYLW4" }],
  ["key in the place of a name", { name: "Xq7rkzmvbtylw" }],
])("a %s is not repeated", (_, facts) => {
  const { name, message, code } = toSafeError(Object.assign(new Error(), facts));
  expect([name, message, code]).toEqual(["Error", "Message withheld.", undefined]);
});

test.each([new Proxy({}, { get: () => hide() }), { code: Object.create(null) }, Symbol("x"), null, undefined, 5])(
  "toSafeError returns an error without the thrown value if this value is not a usable error",
  (thrown) => {
    const { name, message, code } = toSafeError(thrown);
    expect([name, message, code]).toEqual(["Error", "Message withheld.", undefined]);
  },
);

test.each([
  "ECONNRESET",
  "EPIPE",
  "EAI_AGAIN",
  "UND_ERR_SOCKET",
  "ERR_TLS_CERT_ALTNAME_INVALID",
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "HPE_INVALID_CONSTANT",
  "ERR_SSL_WRONG_VERSION_NUMBER",
])("%s is kept as an error code", (code) => {
  expect(toSafeError({ code })).toMatchObject({ code, message: code });
});

test("a long code or name is redacted before it is truncated, so no part of a secret remains", () => {
  const secret = "0123456789-secret-of-the-caller";
  const text = `${"x".repeat(80)} ${Buffer.from(secret).toString("base64")}`;
  const foreign = Object.assign(new Error("", {}), { code: text, name: text });
  const { code, name } = toCallerError(foreign, createRedactor([secret]));
  for (const cut of [code, name]) expect(cut).toMatch(/^x{80} \[redacted\].{0,3}$/);
});
