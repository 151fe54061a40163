import type { IncomingMessage } from "node:http";
import { Busboy } from "@fastify/busboy";
import type { FastifyInstance, FastifyRequest, FastifyServerOptions } from "fastify";

const unused = (): never => {
  throw new Error("routes have no schemas");
};

/**
 * Requests are checked against the specification, never by schemas on routes. Saying so keeps the framework from
 * loading its own validator and serializer compilers, a fifth of the time that a start takes.
 */
export const noRouteSchemas: NonNullable<FastifyServerOptions["schemaController"]> = {
  compilersFactory: { buildValidator: () => unused, buildSerializer: () => unused },
};

/** Lets the pages of one origin call a server from a browser, and read its responses. */
export function allowOrigin(server: FastifyInstance, origin: string): void {
  server.addHook("onRequest", async (request, reply) => {
    if (request.headers.origin !== origin) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", "*")
      .header("vary", "origin");
    if (request.method !== "OPTIONS") return;
    // Browsers ask before a request with headers of its own, and before one from a public page to this machine.
    await reply
      .header("access-control-allow-methods", "GET, POST, PUT, PATCH, DELETE")
      .header("access-control-allow-headers", request.headers["access-control-request-headers"] ?? "*")
      .header("access-control-allow-private-network", "true")
      .code(204)
      .send();
  });
}

/** The limits: more bytes than a mistake has, and more time than loopback needs. */
const most = 67_108_864;
const longestMs = 2000;

/**
 * Reads and discards the rest of a rejected body. A response that is sent before the client has finished sending ends the
 * connection, and the client sees a broken connection instead of the response.
 */
export function drain(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = most;
    const read = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) done();
    };
    const done = (): void => {
      request.off("data", read);
      resolve();
    };
    setTimeout(done, longestMs).unref();
    request.on("data", read).once("end", done).once("close", done).once("error", done).resume();
  });
}

/**
 * Prints a fault of the sandbox itself where its user sees it: on standard error, as a response cannot hold a stack.
 * Returns a text for the response.
 */
export function reportFault(error: unknown, where: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`specwright-sandbox: a fault of the sandbox itself at ${where}:\n${text}\n`);
  const [firstLine = ""] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split("\n");
  return `server error: a fault of the sandbox itself (${firstLine}); its standard error has the details`;
}

/** The fields of a multipart form, with the file name as the value of a file; undefined when the body is no such form. */
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
      // A multipart type without a boundary.
      resolve(undefined);
    }
  });
}
