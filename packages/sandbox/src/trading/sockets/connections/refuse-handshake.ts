import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** An HTTP response in place of a WebSocket connection. */
export interface Refusal {
  readonly status: number;
  readonly text: string;
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
