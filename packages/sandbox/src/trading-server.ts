import type { Socket } from "node:net";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { checkDriftOf, createFaultControls } from "./controls/fault-controls.ts";
import type { Clock } from "./clock.ts";
import { numberOf } from "./faults/catalog.ts";
import { faultOf, injectFaults } from "./faults/inject.ts";
import { ApiError, envelope, failure } from "./http/envelope.ts";
import { drain, noRouteSchemas, readMultipartFields, reportFault } from "./http/fastify.ts";
import { runControl, type WholeSandbox } from "./controls/http-controls.ts";
import { behaviourOf } from "./trading/handlers/index.ts";
import { isMediaType } from "./trading/client-compatibility.ts";
import type { Environment } from "./trading/environment.ts";
import type { OperationInfo } from "./trading/operations.ts";
import { type HandledRequest, runOperation } from "./trading/pipeline.ts";
import type { TradingService } from "./trading/service.ts";
import { acceptSockets } from "./trading/sockets/accept.ts";
import { loadValidator, type Validator } from "./trading/validation.ts";

const bodyLimit = 1_048_576;
const routeNotFound = new ApiError(10017, "no such route", { status: 404 });

/** Creates the HTTP server of one environment. Its routes are the paths of the specification, none of which has parameters. */
export function createTradingServer(service: TradingService, sandbox?: WholeSandbox): FastifyInstance {
  const { table, plan } = service;
  const { clock, name } = service.environment;
  const server = Fastify({
    bodyLimit,
    logger: false,
    forceCloseConnections: true,
    schemaController: noRouteSchemas,
    clientErrorHandler: (error, socket) => respondToUnreadable(clock, error, socket),
    frameworkErrors: (error, _request, reply) => respondToFailure(clock, reply, error),
  });
  server.removeAllContentTypeParsers();
  // Keep the bytes as received, because the signature covers them.
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  server.addHook("onRequest", (request, _reply, done) => {
    if (!isMediaType(request.headers["content-type"] ?? "")) delete request.raw.headers["content-type"];
    done();
  });
  const find = (request: FastifyRequest): OperationInfo | undefined => table.find(request.method, splitUrl(request)[0]);
  const operationIdOf = (request: FastifyRequest): string => find(request)?.operationId ?? "";
  injectFaults(server, {
    plan,
    clock,
    environment: name,
    operationIdOf,
    checkDrift: checkDriftOf,
  });
  server.all("/*", (request, reply) => {
    const operation = find(request);
    return operation === undefined
      ? respondToControl(service, sandbox, request, reply)
      : respond(service.environment, operation, request, reply);
  });
  acceptSockets(server, service);
  server.setNotFoundHandler((_request, reply) => sendError(reply, routeNotFound, clock.now()));
  server.setErrorHandler(async (error, request, reply) => {
    await drain(request.raw);
    return respondToFailure(clock, reply, error);
  });
  return server;
}

/** Responds with an envelope to requests that the HTTP parser rejects. */
function respondToUnreadable(clock: Clock, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, message] =
    error.code === "HPE_HEADER_OVERFLOW"
      ? ["431 Request Header Fields Too Large", "address and headers are too long"]
      : ["400 Bad Request", "the request cannot be read"];
  const body = JSON.stringify(failure({ retCode: 10001, message }, clock.now()));
  const head = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n\r\n${body}`);
}

function splitUrl(request: FastifyRequest): readonly [path: string, query: string] {
  const url = request.raw.url ?? "";
  const question = url.indexOf("?");
  return question === -1 ? [url, ""] : [url.slice(0, question), url.slice(question + 1)];
}

/** Handles a path that isn't an operation: runs a control of the sandbox, or responds that the path doesn't exist. */
async function respondToControl(
  service: TradingService,
  sandbox: WholeSandbox | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { clock, name } = service.environment;
  const target = { clock, faults: createFaultControls(service.plan, name), sandbox, trading: service };
  const value = await runControl(target, request);
  return send(service.environment, reply, { value: value ?? routeNotFound, rate: undefined }, clock.now());
}

let loadedValidator: Validator | undefined;

async function respond(
  environment: Environment,
  operation: OperationInfo,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const takesInput = operation.bodySchema !== undefined || operation.parameterNames.size > 0;
  if (takesInput) loadedValidator ??= await loadValidator();
  const fault = faultOf(request);
  const now = environment.clock.now() + (fault?.name === "clock-skew" ? numberOf(fault, "ms") : 0);
  const form = operation.isMultipart ? await readMultipartFields(request) : undefined;
  const run = (): HandledRequest =>
    runOperation(environment, operation, {
      headers: request.headers,
      address: request.ip,
      query: splitUrl(request)[1],
      body: Buffer.isBuffer(request.body) ? request.body : undefined,
      form,
      now,
      validator: takesInput ? loadedValidator : undefined,
    });
  if (fault?.name === "duplicate-request") run();
  echoIds(environment, request, reply);
  reply.header("x-sandbox", behaviourOf(operation.operationId));
  return send(environment, reply, run(), now);
}

/** Writes a handler's result as an HTTP response, with the headers that the service sends. */
function send(environment: Environment, reply: FastifyReply, handled: HandledRequest, now: number): FastifyReply {
  environment.drift.responded();
  if (handled.rate !== undefined) {
    reply.header("X-Bapi-Limit", String(handled.rate.limit));
    reply.header("X-Bapi-Limit-Status", String(handled.rate.remaining));
    reply.header("X-Bapi-Limit-Reset-Timestamp", String(handled.rate.resetAt));
  }
  if (handled.value instanceof ApiError) return sendError(reply, handled.value, now);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(envelope(handled.value, now)));
}

function sendError(reply: FastifyReply, apiError: ApiError, now: number): FastifyReply {
  reply.code(apiError.status);
  if (apiError.html !== undefined) return reply.type("text/html").send(apiError.html);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(failure(apiError, now)));
}

/** Adds the caller's request id, if any, and a new trace id to the response headers. */
function echoIds(environment: Environment, request: FastifyRequest, reply: FastifyReply): void {
  const id = request.headers["cdn-request-id"];
  if (typeof id === "string") reply.header("cdn-request-id", id);
  reply.header("Traceid", environment.nextTraceId());
}

/** Responds to a failure that occurred outside the handler of an operation. */
function respondToFailure(clock: Clock, reply: FastifyReply, error: unknown): FastifyReply {
  const place = `${reply.request.method} ${splitUrl(reply.request)[0]}`;
  const now = clock.now();
  if (error instanceof ApiError) return sendError(reply, error, now);
  const status =
    error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  const message = status === 413 ? `body: must have at most ${bodyLimit} bytes` : "the request cannot be read";
  const apiError =
    status >= 400 && status < 500
      ? new ApiError(10001, message, { status })
      : new ApiError(10016, reportFault(error, place), { status: 500 });
  return sendError(reply, apiError, now);
}
