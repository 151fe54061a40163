import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { StreamFault } from "../chat/events.ts";
import type { UploadLimits } from "../limits.ts";
import type { ServerVariant } from "../records.ts";
import type { KnowledgeStore } from "../store.ts";
import type { Wiki } from "../wiki/wiki.ts";

/** Settings and data that all operations of one server share. */
export interface Service {
  variant: ServerVariant;
  store: KnowledgeStore;
  limits: UploadLimits;
  streamFault: (request: FastifyRequest) => StreamFault | undefined;
}

/** Request that was decoded and checked against the specification. */
export interface Call extends Service {
  request: FastifyRequest;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** Body as a JSON object. Empty if the operation has no body. */
  body: Record<string, unknown>;
}

/** Handlers of the operations, by operation ID. */
export type Operations = Readonly<Record<string, (call: Call) => Reply | Promise<Reply>>>;

/** Returns a query parameter. If it is repeated, returns the first one. An empty parameter counts as missing. */
export function queryText(call: Call, name: string): string | undefined {
  const value = call.query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first !== "" ? first : undefined;
}

/** Returns a query parameter that is a whole number. Undefined for any other value. */
export function queryInteger(call: Call, name: string): number | undefined {
  const text = queryText(call, name);
  if (text === undefined || !/^[+-]?\d{1,15}$/.test(text)) return undefined;
  return Number(text);
}

export function bodyText(call: Call, name: string): string {
  const value = call.body[name];
  return typeof value === "string" ? value : "";
}

/** Returns the wiki of the knowledge base in `?kb=`. Throws for an invalid slug or an unknown knowledge base. */
export function wikiOf(call: Call): Wiki {
  const wiki = call.store.bases.resolve(queryText(call, "kb"));
  if (typeof wiki === "string") throw badRequest(wiki);
  return wiki;
}

/** Response of an operation, in one of several forms. */
export type Reply =
  | { status: number; json: unknown }
  | { status: number; text: string; type?: string; headers?: Record<string, string> }
  | { status: number; bytes: Uint8Array; type: string; headers?: Record<string, string> }
  | { status: number; stream: Readable; headers: Record<string, string> }
  | { status: 202 | 204 };

/** Error with a documented response. Operations throw it, and the server sends `{"error": message}`. */
export class Failure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badRequest = (message: string): Failure => new Failure(400, message);
export const notFound = (message: string): Failure => new Failure(404, message);
export const conflict = (message: string): Failure => new Failure(409, message);

const jsonType = "application/json; charset=utf-8";

/** Sends a response. Sends text as bytes, because Fastify would otherwise add a charset to the media type. */
export function send(reply: FastifyReply, response: Reply): FastifyReply {
  reply.code(response.status);
  if ("headers" in response && response.headers !== undefined) reply.headers(response.headers);
  if ("json" in response)
    return reply.header("content-type", jsonType).send(Buffer.from(`${JSON.stringify(response.json)}\n`));
  if ("text" in response) {
    return reply.header("content-type", response.type ?? "text/plain; charset=utf-8").send(Buffer.from(response.text));
  }
  if ("bytes" in response) return reply.header("content-type", response.type).send(Buffer.from(response.bytes));
  if ("stream" in response) return reply.send(response.stream);
  return reply.send();
}

export const sendFailure = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  send(reply, { status, json: { error: message } });

/** Response of the router to an unknown path. */
export const pageNotFound: Reply = { status: 404, text: "404 page not found\n" };
