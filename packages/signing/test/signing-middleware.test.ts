import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { createSigner, signingMiddleware } from "../src/index.ts";
import { testKeys } from "./support/vectors.ts";

const { apiKey, secret } = testKeys;
const middleware = () => signingMiddleware({ signer: createSigner({ apiKey, secret, now: () => 7 }) });
const hmac = (payload: string | Buffer) =>
  createHmac("sha256", secret).update(`7${apiKey}5000`).update(payload).digest("hex");

test("the middleware signs the query of a GET as the URL parser serializes it", async () => {
  const signed = await middleware().onRequest({ request: new Request("https://x.test/a?b=it's") });
  expect(signed.headers.get("x-bapi-sign")).toBe(hmac("b=it%27s"));
  expect(signed.redirect).toBe("manual");
});

test("the middleware signs the bytes of a body and leaves the body readable", async () => {
  const body = new FormData();
  body.set("a", new Blob([Uint8Array.of(255, 0)]), "é");
  const request = new Request("https://x.test/a?b=1", { method: "POST", body, headers: { own: "1" } });
  const signed = await middleware().onRequest({ request });
  expect(signed.headers.get("own")).toBe("1");
  expect(signed.headers.get("x-bapi-sign")).toBe(hmac(Buffer.from(await signed.arrayBuffer())));
});

test("the signing middleware throws for a redirect and leaves every other response unchanged", () => {
  expect(() => middleware().onResponse({ response: new Response(null, { status: 307 }) })).toThrow(
    "must not be redirected",
  );
  expect(middleware().onResponse({ response: new Response("{}") })).toBeUndefined();
});
