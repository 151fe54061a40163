import type { WebStandardStreamableHTTPServerTransport as Transport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyRequest } from "fastify";
import { uuid } from "../../random.ts";
import type { KnowledgeStore } from "../store.ts";
import { askTool, callTool, type McpEndpoint } from "./mcp-tool.ts";

const mostSessions = 100;

/** The endpoint as the protocol describes it: sessions, streams, and every check that the SDK makes. */
export async function createReferenceEndpoint(store: KnowledgeStore): Promise<McpEndpoint> {
  const [{ Server }, { WebStandardStreamableHTTPServerTransport }, { ListToolsRequestSchema, CallToolRequestSchema }] =
    await Promise.all([
      import("@modelcontextprotocol/sdk/server/index.js"),
      import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
      import("@modelcontextprotocol/sdk/types.js"),
    ]);
  const sessions = new Map<string, Transport>();
  let opened = 0;
  const open = async (): Promise<Transport> => {
    const transport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: () => uuid(`mcp:${(opened += 1)}`),
      onsessioninitialized: async (id) => {
        const oldest = sessions.size >= mostSessions ? [...sessions][0] : undefined;
        sessions.set(id, transport);
        if (oldest === undefined) return;
        sessions.delete(oldest[0]);
        await oldest[1].close();
      },
      onsessionclosed: (id) => void sessions.delete(id),
    });
    const server = new Server({ name: "specwright-sandbox", version: "1.0.0" }, { capabilities: { tools: {} } });
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [askTool] }));
    server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
      callTool(store, "reference", params.name, params.arguments ?? {}),
    );
    await server.connect(transport);
    return transport;
  };
  return {
    async handle(request, body) {
      const id = request.headers["mcp-session-id"];
      const known = typeof id === "string" ? sessions.get(id) : undefined;
      if (typeof id === "string" && known === undefined) return sessionNotFound();
      const transport = known ?? (await open());
      const response = await transport.handleRequest(webRequest(request, body));
      // A transport without a session is not kept.
      if (known === undefined && transport.sessionId === undefined) await transport.close();
      return request.method === "DELETE" && response.ok ? new Response(null, { status: 204 }) : response;
    },
    async close() {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
    },
  };
}

function sessionNotFound(): Response {
  const body = { jsonrpc: "2.0", error: { code: -32001, message: "Session not found" }, id: null };
  return Response.json(body, { status: 404 });
}

function webRequest(request: FastifyRequest, body: Buffer | undefined): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === "string" && !/^(connection|transfer-encoding|content-length|expect)$/.test(name))
      headers.set(name, value);
  }
  const carriesBody = request.method === "POST";
  return new Request("http://localhost/mcp", {
    method: request.method,
    headers,
    ...(carriesBody ? { body: body ?? Buffer.alloc(0) } : {}),
  });
}
