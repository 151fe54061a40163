import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** Request exactly as it arrived. */
interface WireRequest {
  readonly head: string;
  readonly body: string;
  /** Number of requests on this connection, including this one. */
  readonly onSocket: number;
  readonly header: (name: string) => string | undefined;
}

/**
 * Behavior of a faulty server at the stages of a request. At a stage whose function is missing, the server does
 * nothing.
 */
export interface Fault {
  readonly onConnection?: (socket: Socket, stalled: () => void) => void;
  /** Called when the head has arrived. The body may be incomplete. */
  readonly onHead?: (socket: Socket) => void;
  /** Called when the whole request has arrived. */
  readonly onRequest?: (socket: Socket, request: WireRequest, stalled: () => void) => void;
}

export interface FaultServer {
  readonly port: number;
  readonly requests: WireRequest[];
  /** Called each time the server stops sending on purpose. */
  onStalled: () => void;
  /**
   * Drops all connections. Necessary after an HTTPS fault: the TLS handshake never completes, so the client would keep
   * the connections open.
   */
  dropConnections(): void;
  /** Resolves when every connection is closed. Never resolves if a client leaks a connection. */
  close(): Promise<void>;
}

function parse(text: string, onSocket: number): { request: WireRequest; rest: string } | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end === -1) return undefined;
  const head = text.slice(0, end);
  const header = (name: string) => new RegExp(`^${name}: *(.*)$`, "im").exec(head)?.[1]?.trim();
  const length = Number(header("content-length") ?? 0);
  const rest = text.slice(end + 4);
  if (rest.length < length) return undefined;
  return { request: { head, body: rest.slice(0, length), onSocket, header }, rest: rest.slice(length) };
}

function serve(socket: Socket, fault: Fault, server: FaultServer): void {
  let text = "";
  let onSocket = 0;
  let toldHead = false;
  socket.on("error", () => {});
  fault.onConnection?.(socket, () => server.onStalled());
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    text += chunk;
    if (!toldHead && text.includes("\r\n\r\n")) {
      toldHead = true;
      fault.onHead?.(socket);
    }
    for (;;) {
      const parsed = parse(text, onSocket + 1);
      if (parsed === undefined) return;
      onSocket += 1;
      toldHead = false;
      text = parsed.rest;
      server.requests.push(parsed.request);
      fault.onRequest?.(socket, parsed.request, () => server.onStalled());
    }
  });
}

/** Starts a raw TCP server on this machine that misbehaves as defined by `fault`. */
export async function startFaultServer(fault: Fault): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const server: Server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("end", () => socket.end());
    serve(socket, fault, handle);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const handle: FaultServer = {
    port: (server.address() as AddressInfo).port,
    requests: [],
    onStalled: () => {},
    dropConnections: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
  return handle;
}
