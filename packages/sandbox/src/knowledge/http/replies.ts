import type { FastifyReply } from "fastify";
import type { Readable } from "node:stream";

/** The response of an operation. */
export type Reply =
  | { status: number; json: unknown }
  | { status: number; text: string; type?: string; headers?: Record<string, string> }
  | { status: number; bytes: Uint8Array; type: string; headers?: Record<string, string> }
  | { status: number; stream: Readable; headers: Record<string, string> }
  | { status: 202 | 204 };

/** A failure with a documented response: operations throw it, and the server sends `{"error": message}`. */
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

/** Sends a response. Text is sent as bytes, so that the framework adds nothing to the media type. */
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

/** The response of the router to an unknown address. */
export const pageNotFound: Reply = { status: 404, text: "404 page not found\n" };
