import type { FastifyInstance } from "fastify";

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
