import type { Random } from "./random.ts";

/** One request as it reached the server. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The exact text of the body. */
  readonly body: string;
}

export type Fields = Readonly<Record<string, unknown>>;

export const parseFields = (text: string): Fields => {
  const value: unknown = text === "" ? {} : JSON.parse(text);
  return Object(value) as Fields;
};

/** What is wrong with the bytes of a response. Where there are no bytes, each of them is a body that breaks off. */
export type Damage =
  /** The connection breaks within the head. */
  | "head"
  /** The body is shorter than its length says, and the connection ends. */
  | "length"
  /** A chunk is announced that does not come. */
  | "chunk"
  /** The gzip stream breaks off, although the length is right. */
  | "gzip";

const DAMAGES: readonly Damage[] = ["head", "length", "chunk", "gzip"];

export interface ResponseReply {
  readonly kind: "response";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Only so many bytes of the body arrive. */
  readonly cut?: number;
  /** The body does not end after the cut: nothing more comes. */
  readonly stalls?: true;
  readonly damage?: Damage;
}

/** What goes back to the client, if anything does. */
export type Reply =
  /** Nothing of the request arrived: the connection was refused. */
  | { readonly kind: "refused-connection" }
  /** The connection ends without a response. */
  | { readonly kind: "dropped" }
  /** Nothing comes back, and the connection stays open. */
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

/** A text as bytes, of which one is not valid UTF-8. */
export function invalidUtf8(text: string, at: number): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  bytes[at] = 0xf3;
  return bytes;
}

/** A time to wait, as headers tell it. Servers write seconds, dates, and nonsense. */
export const retryAfter = (random: Random, time: number): Headers =>
  random.pick([
    {},
    { "retry-after": String(random.below(4)) },
    { "retry-after": new Date(time + random.below(4000)).toUTCString() },
    { "retry-after": "soon" },
  ]);

/** What an honest server would have sent. */
export interface Good {
  readonly text: string;
  readonly status?: number;
  readonly time: number;
}

/** Replies that prove nothing: a server, or something before it, sends one whether the write was carried out or not. */
const UNPROVEN: readonly ((random: Random, good: Good) => Reply)[] = [
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

/** A reply that proves nothing. */
export const unprovenReply = (random: Random, good: Good): Reply => random.pick(UNPROVEN)(random, good);
