import type { Random } from "../random.ts";

/** What goes back to the client, if anything does. */
export type Reply =
  /** Nothing of the request arrived: the connection was refused. */
  | { readonly kind: "refused-connection" }
  /** The connection ends without a response. */
  | { readonly kind: "dropped" }
  /** Nothing comes back, and the connection stays open. */
  | { readonly kind: "silence" }
  /** A response, of which only the first `cut` bytes of the body arrive if there is a cut. */
  | {
      readonly kind: "response";
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string | Uint8Array;
      readonly cut?: number;
    };

const JSON_TYPE = { "content-type": "application/json" };

export const jsonReply = (value: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Reply => ({
  kind: "response",
  status,
  headers: { ...JSON_TYPE, ...headers },
  body: typeof value === "string" ? value : JSON.stringify(value),
});

const pageReply = (
  status: number,
  body = "<html>proxy</html>",
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  kind: "response",
  status,
  headers: { "content-type": "text/html", ...headers },
  body,
});

export const envelope = (result: unknown, time: number, retCode = 0, retMsg = "OK"): Record<string, unknown> => ({
  retCode,
  retMsg,
  result,
  retExtInfo: {},
  time,
});

/** The result of somebody else's write. */
const STRAY = { orderId: "stray", orderLinkId: "of-another", transferId: "of-another" };

/** Replies that prove nothing: the server, or something before it, sends one whether the write was carried out or not. */
const UNPROVEN: readonly ((random: Random, good: string, time: number) => Reply)[] = [
  () => ({ kind: "dropped" }),
  () => ({ kind: "silence" }),
  (random, good) => {
    const reply = jsonReply(good);
    return reply.kind === "response" ? { ...reply, cut: random.below(good.length) } : reply;
  },
  (random) => pageReply(random.pick([301, 302, 303, 305, 307, 308]), "", { location: "https://elsewhere.example/" }),
  (random) => pageReply(random.pick([404, 408, 429, 500, 501, 502, 503, 504, 521])),
  (random) => pageReply(random.pick([429, 503]), "busy", { "retry-after": String(random.below(4)) }),
  (random) => pageReply(200, random.pick(["", "<html>welcome</html>", "OK"])),
  (random) => jsonReply(random.pick(["", "{", "null", "[]", '"OK"', "{}", '{"retCode":"0"}', '{"retMsg":"OK"}'])),
  (random, _, time) => jsonReply(envelope(random.pick([undefined, null, "OK", 7, true, []]), time)),
  (_, good) => jsonReply(good, 500),
  (_, good) => jsonReply(good, 429),
  (_, good) => ({ kind: "response", status: 200, headers: JSON_TYPE, body: invalidUtf8(good) }),
  (random, _, time) => jsonReply(envelope({}, time, random.pick([10000, 10016]), "System error")),
];

/** A response whose bytes are not UTF-8. */
function invalidUtf8(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  bytes[2] = 0xf3;
  return bytes;
}

/** A reply that proves nothing. `good` is what an honest platform would have sent. */
export const unprovenReply = (random: Random, good: string, time: number): Reply =>
  random.pick(UNPROVEN)(random, good, time);

/** The success of somebody else's write, as a cache may send it. Only a write that names an ID can tell. */
export const strayReply = (time: number): Reply => jsonReply(envelope(STRAY, time));

/** Return codes by which the platform says that it carried nothing out. */
const REFUSALS = [10001, 10003, 10004, 10005, 10006, 10018, 110001, 110007, 110012, 110017, 170131, 987_654];

/** A reply that proves that nothing was carried out. */
export function refusal(random: Random, time: number): Reply {
  if (random.chance(0.1)) return pageReply(random.pick([400, 401, 403]), "");
  // The clock of the client is right, and the request was late all the same.
  const retCode = random.chance(0.1) ? 10002 : random.pick(REFUSALS);
  return jsonReply(envelope({}, time, retCode, "refused"));
}
