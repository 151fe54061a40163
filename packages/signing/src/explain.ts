import { hex, messageBytes } from "./bytes.ts";
import type { Signer, SignInput } from "./types.ts";

/** The four parts of the signed string, in order. */
export type SignedPartName = "timestamp" | "apiKey" | "recvWindow" | "payload";

/** One part of the signed string. */
export interface SignedPart {
  readonly name: SignedPartName;
  /** The part as a string. Bytes that are not UTF-8 appear as U+FFFD. */
  readonly text: string;
  readonly byteLength: number;
  /** SHA-256 of the bytes, lowercase hex. */
  readonly sha256: string;
}

/** Information about the signature in a server's error response. */
export interface ServerFinding {
  /** The string that the server signed. Undefined if its error doesn't contain it. */
  readonly stringToSign?: string;
  /**
   * True if the server signed the same string, which means that the two sides use different keys. Undefined if the
   * server echoes no string.
   */
  readonly matches?: boolean;
  /** First difference between the string signed here and the server's string. */
  readonly difference?: {
    readonly part: SignedPartName;
    /** Offset of the difference in the whole signed string, in UTF-16 units. */
    readonly index: number;
    /**
     * Up to 24 characters of the string signed here, from the first difference on. `server` has the characters at the
     * same position in the string that the server signed.
     */
    readonly signed: string;
    readonly server: string;
  };
  /**
   * Offset of the local clock from the server's clock in milliseconds, positive if the local clock is ahead. Undefined
   * unless the server echoes both times.
   */
  readonly clockAheadMs?: number;
}

/** The signed string of one request, part by part. Never contains the secret, the private key or the signature. */
export interface Explanation {
  /** Exact signed string. Bytes that are not UTF-8 appear as U+FFFD. */
  readonly stringToSign: string;
  readonly byteLength: number;
  /** SHA-256 of the whole signed string, lowercase hex. */
  readonly sha256: string;
  readonly parts: readonly SignedPart[];
  /** Diagnosis of the server's error response. Undefined if `explain` received no response. */
  readonly server?: ServerFinding;
}

const names = ["timestamp", "apiKey", "recvWindow", "payload"] as const;

/**
 * Shows the signed string of a request, part by part, and the first difference from the server's string. Signs nothing
 * and reveals no secret, but shows the API key, which is part of the signed string.
 *
 * @param response the server's error response: the parsed envelope, or the body as a string
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

/**
 * Compares the signed string with the server's error, which may contain the string that the server signed
 * (`origin_string[…]`) or both timestamps. `response` is the error envelope, parsed or as a string. Returns an empty
 * result for any other value.
 */
function compareWithServer(parts: readonly SignedPart[], response: unknown): ServerFinding {
  const text = messageOf(response);
  const ahead = /req_timestamp\[(\d+)\],server_timestamp\[(\d+)\]/.exec(text);
  const quoted = /origin_string\[(.*)\]/s.exec(text)?.[1];
  return {
    ...(ahead && { clockAheadMs: Number(ahead[1]) - Number(ahead[2]) }),
    ...(quoted !== undefined && compareStrings(parts, quoted)),
  };
}

/** Returns the message of an envelope, parsed or as JSON. A string that isn't JSON is returned as the message. */
function messageOf(response: unknown): string {
  if (typeof response !== "string") return String((response as { retMsg?: unknown } | null | undefined)?.retMsg);
  try {
    return messageOf(JSON.parse(response));
  } catch {
    return response;
  }
}

function compareStrings(parts: readonly SignedPart[], server: string): ServerFinding {
  // A server may mask the API key; a masked key doesn't count as a difference.
  let start = 0;
  let index = 0;
  for (const { name, text } of parts) {
    const theirs = server.slice(start, start + text.length);
    const masked = name === "apiKey" && /^[X*]+$/.test(theirs);
    for (index = 0; index < text.length && text[index] === theirs[index];) index++;
    const isLast = name === "payload";
    if ((!masked && index < text.length) || (isLast && server.length > start + text.length)) {
      const at = { signed: text.slice(index, index + 24), server: server.slice(start + index, start + index + 24) };
      return { stringToSign: server, matches: false, difference: { part: name, index: start + index, ...at } };
    }
    start += text.length;
  }
  return { stringToSign: server, matches: true };
}
