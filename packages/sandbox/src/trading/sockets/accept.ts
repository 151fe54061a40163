import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { numberOf } from "../../faults/catalog.ts";
import { reportFault } from "../../http/fastify.ts";
import { addressOf, isFromRestrictedCountry } from "../access/limits.ts";
import type { TradingService } from "../service.ts";
import { streamDocument, type StreamServer } from "./stream-document.ts";
import { durationOf } from "../../clock.ts";
import { respond } from "./requests/respond.ts";
import { Inbox, Outbox, Session, type Wire } from "./session.ts";

/** Maximum size of a client's message in bytes. */
const maxPayload = 1_048_576;

/** Accepts WebSocket connections on the paths of the stream specification. HTTP requests use the same server. */
export function acceptSockets(server: FastifyInstance, trading: TradingService): void {
  const webSockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  server.server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const target = handshakeOf(trading, request);
    if ("status" in target) return refuseHandshake(socket, target);
    return webSockets.handleUpgrade(request, socket, head, (webSocket) =>
      open(trading, { target, request, webSocket, socket }),
    );
  });
  server.addHook("preClose", (done) => {
    trading.sockets.close();
    done();
  });
}

interface Opened {
  readonly target: Handshake;
  readonly request: IncomingMessage;
  readonly webSocket: WebSocket;
  readonly socket: Duplex;
}

function open(trading: TradingService, { target, request, webSocket, socket }: Opened): void {
  const { sockets } = trading;
  const take = (text: string): void => {
    respond({ ...trading, session }, text).catch((error: unknown) => {
      reportFault(error, target.server.path);
      webSocket.close(1011);
    });
  };
  const session = new Session({
    id: sockets.nextConnectionId(),
    server: target.server,
    address: addressOf(request.headers, request.socket.remoteAddress),
    silenceMs: target.silenceMs,
    inbox: new Inbox({
      pause: () => webSocket.pause(),
      resume: () => webSocket.resume(),
      pick: () => sockets.pick("read", target.server.name, target.server.path),
      now: () => sockets.now,
      take,
    }),
    outbox: new Outbox({
      wire: wireOf(webSocket, socket),
      pick: (label) => sockets.pick("message", label, target.server.path),
      pickDrifts: (label) => sockets.pickDrifts(label, target.server.path),
      now: () => sockets.now,
    }),
  });
  sockets.add(session);
  webSocket.on("message", (data, isBinary) => session.inbox.receive(isBinary ? "" : String(data)));
  webSocket.on("close", () => sockets.remove(session));
  // Terminate after "error", so that a broken connection emits "close".
  webSocket.on("error", () => webSocket.terminate());
}

interface Handshake {
  readonly server: StreamServer;
  readonly silenceMs: number | undefined;
}

/** HTTP response that refuses a WebSocket connection. */
interface Refusal {
  readonly status: number;
  readonly text: string;
}

/** Returns the stream server and path of a handshake, or a response that refuses it. */
function handshakeOf({ environment, sockets }: TradingService, request: IncomingMessage): Handshake | Refusal {
  const url = new URL(request.url ?? "/", "ws://sandbox");
  const server = streamDocument().server(url.pathname, environment.name);
  if (server === undefined) return { status: 404, text: `there is no ${url.pathname} on ${environment.name}` };
  if (isFromRestrictedCountry(request.headers)) return { status: 403, text: "not available in your country" };
  const { connects } = server.limits;
  if (environment.limited && connects !== undefined && !sockets.countHandshake(connects))
    return { status: 403, text: "access too frequent" };
  const fault = sockets.pick("handshake", server.name, server.path);
  if (fault !== undefined) return { status: numberOf(fault, "status"), text: "refused by a fault of the sandbox" };
  return { server, silenceMs: activeTimeOf(server, url.searchParams) };
}

/**
 * Returns the milliseconds without a ping or push after which the connection is closed: the value in the query, or the
 * default if the query's value is out of bounds.
 */
function activeTimeOf({ silenceMs, activeTime }: StreamServer, query: URLSearchParams): number | undefined {
  if (activeTime === undefined) return silenceMs;
  const asked = durationOf(query.get(activeTime.parameter));
  const isPossible = asked !== undefined && asked >= activeTime.minimumMs && asked <= activeTime.maximumMs;
  return isPossible ? asked : silenceMs;
}

/** Refuses a handshake with an HTML page, as a proxy in front of the service does. */
function refuseHandshake(socket: Duplex, { status, text }: Refusal): void {
  const title = `${status} ${STATUS_CODES[status] ?? "Error"}`;
  const body = `<html><body><h1>${title}</h1><p>${text}</p></body></html>`;
  const head = `content-type: text/html\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  // Ignore an error: the client may have disconnected.
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${title}\r\n${head}\r\n\r\n${body}`);
}

/** Creates the object through which the sandbox sends messages on an accepted connection and closes it. */
const wireOf = (webSocket: WebSocket, socket: Duplex): Wire => ({
  send(text) {
    // A write costs more than creating a message, so all messages of one instant share one write.
    if (socket.writableCorked === 0) {
      socket.cork();
      process.nextTick(() => socket.uncork());
    }
    webSocket.send(text);
  },
  cut(text, bytes) {
    socket.write(frameOf(text).subarray(0, bytes), () => socket.destroy());
  },
  close: (code) => webSocket.close(code),
  terminate() {
    // Uncork first, so that messages sent earlier are still delivered.
    socket.uncork();
    webSocket.terminate();
  },
});

/** Builds a WebSocket frame for a text message as a server sends it: unmasked and unfragmented. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const { length } = payload;
  const isShort = length < 126;
  const isMedium = !isShort && length < 65_536;
  const head = Buffer.alloc(isShort ? 2 : isMedium ? 4 : 10);
  head[0] = 0x81;
  head[1] = isShort ? length : isMedium ? 126 : 127;
  if (isMedium) head.writeUInt16BE(length, 2);
  else if (!isShort) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}
