import { createHash } from "node:crypto";
import { createServer, type Server, type Socket } from "node:net";

const ACCEPT_GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

const acceptKey = (request: string): string => {
  const key = /sec-websocket-key: (.*)\r\n/i.exec(request)?.[1] ?? "";
  return createHash("sha1")
    .update(key.trim() + ACCEPT_GUID)
    .digest("base64");
};

/**
 * Builds the response that accepts a handshake. `accept` and `upgrade` replace the values of their headers, and `more`
 * adds header lines.
 */
export const switching = (
  request: string,
  { accept = acceptKey(request), upgrade = "websocket", more = "" } = {},
): string =>
  `HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${upgrade}\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n${more}\r\n`;

const plain = (status: string, more = ""): string => `HTTP/1.1 ${status}\r\n${more}Content-Length: 0\r\n\r\n`;

/** Function with which a server handles one handshake. */
type Way = (socket: Socket, request: string) => void;

const says =
  (text: string): Way =>
  (socket) =>
    socket.end(text);

/** Returns a handler that accepts the handshake, sends bytes and closes the connection. */
const accepts =
  (bytes: readonly number[], options?: Parameters<typeof switching>[1]): Way =>
  (socket, request) => {
    socket.write(switching(request, options));
    socket.end(Buffer.from(bytes));
  };

/** Builds a frame as a server sends it, without a mask. */
export function frame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const header = length < 126 ? Buffer.from([0x80 | opcode, length]) : Buffer.alloc(10);
  if (length >= 126) {
    header.writeUInt16BE(((0x80 | opcode) << 8) | 127);
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}

/** Handlers that break a handshake, or the first frame after it, by description. */
export const failingWays: Readonly<Record<string, Way>> = {
  "closes without a response": (socket) => socket.end(),
  "resets without a response": (socket) => socket.resetAndDestroy(),
  "resets within the status line": (socket) => socket.write("HTTP/1.1 10", () => socket.resetAndDestroy()),
  "closes within the headers": says("HTTP/1.1 101 Switching Protocols\r\nUpgrade: webs"),
  "answers 200": says(plain("200 OK")),
  "answers 400": says(plain("400 Bad Request")),
  "answers 401": says(plain("401 Unauthorized", 'WWW-Authenticate: Basic realm="proxy"\r\n')),
  "answers 403": says(plain("403 Forbidden")),
  "answers 403 with a page and keeps the connection": (socket) =>
    socket.write("HTTP/1.1 403 Forbidden\r\nContent-Length: 9\r\n\r\nForbidden"),
  "answers 404": says(plain("404 Not Found")),
  "answers 426": says(plain("426 Upgrade Required", "Upgrade: h2c\r\n")),
  "answers 429": says(plain("429 Too Many Requests", "Retry-After: 1\r\n")),
  "answers 502": says(plain("502 Bad Gateway")),
  "answers 503 in pieces": (socket) => socket.write("HTTP/1.1 503 Service", () => socket.end(" Unavailable\r\n\r\n")),
  redirects: says(plain("302 Found", "Location: ws://127.0.0.1:1/\r\n")),
  "redirects to nowhere": says(plain("301 Moved Permanently")),
  "is not HTTP": says("SSH-2.0-OpenSSH_9.6\r\n"),
  "sends bytes that are not text": (socket) => socket.end(Buffer.from([0, 255, 254, 13, 10, 13, 10, 0])),
  "accepts another key": accepts([], { accept: "AAAAAAAAAAAAAAAAAAAAAAAAAAA=" }),
  "accepts without a key": accepts([], { accept: "" }),
  "upgrades to another protocol": accepts([], { upgrade: "h2c" }),
  "chooses a subprotocol that the client did not offer": accepts([], { more: "Sec-WebSocket-Protocol: chat\r\n" }),
  "chooses an extension that the client did not offer": accepts([], {
    more: "Sec-WebSocket-Extensions: x-unknown\r\n",
  }),
  "accepts and closes": accepts([]),
  "accepts and resets": (socket, request) => socket.write(switching(request), () => socket.resetAndDestroy()),
  "accepts and sends a frame with reserved bits": accepts([0xf1, 0x01, 0x61]),
  "accepts and sends an unknown opcode": accepts([0x83, 0x00]),
  "accepts and sends a masked frame": accepts([0x81, 0x81, 1, 2, 3, 4, 5]),
  "accepts and sends a frame that is too long": accepts([0x81, 0x7f, 0x7f, 255, 255, 255, 255, 255, 255, 255]),
  "accepts and sends text that is not UTF-8": accepts([0x81, 0x02, 0xc3, 0x28]),
  "accepts and sends half a frame": accepts([0x81, 0x05, 0x61]),
  "accepts and sends a wrong close code": accepts([0x88, 0x02, 0x00, 0x01]),
  "accepts and sends a close frame of one byte": accepts([0x88, 0x01, 0x03]),
};

/** Starts a local TCP server that handles every handshake with `way`. */
export async function failingServer(way: Way): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((socket) => {
    let request = "";
    // Ignore an error, because the client may also reset the connection.
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      const isWhole = request.includes("\r\n\r\n");
      request += chunk.toString("latin1");
      // A TLS handshake begins with byte 22.
      if (!isWhole && (request.includes("\r\n\r\n") || request.startsWith("\u0016"))) way(socket, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return { server, port };
}
