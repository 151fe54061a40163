import type { Random } from "./random.ts";

/** A request as received by the server. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Body exactly as received. */
  readonly body: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const parseFields = (text: string): Fields => {
  const value: unknown = text === "" ? {} : JSON.parse(text);
  return Object(value) as Fields;
};

/**
 * Damage to the bytes of a response. The simulated network transfers no bytes, so there each kind of damage is a body
 * that breaks off.
 */
export type Damage =
  /** The connection breaks within the head. */
  | "head"
  /** The body is shorter than its stated length, and the connection ends. */
  | "length"
  /** An announced chunk never arrives. */
  | "chunk"
  /** The gzip stream breaks off, although the length is correct. */
  | "gzip";

const DAMAGES: readonly Damage[] = ["head", "length", "chunk", "gzip"];

export interface ResponseReply {
  readonly kind: "response";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Number of bytes of the body that arrive. Default: all bytes. */
  readonly cut?: number;
  /** Set if the body stays open after the cut without further bytes. */
  readonly stalls?: true;
  readonly damage?: Damage;
}

/** Reply of the server, or the end of the connection without a reply. */
export type Reply =
  /** The connection was refused, so nothing of the request arrived. */
  | { readonly kind: "refused-connection" }
  /** The connection ends without a response. */
  | { readonly kind: "dropped" }
  /** The connection stays open without a response. */
  | { readonly kind: "silence" }
  | ResponseReply;

const JSON_TYPE = { "content-type": "application/json" };

type Headers = Readonly<Record<string, string>>;

export const jsonReply = (value: unknown, status = 200, headers: Headers = {}): ResponseReply => ({
  kind: "response",
  status,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof value === "string" ? value : JSON.stringify(value),
});

export const pageReply = (status: number, body = "<html>proxy</html>", headers: Headers = {}): ResponseReply => ({
  kind: "response",
  status,
  headers: { "content-type": "text/html", ...headers },
  body,
});

/** Encodes a string, with one byte that isn't valid UTF-8. */
export function invalidUtf8(text: string, at: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  bytes[at] = 0xf3;
  return bytes;
}

/** Returns a random `retry-after` header: none, seconds, a date, or an invalid value. */
export const retryAfter = (random: Random, time: number): Headers =>
  random.pick([
    {},
    { "retry-after": String(random.below(4)) },
    { "retry-after": new Date(time + random.below(4000)).toUTCString() },
    { "retry-after": "soon" },
  ]);

/** The response of a correct server. */
export interface CorrectResponse {
  readonly text: string;
  readonly status?: number;
  readonly time: number;
}

/** Replies that prove nothing, because a server or a proxy sends them whether or not the write was performed. */
const UNPROVEN: readonly ((random: Random, good: CorrectResponse) => Reply)[] = [
  () => ({ kind: "dropped" }),
  () => ({ kind: "silence" }),
  (random, { text, status }) => ({ ...jsonReply(text, status), cut: random.below(text.length) }),
  (random, { text, status }) => ({ ...jsonReply(text, status), cut: random.below(text.length), stalls: true }),
  (random, { text, status }) => ({ ...jsonReply(text, status), damage: random.pick(DAMAGES) }),
  (random) =>
    pageReply(random.pick([301, 302, 303, 305, 307, 308]), "", {
      location: random.pick(["https://elsewhere.example/", "?again"]),
    }),
  (random) => pageReply(random.pick([404, 408, 429, 500, 501, 502, 503, 504, 521])),
  (random, { time }) => pageReply(random.pick([429, 503]), "<p>busy", retryAfter(random, time)),
  (random) => pageReply(200, random.pick(["", "<html>welcome</html>", "OK"])),
  (random) => jsonReply(random.pick(["", "{", "null", "[]", '"OK"', "{}", '{"retCode":"0"}', '{"retMsg":"OK"}'])),
  (_, { text }) => jsonReply(text, 500),
  (random, { text, status = 200 }) => ({
    ...jsonReply(text, status),
    body: invalidUtf8(text, random.below(text.length)),
  }),
];

/** Returns a random reply that proves nothing about the write. */
export const unprovenReply = (random: Random, good: CorrectResponse): Reply => random.pick(UNPROVEN)(random, good);
