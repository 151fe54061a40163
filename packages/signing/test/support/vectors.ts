import { readFileSync } from "node:fs";
import { serializeQuery } from "../../src/payload.ts";
import type { QueryInput, SignInput, SignerOptions } from "../../src/index.ts";

/** A test vector, as `scripts/make-vectors.ts` writes it. */
export interface Vector {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly version?: "v3";
  readonly timestamp: number;
  readonly recvWindow: number | null;
  readonly queryObject?: QueryInput;
  readonly query?: string;
  readonly body?: string;
  readonly bodyBase64?: string;
  readonly payloadBase64: string;
  readonly stringToSign: string | null;
  readonly stringToSignBase64: string;
  readonly hmac: string;
  readonly rsaPkcs1: string;
  readonly rsaPkcs8: string;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../vectors/${file}.json`, import.meta.url), "utf8"));

/** The keys of the test vectors. They aren't valid on any server. */
export const testKeys = read("test-keys") as Record<
  "apiKey" | "secret" | "rsaPkcs1" | "rsaPkcs8" | "rsaPublic" | "rsaPublicPkcs1",
  string
>;

export const vectors: readonly Vector[] = ["get", "post", "v3"].flatMap(
  (file) => (read(file) as { vectors: Vector[] }).vectors,
);

/** Returns the request that a caller would sign for this vector. */
export function inputOf(vector: Vector): SignInput {
  const { method, timestamp, query, queryObject, body, bodyBase64 } = vector;
  const bytes = bodyBase64 === undefined ? undefined : Uint8Array.from(Buffer.from(bodyBase64, "base64"));
  return {
    method,
    timestamp,
    query: queryObject === undefined ? query : serializeQuery(queryObject),
    body: body ?? bytes,
  };
}

/** Returns the options that all signers of this vector have in common. */
export function settingsOf({ version, recvWindow }: Vector): Pick<SignerOptions, "apiKey" | "version" | "recvWindow"> {
  return { apiKey: testKeys.apiKey, version, recvWindow };
}
