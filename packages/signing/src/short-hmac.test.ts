import { createHmac, hash } from "node:crypto";
import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { shortHmac } from "./short-hmac.ts";

const expected = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

test("any secret and text give what createHmac gives, again and again", () => {
  const unit = "binary";
  assert(
    property(string({ unit, minLength: 1, maxLength: 200 }), string({ unit }), string({ unit }), (secret, one, two) => {
      const sign = shortHmac(hash, secret);
      for (const text of [one, two, one]) expect(sign(text)).toBe(expected(secret, text));
    }),
  );
});

test.each([63, 64, 65, 128])("a secret of %d bytes, at the edges of a block", (length) => {
  expect(shortHmac(hash, "k".repeat(length))("text")).toBe(expected("k".repeat(length), "text"));
});

test.each(["a", "é", "漢", "😀", "\ud800"])(
  "the longest text of %j fits, a longer one is left to createHmac",
  (unit) => {
    const sign = shortHmac(hash, "secret");
    const longest = unit.repeat(2048 / unit.length);
    expect(sign(longest)).toBe(expected("secret", longest));
    expect(sign(`${longest}a`)).toBeUndefined();
  },
);
