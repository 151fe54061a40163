import { STATUS_CODES } from "node:http";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import { type Fault, FaultError, numberOf, textOf } from "./catalog.ts";
import { drifted, driftedEvents } from "./drift.ts";
import type { FaultPlan } from "./plan.ts";

interface FaultyServer {
  plan: FaultPlan;
  clock: Clock;
  environment: string;
  operationIdOf(request: FastifyRequest): string;
  /**
   * Checks that a drift fault, which changes a field of a response, can be applied to the response of an operation.
   *
   * @throws {FaultError} if it can't be applied
   */
  checkDrift(drift: Fault, operationId: string, environment: string): void;
}

interface ChosenFault {
  readonly fault: Fault | undefined;
  readonly drifts: readonly Fault[];
}

const chosen = new WeakMap<FastifyRequest, ChosenFault>();

/** Returns the fault that was selected for a request. Undefined without a fault. */
export const faultOf = (request: FastifyRequest): Fault | undefined => chosen.get(request)?.fault;

/** Adds hooks to a server that inject faults: before it handles a request, and before it sends a response. */
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

/** Returns whether a path belongs to the sandbox's controls, which faults don't affect. */
export const isControlPath = (path: string): boolean => path === "/sandbox" || path.startsWith("/sandbox/");

const isBody = (payload: unknown): payload is string | Buffer =>
  typeof payload === "string" || Buffer.isBuffer(payload);

/**
 * Creates the response to an invalid fault header. It has the error fields of both services, so that the clients of
 * both services report the mistake.
 */
const refusal = (message: string, time: number) => ({
  retCode: 10001,
  retMsg: message,
  result: {},
  retExtInfo: {},
  time,
  error: message,
});

function pick(request: FastifyRequest, reply: FastifyReply, options: FaultyServer): ChosenFault | undefined {
  const path = (request.raw.url ?? "").split("?")[0] ?? "";
  if (isControlPath(path)) return undefined;
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
    void reply.code(400).send(refusal(`x-sandbox-fault: ${error.message}`, options.clock.now()));
    return undefined;
  }
}

/**
 * Waits for a number of milliseconds. The timer doesn't keep the process alive, so the process can exit once the
 * sandbox is closed.
 */
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

/** Sets the length header for a changed body, and returns the body. */
function replaced(reply: FastifyReply, body: string | Buffer): string | Buffer {
  reply.header("content-length", Buffer.byteLength(body));
  return body;
}

