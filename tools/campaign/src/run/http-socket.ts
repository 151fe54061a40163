import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { gzipSync } from "node:zlib";
import type { Random } from "../random.ts";
import type { ReceivedRequest, Damage, Reply, ResponseReply } from "../server/messages.ts";

const HEAD_END = Buffer.from("\r\n\r\n");

/** The content of a chunked body, and where it ends; undefined if it is not complete. */
function readChunks(bytes: Buffer): { content: Buffer; end: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString("latin1"), 16);
    const from = lineEnd + 2;
    if (bytes.length < from + size + 2) return undefined;
    if (size === 0) return { content: Buffer.concat(chunks), end: from + 2 };
    chunks.push(bytes.subarray(from, from + size));
    at = from + size + 2;
  }
}

function readBody(headers: Readonly<Record<string, string>>, bytes: Buffer) {
  if (headers["transfer-encoding"] === "chunked") return readChunks(bytes);
  const size = Number(headers["content-length"] ?? 0);
  return bytes.length < size ? undefined : { content: bytes.subarray(0, size), end: size };
}

/** Reads the requests of one connection from its bytes, one after the other, and hands each on when it is complete. */
export function readRequests(socket: Socket, onRequest: (request: ReceivedRequest) => void): void {
  let buffered: Buffer = Buffer.alloc(0);
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
      const body = readBody(headers, buffered.subarray(from));
      if (body === undefined) return;
      buffered = buffered.subarray(from + body.end);
      const [path = "", query = ""] = target.split("?");
      onRequest({ method, path, query, headers, body: body.content.toString("utf8") });
    }
  });
}

interface Wire {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly bytes: Buffer;
}

const chunked = (bytes: Buffer, size = bytes.length): Buffer =>
  Buffer.concat([Buffer.from(`${size.toString(16)}\r\n`), bytes, Buffer.from("\r\n0\r\n\r\n")]);

/** The body as it should go out: as it is, in a chunk, or compressed if all of it goes. */
function encode(bytes: Buffer, isWhole: boolean, random: Random): Wire {
  if (bytes.length > 0 && random.chance(0.1))
    return { headers: { "transfer-encoding": "chunked" }, bytes: chunked(bytes) };
  if (isWhole && random.chance(0.1)) {
    const zipped = gzipSync(bytes);
    return { headers: { "content-encoding": "gzip", "content-length": zipped.length }, bytes: zipped };
  }
  return { headers: { "content-length": bytes.length }, bytes };
}

/** The body with what is wrong with it. */
function damaged(bytes: Buffer, damage: Exclude<Damage, "head">, random: Random): Wire {
  if (damage === "length") return { headers: { "content-length": bytes.length + 1 + random.below(9) }, bytes };
  if (damage === "chunk")
    return { headers: { "transfer-encoding": "chunked" }, bytes: chunked(bytes, bytes.length + 1 + random.below(99)) };
  const zipped = gzipSync(bytes);
  // The last bytes are a checksum. The response must not be believed without it.
  const some = zipped.subarray(0, zipped.length - 1 - random.below(zipped.length - 1));
  return { headers: { "content-encoding": "gzip", "content-length": some.length }, bytes: some };
}

function writeResponse(socket: Socket, reply: ResponseReply, random: Random): void {
  const { status, damage, cut, stalls } = reply;
  const whole = Buffer.from(reply.body as string);
  const isBroken = damage !== undefined && damage !== "head";
  const { headers, bytes } = isBroken ? damaged(whole, damage, random) : encode(whole, cut === undefined, random);
  const lines = Object.entries({ ...reply.headers, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = `HTTP/1.1 ${status} Reply\r\n${lines.join("\r\n")}\r\n\r\n`;
  const end = () => socket.destroy();
  if (damage === "head") return void socket.write(head.slice(0, 1 + random.below(head.length - 2)), end);
  if (status === 204) return void socket.write(head);
  const all = Buffer.concat([Buffer.from(head), bytes]);
  if (cut !== undefined) {
    const some = all.subarray(0, head.length + cut);
    return void socket.write(some, stalls ? () => {} : end);
  }
  if (damage === "length" || damage === "chunk") return void socket.write(all, end);
  // A response that comes twice, at once: one that came later could not be told from that to the next request.
  socket.write(random.chance(0.02) ? Buffer.concat([all, all]) : all);
  // A server may close a connection while the client sends its next request.
  if (random.chance(0.03)) end();
}

/** Writes a reply byte by byte as HTTP/1.1, or does to the connection what the reply says. */
export function writeReply(socket: Socket, reply: Reply, random: Random): void {
  if (reply.kind === "silence" || socket.destroyed) return;
  if (reply.kind === "response") writeResponse(socket, reply, random);
  else socket.resetAndDestroy();
}
