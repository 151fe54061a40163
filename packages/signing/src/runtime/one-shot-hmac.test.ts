import * as crypto from "node:crypto";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { oneShotHmac } from "./node.ts";

const expected = (secret: string, text: string) => crypto.createHmac("sha256", secret).update(text).digest("hex");

test("the one-shot HMAC equals createHmac for any ASCII secret and any text, also when reused", () => {
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
  "the one-shot HMAC equals createHmac for the text %j",
  (text) => {
    expect(oneShotHmac(crypto, "secret")?.(text.slice(0))).toBe(expected("secret", text));
  },
);

test.each(["", "k".repeat(65), "clé", "鍵"])("the one-shot HMAC leaves the secret %j to createHmac", (secret) => {
  expect(oneShotHmac(crypto, secret)).toBeUndefined();
});

test("the one-shot HMAC is unavailable in a Node version without a one-shot hash", () => {
  expect(oneShotHmac({ ...crypto, hash: undefined } as unknown as typeof crypto, "secret")).toBeUndefined();
});
