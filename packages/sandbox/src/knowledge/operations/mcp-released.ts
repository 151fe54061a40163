import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { FastifyRequest } from "fastify";
import type { KnowledgeStore } from "../store.ts";
import { askTool, callTool, type McpEndpoint } from "./mcp-tool.ts";

type Message = Record<string, unknown>;

/**
 * The endpoint as the released server has it: no session, no stream, plain JSON, protocol version 2025-03-26 whatever
 * is asked for, and none of the checks of headers that the SDK makes.
 */
export async function createReleasedEndpoint(store: KnowledgeStore): Promise<McpEndpoint> {
  const { Server } = await import("@modelcontextprotocol/sdk/server/index.js");
  const { WebStandardStreamableHTTPServerTransport } =
    await import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js");
  return {
    async handle(_request: FastifyRequest, body) {
      const message = readMessage(body);
      if (message === undefined) return parseError();
      // A message without an id is a notification, whatever its method.
      if (message["id"] === undefined || message["id"] === null) return new Response(null, { status: 202 });
      const server = configure(new Server({ name: "kaas", version: "1.0.0" }, { capabilities: {} }), store);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      await server.connect(transport);
      const headers = { "content-type": "application/json", accept: "application/json, text/event-stream" };
      const request = new Request("http://localhost/mcp", { method: "POST", headers, body: JSON.stringify(message) });
      const response = await transport.handleRequest(request, { parsedBody: message });
      const text = await response.text();
      await server.close();
      return response.ok ? json(text) : parseError();
    },
    close: () => Promise.resolve(),
  };
}

function configure(server: Server, store: KnowledgeStore): Server {
  // The SDK handles these differently from the released server; they are handled below instead.
  server.removeRequestHandler("ping");
  server.removeRequestHandler("initialize");
  server.fallbackRequestHandler = (request) => Promise.resolve().then(() => answer(store, request));
  return server;
}

function answer(
  store: KnowledgeStore,
  { method, params = {} }: { method: string; params?: Message | undefined },
): Message {
  if (method === "initialize") {
    const serverInfo = { name: "kaas", version: "1.0.0" };
    return { protocolVersion: "2025-03-26", capabilities: { tools: { listChanged: false } }, serverInfo };
  }
  if (method === "tools/list") return { tools: [askTool] };
  if (method === "tools/call") return callTool(store, "released", params["name"], params["arguments"]);
  throw Object.assign(new Error("Method not found"), { code: -32601 });
}

/** The message in the shape the SDK takes; undefined when the body is not a single message. */
function readMessage(body: Buffer | undefined): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body?.toString("utf8") ?? "");
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const { id, method = "", params } = value as Message;
  if (typeof method !== "string") return undefined;
  const isObject = typeof params === "object" && params !== null && !Array.isArray(params);
  return { jsonrpc: "2.0", id, method, params: isObject ? params : {} };
}

const json = (text: string): Response => new Response(`${text}\n`, { headers: { "content-type": "application/json" } });
const parseError = (): Response =>
  json(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } }));
