import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { ReceivedRequest } from "../server/received.ts";
import type { Reply } from "../server/replies.ts";

const HEAD_END = Buffer.from("\r\n\r\n");

/** Reads the requests of one connection from its bytes, one after the other, and hands each on when it is complete. */
export function readRequests(socket: Socket, onRequest: (request: ReceivedRequest) => void): void {
  let buffered = Buffer.alloc(0);
  socket.on("data", (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (let end = buffered.indexOf(HEAD_END); end >= 0; end = buffered.indexOf(HEAD_END)) {
      const head = buffered.subarray(0, end).toString("latin1").split("\r\n");
      const [method = "", target = ""] = (head[0] ?? "").split(" ");
      const headers = Object.fromEntries(
        head.slice(1).map((line) => {
          const colon = line.indexOf(":");
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
        }),
      );
      const from = end + HEAD_END.length;
      const size = Number(headers["content-length"] ?? 0);
      if (buffered.length < from + size) return;
      const body = buffered.subarray(from, from + size).toString("utf8");
      buffered = buffered.subarray(from + size);
      const [path = "", query = ""] = target.split("?");
      onRequest({ method, path, query, headers, body });
    }
  });
}

/** Writes a reply byte by byte as HTTP/1.1, or does to the connection what the reply says. */
export function writeReply(socket: Socket, reply: Reply): void {
  if (reply.kind === "silence" || socket.destroyed) return;
  if (reply.kind !== "response") {
    socket.resetAndDestroy();
    return;
  }
  const { status, headers, body, cut } = reply;
  const bytes = Buffer.from(body);
  const lines = Object.entries({ ...headers, "content-length": bytes.length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.write(`HTTP/1.1 ${status} Reply\r\n${lines.join("\r\n")}\r\n\r\n`);
  if (cut === undefined) socket.write(bytes);
  else socket.write(bytes.subarray(0, cut), () => socket.destroy());
}
