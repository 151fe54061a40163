import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { cannedResponse, giantLine, wrongBody, type CannedResponse } from "./bodies.ts";
import { FaultError, numberOf, textOf, type Fault } from "./catalog.ts";
import type { FaultPlan } from "./plan.ts";
import { truncateResponse, duplicateResponse, reset } from "./wire.ts";

export interface FaultyServer {
  plan: FaultPlan;
  clock: Clock;
  environment: string;
  operationIdOf(request: FastifyRequest): string;
}

const chosen = new WeakMap<FastifyRequest, Fault>();

/** The fault that hits a request, for the parts of a server that take part in it. */
export const faultOf = (request: FastifyRequest): Fault | undefined => chosen.get(request);

/** Adds the hooks that disturb requests before the server's own work and responses after it. */
export function injectFaults(server: FastifyInstance, options: FaultyServer): void {
  server.addHook("onRequest", async (request, reply) => {
    const fault = pick(request, reply, options);
    if (fault === undefined) return undefined;
    chosen.set(request, fault);
    return beforeWork(fault, request, reply, options.clock.now());
  });
  server.addHook("onSend", async (request, reply, payload) => {
    const fault = chosen.get(request);
    return fault === undefined || !isBody(payload) ? payload : afterWork(fault, request, reply, payload, options);
  });
}

const isBody = (payload: unknown): payload is string | Buffer =>
  typeof payload === "string" || Buffer.isBuffer(payload);

function pick(request: FastifyRequest, reply: FastifyReply, options: FaultyServer): Fault | undefined {
  const path = (request.raw.url ?? "").split("?")[0] ?? "";
  // The levers of the sandbox itself are never disturbed.
  if (path.startsWith("/sandbox/")) return undefined;
  const header = request.headers["x-sandbox-fault"];
  try {
    return options.plan.pick({
      header: typeof header === "string" ? header : undefined,
      operationId: options.operationIdOf(request),
      path,
      environment: options.environment,
    });
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    void reply.code(400).type("text/plain").send(`x-sandbox-fault: ${error.message}\n`);
    return undefined;
  }
}

/** Waiting alone keeps no process alive: a sandbox that was closed is not waited for. */
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

async function beforeWork(fault: Fault, request: FastifyRequest, reply: FastifyReply, now: number): Promise<unknown> {
  if (fault.name === "delay") await wait(numberOf(fault, "ms"));
  if (fault.name === "reset-before") {
    reply.hijack();
    return reset(request);
  }
  if (fault.name === "hang") {
    reply.hijack();
    return undefined;
  }
  const response = cannedResponse(fault, now);
  if (response === undefined || textOf(fault, "executed") === "yes") return undefined;
  return sendCanned(reply, response);
}

function sendCanned(reply: FastifyReply, response: CannedResponse): FastifyReply {
  return reply.code(response.status).headers(response.headers).send(response.body);
}

async function afterWork(
  fault: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
  { clock }: FaultyServer,
): Promise<string | Buffer> {
  switch (fault.name) {
    case "late-response":
      await wait(numberOf(fault, "ms"));
      return payload;
    case "reset-after":
      reset(request);
      return payload;
    case "reset-in-headers":
    case "reset-in-body":
    case "truncated-body":
      await truncateResponse(request, reply, payload, { kind: fault.name, bytes: numberOf(fault, "bytes") });
      return payload;
    case "duplicate-response":
      await duplicateResponse(request, reply, payload);
      return payload;
    case "wrong-body":
      return replaced(reply, wrongBody(textOf(fault, "variant")));
    case "giant-line":
      return replaced(reply, giantLine(payload.toString(), numberOf(fault, "bytes")));
    case "ret-code":
      return replaced(reply, cannedResponse(fault, clock.now())?.body ?? "");
    default:
      return payload;
  }
}

/** The length was counted for the body that is not sent. */
function replaced(reply: FastifyReply, body: string | Buffer): string | Buffer {
  reply.header("content-length", Buffer.byteLength(body));
  return body;
}
