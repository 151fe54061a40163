import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { drain, reportFault } from "../http/fastify.ts";
import type { StreamFault } from "./chat/events.ts";
import {
  type Call,
  Failure,
  type Operations,
  pageNotFound,
  type Reply,
  send,
  sendFailure,
  type Service,
} from "./http/call.ts";
import { type ApiDocument, documentOfVariant, loadDocument, operationsOf } from "./http/document.ts";
import { type BodyCheck, createBodyCheck, parseJsonBody, withoutNulls } from "./http/json-body.ts";
import { defaultLimits, maxJsonBytes, type UploadLimits } from "./limits.ts";
import * as chat from "./operations/chat.ts";
import * as derive from "./operations/derive.ts";
import { createMcp, type McpOptions } from "./operations/mcp.ts";
import * as submit from "./operations/submit.ts";
import * as tasks from "./operations/tasks.ts";
import * as wiki from "./operations/wiki.ts";
import type { ServerVariant } from "./records.ts";
import { createKnowledgeStore, type KnowledgeStore, type KnowledgeStoreOptions } from "./store.ts";

interface KnowledgeServerOptions {
  /** Variant to implement: `reference` follows the published contract, `released` the publicly available server. */
  variant: ServerVariant;
  /**
   * Store with the data of the service. If servers share a store, a task that was submitted to one variant can be read
   * in the other.
   */
  store: KnowledgeStore;
  /** Settings of `/mcp`. Default: disabled, as in the service. */
  mcp?: McpOptions;
  limits?: Partial<UploadLimits>;
  /** Returns the fault for the chat stream of a request. Undefined for a stream without a fault. */
  streamFault?: (request: FastifyRequest) => StreamFault | undefined;
}

/**
 * Creates a server for one variant of the service (`reference` or `released`), for `listen` or `inject`. Closing the
 * server ends streams that are still open.
 */
export async function createKnowledgeServer(options: KnowledgeServerOptions): Promise<FastifyInstance> {
  const { variant, store, mcp = { enabled: false } } = options;
  const document = documentOfVariant(loadDocument(), variant);
  const service: Service = {
    variant,
    store,
    limits: { ...defaultLimits, ...options.limits },
    streamFault: options.streamFault ?? (() => undefined),
  };
  return createApp({
    service,
    document,
    checkBody: await createBodyCheck(document),
    mcp: createMcp(variant, store, mcp),
  });
}

/** Creates servers of both variants that share one store. */
export async function createKnowledgeServers(
  options: Omit<KnowledgeServerOptions, "variant" | "store"> & KnowledgeStoreOptions,
): Promise<{ reference: FastifyInstance; released: FastifyInstance }> {
  const store = createKnowledgeStore(options);
  const [reference, released] = await Promise.all([
    createKnowledgeServer({ ...options, variant: "reference", store }),
    createKnowledgeServer({ ...options, variant: "released", store }),
  ]);
  return { reference, released };
}

interface AppParts {
  service: Service;
  document: ApiDocument;
  checkBody: BodyCheck;
  mcp: ReturnType<typeof createMcp>;
}

const anyMethod = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/**
 * Creates a Fastify server with the routes of the specification. It passes bodies on as bytes, because the service
 * ignores their media type.
 */
async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: maxJsonBytes,
    forceCloseConnections: true,
    frameworkErrors: (error, _request, reply) => void respondToFailure(error, reply),
    routerOptions: { maxParamLength: 500 },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.setErrorHandler(async (error, request, reply) => {
    if (isTooLarge(error)) await drain(request.raw);
    return respondToFailure(error, reply);
  });
  app.setNotFoundHandler((_request, reply) => send(reply, pageNotFound));
  app.addHook("onRequest", tolerateMediaTypes);
  if (parts.service.variant === "released") app.addHook("onRequest", redirectUncleanPaths);
  addOperations(app, parts);
  for (const url of ["/mcp", "/mcp/*"]) app.all(url, (request, reply) => parts.mcp.handle(request, reply));
  app.addHook("preClose", () => parts.mcp.close());
  // Don't start the server here, because the caller may add hooks before it listens.
  return app;
}

