/** MCP server over streamable HTTP, for programs on this machine that have the token. */
import { randomUUID, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";

const MAX_SESSIONS = 16;
const MAX_BODY_BYTES = 1_000_000;
/** Idle time in milliseconds after which a session is closed. */
const MAX_IDLE_MS = 30 * 60_000;

interface Session {
  readonly transport: StreamableHTTPServerTransport;
  usedAt: number;
}

export interface HttpSettings {
  readonly port: number;
  readonly token: string;
  readonly now: () => number;
  readonly createServer: () => Server;
}

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response
    .writeHead(status, {
      "content-type": "application/json",
      ...(status === 401 && { "www-authenticate": "Bearer" }),
    })
    .end(JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }));
};

function hasToken({ headers }: IncomingMessage, token: string): boolean {
  const [, credentials = ""] = /^Bearer +(.*)$/i.exec(headers.authorization ?? "") ?? [];
  const [given, expected] = [credentials, token].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer);
}

/** Returns whether the `Host` and `Origin` headers name this machine. Protects against DNS rebinding by web pages. */
function isLocal({ headers }: IncomingMessage, port: number): boolean {
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`]);
  const { host = "", origin } = headers;
  return hosts.has(host) && (origin === undefined || hosts.has(origin.replace(/^https?:\/\//, "")));
}

/** Reads the JSON body of a request. Undefined if it is too long. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // Drain the rest, so that the sender receives the response.
    if (size <= MAX_BODY_BYTES) parts.push(part);
  }
  if (size > MAX_BODY_BYTES) return undefined;
  return JSON.parse(Buffer.concat(parts).toString());
}

class Sessions {
  readonly #settings: HttpSettings;
  readonly #sessions = new Map<string, Session>();
  /** Number of pending requests that may start a session. */
  #opening = 0;

  constructor(settings: HttpSettings) {
    this.#settings = settings;
  }

  async #open(): Promise<StreamableHTTPServerTransport | undefined> {
    const now = this.#settings.now();
    for (const [id, { transport, usedAt }] of this.#sessions) {
      if (now - usedAt < MAX_IDLE_MS) continue;
      this.#sessions.delete(id);
      await transport.close();
    }
    if (this.#sessions.size + this.#opening > MAX_SESSIONS) return undefined;
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void this.#sessions.set(id, { transport, usedAt: this.#settings.now() }),
      onsessionclosed: (id) => void this.#sessions.delete(id),
    });
    await this.#settings.createServer().connect(transport as Parameters<Server["connect"]>[0]);
    return transport;
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.headers["mcp-session-id"];
    const session = typeof id === "string" ? this.#sessions.get(id) : undefined;
    if (typeof id === "string" && session === undefined) return refuse(response, 404, "There is no such session.");
    if (session !== undefined) session.usedAt = this.#settings.now();
    const body = request.method === "POST" ? await readBody(request) : undefined;
    if (request.method === "POST" && body === undefined)
      return refuse(response, 413, `A message may have at most ${MAX_BODY_BYTES} bytes.`);
    if (session !== undefined) return session.transport.handleRequest(request, response, body);
    this.#opening++;
    try {
      const transport = await this.#open();
      if (transport === undefined)
        return refuse(response, 503, `There are ${MAX_SESSIONS} sessions, the maximum. Close one first.`);
      await transport.handleRequest(request, response, body);
    } finally {
      this.#opening--;
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the server on the loopback interface. Every request needs the token. */
export async function serveHttp(settings: HttpSettings): Promise<RunningServer> {
  const sessions = new Sessions(settings);
  const http: HttpServer = createServer((request, response) => {
    const { port } = http.address() as AddressInfo;
    if (!isLocal(request, port)) return refuse(response, 403, "Only this machine may call this server.");
    if (!hasToken(request, settings.token)) return refuse(response, 401, "The bearer token is missing or wrong.");
    if (request.url?.split("?")[0] !== "/mcp") return refuse(response, 404, "The server is at /mcp.");
    sessions.handle(request, response).catch((error: unknown) => {
      if (response.headersSent) return;
      if (error instanceof SyntaxError) refuse(response, 400, "The message is not JSON.");
      else refuse(response, 500, "The server failed.");
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(settings.port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    async close() {
      await sessions.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => void http.close(() => resolve()));
    },
  };
}
