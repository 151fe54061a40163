import { createHash, timingSafeEqual } from "node:crypto";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { WebStandardStreamableHTTPServerTransport as Transport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isNode, type Node } from "../../json.ts";
import { uuid } from "../../random.ts";
import { pageNotFound, send, sendFailure } from "../http/call.ts";
import { type ServerVariant, shownPath } from "../records.ts";
import type { KnowledgeStore } from "../store.ts";
import { chatMarker } from "../text/readable.ts";
import { answerFrom } from "../wiki/answer.ts";

export interface McpOptions {
  /** True if the server has the endpoint `/mcp`. */
  enabled: boolean;
  /** Bearer token that requests need. Default: requests need no token. */
  token?: string;
}

/**
 * Creates the MCP endpoint. Loads the SDK at the first message, so that a sandbox without MCP clients starts faster.
 */
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

/**
 * Returns whether a request has the token. Compares in constant time, so that the duration doesn't reveal matching
 * characters.
 */
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

/**
 * Prepends a comment to an event stream. Node.js sends the headers with the first bytes of the body, so the comment
 * shows the client at once that the stream is open.
 */
function greeted(events: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const greeting = new TransformStream<Uint8Array, Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(": listening\n\n")),
  });
  return events.pipeThrough(greeting);
}

/** Definition of the service's only tool. */
const askTool = {
  name: "ask",
  description: "Answers a question from the compiled wiki and names the articles the answer rests on.",
  inputSchema: {
    type: "object" as const,
    properties: {
      query: { type: "string", description: "The question, in plain words." },
      paths: { type: "array", items: { type: "string" }, description: "Answer from these articles only." },
      model: { type: "string", description: "Accepted and not used." },
      kb: { type: "string", description: "Slug of a derived knowledge base; the root without it." },
    },
    required: ["query"],
  },
};

/** Error of the MCP protocol. The SDK sends its code in the response. */
class ToolError extends Error {
  readonly code = -32602;
}

interface ToolResult {
  [key: string]: unknown;
  content: { type: "text"; text: string }[];
  isError?: boolean;
}

/** Calls a tool. The result is one text that contains JSON: the answer, its sources and its cost. */
function callTool(store: KnowledgeStore, variant: ServerVariant, name: unknown, given: unknown): ToolResult {
  if (name !== askTool.name) throw new ToolError(`Unknown tool: ${typeof name === "string" ? name.slice(0, 100) : ""}`);
  const { query, paths, kb } = readArguments(given);
  if (query === "") throw new ToolError("Missing required argument: query");
  const wiki = store.bases.resolve(kb);
  if (typeof wiki === "string") throw new ToolError(`Invalid arguments: ${wiki}`);
  if (chatMarker(query) !== undefined) {
    return { content: [{ type: "text", text: "the question asks for a failure" }], isError: true };
  }
  const answer = answerFrom(wiki, { query, paths });
  const cited = answer.cited.length > 0 ? answer.cited : answer.retrieved;
  const sources = cited.map(({ title, path }) => ({ title, path: shownPath(path, variant) }));
  const footer = sources.map(({ title, path }) => `- [${title}](${path})`).join("\n");
  const text = sources.length === 0 ? answer.text : `${answer.text}\n\nSources:\n${footer}`;
  const result = { answer: text, sources: sources.length === 0 ? null : sources, cost_usd: answer.costUsd };
  return { content: [{ type: "text", text: JSON.stringify(result) }] };
}

function readArguments(given: unknown): { query: string; paths: string[]; kb: string | undefined } {
  if (!isNode(given)) throw new ToolError("Invalid arguments: not an object");
  const { query = "", paths = [], kb = "", model = "" } = given;
  for (const [name, value] of Object.entries({ query, kb, model })) {
    if (typeof value !== "string") throw new ToolError(`Invalid arguments: ${name} must be a string`);
  }
  const isList = Array.isArray(paths) && paths.every((path) => typeof path === "string");
  if (!isList) throw new ToolError("Invalid arguments: paths must be a list of strings");
  return { query: String(query), paths: paths.map(String), kb: String(kb) };
}

/** Endpoint `/mcp` of one server variant. */
interface McpEndpoint {
  handle(request: FastifyRequest, body: Buffer | undefined): Promise<Response>;
  close(): Promise<void>;
}

const mostSessions = 100;

/**
 * Creates the endpoint of the reference variant. It follows the protocol, with sessions, streams, and all checks of the
 * SDK.
 */
async function createReferenceEndpoint(store: KnowledgeStore): Promise<McpEndpoint> {
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
      // Close the transport if it has no session.
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

/**
 * Creates the endpoint of the released variant: no session, no stream, plain JSON, always protocol version 2025-03-26,
 * and none of the SDK's header checks.
 */
async function createReleasedEndpoint(store: KnowledgeStore): Promise<McpEndpoint> {
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
  // The SDK handles these requests differently from the released server, so handle them below instead.
  server.removeRequestHandler("ping");
  server.removeRequestHandler("initialize");
  server.fallbackRequestHandler = (request) => Promise.resolve().then(() => respond(store, request));
  return server;
}

function respond(store: KnowledgeStore, { method, params = {} }: { method: string; params?: Node | undefined }): Node {
  if (method === "initialize") {
    const serverInfo = { name: "kaas", version: "1.0.0" };
    return { protocolVersion: "2025-03-26", capabilities: { tools: { listChanged: false } }, serverInfo };
  }
  if (method === "tools/list") return { tools: [askTool] };
  if (method === "tools/call") return callTool(store, "released", params["name"], params["arguments"]);
  throw Object.assign(new Error("Method not found"), { code: -32601 });
}

/** Parses a single message into the shape that the SDK uses. Undefined for any other body. */
function readMessage(body: Buffer | undefined): Node | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body?.toString("utf8") ?? "");
  } catch {
    return undefined;
  }
  if (!isNode(value)) return undefined;
  const { id, method = "", params } = value;
  if (typeof method !== "string") return undefined;
  return { jsonrpc: "2.0", id, method, params: isNode(params) ? params : {} };
}

const json = (text: string): Response => new Response(`${text}\n`, { headers: { "content-type": "application/json" } });
const parseError = (): Response =>
  json(JSON.stringify({ jsonrpc: "2.0", id: null, error: { code: -32700, message: "Parse error" } }));
