import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { numberOf } from "../../../faults/catalog.ts";
import type { TradingService } from "../../service.ts";
import { durationOf } from "../document/channel.ts";
import { streamDocument, type StreamServer } from "../document/stream-document.ts";

export interface Handshake {
  readonly server: StreamServer;
  readonly silenceMs: number | undefined;
}

/** An HTTP response in place of a WebSocket connection. */
interface Refusal {
  readonly status: number;
  readonly text: string;
}

const restrictedCountries = new Set(["US", "CN"]);

/** What the address of a handshake asks for, or why the server refuses it. */
export function handshakeOf({ environment, sockets }: TradingService, request: IncomingMessage): Handshake | Refusal {
  const url = new URL(request.url ?? "/", "ws://sandbox");
  const server = streamDocument().server(url.pathname, environment.name);
  if (server === undefined) return { status: 404, text: `there is no ${url.pathname} on ${environment.name}` };
  const country = request.headers["x-sandbox-country"];
  if (typeof country === "string" && restrictedCountries.has(country.toUpperCase()))
    return { status: 403, text: "not available in your country" };
  const { connects } = server.limits;
  if (environment.limited && connects !== undefined && !sockets.admit(connects))
    return { status: 403, text: "access too frequent" };
  const fault = sockets.pick("handshake", server.name, server.path);
  if (fault !== undefined) return { status: numberOf(fault, "status"), text: "refused by a fault of the sandbox" };
  return { server, silenceMs: activeTimeOf(server, url.searchParams) };
}

/** The time without a ping or a push that the caller asked for; anything outside of the bounds is ignored. */
function activeTimeOf({ silenceMs, activeTime }: StreamServer, query: URLSearchParams): number | undefined {
  if (activeTime === undefined) return silenceMs;
  const asked = durationOf(query.get(activeTime.parameter));
  const isPossible = asked !== undefined && asked >= activeTime.minimumMs && asked <= activeTime.maximumMs;
  return isPossible ? asked : silenceMs;
}

/** Responds to a handshake with a page, as a proxy in front of the service does. */
export function refuseHandshake(socket: Duplex, { status, text }: Refusal): void {
  const title = `${status} ${STATUS_CODES[status] ?? "Error"}`;
  const body = `<html><body><h1>${title}</h1><p>${text}</p></body></html>`;
  const head = `content-type: text/html\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  // The client may be gone already.
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${title}\r\n${head}\r\n\r\n${body}`);
}
