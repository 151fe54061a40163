/** Verifies requests that a server received: their headers, their time and their signature. */
import { verifying } from "#runtime";
import { SigningError } from "./errors.ts";
import { DEFAULT_RECV_WINDOW_MS } from "./payload.ts";
import type { VerifyingRuntime } from "./types.ts";
import type { WebHeaders } from "./web-types.ts";

/** Parts of a received request: the values of its headers, and the raw query of a GET or the raw body of a POST. */
export interface VerifyInput {
  readonly apiKey: string;
  /** `X-BAPI-TIMESTAMP` as received. Unlike a number, a string keeps leading zeros. */
  readonly timestamp: string | number;
  /** `X-BAPI-RECV-WINDOW` as received. `""`, `null` or undefined if the header is missing. */
  readonly recvWindow?: string | number | null | undefined;
  /** Exact bytes of the query or body. A string is encoded as UTF-8. */
  readonly payload: string | Uint8Array;
  /** Value of the `X-BAPI-SIGN` header. */
  readonly signature: string;
}

/** Verification key: the HMAC secret, or the RSA public key as PEM (PKCS#1 or SubjectPublicKeyInfo). */
export type VerifierOptions =
  | { readonly secret: string; readonly publicKey?: undefined }
  | { readonly publicKey: string; readonly secret?: undefined };

/**
 * Verifier for one key. It compares signatures in constant time, and returns false for a malformed signature instead of
 * throwing.
 */
export interface Verifier {
  verify(input: VerifyInput): Promise<boolean>;
  /**
   * Verifies a signature synchronously.
   *
   * @throws {SigningError} `not-synchronous` outside Node, Bun and Deno
   */
  verifySync(input: VerifyInput): boolean;
}

/**
 * Creates a verifier for one key, for servers and tests.
 *
 * @throws {SigningError} `invalid-options`; messages never contain the rejected value
 */
export const createVerifier = (options: VerifierOptions): Verifier => createVerifierWith(verifying, options);

/**
 * Verifies one signature. To verify many signatures with one key, use `createVerifier`, which imports the key only
 * once.
 */
export const verifySignature = (input: VerifyInput & VerifierOptions): Promise<boolean> =>
  createVerifier(input).verify(input);

const HMAC_TEXT = /^[0-9a-f]{64}$/;
const RSA_TEXT = /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Creates a verifier with the cryptography functions of a runtime. */
export function createVerifierWith(runtime: VerifyingRuntime, options: VerifierOptions): Verifier {
  const { secret, publicKey } = options;
  if ((typeof secret === "string" && secret !== "") === (typeof publicKey === "string")) {
    throw new SigningError("invalid-options", "pass exactly one of secret and publicKey, as a non-empty string");
  }
  const format = secret === undefined ? RSA_TEXT : HMAC_TEXT;
  const raw = secret === undefined ? runtime.rsa(publicKey) : runtime.hmac(secret);
  const run = ({ timestamp, apiKey, recvWindow, payload, signature }: VerifyInput) =>
    typeof signature === "string" &&
    format.test(signature) &&
    raw(`${timestamp}${apiKey}${recvWindow ?? ""}`, payload, signature);
  return {
    verify: async (input) => run(input),
    verifySync: (input) => {
      const result = run(input);
      if (typeof result === "boolean") return result;
      result.catch(() => {});
      throw new SigningError("not-synchronous", "this runtime verifies asynchronously: use verify()");
    },
  };
}

/** Signature headers of a received request, as strings. */
export interface SignatureHeaders {
  readonly apiKey: string;
  readonly timestamp: string;
  readonly signature: string;
  /** Receive window. `""` if the header is missing. */
  readonly recvWindow: string;
}

/** Received headers: the runtime's `Headers`, or a record like Node's. Names are case-insensitive. */
export type ReceivedHeaders = WebHeaders | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Returns the value of a header, or an array if there are several values. The name is case-insensitive. */
function valueOf(headers: object, name: string): unknown {
  const values = Object.entries(headers).flatMap(([key, value]) =>
    key.toLowerCase() === name ? [value as unknown] : [],
  );
  return values.length > 1 ? values : values[0];
}

/** Reads the signature headers of a received request. Undefined if a required header is missing or occurs twice. */
export function readSignatureHeaders(headers: ReceivedHeaders): SignatureHeaders | undefined {
  const read = (name: string): unknown => (headers instanceof Headers ? headers.get(name) : valueOf(headers, name));
  const apiKey = read("x-bapi-api-key");
  const timestamp = read("x-bapi-timestamp");
  const signature = read("x-bapi-sign");
  const recvWindow = read("x-bapi-recv-window") ?? "";
  const complete = [apiKey, timestamp, signature].every(Boolean);
  return complete && [apiKey, timestamp, signature, recvWindow].every((value) => typeof value === "string")
    ? ({ apiKey, timestamp, signature, recvWindow } as SignatureHeaders)
    : undefined;
}

/** The client's and the server's time, and the receive window, in milliseconds. */
export interface TimestampWindow {
  /** Client's time, from `X-BAPI-TIMESTAMP`. */
  readonly timestamp: number;
  readonly serverTime: number;
  /** Receive window, from `X-BAPI-RECV-WINDOW`. Default 5000. */
  readonly recvWindow?: number | undefined;
}

/**
 * Checks a timestamp by the server's rule: `serverTime - recvWindow <= timestamp < serverTime + 1000`. A request may be
 * late by the whole window, but early by less than one second, regardless of the window.
 */
export function isTimestampAccepted({
  timestamp,
  serverTime,
  recvWindow = DEFAULT_RECV_WINDOW_MS,
}: TimestampWindow): boolean {
  return serverTime - recvWindow <= timestamp && timestamp < serverTime + 1000;
}
