import { describe, expect, test } from "vitest";
import { node, web } from "./support/runtimes.ts";
import { inputOf, settingsOf, testKeys, vectors } from "./support/vectors.ts";

describe.each([
  ["node", node],
  ["web", web],
])("signatures created with openssl, in the %s build", (_, build) => {
  test.each(vectors)("equal the signatures that the package creates for $method, $name", async (vector) => {
    const { apiKey, secret, rsaPkcs1, rsaPkcs8, rsaPublic, rsaPublicPkcs1 } = testKeys;
    const settings = settingsOf(vector);
    const input = inputOf(vector);
    const message = Buffer.from(vector.stringToSignBase64, "base64");

    const hmac = build.createSigner({ ...settings, secret });
    const headers = await hmac.headers(input);
    expect(headers).toStrictEqual({
      "X-BAPI-API-KEY": apiKey,
      "X-BAPI-TIMESTAMP": String(vector.timestamp),
      "X-BAPI-SIGN": vector.hmac,
      ...(vector.recvWindow === null ? {} : { "X-BAPI-RECV-WINDOW": String(vector.recvWindow) }),
    });

    const explained = await build.explain(hmac, input);
    expect(explained.byteLength).toBe(message.length);
    if (vector.stringToSign !== null) expect(explained.stringToSign).toBe(vector.stringToSign);

    let seen: Uint8Array | undefined;
    const external = build.createSigner({ ...settings, sign: (bytes) => ((seen = bytes), "ab".repeat(32)) });
    await external.headers(input);
    expect(Buffer.from(seen ?? []).toString("base64")).toBe(vector.stringToSignBase64);

    const [fromPkcs1, fromPkcs8] = await Promise.all(
      [rsaPkcs1, rsaPkcs8].map((privateKey) => build.createSigner({ ...settings, privateKey }).headers(input)),
    );
    expect(fromPkcs1?.["X-BAPI-SIGN"]).toBe(vector.rsaPkcs1);
    expect(fromPkcs8?.["X-BAPI-SIGN"]).toBe(vector.rsaPkcs8);
    expect(vector.rsaPkcs1).toBe(vector.rsaPkcs8);

    const received = {
      apiKey,
      timestamp: vector.timestamp,
      recvWindow: vector.recvWindow,
      payload: Buffer.from(vector.payloadBase64, "base64"),
    };
    expect(await build.verifySignature({ ...received, secret, signature: vector.hmac })).toBe(true);
    const signature = vector.rsaPkcs8;
    const verified = [rsaPublic, rsaPublicPkcs1].map((publicKey) =>
      build.verifySignature({ ...received, publicKey, signature }),
    );
    expect(await Promise.all(verified)).toEqual([true, true]);
  });
});
