import { hex, messageBytes } from "./bytes.ts";
import { compareWithServer, type ServerFinding, type SignedPart } from "./server-message.ts";
import type { Signer, SignInput } from "./sign/types.ts";

/** The signed string of one request, part by part. Never holds the secret, the private key or the signature. */
export interface Explanation {
  /** The exact string that is signed; bytes that are not UTF-8 show as U+FFFD. */
  readonly stringToSign: string;
  readonly byteLength: number;
  /** SHA-256 of the whole signed string, lowercase hex. */
  readonly sha256: string;
  readonly parts: readonly SignedPart[];
  /** What the server's error response says about it. Present if a response was given. */
  readonly server?: ServerFinding;
}

const names = ["timestamp", "apiKey", "recvWindow", "payload"] as const;

/**
 * Shows the signed string of a request, part by part, and where the server read another one. It signs nothing and reveals
 * no secret, but it shows the API key, which is part of the signed string.
 *
 * @param response the server's error response: the parsed envelope, or its text
 *
 * @throws {SigningError} `invalid-input`
 */
export async function explain(
  signer: Pick<Signer, "parts">,
  input: SignInput,
  response?: unknown,
): Promise<Explanation> {
  const values = signer.parts(input);
  const encoded = values.map((value) => messageBytes("", value));
  const parts = await Promise.all(
    names.map(async (name, index) => ({ name, ...(await describe(encoded[index] as Uint8Array<ArrayBuffer>)) })),
  );
  const [timestamp, apiKey, recvWindow, payload] = values;
  const { text: stringToSign, ...whole } = await describe(messageBytes(timestamp + apiKey + recvWindow, payload));
  const described = { stringToSign, ...whole, parts };
  return response === undefined ? described : { ...described, server: compareWithServer(parts, response) };
}

async function describe(bytes: Uint8Array<ArrayBuffer>): Promise<Omit<SignedPart, "name">> {
  return {
    text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
    byteLength: bytes.length,
    sha256: hex(await crypto.subtle.digest("SHA-256", bytes)),
  };
}
