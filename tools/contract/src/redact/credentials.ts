import { createSigner } from "@specwright/signing";
import {
  type HarRequest,
  type Header,
  type Recording,
  headerOf,
  recvWindow,
  replayKey,
  replaySession,
  replayUrls,
} from "../har.ts";

/** Escapes a string for the inside of a JSON string. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * Returns the base64 forms in which bytes appear inside longer data, one for each offset in a group of three bytes.
 * Characters that also encode adjacent bytes are cut off.
 */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64url");
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/**
 * Returns the forms in which a credential may appear in a recording: as it is, escaped up to three times in JSON,
 * percent-encoded, and as hex or base64. JSON is nested, because a body is JSON within the JSON of a recording.
 */
function encodingsOf(credential: string): string[] {
  const bytes = Buffer.from(credential);
  const once = inJson(credential);
  const twice = inJson(once);
  const percent = encodeURIComponent(credential);
  const written = [credential, once, twice, inJson(twice), percent, encodeURIComponent(percent), bytes.toString("hex")];
  return [...written, ...inBase64(bytes)];
}

/**
 * Converts a string to lower case and to the URL-safe base64 alphabet, so that all spellings of a credential compare
 * equal.
 */
const plain = (text: string): string => text.toLowerCase().replaceAll("+", "-").replaceAll("/", "_");

/** Returns whether a text contains a credential in any form that a recording may have. */
export function holdsCredential(text: string, credential: string): boolean {
  const searched = plain(text);
  return credential !== "" && encodingsOf(credential).some((written) => searched.includes(plain(written)));
}

/**
 * Returns the encoded forms of a string that a report must not contain. Tests search reports for these forms instead of
 * calling `holdsCredential`, so that they don't depend on it.
 */
export function encodings(text: string): string[] {
  const bytes = Buffer.from(text);
  const escaped = [...text].map((letter) => `\\u${letter.codePointAt(0)?.toString(16).padStart(4, "0")}`).join("");
  return [
    text,
    encodeURIComponent(text),
    bytes.toString("base64").replace(/=+$/, ""),
    bytes.toString("base64url"),
    bytes.toString("hex"),
    bytes.toString("hex").toUpperCase(),
    [...text].toReversed().join(""),
    escaped,
  ];
}

/**
 * Headers to keep. All others are removed before a recording is created, because an unknown header may contain a
 * credential.
 */
const kept = {
  request: new Set([
    "accept",
    "cdn-request-id",
    "content-type",
    "mcp-protocol-version",
    "mcp-session-id",
    "x-bapi-api-key",
    "x-bapi-recv-window",
    "x-bapi-sign",
    "x-bapi-timestamp",
    "x-referer",
  ]),
  response: new Set([
    "content-type",
    "mcp-session-id",
    "retry-after",
    "x-bapi-limit",
    "x-bapi-limit-reset-timestamp",
    "x-bapi-limit-status",
  ]),
} as const;

export type Side = keyof typeof kept;

const isKept = (side: Side, name: string): boolean => kept[side].has(name.toLowerCase());

/** Returns the headers that a recording may have, in alphabetical order. */
export function keepHeaders(side: Side, headers: Headers): Header[] {
  return (
    [...headers]
      .filter(([name]) => isKept(side, name))
      // Remove the boundary of a multipart body, which is random. Replace a session ID, which gives access to the
      // session.
      .map(([name, value]) => ({
        name,
        value: name === "mcp-session-id" ? replaySession : value.replace(/;\s*boundary=.*$/, ""),
      }))
  );
}

/** Patterns of strings that no field of a recording may contain. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "a private key"],
  [/\bBearer\s+[A-Za-z0-9._~+/-]{8,}/i, "a bearer token"],
  [/"(?:secret|apiSecret|privateKey|password|passphrase)"\s*:\s*"(?!REDACTED")[^"]+"/i, "a secret"],
  [/\\"(?:secret|apiSecret|privateKey|password|passphrase)\\"\s*:\s*\\"(?!REDACTED)[^\\"]+\\"/i, "a secret"],
  [/\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\./, "a JSON web token"],
  [/\b(?:sk|pk|ghp|npm)_[A-Za-z0-9]{16,}/, "an access token"],
];

/** Describes the parts of a text that must not be published. */
const secretsIn = (text: string): string[] =>
  forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => `holds ${what}`);

/** Describes the parts of a recording and its outcome that must not be published. Empty if it is safe. */
export async function findSecrets(recording: Recording, expected: unknown = null): Promise<string[]> {
  const found = secretsIn(`${JSON.stringify(recording)}\n${JSON.stringify(expected)}`);
  for (const { request, response } of recording.entries) {
    for (const { name } of request.headers)
      if (!isKept("request", name))
        found.push(`has the request header "${name}", which is not on the list of headers to keep`);
    for (const { name } of response.headers)
      if (!isKept("response", name))
        found.push(`has the response header "${name}", which is not on the list of headers to keep`);
    if (!Object.values(replayUrls).some((url) => request.url.startsWith(`${url}/`)))
      found.push(`contains the URL of a real deployment`);
    found.push(...(await foreignSignature(request)));
  }
  return found;
}

/**
 * Describes a key or signature other than the replay key's, because it would come from a real account. Empty if there
 * is none.
 */
async function foreignSignature(request: HarRequest): Promise<string[]> {
  const apiKey = headerOf(request.headers, "x-bapi-api-key");
  const sign = headerOf(request.headers, "x-bapi-sign");
  if (apiKey === undefined && sign === undefined) return [];
  if (apiKey !== replayKey.apiKey) return ["contains an API key other than the replay key"];
  const expected = await signatureOf(request);
  return sign === expected ? [] : ["has a signature of a key other than the replay key"];
}

/** Signs a recorded request with the replay key, and returns the signature. */
export async function signatureOf(request: HarRequest): Promise<string> {
  const signer = createSigner({
    ...replayKey,
    recvWindow: Number(headerOf(request.headers, "x-bapi-recv-window") ?? recvWindow),
  });
  const timestamp = Number(headerOf(request.headers, "x-bapi-timestamp"));
  const body = request.postData?.text ?? "";
  const query = new URL(request.url).search.slice(1);
  // The signature covers the body of a POST. If the body is empty, the input is in the query, and the signature covers
  // the query.
  const payload = request.method === "GET" || (body === "" && query !== "") ? { query } : { body };
  const headers = await signer.headers({ method: "query" in payload ? "GET" : "POST", timestamp, ...payload });
  return new Headers(headers as Record<string, string>).get("x-bapi-sign") ?? "";
}
