import type { FastifyReply } from "fastify";
import type { Readable } from "node:stream";

/** What an operation answers. */
export type Answer =
  | { status: number; json: unknown }
  | { status: number; text: string; type?: string; headers?: Record<string, string> }
  | { status: number; bytes: Uint8Array; type: string; headers?: Record<string, string> }
  | { status: number; stream: Readable; headers: Record<string, string> }
  | { status: 202 | 204 };

/** A failure with a documented answer: thrown anywhere in an operation, sent as `{"error": message}`. */
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

/** Sends an answer. Text goes out as bytes, so that the framework adds nothing to the media type. */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  reply.code(answer.status);
  if ("headers" in answer && answer.headers !== undefined) reply.headers(answer.headers);
  if ("json" in answer)
    return reply.header("content-type", jsonType).send(Buffer.from(`${JSON.stringify(answer.json)}\n`));
  if ("text" in answer) {
    return reply.header("content-type", answer.type ?? "text/plain; charset=utf-8").send(Buffer.from(answer.text));
  }
  if ("bytes" in answer) return reply.header("content-type", answer.type).send(Buffer.from(answer.bytes));
  if ("stream" in answer) return reply.send(answer.stream);
  return reply.send();
}

export const sendFailure = (reply: FastifyReply, status: number, message: string): FastifyReply =>
  send(reply, { status, json: { error: message } });

/** What the router says where nothing is. */
export const pageNotFound: Answer = { status: 404, text: "404 page not found\n" };
