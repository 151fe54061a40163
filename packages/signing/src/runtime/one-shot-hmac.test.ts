import * as crypto from "node:crypto";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { oneShotHmac } from "./node.ts";

const expected = (secret: string, text: string) => crypto.createHmac("sha256", secret).update(text).digest("hex");

test("the fast HMAC function returns the same as createHmac for any ASCII secret and any text, also when called again", () => {
  const secrets = string({ unit: "binary-ascii", minLength: 1, maxLength: 64 });
  const texts = string({ unit: "binary" });
  assert(
    property(secrets, texts, texts, (secret, one, two) => {
      const sign = oneShotHmac(crypto, secret);
      for (const text of [one, two, one]) expect(sign?.(text)).toBe(expected(secret, text));
    }),
  );
});

test.each(["", "a\ud800b", "x".repeat(100_000), "漢字".repeat(1000)])(
  "the fast HMAC function returns the same as createHmac for the text %j",
  (text) => {
    expect(oneShotHmac(crypto, "secret")?.(text.slice(0))).toBe(expected("secret", text));
  },
);

test.each(["", "k".repeat(65), "clé", "鍵"])("the fast HMAC function is not used for the secret %j", (secret) => {
  expect(oneShotHmac(crypto, secret)).toBeUndefined();
});

test("the fast HMAC function is not used in a Node version without crypto.hash", () => {
  expect(oneShotHmac({ ...crypto, hash: undefined } as unknown as typeof crypto, "secret")).toBeUndefined();
});
