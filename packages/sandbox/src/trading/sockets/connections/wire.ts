import type { Duplex } from "node:stream";
import type { WebSocket } from "ws";
import type { Wire } from "./outbox.ts";

/** The wire of one accepted connection. */
export const wireOf = (webSocket: WebSocket, socket: Duplex): Wire => ({
  send: (text) => webSocket.send(text),
  cut(text, bytes) {
    socket.write(frameOf(text).subarray(0, bytes), () => socket.destroy());
  },
  close: (code) => webSocket.close(code),
  terminate: () => webSocket.terminate(),
});

/** The whole frame of a text message as a server sends it: unmasked, in one piece. */
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
