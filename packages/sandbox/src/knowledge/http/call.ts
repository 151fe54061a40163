import type { FastifyRequest } from "fastify";
import type { UploadLimits } from "../limits.ts";
import type { ServerVariant } from "../records.ts";
import type { KnowledgeStore } from "../store.ts";
import type { StreamFault } from "../chat/stream-faults.ts";
import { badRequest, type Reply } from "./replies.ts";
import type { Wiki } from "../wiki/wiki.ts";

/** What every operation of one listener shares. */
export interface Service {
  variant: ServerVariant;
  store: KnowledgeStore;
  limits: UploadLimits;
  /** Milliseconds between two pieces of an answer; 0 sends them as fast as they are read. */
  chunkDelayMs: number;
  streamFault: (request: FastifyRequest) => StreamFault | undefined;
}

/** One request, decoded and checked against the specification. */
export interface Call extends Service {
  request: FastifyRequest;
  params: Record<string, string>;
  query: Record<string, unknown>;
  /** The decoded JSON object; empty where the operation takes none. */
  body: Record<string, unknown>;
}

export type Operation = (call: Call) => Reply | Promise<Reply>;

/** A query parameter; of a repeated one the first, and an empty one counts as absent. */
export function queryText(call: Call, name: string): string | undefined {
  const value = call.query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" && first !== "" ? first : undefined;
}

/** A whole number in the query; anything else counts as absent. */
export function queryInteger(call: Call, name: string): number | undefined {
  const text = queryText(call, name);
  if (text === undefined || !/^[+-]?\d{1,15}$/.test(text)) return undefined;
  return Number(text);
}

export function bodyText(call: Call, name: string): string {
  const value = call.body[name];
  return typeof value === "string" ? value : "";
}

/** The knowledge base of `?kb=`; a bad or unknown one is refused before anything else happens. */
export function wikiOf(call: Call): Wiki {
  const wiki = call.store.bases.resolve(queryText(call, "kb"));
  if (typeof wiki === "string") throw badRequest(wiki);
  return wiki;
}
