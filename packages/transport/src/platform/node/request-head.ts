import type { RequestHeaders } from "../../http-call.ts";

/** Characters that the URL parser leaves alone in a path and query. */
const PLAIN = /^\/[\w\-~!$&*+,;=:@%?/.]*$/;
/** A possible dot segment, which the parser would resolve. */
const DOTS = /\/(\.|%2e)/i;

/** Where a request goes: the origin, and the path and query of its first line. */
export interface Target {
  readonly origin: string;
  readonly path: string;
}

let lastOrigin = "";

/** Splits a URL as the platform's parser would. Most requests of a client go to one origin, which is remembered. */
export function targetOf(url: string): Target {
  if (lastOrigin !== "" && url.startsWith(lastOrigin)) {
    const path = url.slice(lastOrigin.length);
    if (PLAIN.test(path) && !DOTS.test(path)) return { origin: lastOrigin, path };
  }
  const parsed = new URL(url);
  if (parsed.protocol === "http:" || parsed.protocol === "https:") lastOrigin = parsed.origin;
  return { origin: parsed.origin, path: parsed.pathname + parsed.search };
}

/** Header lines that the dispatcher writes by itself. */
const DROPPED = new Set(["host", "content-length", "connection"]);
/** Headers that `fetch` adds if they are absent; each has a bit in the set of those that are present. */
const ACCEPT = 1;
const ENCODING = 2;
const AGENT = 4;
const TYPE = 8;
const BITS: Readonly<Record<string, number>> = {
  accept: ACCEPT,
  "accept-encoding": ENCODING,
  "user-agent": AGENT,
  "content-type": TYPE,
};
const DROP = 16;

/** The kind of each header name, by the name as it was given. A client uses a handful; a limit keeps the map small. */
const kinds = new Map<string, number>();
const MAX_KINDS = 200;

function kindOf(given: string): number {
  let kind = kinds.get(given);
  if (kind === undefined) {
    const name = given.toLowerCase();
    kind = DROPPED.has(name) ? DROP : (BITS[name] ?? 0);
    if (kinds.size < MAX_KINDS) kinds.set(given, kind);
  }
  return kind;
}

/** The header lines that `fetch` would send: those given, and its defaults where they are absent. */
export function headerLines(headers: RequestHeaders, origin: string, hasTextBody: boolean): string[] {
  const lines: string[] = [];
  let seen = 0;
  for (const name of Object.keys(headers)) {
    const kind = kindOf(name);
    if (kind === DROP) continue;
    seen |= kind;
    lines.push(name, headers[name] as string);
  }
  if (!(seen & ACCEPT)) lines.push("accept", "*/*");
  if (!(seen & ENCODING)) {
    lines.push("accept-encoding", origin.startsWith("https:") ? "br, gzip, deflate" : "gzip, deflate");
  }
  if (!(seen & AGENT)) lines.push("user-agent", "node");
  if (hasTextBody && !(seen & TYPE)) lines.push("content-type", "text/plain;charset=UTF-8");
  return lines;
}
