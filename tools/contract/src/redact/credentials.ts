import { type Header, replaySession } from "../har.ts";

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

export const isKept = (side: Side, name: string): boolean => kept[side].has(name.toLowerCase());

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