function addOperations(app: FastifyInstance, parts: AppParts): void {
  const methodsOf = new Map<string, string[]>();
  for (const { operationId, path, method } of operationsOf(parts.document)) {
    if (path === "/mcp") continue;
    const url = path.replace(/\{(\w+)\}/g, ":$1");
    const verb = method.toUpperCase();
    methodsOf.set(url, [...(methodsOf.get(url) ?? []), verb]);
    const handler = (request: FastifyRequest, reply: FastifyReply) => run(parts, operationId, request, reply);
    if (operationId !== "submitFiles") app.route({ method: verb, url, handler });
    // Files are read as they arrive instead of being collected first.
    else app.register((scope) => addStreamingRoute(scope, verb, url, handler));
  }
  for (const [url, methods] of methodsOf) {
    const known = [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])];
    const allow = known.toSorted().join(", ");
    const refuse = (request: FastifyRequest, reply: FastifyReply) => {
      const text = request.method === "HEAD" ? "" : "Method Not Allowed\n";
      return send(reply, { status: 405, text, headers: { allow } });
    };
    app.route({
      method: anyMethod.filter((method) => !known.includes(method)),
      url,
      exposeHeadRoute: false,
      handler: refuse,
    });
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

async function addStreamingRoute(scope: FastifyInstance, method: string, url: string, handler: Handler): Promise<void> {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
  scope.route({ method, url, handler });
}

async function run(
  parts: AppParts,
  operationId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const operation = operations[operationId];
  if (operation === undefined) return sendFailure(reply, 501, `${operationId} is not available on this backend`);
  const params = request.params as Record<string, string>;
  // `/api/tasks/` is another address than `/api/tasks` and has no operation, so respond with the not-found page.
  if (Object.values(params).includes("")) return send(reply, pageNotFound);
  // The health probe must not wait until the store has executed all tasks that are due.
  if (operationId !== "getHealth") parts.service.store.settle();
  const call: Call = {
    ...parts.service,
    request,
    params,
    query: request.query as Record<string, unknown>,
    body: readBody(parts, operationId, request),
  };
  return send(reply, await operation(call));
}

/** Operation IDs of operations with a JSON body. */
const withBody = new Set(["submitText", "streamChat", "createSession", "updateSession", "startDerive"]);

function readBody(
  { service, checkBody }: AppParts,
  operationId: string,
  request: FastifyRequest,
): Record<string, unknown> {
  if (!withBody.has(operationId)) return {};
  const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
  // The published contract requires no field of a new session, so the reference variant accepts an empty body. The
  // released server requires a body.
  if (operationId === "createSession" && service.variant === "reference" && (bytes?.length ?? 0) === 0) return {};
  const value = parseJsonBody(bytes);
  const body = service.variant === "released" ? withoutNulls(value) : value;
  const failure = checkBody(operationId, body);
  if (failure !== undefined) throw failure;
  return body as Record<string, unknown>;
}

/**
 * Sends the response to an error. The response shows the error's message only if it is documented, otherwise a general
 * message.
 */
function respondToFailure(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Failure) return sendFailure(reply, error.status, error.message);
  const status = error instanceof Error ? statusOf(error) : 500;
  if (isTooLarge(error)) return sendFailure(reply, 400, "invalid request body: http: request body too large");
  if (status >= 400 && status < 500) return sendFailure(reply, status, "the request cannot be read");
  reportFault(error, `${reply.request.method} ${reply.request.url.split("?")[0]}`);
  return sendFailure(reply, 500, "internal error");
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "FST_ERR_CTP_BODY_TOO_LARGE";

const statusOf = (error: Error): number =>
  "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;

const mediaType = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;

/**
 * Replaces an invalid media type with a general one. The service ignores the media type, but Fastify would refuse an
 * invalid one.
 */
async function tolerateMediaTypes({ raw }: FastifyRequest): Promise<void> {
  const given = raw.headers["content-type"];
  if (given !== undefined && !mediaType.test(given)) raw.headers["content-type"] = "application/octet-stream";
}

/** Redirects `//api/tasks` to `/api/tasks`, as the released server's router does. */
async function redirectUncleanPaths(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const [path = "", query] = request.url.split("?", 2);
  if (!/\/\/|\/\.{1,2}(?:\/|$)/.test(path)) return undefined;
  const clean = cleaned(path);
  const location = query === undefined ? clean : `${clean}?${query}`;
  return send(reply, {
    status: 307,
    text: `<a href="${escapeHtml(location)}">Temporary Redirect</a>.\n\n`,
    type: "text/html; charset=utf-8",
    headers: { location },
  });
}

function cleaned(path: string): string {
  const kept: string[] = [];
  for (const part of path.split("/")) {
    if (part === "..") kept.pop();
    else if (part !== "" && part !== ".") kept.push(part);
  }
  return `/${kept.join("/")}${path.endsWith("/") && kept.length > 0 ? "/" : ""}`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Handles `GET /healthz`. The check doesn't read any data, so it succeeds even if other operations fail. */
function getHealth(): Reply {
  return { status: 200, text: '{"status":"ok"}', type: "application/json" };
}

/** Handlers of all operations in the specification except those of `/mcp`, by operation ID. */
export const operations: Operations = {
  ...chat,
  ...derive,
  ...submit,
  ...tasks,
  ...wiki,
  getHealth,
};
