import { createHmac } from "node:crypto";
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import type { Signer, SignerOptions, VerifierOptions } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret, rsaPkcs1, rsaPkcs8, rsaPublic } = testKeys;
const pemBody = rsaPkcs8.split("\n")[3]!;
const pkcs1Body = rsaPkcs1.split("\n")[3]!;

/** Returns a secret in the six encodings in which it might leak. */
const encodings = (text: string): string[] => [
  text,
  encodeURIComponent(text),
  JSON.stringify(text).slice(1, -1),
  Buffer.from(text).toString("hex"),
  Buffer.from(text).toString("base64").replace(/=+$/, ""),
  Buffer.from(text).toString("base64url"),
];

/**
 * Returns all text that logging could print for a value: four representations of the value and of each object in it,
 * and the messages and stacks of errors.
 */
function everyText(value: unknown, seen = new Set<unknown>()): string {
  if ((typeof value !== "object" && typeof value !== "function") || value === null) return String(value);
  if (seen.has(value)) return "";
  seen.add(value);
  const attempt = (write: () => unknown): string => {
    try {
      return String(write());
    } catch (error) {
      return error instanceof Error ? `${error.message}${error.stack}` : String(error);
    }
  };
  const views = [
    attempt(() => value),
    attempt(() =>
      inspect(value, { showHidden: true, depth: Number.POSITIVE_INFINITY, getters: true, maxStringLength: null }),
    ),
    attempt(() => JSON.stringify(value)),
    attempt(() => inspect(structuredClone(value), { showHidden: true, depth: Number.POSITIVE_INFINITY })),
  ];
  const below = Reflect.ownKeys(value).map((key) => everyText((value as Record<PropertyKey, unknown>)[key], seen));
  const inherited = value instanceof Error ? [everyText(value.cause, seen), value.message, String(value.stack)] : [];
  return [...views, ...below, ...inherited].join("\n");
}

function expectClean(value: unknown, secrets: readonly string[]): void {
  const text = everyText(value);
  const found = secrets.flatMap(encodings).filter((needle) => text.includes(needle));
  expect(found).toEqual([]);
}

