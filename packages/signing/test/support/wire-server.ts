import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A request exactly as it was received. */
export interface WireRequest {
  readonly method: string;
  /** The request target, not decoded and not normalised. */
  readonly target: string;
  /** Headers by lowercase name. The value of a repeated header is a list. */
  readonly headers: Record<string, string | string[]>;
  /** The raw query of the target. */
  readonly query: Buffer;
  readonly body: Buffer;
}

/** A server on loopback that parses requests from the socket itself, so that no HTTP library normalizes them. */
export interface WireServer {
  readonly url: string;
  readonly received: WireRequest[];
  close(): Promise<void>;
}

/** Returns a response: status line, headers and body, as a string. Default: an empty JSON object. */
export type Respond = (request: WireRequest) => string;

const ok: Respond = () => "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}";

export async function startWireServer(respond: Respond = ok): Promise<WireServer> {
  const received: WireRequest[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let buffered: Buffer = Buffer.alloc(0);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    socket.on("data", (chunk) => {
      buffered = Buffer.concat([buffered, chunk]);
      for (let next = readRequest(buffered); next !== undefined; next = readRequest(buffered)) {
        buffered = buffered.subarray(next.length);
        received.push(next.request);
        socket.write(respond(next.request));
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/**
 * Returns the first complete request in the buffer. Bodies need a `content-length`: a chunked body would never be
 * complete.
 */
function readRequest(buffer: Buffer): { request: WireRequest; length: number } | undefined {
  const end = buffer.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [requestLine = "", ...lines] = buffer.subarray(0, end).toString("latin1").split("\r\n");
  const [method = "", target = ""] = requestLine.split(" ");
  const headers: Record<string, string | string[]> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(":")).toLowerCase();
    const value = line.slice(line.indexOf(":") + 1).trim();
    headers[name] = headers[name] === undefined ? value : [headers[name], value].flat();
  }
  const start = end + 4;
  const length = start + (Number(headers["content-length"]) || 0);
  if (buffer.length < length || headers["transfer-encoding"] !== undefined) return undefined;
  const mark = target.indexOf("?");
  const query = Buffer.from(mark < 0 ? "" : target.slice(mark + 1), "latin1");
  return { request: { method, target, headers, query, body: Buffer.from(buffer.subarray(start, length)) }, length };
}
