import { inspect } from "node:util";
import { assert, constantFrom, property, string } from "fast-check";
import { expect, test } from "vitest";
import { compose } from "./compose.ts";
import { createRedactor, redact } from "./redact.ts";
import { stubFetch } from "./testing/stub-fetch.ts";

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
  form: (secret) => new URLSearchParams({ a: secret }).toString().slice(2),
  "web page": (secret) => secret.replaceAll(/[<>&"']/g, (char) => `&${ENTITIES[char] ?? ""};`),
  "web page, by number": (secret) => secret.replaceAll(/[<>&"'+/=]/g, (char) => `&#${char.charCodeAt(0)};`),
  "web page, by hex number": (secret) =>
    secret.replaceAll(/[<>&"'+/=]/g, (char) => `&#x${char.charCodeAt(0).toString(16)};`),
};
const SECRETS = [
  'kA9/+z%= x"\\ü',
  "line-one\r\nline-two",
  " spaced-key\n",
  "$&-(a|b)[c]{2}",
  "<a href='b'>&+c/=%</a>",
  "tab\tand\u0001control",
];

test.each(SECRETS.flatMap((secret) => Object.keys(encodings).map((name) => [secret, name] as const)))(
  "%j is removed as %s",
  (secret, name) => {
    const form = encodings[name]!(secret);
    expect(createRedactor([secret])(`before ${form} after`)).not.toContain(form);
  },
);

test("any secret, in any encoding, in the middle of a text", () => {
  assert(
    property(string({ minLength: 8 }), constantFrom(...Object.values(encodings)), (secret, encode) => {
      if (secret.trim().length < 8) return;
      const form = encode(secret);
      const cleaned = createRedactor([secret])(`<<${form}>>`);
      expect(cleaned.includes(form) && form.length >= 8).toBe(false);
    }),
  );
});

test("every line of a secret goes, as printers break a text at its line ends", () => {
  const pem = "-----BEGIN PRIVATE KEY-----\nMIIBVQIBADANBg\nkqhkiG9w0BAQEF\n-----END PRIVATE KEY-----";
  const cleaned = createRedactor([pem])(inspect({ pem }));
  expect(cleaned).not.toMatch(/MIIBVQIBADANBg|kqhkiG9w0BAQEF/);
});

test("signatures, tokens and PEM blocks are secret by their shape", () => {
  const signature = "ab12".repeat(16);
  const text = `sign=${signature} Authorization: Bearer abc.def-123 -----BEGIN RSA PRIVATE KEY-----\nMII\n-----END RSA PRIVATE KEY-----`;
  expect(redact(text)).toBe("sign=[redacted] Authorization: [redacted] [redacted]");
  expect(redact("retCode 10006 for order 1234-5678")).toBe("retCode 10006 for order 1234-5678");
});

test.each([true, false])("no printer shows a secret of a foreign error (with redactor: %s)", async (withRedactor) => {
  const secret = 'top"secret/key+42';
  const forms = Object.values(encodings).map((encode) => encode(secret));
  const foreign = new TypeError(`bad header ${forms.join(" ")}`, { cause: new Error(secret, { cause: { secret } }) });
  Object.assign(foreign, { request: { headers: { key: secret } }, code: secret });
  const options = withRedactor ? { redact: createRedactor([secret]) } : {};
  const failure: unknown = await compose(stubFetch(foreign))("https://a.example/x", options).catch(
    (error: unknown) => error,
  );
  const shown = [
    inspect(failure, { depth: Infinity, showHidden: true }),
    JSON.stringify(failure),
    String(failure),
    (failure as Error).stack,
    inspect(structuredClone(failure), { depth: Infinity, showHidden: true }),
  ].join("\n");
  for (const form of forms) expect(shown).not.toContain(form);
});