const caught = async (run: () => unknown): Promise<unknown> => {
  try {
    await run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

test("the assertion expectClean finds a secret anywhere in an object", () => {
  const places = [
    new Error(secret),
    new Error("x", { cause: new Error("y", { cause: { deep: { secret } } }) }),
    Object.defineProperty({}, "hidden", { value: Buffer.from(secret).toString("hex") }),
    { toJSON: () => secret },
    { list: [{ symbol: { [Symbol("s")]: encodeURIComponent(secret) } }] },
  ];
  for (const place of places) expect(() => expectClean(place, [secret])).toThrow();
});

describe.each([
  ["node", node],
  ["web", web],
])("in the %s build", (_build, { createSigner, createVerifier, explain, signedFetch }) => {
  const kinds: [string, SignerOptions][] = [
    ["a secret", { apiKey, secret }],
    ["a PKCS#1 key", { apiKey, privateKey: rsaPkcs1 }],
    ["a PKCS#8 key", { apiKey, privateKey: rsaPkcs8 }],
    ["a callback", { apiKey, sign: () => createHmac("sha256", secret).digest() }],
  ];
  const all = [apiKey, secret, pemBody, pkcs1Body];

  test.each(kinds)("printing a signer with %s shows no secret, before and after use", async (_name, options) => {
    const signer = createSigner(options);
    expectClean(signer, all);
    await signer.headers({ method: "GET" });
    expectClean(signer, all);
    expectClean(signedFetch({ signer }), all);
  });

  test.each<[string, VerifierOptions]>([
    ["a secret", { secret }],
    ["a public key", { publicKey: rsaPublic }],
  ])("printing a verifier with %s shows no secret", async (_name, options) => {
    const verifier = createVerifier(options);
    await verifier.verify({ apiKey, timestamp: 1, payload: "", signature: "" });
    expectClean(verifier, [secret, rsaPublic.split("\n")[3]!]);
  });

  test.each(["\r", "\n", "\r\n", "\0", " ", "é"])(
    "an API key that contains %j is refused and not repeated in the error",
    async (character) => {
      const bad = `${apiKey.slice(0, 9)}${character}${apiKey.slice(9)}`;
      const error = await caught(() => createSigner({ apiKey: bad, secret }));
      expect(error).toMatchObject({
        code: "invalid-options",
        message: "apiKey must be printable ASCII without spaces",
      });
      expectClean(error, [bad, apiKey, apiKey.slice(0, 9), apiKey.slice(9), secret]);
    },
  );

  test.each(["\r", "\n", "\r\n", "\0"])(
    "a signer whose secret contains %j can sign and does not print the secret",
    async (character) => {
      const odd = `${secret}${character}tail-of-secret`;
      const signer = createSigner({ apiKey, secret: odd });
      expectClean(await signer.headers({ method: "GET" }), [secret, "tail-of-secret"]);
      expectClean(signer, [apiKey, odd, secret, "tail-of-secret"]);
    },
  );

  const input = { method: "GET", timestamp: 1 };
  const use = (options: object, run: (signer: Signer) => unknown) => () => run(createSigner(options as SignerOptions));
  test.each<[string, () => unknown]>([
    ["two keys", use({ apiKey, secret, privateKey: rsaPkcs8 }, () => {})],
    ["a secret that is not a string", use({ apiKey, secret: Buffer.from(secret) }, () => {})],
    ["a bad window", use({ apiKey, secret, recvWindow: secret }, () => {})],
    ["a bad version", use({ apiKey, secret, version: secret }, () => {})],
    ["a bad referer", use({ apiKey, secret, referer: `${secret}\n` }, () => {})],
    ["a PEM that is cut", use({ apiKey, privateKey: rsaPkcs8.slice(0, 700) }, (signer) => signer.headers(input))],
    [
      "a PEM with bad DER",
      use({ apiKey, privateKey: rsaPkcs8.replace("MII", "AAA") }, (signer) => signer.headers(input)),
    ],
    [
      "a PKCS#1 PEM with bad DER",
      use({ apiKey, privateKey: rsaPkcs1.replace("MII", "AAA") }, (signer) => signer.headers(input)),
    ],
    [
      "a PEM with bad base64",
      use({ apiKey, privateKey: rsaPkcs8.replace("MII", "=I=") }, (signer) => signer.headers(input)),
    ],
    ["a public key", use({ apiKey, privateKey: rsaPublic + pemBody }, (signer) => signer.headers(input))],
    ["a bad request", use({ apiKey, secret }, (signer) => signer.headers({ method: "PUT", body: secret }))],
    ["a bad query", use({ apiKey, secret }, (signer) => signer.headers({ method: "GET", query: `a=${secret}` }))],
    [
      "a bad query object",
      use({ apiKey, secret }, (signer) => signer.headers({ method: "GET", query: { a: secret } as never })),
    ],
    ["a bad explanation", use({ apiKey, secret }, (signer) => explain(signer, { method: "PUT", body: secret }))],
    [
      "a callback that throws everything it knows",
      use(
        {
          apiKey,
          sign: (message: Uint8Array) => {
            throw Object.assign(new Error(`no: ${Buffer.from(message).toString()}`, { cause: { secret } }), {
              request: { message, secret },
            });
          },
        },
        (signer) => signer.headers(input),
      ),
    ],
    [
      "a callback that returns the secret in several lines",
      use({ apiKey, sign: () => `${secret}\n` }, (signer) => signer.headers(input)),
    ],
    [
      "a redirect",
      use({ apiKey, secret }, (signer) =>
        signedFetch({
          signer,
          fetch: async () => new Response(null, { status: 302, headers: { location: `https://x.test/${apiKey}` } }),
        })("https://x.test/"),
      ),
    ],
    [
      "a request id that no header allows",
      use({ apiKey, secret }, (signer) =>
        signedFetch({ signer, fetch: async () => new Response(), cdnRequestId: () => `${apiKey}\r\n` })(
          "https://x.test/",
        ),
      ),
    ],
    ["a verifier's bad key", () => createVerifier({ publicKey: rsaPkcs8 })],
    ["a verifier's two keys", () => createVerifier({ publicKey: rsaPublic, secret } as never)],
  ])("the error for %s shows no secret", async (_name, run) => {
    const error = await caught(run);
    expect(error).toBeInstanceOf(Error);
    expectClean(error, all);
  });
});
