import type { FastifyRequest } from "fastify";

/** Serves `/mcp` in one variant of the service. */
export interface McpEndpoint {
  handle(request: FastifyRequest, body: Buffer | undefined): Promise<Response>;
  close(): Promise<void>;
}