interface CannedResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const html = (title: string, text: string): string =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>\n`;
const json = { "content-type": "application/json; charset=utf-8" };
const page = { "content-type": "text/html" };

const failure = (retCode: number, retMsg: string, time: number): string =>
  JSON.stringify({ retCode, retMsg, result: {}, retExtInfo: {}, time });

/**
 * Returns rate limit headers: correct ones for the kind `usual`, none for `absent`, and incorrect values for all other
 * kinds.
 */
function limitHeaders(kind: string, now: number, waitMs: number): Record<string, string> {
  const name = "X-Bapi-Limit-Reset-Timestamp";
  const usual = { "X-Bapi-Limit": "10", "X-Bapi-Limit-Status": "0" };
  if (kind === "absent") return {};
  if (kind === "past") return { ...usual, [name]: String(now - 60_000) };
  if (kind === "far") return { ...usual, [name]: String(now + 86_400_000) };
  if (kind === "garbage") return { "X-Bapi-Limit": "ten", "X-Bapi-Limit-Status": "-1", [name]: "soon" };
  return { ...usual, [name]: String(now + waitMs) };
}

/** Returns the response that a fault sends instead of the service's response. Undefined for other faults. */
function cannedResponse(fault: Fault, now: number): CannedResponse | undefined {
  switch (fault.name) {
    case "rate-limited": {
      const headers = { ...json, ...limitHeaders(textOf(fault, "headers"), now, numberOf(fault, "ms")) };
      return { status: 200, headers, body: failure(10_006, "too many visits", now) };
    }
    case "too-many-requests":
      return { status: 429, headers: page, body: html("429 Too Many Requests", "The system is protecting itself.") };
    case "forbidden":
      return { status: 403, headers: page, body: html("403 Forbidden", "access too frequent") };
    case "server-error": {
      const status = numberOf(fault, "status");
      return { status, headers: page, body: html(`${status} Server Error`, "The upstream did not respond.") };
    }
    case "redirect":
      return { status: numberOf(fault, "status"), headers: { location: textOf(fault, "location") }, body: "" };
    case "ret-code":
      return { status: 200, headers: json, body: failure(numberOf(fault, "code"), "injected failure", now) };
    default:
      return undefined;
  }
}

const wrongBodies: Readonly<Record<string, string | Buffer>> = {
  html: html("Welcome", "This is a login page of the network you are in."),
  empty: "",
  "not-json": "{retCode: 0, result: {",
  array: "[]",
  text: '"OK"',
  null: "null",
  "no-ret-code": '{"result":{}}',
  "ret-code-text": '{"retCode":"0","retMsg":"OK","result":{},"retExtInfo":{},"time":0}',
  legacy: '{"ret_code":0,"ret_msg":"OK","result":{}}',
  "bad-utf8": Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
};

const wrongBody = (variant: string): string | Buffer => wrongBodies[variant] ?? "";

/** Prepends white space of a given length to a JSON body, in a single line. The result is still valid JSON. */
const giantLine = (body: string, bytes: number): string => `${" ".repeat(bytes)}${body}`;

/** Resets the connection of a request. The client receives no response or an incomplete one. */
function reset(request: FastifyRequest): void {
  const { socket } = request.raw;
  if ("resetAndDestroy" in socket) socket.resetAndDestroy();
}

function write(request: FastifyRequest, bytes: Buffer): Promise<void> {
  const { socket } = request.raw;
  return new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.write(bytes, () => resolve());
  });
}

/** Returns the bytes of a response's head and body, as Node.js would send them. */
function rawResponse(reply: FastifyReply, payload: string | Buffer): { head: Buffer; body: Buffer } {
  const body = Buffer.from(payload);
  const headers = { ...reply.getHeaders(), "content-length": String(body.length) };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  const status = `HTTP/1.1 ${reply.statusCode} ${STATUS_CODES[reply.statusCode] ?? ""}\r\n`;
  return { head: Buffer.from(`${status}${lines.join("")}\r\n`), body };
}

interface Cut {
  kind: "reset-in-headers" | "reset-in-body" | "truncated-body";
  /** Number of bytes to send: header bytes for `reset-in-headers`, otherwise body bytes after the complete headers. */
  bytes: number;
}

/** Sends only the beginning of a response. Then resets the connection, or ends the response as if it were complete. */
async function truncateResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
  cut: Cut,
): Promise<void> {
  const { head, body } = rawResponse(reply, payload);
  if (cut.kind === "truncated-body") {
    // Send a content-length header with the shorter length, so that only the JSON is invalid and the HTTP response is
    // complete.
    const part = body.subarray(0, cut.bytes);
    const whole = rawResponse(reply, part);
    await write(request, Buffer.concat([whole.head, part]));
    request.raw.socket.destroySoon();
    return;
  }
  const inHeaders = cut.kind === "reset-in-headers";
  await write(request, inHeaders ? head.subarray(0, cut.bytes) : Buffer.concat([head, body.subarray(0, cut.bytes)]));
  reset(request);
}

/** Sends a response twice, as a faulty proxy does, and closes the connection. */
async function duplicateResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: string | Buffer,
): Promise<void> {
  const { head, body } = rawResponse(reply, payload);
  await write(request, Buffer.concat([head, body, head, body]));
  request.raw.socket.destroySoon();
}
