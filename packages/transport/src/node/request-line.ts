import type { TransportRequest } from "../types.ts";

/** Characters that the URL parser leaves alone in a path and query. */
const PLAIN = /^\/[\w\-~!$&*+,;=:@%?/.]*$/;
/** What could be a dot segment, which the parser resolves. */
const DOTS = /\/(\.|%2e)/i;

/** Where a request goes: the origin, and what stands in its first line. */
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

/** Header lines as they were given, without making a platform object of a plain one. */
function givenLines(request: TransportRequest): Iterable<readonly [string, string]> {
  const raw = "rawHeaders" in request ? request.rawHeaders : undefined;
  if (raw === undefined || raw instanceof Headers || Symbol.iterator in raw) return request.headers;
  return Object.entries(raw);
}

/** The header lines `fetch` would send: those given, and its defaults where they are absent. */
export function headerLines(request: TransportRequest, origin: string, hasTextBody: boolean): string[] {
  const lines: string[] = [];
  let [accept, encoding, agent, type] = [true, true, true, hasTextBody];
  for (const [given, value] of givenLines(request)) {
    const name = given.toLowerCase();
    if (name === "host" || name === "content-length" || name === "connection") continue;
    lines.push(name, value);
    if (name === "accept") accept = false;
    else if (name === "accept-encoding") encoding = false;
    else if (name === "user-agent") agent = false;
    else if (name === "content-type") type = false;
  }
  if (accept) lines.push("accept", "*/*");
  if (encoding) lines.push("accept-encoding", origin.startsWith("https:") ? "br, gzip, deflate" : "gzip, deflate");
  if (agent) lines.push("user-agent", "node");
  if (type) lines.push("content-type", "text/plain;charset=UTF-8");
  return lines;
}
