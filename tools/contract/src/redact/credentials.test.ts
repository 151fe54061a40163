import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { holdsCredential } from "./credentials.ts";

const forms: Record<string, (secret: string) => string> = {
  plain: (secret) => secret,
  "in capitals": (secret) => secret.toUpperCase(),
  "in a query": encodeURIComponent,
  "in a query within a query": (secret) => encodeURIComponent(encodeURIComponent(secret)),
  "in hex": (secret) => Buffer.from(secret).toString("hex").toUpperCase(),
  "in base64": (secret) => Buffer.from(secret).toString("base64"),
  "in base64 after something": (secret) => Buffer.from(`u:${secret}!`).toString("base64"),
  "in base64url after something else": (secret) => Buffer.from(`a${secret}`).toString("base64url"),
  "in the JSON of a body": (secret) => JSON.stringify({ retMsg: `no ${secret}` }),
  "in JSON within JSON": (secret) => JSON.stringify({ text: JSON.stringify({ retMsg: secret }) }),
};

describe.each(["Xq7RkZ2mVb9TyLw4NpHs", String.raw`a"b\c/d+e=f&g ü`])("the credential %s", (secret) => {
  test.each(Object.entries(forms))("is found in a recording %s", (_, write) => {
    const recording = { comment: "live", entries: [{ response: { content: { text: `x${write(secret)}y` } } }] };
    expect(holdsCredential(JSON.stringify([recording, null]), secret)).toBe(true);
  });
});

test("the search for credentials finds nothing in a text without a credential, and nothing for an empty key", () => {
  const text = JSON.stringify({ retMsg: "OK", sign: "0a1b2c3d4e5f" });
  expect(holdsCredential(text, "Xq7RkZ2mVb9TyLw4NpHs")).toBe(false);
  expect(holdsCredential(text, "")).toBe(false);
});
