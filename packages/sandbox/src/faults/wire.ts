import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Ends the connection with a reset: the client gets no response, or an incomplete one. */
export function reset(request: FastifyRequest): void {
  const { socket } = request.raw;
  if ("resetAndDestroy" in socket) socket.resetAndDestroy();
}

function write(request: FastifyRequest, bytes: Buffer): Promise<void> {
  const { socket } = request.raw;
  return new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.write(bytes, () => resolve());
  });
}

/** The bytes of the response as they would be on the wire. */
function rawResponse(reply: FastifyReply, payload: string | Buffer): { head: Buffer; body: Buffer } {
  const body = Buffer.from(payload);
  const headers = { ...reply.getHeaders(), "content-length": String(body.length) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const status = `HTTP/1.1 ${reply.statusCode} ${STATUS_CODES[reply.statusCode] ?? ""}\r\n`;
  return { head: Buffer.from(`${status}${lines.join("")}\r\n`), body };
}

export interface Cut {
  kind: "reset-in-headers" | "reset-in-body" | "truncated-body";
  /** Bytes of the headers or the body that get through. */
  bytes: number;
}

/** Sends the beginning of a response, then resets the connection or closes it too early. */
export async function truncateResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
  cut: Cut,
): Promise<void> {
  const { head, body } = rawResponse(reply, payload);
  if (cut.kind === "truncated-body") {
    // The shorter length is announced, so that only the JSON is broken.
    const part = body.subarray(0, cut.bytes);
    const whole = rawResponse(reply, part);
    await write(request, Buffer.concat([whole.head, part]));
    request.raw.socket.destroySoon();
    return;
  }
  const inHeaders = cut.kind === "reset-in-headers";
  await write(request, inHeaders ? head.subarray(0, cut.bytes) : Buffer.concat([head, body.subarray(0, cut.bytes)]));
  reset(request);
}

/** Sends a response twice, as a faulty proxy does, and closes the connection. */
export async function duplicateResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): Promise<void> {
  const { head, body } = rawResponse(reply, payload);
  await write(request, Buffer.concat([head, body, head, body]));
  request.raw.socket.destroySoon();
}
