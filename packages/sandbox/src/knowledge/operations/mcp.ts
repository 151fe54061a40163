import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pageNotFound, send, sendFailure } from "../http/call.ts";
import type { ServerVariant } from "../records.ts";
import type { KnowledgeStore } from "../store.ts";
import { createReferenceEndpoint } from "./mcp-reference.ts";
import { createReleasedEndpoint } from "./mcp-released.ts";
import type { McpEndpoint } from "./mcp-tool.ts";

export interface McpOptions {
  /** Whether `/mcp` exists. */
  enabled: boolean;
  /** The bearer token that a caller must send; without it, none is needed. */
  token?: string;
}

/** The SDK is loaded at the first message, so that a sandbox without tool clients starts without it. */
export function createMcp(variant: ServerVariant, store: KnowledgeStore, options: McpOptions) {
  let endpoint: Promise<McpEndpoint> | undefined;
  const open = variant === "reference" ? createReferenceEndpoint : createReleasedEndpoint;
  return {
    async handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      if (!options.enabled) return send(reply, pageNotFound);
      if (variant === "released" && request.method !== "POST")
        return send(reply, { status: 405, text: "Method Not Allowed\n" });
      if (!isAdmitted(request, options.token)) return sendUnauthorized(reply, variant);
      store.settle();
      endpoint ??= open(store);
      const body = Buffer.isBuffer(request.body) ? request.body : undefined;
      return sendResponse(reply, await (await endpoint).handle(request, body));
    },
    close: async (): Promise<void> => (await endpoint)?.close(),
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares in constant time, so that the duration does not reveal how much of the token is right. */
function isAdmitted(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined || token === "") return true;
  return timingSafeEqual(digest(request.headers.authorization ?? ""), digest(`Bearer ${token}`));
}

function sendUnauthorized(reply: FastifyReply, variant: ServerVariant): FastifyReply {
  if (variant === "released") return send(reply, { status: 401, text: '{"error":"unauthorized"}\n' });
  return sendFailure(reply.header("www-authenticate", "Bearer"), 401, "unauthorized");
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  if (response.body === null) return reply.send();
  if (response.headers.get("content-type")?.includes("text/event-stream") === true)
    return reply.send(reply.request.method === "GET" ? greeted(response.body) : response.body);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}

/** Node sends the headers with the first bytes of the body, so a comment is sent at once: the listener then knows that the stream is open. */
function greeted(events: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const greeting = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(": listening\n\n")),
  });
  return events.pipeThrough(greeting);
}
