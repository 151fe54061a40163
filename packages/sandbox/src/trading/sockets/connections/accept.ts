import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type WebSocket, WebSocketServer } from "ws";
import { reportFault } from "../../../http/fastify.ts";
import type { TradingService } from "../../service.ts";
import { respond } from "../requests/respond.ts";
import { type Handshake, handshakeOf, refuseHandshake } from "./handshake.ts";
import { Inbox } from "./inbox.ts";
import { Outbox, wireOf } from "./outbox.ts";
import { Session } from "./session.ts";

/** The longest message that a client may send, in bytes. */
const maxPayload = 1_048_576;

/** Takes WebSocket connections on the paths of the stream specification, beside the HTTP requests of a server. */
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
    address: addressOf(request),
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
  // A broken connection is followed by "close".
  webSocket.on("error", () => webSocket.terminate());
}

/** Tests may pretend to call from another address. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const pretended = headers["x-sandbox-address"];
  return typeof pretended === "string" ? pretended : (socket.remoteAddress ?? "");
}
