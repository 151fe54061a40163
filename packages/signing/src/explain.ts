import { hex, messageBytes, utf8 } from "./bytes.ts";
import { compareWithServer, type ServerAnswer, type ServerFinding } from "./server-answer.ts";

export type { ServerAnswer, ServerFinding } from "./server-answer.ts";

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

/** The ingredients of the signed string. */
export interface SignedRequest {
  readonly timestamp: number;
  readonly apiKey: string;
  readonly recvWindow: string;
  readonly payload: string | Uint8Array;
}

/** Describes the signed string without signing it. */
export async function explainRequest(request: SignedRequest, answer?: ServerAnswer): Promise<Explanation> {
  const bytes = messageBytes(request.timestamp + request.apiKey + request.recvWindow, request.payload);
  const parts = await Promise.all(
    (["timestamp", "apiKey", "recvWindow", "payload"] as const).map(async (name) => {
      const part = request[name];
      return { name, ...(await describe(part instanceof Uint8Array ? part.slice() : utf8(`${part}`))) };
    }),
  );
  const { text: stringToSign, ...whole } = await describe(bytes);
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
