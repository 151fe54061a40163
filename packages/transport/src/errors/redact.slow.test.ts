import { inspect } from "node:util";
import { assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { createRedactor, redactValue } from "./redact.ts";

const ENTITIES: Record<string, string> = { "<": "lt", ">": "gt", "&": "amp", '"': "quot", "'": "#39" };
const encodings: Record<string, (secret: string) => string> = {
  raw: (secret) => secret,
  url: encodeURIComponent,
  "url, lower case": (secret) => encodeURIComponent(secret).toLowerCase(),
  base64: (secret) => Buffer.from(secret).toString("base64"),
  "base64 inside a longer text": (secret) => Buffer.from(`user:${secret}!`).toString("base64"),
  base64url: (secret) => Buffer.from(secret).toString("base64url"),
  hex: (secret) => Buffer.from(secret).toString("hex"),
  "hex, upper case": (secret) => Buffer.from(secret).toString("hex").toUpperCase(),
  json: (secret) => JSON.stringify(secret).slice(1, -1),
  "json in json": (secret) => JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  "json as Go and .NET write it": (secret) =>
    JSON.stringify(secret)
      .slice(1, -1)
      .replaceAll(/[<>&+'=]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`),
  "url twice": (secret) => encodeURIComponent(encodeURIComponent(secret)),
  "base64 in an address": (secret) => encodeURIComponent(Buffer.from(secret).toString("base64")),
  "form data": (secret) => new URLSearchParams({ a: secret }).toString().slice(2),
  "web page": (secret) => secret.replaceAll(/[<>&"']/g, (char) => `&${ENTITIES[char] ?? ""};`),
  "web page, with names for both quotes": (secret) =>
    secret.replaceAll(/[<>&"']/g, (char) => `&${char === "'" ? "apos" : ENTITIES[char]};`),
  "web page, by number": (secret) => secret.replaceAll(/[<>&"'+/=]/g, (char) => `&#${char.charCodeAt(0)};`),
  "web page, by hex number": (secret) =>
    secret.replaceAll(/[<>&"'+/=]/g, (char) => `&#x${char.charCodeAt(0).toString(16)};`),
};
const asLatin1 = (secret: string) => Buffer.from(secret).toString("latin1");
const everyByte = (secret: string, write: (byte: string) => string) =>
  Array.from(Buffer.from(secret), (byte) => write(byte.toString(16).padStart(2, "0"))).join("");
Object.assign(encodings, {
  "UTF-8 read as Latin-1": asLatin1,
  "UTF-8 read as Latin-1, in JSON": (secret: string) =>
    beyondAscii(asLatin1(secret), (code) => `\\u${code.toString(16).padStart(4, "0")}`),
  "bytes beyond ASCII as Python writes them": (secret: string) =>
    beyondAscii(asLatin1(secret), (code) => `\\x${code.toString(16)}`),
  "url, every letter": (secret: string) => everyByte(secret, (byte) => `%${byte}`),
  "url twice, every letter": (secret: string) => everyByte(secret, (byte) => `%25${byte}`),
  "json, every letter": (secret: string) =>
    secret.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
  "base64, every letter": (secret: string) => everyByte(Buffer.from(secret).toString("base64"), (byte) => `%${byte}`),
  "code points of JavaScript": (secret: string) => beyondAscii(secret, (code) => `\\u{${code.toString(16)}}`),
  "code points of Python": (secret: string) =>
    beyondAscii(secret, (code) => `\\U${code.toString(16).padStart(8, "0")}`),
  "bytes of C": (secret: string) => everyByte(secret, (byte) => `\\x${byte}`),
  "json in an address": (secret: string) =>
    encodeURIComponent(beyondAscii(secret, (code) => `\\u${code.toString(16).padStart(4, "0")}`)),
  "hex with another case for each letter": (secret: string) =>
    Buffer.from(secret)
      .toString("hex")
      .replaceAll(/[a-f]/g, (letter, at: number) => (at % 2 ? letter : letter.toUpperCase())),
});
/** Escapes all characters beyond ASCII. */
function beyondAscii(secret: string, write: (code: number) => string): string {
  return secret.replaceAll(/[^\0-\x7f]/gu, (char) => write(char.codePointAt(0) as number));
}
const SECRETS = [
  'kA9/+z%= x"\\ü',
  "line-one\r\nline-two",
  " spaced-key\n",
  "$&-(a|b)[c]{2}",
  "<a href='b'>&+c/=%</a>",
  "tab\tand\u0001control",
  "s\u00e9cret-cl\u00e9-\u043a\u043b\u044e\u0447",
];

test.each(SECRETS.flatMap((secret) => Object.keys(encodings).map((name) => [secret, name] as const)))(
  "the secret %j is redacted in the encoding %s",
  (secret, name) => {
    const encoded = encodings[name]!(secret);
    expect(createRedactor([secret])(`before ${encoded} after`)).not.toContain(encoded);
  },
);

test.each(Object.entries(encodings))("a string that consists of a secret is redacted (encoding: %s)", (_, encode) => {
  for (const secret of ["sixsix", "0123456789abcdef", "ünï-cödé 🔑"]) {
    expect(createRedactor([secret, "a secret that is longer than the text"])(encode(secret))).toMatch(
      /^.{0,7}\[redacted\]/,
    );
  }
});

test("any secret is redacted in any encoding within a longer string", () => {
  const secrets = oneof(string({ minLength: 8 }), string({ minLength: 8, unit: "grapheme" }));
  assert(
    property(secrets, constantFrom(...Object.values(encodings)), (secret, encode) => {
      if (secret.trim().length < 8) return;
      const encoded = encode(secret);
      const cleaned = createRedactor([secret])(`<<${encoded}>>`);
      expect(cleaned.includes(encoded) && encoded.length >= 8).toBe(false);
    }),
  );
});

test.each([" key-in-use", "key-in-use\n", "\tkey-in-use\r\n", "\u00a0key-in-use\ufeff"])(
  "the secret %j is redacted without the whitespace around it",
  (secret) => {
    const redact = createRedactor([secret]);
    for (const encode of Object.values(encodings)) {
      const encoded = encode("key-in-use");
      expect(redact(`<<${encoded}>>`)).not.toContain(encoded);
    }
  },
);

test.each(["\n", "\r\n", "\r", "\n\n"])("each line of a secret with the line ending %j is redacted", (lineEnd) => {
  const lines = ["first-line", "second-line", "third-line"];
  const redact = createRedactor([lines.join(lineEnd)]);
  for (const line of lines) expect(redact(`line: ${line};`)).toBe("line: [redacted];");
});

test("the lines of a PEM block are redacted even if it was printed line by line", () => {
  const pem = "-----BEGIN PRIVATE KEY-----\nMIIBVQIBADANBg\nkqhkiG9w0BAQEF\n-----END PRIVATE KEY-----";
  const cleaned = createRedactor([pem])(inspect({ pem }));
  expect(cleaned).not.toMatch(/MIIBVQIBADANBg|kqhkiG9w0BAQEF/);
});

test("signatures, tokens and PEM blocks are recognized as secrets by their form", () => {
  const signature = "ab12".repeat(16);
  const text = `sign=${signature} Authorization: Bearer abc.def-123 -----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY-----`;
  const redact = createRedactor([]);
  expect(redact(text)).toBe("sign=[redacted] Authorization: [redacted] [redacted]");
  expect(redact("proxy-authorization: basic dXNlcjpwYXNz, retried")).toBe("proxy-authorization: [redacted], retried");
  const base64 = "Ab+/".repeat(22).slice(0, 86);
  expect(redact(`sign ${base64}==`)).toBe("sign [redacted]");
  expect(redact(`id ${base64.slice(1)}`)).toBe(`id ${base64.slice(1)}`);
  expect(redact(`id ${signature.slice(1)}`)).toBe(`id ${signature.slice(1)}`);
  expect(redact(`quoted between letters:x${signature}x`)).toBe("quoted between letters:x[redacted]x");
  expect(redact(`x-sign${signature}yz`)).toBe("x-sign[redacted]yz");
  const transaction = `0x${"ab12".repeat(16)}`;
  expect(redact(`transaction ${transaction}`)).toBe(`transaction ${transaction}`);
  expect(redact("retCode 10006 for order 1234-5678")).toBe("retCode 10006 for order 1234-5678");
});

test("a secret with non-ASCII characters is also redacted in its Latin-1 base64 and hex", () => {
  const secret = "s\u00e9cret-cl\u00e9";
  const redact = createRedactor([secret]);
  expect(redact(`a ${btoa(secret)} b`)).not.toContain(btoa(secret).slice(0, 8));
  expect(redact(`a ${Buffer.from(secret, "latin1").toString("hex")} b`)).toBe("a [redacted] b");
});

test.each(["\\", "%25", "&amp;", "%", "\\u0", "-----BEGIN "])(
  "redacting a long text that repeats %j takes linear time",
  (repeated) => {
    // With a pattern that retries at every character, this would take minutes.
    const text = repeated.repeat(300_000);
    expect(createRedactor(["\\%u0&secret-key"])(text)).toBe(text);
  },
);

test("redactValue redacts a secret in strings, numbers and field names of a value", () => {
  const redact = createRedactor(["secret-key", "1234567890"]);
  const value = { "secret-key": ["a secret-key", 1234567890, 1234567890n, 5, null, true], id: { deep: "secret-key" } };
  expect(redactValue(value, { redact })).toEqual({
    "[redacted]": ["a [redacted]", "[redacted]", "[redacted]", 5, null, true],
    id: { deep: "[redacted]" },
  });
});

test("a value under a secret name and a deeply nested value are withheld", () => {
  const isSecret = (name: string) => name === "password";
  expect(redactValue({ password: { a: 1 }, list: [{ password: "x", b: 2 }] }, { isSecret })).toEqual({
    password: "[withheld]",
    list: [{ password: "[withheld]", b: 2 }],
  });
  const endless: { self?: unknown } = {};
  endless.self = endless;
  expect(inspect(redactValue(endless, {}), { depth: Infinity })).toContain("[withheld]");
});
