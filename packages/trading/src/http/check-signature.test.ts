import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { signatureProblem } from "./check-signature.ts";

const hmac = createHmac("sha256", "secret").update("text").digest();
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const rsa = sign("sha256", Buffer.from("text"), privateKey);

describe("what a sign callback returns", () => {
  test.each([
    ["an HMAC in lowercase hex", hmac.toString("hex")],
    ["an HMAC as bytes", new Uint8Array(hmac)],
    ["an RSA signature in base64", rsa.toString("base64")],
    ["an RSA signature as bytes", new Uint8Array(rsa)],
  ])("is accepted: %s", (_, signature) => {
    expect(signatureProblem(signature)).toBeUndefined();
  });

  test.each([
    ["uppercase hex", hmac.toString("hex").toUpperCase()],
    ["an HMAC in base64", hmac.toString("base64")],
    ["base64url", hmac.toString("base64url").replace(/^./, "_")],
    ["base64url", rsa.toString("base64url").replace(/^./, "-")],
    ["an RSA signature in hex", rsa.toString("hex")],
    ["20 bytes", new Uint8Array(20)],
    ["a string of 0 characters", ""],
    ["a string of 9 characters", "signature"],
    ["a value of type undefined", undefined],
    ["null", null],
    ["a value of type object", { signature: "x" }],
  ])("is refused with the reason: %s", (reason, signature) => {
    const problem = signatureProblem(signature);
    expect(problem).toContain(`the sign callback returned ${reason}`);
    expect(problem).toContain("return lowercase hex for HMAC-SHA256, base64 for RSA, or the raw bytes");
  });
});
