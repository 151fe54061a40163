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

/** A text as it stands inside a JSON text. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** Base64, wherever the text begins in it; what depends on its neighbours is left out. */
function inBase64(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString("base64url");
    return text.slice(Math.ceil((before * 4) / 3), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

/** A credential as services and libraries write down what they were sent; a body is JSON within the JSON of a recording. */
function writingsOf(credential: string): string[] {
  const bytes = Buffer.from(credential);
  const once = inJson(credential);
  const twice = inJson(once);
  const percent = encodeURIComponent(credential);
  const written = [credential, once, twice, inJson(twice), percent, encodeURIComponent(percent), bytes.toString("hex")];
  return [...written, ...inBase64(bytes)];
}

/** Both alphabets of base64 as one, in any case. */
const plain = (text: string): string => text.toLowerCase().replaceAll("+", "-").replaceAll("/", "_");

/** Whether a text holds a credential, in whatever of these forms. */
export function holdsCredential(text: string, credential: string): boolean {
  const searched = plain(text);
  return credential !== "" && writingsOf(credential).some((written) => searched.includes(plain(written)));
}

/** The ways in which a text may hide in what was written. Tests of reports look for them without `holdsCredential`. */
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

/** Everything else is dropped before a recording is made: an unknown header may carry a credential. */
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

/** The headers that a recording may hold, in alphabetical order. */
export function keepHeaders(side: Side, headers: Headers): Header[] {
  return (
    [...headers]
      .filter(([name]) => isKept(side, name))
      // The boundary of a multipart body is random and says nothing; who knows a session may speak in it.
      .map(([name, value]) => ({
        name,
        value: name === "mcp-session-id" ? replaySession : value.replace(/;\s*boundary=.*$/, ""),
      }))
  );
}

/** Text that has no business in a recording, whatever field it stands in. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "a private key"],
  [/\bBearer\s+[A-Za-z0-9._~+/-]{8,}/i, "a bearer token"],
  [/"(?:secret|apiSecret|privateKey|password|passphrase)"\s*:\s*"(?!REDACTED")[^"]+"/i, "a secret"],
  [/\\"(?:secret|apiSecret|privateKey|password|passphrase)\\"\s*:\s*\\"(?!REDACTED)[^\\"]+\\"/i, "a secret"],
  [/\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\./, "a JSON web token"],
  [/\b(?:sk|pk|ghp|npm)_[A-Za-z0-9]{16,}/, "an access token"],
];

/** What in a text must not be published. */
const secretsIn = (text: string): string[] =>
  forbidden.filter(([pattern]) => pattern.test(text)).map(([, what]) => `holds ${what}`);

/** What in a recording, and in what it came to, must not be published; empty when it is safe. */
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
      found.push(`names the address of a real deployment`);
    found.push(...(await foreignSignature(request)));
  }
  return found;
}

/** Only the published replay key may have signed: any other key or signature came from somebody's account. */
async function foreignSignature(request: HarRequest): Promise<string[]> {
  const apiKey = headerOf(request.headers, "x-bapi-api-key");
  const sign = headerOf(request.headers, "x-bapi-sign");
  if (apiKey === undefined && sign === undefined) return [];
  if (apiKey !== replayKey.apiKey) return ["names an API key that is not the replay key"];
  const expected = await signatureOf(request);
  return sign === expected ? [] : ["has a signature that the replay key did not make"];
}

/** The signature that the replay key makes of a recorded request. */
export async function signatureOf(request: HarRequest): Promise<string> {
  const signer = createSigner({
    ...replayKey,
    recvWindow: Number(headerOf(request.headers, "x-bapi-recv-window") ?? recvWindow),
  });
  const timestamp = Number(headerOf(request.headers, "x-bapi-timestamp"));
  const body = request.postData?.text ?? "";
  const query = new URL(request.url).search.slice(1);
  // A POST without a body has its input, and so its signature, in the query.
  const payload = request.method === "GET" || (body === "" && query !== "") ? { query } : { body };
  const headers = await signer.headers({ method: "query" in payload ? "GET" : "POST", timestamp, ...payload });
  return new Headers(headers as Record<string, string>).get("x-bapi-sign") ?? "";
}
