import { hex, messageBytes } from "./bytes.ts";
import { compareWithServer, type ServerFinding } from "./server-answer.ts";
import type { Signer, SignInput } from "./types.ts";

export type { ServerFinding } from "./server-answer.ts";

/** The four parts of the signed string, in their order. */
export type SignedPartName = "timestamp" | "apiKey" | "recvWindow" | "payload";

/** One part of the signed string. */
export interface SignedPart {
  readonly name: SignedPartName;
  /** As text; bytes that are not UTF-8 show as U+FFFD. */
  readonly text: string;
  readonly byteLength: number;
  /** SHA-256 of the bytes, lowercase hex. */
  readonly sha256: string;
}

/** What is signed for one request. Never holds the secret, the private key or the signature. */
export interface Explanation {
  /** The exact string that is signed; bytes that are not UTF-8 show as U+FFFD. */
  readonly stringToSign: string;
  readonly byteLength: number;
  /** SHA-256 of the whole signed string, lowercase hex. */
  readonly sha256: string;
  readonly parts: readonly SignedPart[];
  /** What the server's error answer says about it. Present when an answer was given. */
  readonly server?: ServerFinding;
}

const names = ["timestamp", "apiKey", "recvWindow", "payload"] as const;

/**
 * Shows what is signed for a request, part by part, and where the server saw something else. Signs nothing and reveals no
 * secret, but it does show the API key, which is part of the signed string.
 *
 * @param answer the server's error answer: the parsed envelope, or its text
 *
 * @throws {SigningError} `invalid-input`
 */
export async function explain(signer: Pick<Signer, "parts">, input: SignInput, answer?: unknown): Promise<Explanation> {
  const values = signer.parts(input);
  const encoded = values.map((value) => messageBytes("", value));
  const parts = await Promise.all(
    names.map(async (name, index) => ({ name, ...(await describe(encoded[index] as Uint8Array<ArrayBuffer>)) })),
  );
  const [timestamp, apiKey, recvWindow, payload] = values;
  const { text: stringToSign, ...whole } = await describe(messageBytes(timestamp + apiKey + recvWindow, payload));
  const described = { stringToSign, ...whole, parts };
  return answer === undefined ? described : { ...described, server: compareWithServer(parts, answer) };
}

async function describe(bytes: Uint8Array<ArrayBuffer>): Promise<Omit<SignedPart, "name">> {
  return {
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    byteLength: bytes.length,
    sha256: hex(await crypto.subtle.digest("SHA-256", bytes)),
  };
}
