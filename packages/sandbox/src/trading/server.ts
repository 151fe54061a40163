import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { envelope, failure, Refusal, Reply } from "../http/envelope.ts";
import { randomUUID } from "node:crypto";
import type { FaultPlan } from "../faults/plan.ts";
import { sendWithFault } from "./fault-answers.ts";
import type { OperationInfo } from "./document.ts";
import type { Environment } from "./environment.ts";
import { runOperation, type Outcome } from "./pipeline.ts";

const bodyLimit = 1_048_576;

/** The HTTP server of one environment: a route for each operation, and the documented failures for all else. */
export function createTradingServer(
  environment: Environment,
  operations: readonly OperationInfo[],
  faults: FaultPlan,
): FastifyInstance {
  const server = Fastify({
    bodyLimit,
    logger: false,
    requestTimeout: 30_000,
    frameworkErrors: (error, _request, reply) => answerError(environment, reply, error),
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  server.removeAllContentTypeParsers();
  // Bytes are kept as they came: the signature covers them.
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  for (const operation of operations) {
    server.route({
      method: operation.method,
      url: operation.path,
      exposeHeadRoute: false,
      handler: (request, reply) => answer(environment, operation, faults, request, reply),
    });
  }
  server.setNotFoundHandler((_request, reply) =>
    answerError(environment, reply, new Refusal(10017, "no such route", { status: 404 })),
  );
  server.setErrorHandler((error, _request, reply) => answerError(environment, reply, error));
  return server;
}

async function answer(
  environment: Environment,
  operation: OperationInfo,
  faults: FaultPlan,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const fault = faults.pick({
    headers: request.headers,
    operationId: operation.operationId,
    environment: environment.name,
  });
  const now = environment.clock.now() + (fault?.kind === "clock-skew" ? fault.milliseconds : 0);
  const url = request.raw.url ?? "";
  const question = url.indexOf("?");
  const run = (): Outcome =>
    runOperation(environment, operation, {
      headers: request.headers,
      address: request.ip,
      query: question === -1 ? "" : url.slice(question + 1),
      body: Buffer.isBuffer(request.body) ? request.body : undefined,
      now,
    });
  echoIds(request, reply);
  if (fault !== undefined) return sendWithFault(fault, { request, reply, run, now, seed: environment.seed });
  return send(reply, run(), now);
}

/** Writes an outcome as the service would. */
export function send(reply: FastifyReply, outcome: Outcome, now: number): FastifyReply {
  if (outcome.rate !== undefined) {
    reply.header("X-Bapi-Limit", String(outcome.rate.limit));
    reply.header("X-Bapi-Limit-Status", String(outcome.rate.remaining));
    reply.header("X-Bapi-Limit-Reset-Timestamp", String(outcome.rate.resetAt));
  }
  if (outcome.value instanceof Refusal) return sendRefusal(reply, outcome.value, now);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(envelope(outcome.value, now)));
}

function sendRefusal(reply: FastifyReply, refusal: Refusal, now: number): FastifyReply {
  reply.code(refusal.status);
  if (refusal.html !== undefined) return reply.type("text/html").send(refusal.html);
  return reply.type("application/json; charset=utf-8").send(JSON.stringify(failure(refusal, now)));
}

/** The caller's request id comes back, and every answer has a trace id of its own. */
function echoIds(request: FastifyRequest, reply: FastifyReply): void {
  const id = request.headers["cdn-request-id"];
  if (typeof id === "string") reply.header("cdn-request-id", id);
  reply.header("Traceid", randomUUID().replaceAll("-", ""));
}

/** Failures before or outside an operation. Whatever was thrown, no detail of it but its own message for input gets out. */
function answerError(environment: Environment, reply: FastifyReply, error: unknown): FastifyReply {
  const now = environment.clock.now();
  if (error instanceof Refusal) return sendRefusal(reply, error, now);
  const status =
    error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status >= 400 && status < 500)
    return sendRefusal(reply, new Refusal(10001, "the request cannot be read", { status }), now);
  return sendRefusal(reply, new Refusal(10016, "server error", { status: 500 }), now);
}

export { Reply };
