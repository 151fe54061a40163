import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { cannedResponse, giantLine, wrongBody, type CannedResponse } from "./bodies.ts";
import { drifted, driftedEvents } from "./drift.ts";
import { FaultError, numberOf, textOf, type Fault } from "./catalog.ts";
import type { FaultPlan } from "./plan.ts";
import { truncateResponse, duplicateResponse, reset } from "./wire.ts";

export interface FaultyServer {
  plan: FaultPlan;
  clock: Clock;
  environment: string;
  operationIdOf(request: FastifyRequest): string;
  /** Throws a FaultError for a drift that the response of an operation cannot have. */
  checkDrift(drift: Fault, operationId: string, environment: string): void;
}

interface Disturbance {
  readonly fault: Fault | undefined;
  readonly drifts: readonly Fault[];
}

const chosen = new WeakMap<FastifyRequest, Disturbance>();

/** The fault that hits a request, for the parts of a server that take part in it. */
export const faultOf = (request: FastifyRequest): Fault | undefined => chosen.get(request)?.fault;

/** Adds the hooks that disturb requests before the server's own work and responses after it. */
export function injectFaults(server: FastifyInstance, options: FaultyServer): void {
  server.addHook("onRequest", async (request, reply) => {
    const disturbance = pick(request, reply, options);
    if (disturbance === undefined) return undefined;
    chosen.set(request, disturbance);
    const { fault } = disturbance;
    return fault === undefined ? undefined : beforeWork(fault, request, reply, options.clock.now());
  });
  server.addHook("onSend", async (request, reply, payload) => {
    const { fault, drifts = [] } = chosen.get(request) ?? {};
    if (payload instanceof Readable) {
      return drifts.length === 0 ? payload : Readable.from(driftedEvents(payload, drifts), { objectMode: false });
    }
    if (!isBody(payload)) return payload;
    const body = drifts.length === 0 ? payload : replaced(reply, drifted(payload.toString(), drifts));
    return fault === undefined ? body : afterWork(fault, request, reply, body, options);
  });
}

/** Whether a path is one of the sandbox itself, which no fault disturbs. */
export const isLeverPath = (path: string): boolean => path === "/sandbox" || path.startsWith("/sandbox/");

const isBody = (payload: unknown): payload is string | Buffer =>
  typeof payload === "string" || Buffer.isBuffer(payload);

function pick(request: FastifyRequest, reply: FastifyReply, options: FaultyServer): Disturbance | undefined {
  const path = (request.raw.url ?? "").split("?")[0] ?? "";
  if (isLeverPath(path)) return undefined;
  const header = request.headers["x-sandbox-fault"];
  try {
    const { environment } = options;
    const operationId = options.operationIdOf(request);
    const asked = typeof header === "string" ? header : undefined;
    const disturbance = options.plan.pick({ header: asked, operationId, path, environment });
    if (asked !== undefined)
      for (const drift of disturbance.drifts) options.checkDrift(drift, operationId, environment);
    return disturbance;
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
