import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";

const unused = (): never => {
  throw new Error("routes have no schemas");
};

/**
 * Route options that turn off Fastify's schema support, because requests are checked against the specification instead.
 * Fastify then doesn't load its own validator and serializer compilers, which would take a fifth of the start time.
 */
export const noRouteSchemas: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: { buildValidator: () => unused, buildSerializer: () => unused },
};

/** Allows web pages of one origin to call a server and to read its responses. */
export function allowOrigin(server: FastifyInstance, origin: string): void {
  server.addHook("onRequest", async (request, reply) => {
    if (request.headers.origin !== origin) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", "*")
      .header("vary", "origin");
    if (request.method !== "OPTIONS") return;
    // Browsers send a preflight request before a request with custom headers, and before a request from a public page
    // to this machine.
    await reply
      .header("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE")
      .header("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*")
      .header("access-control-allow-private-network", "true")
      .code(204)
      .send();
  });
}

/**
 * Maximum bytes and milliseconds for reading the rest of a rejected body. If the client runs on this machine, only a
 * deliberately huge or slow body reaches one of the limits.
 */
const maxDiscardedBytes = 67_108_864;
const maxDiscardMs = 2000;

/**
 * Reads and discards the rest of a rejected body. If the response were sent first, the connection would be closed, and
 * the client would report a network error instead of the response.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = maxDiscardedBytes;
    const read = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) done();
    };
    const done = (): void => {
      request.off("data", read);
      resolve();
    };
    setTimeout(done, maxDiscardMs).unref();
    request.on("data", read).once("end", done).once("close", done).once("error", done).resume();
  });
}

/** Prints an internal error of the sandbox on standard error, with its stack. Returns the message for the response. */
export function reportFault(error: unknown, where: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`specwright-sandbox: internal error of the sandbox at ${where}:\n${text}\n`);
  const [firstLine = ""] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split("\n");
  return `server error: internal error of the sandbox (${firstLine}); see its standard error for details`;
}

/** Returns the fields of a multipart form. The value of a file is its file name. Undefined for any other body. */
export function readMultipartFields({ headers, body }: FastifyRequest): Promise<Record<string, string> | undefined> {
  const type = headers["content-type"];
  if (type === undefined || !type.startsWith("multipart/form-data") || !Buffer.isBuffer(body))
    return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const fields: Record<string, string> = {};
    try {
      const parser = new Busboy({ headers: { "content-type": type } });
      parser.on("field", (name, value) => void (fields[name] = value));
      parser.on("file", (name, stream, fileName) => {
        fields[name] = fileName;
        stream.on("error", () => resolve(undefined)).resume();
      });
      parser.on("finish", () => resolve(fields));
      parser.on("error", () => resolve(undefined));
      parser.end(body);
    } catch {
      // Without a boundary, a multipart body is not a form.
      resolve(undefined);
    }
  });
}
