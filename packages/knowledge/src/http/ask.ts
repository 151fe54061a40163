import { KnowledgeError } from "../errors.ts";
import { loaded } from "../loaded.ts";
import type { Settings } from "../options.ts";
import { KnowledgeRequest, mediaType, outcomeOf, type Call, type Exchange } from "./send.ts";
import type { WebResponse } from "@specwright/transport";

/** A whole answer. */
export { outcomeOf } from "./send.ts";

export interface Answer extends Pick<Exchange, "status" | "type" | "response"> {
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** A page in place of JSON: by its type, or by its first character where a proxy kept the type. */
export const isPage = (type: string, text: string) => type === "text/html" || text.trimStart().startsWith("<");

/** What an answer is judged by. A call with a method is a write. */
export type Judged = Pick<Call, "operation" | "method">;

/**
 * Sends a call and reads the whole answer; throws where it is no success. A read is repeated after failures that pass.
 *
 * @param onAnswer told of every answer before it is judged
 */
export async function ask(settings: Settings, call: Call, onAnswer?: (answer: Answer) => void): Promise<Answer> {
  const decode = async (response: WebResponse, bytes: Uint8Array): Promise<Answer> => {
    const { refusal } = await loading;
    const { status } = response;
    const answer = { response, status, type: mediaType(response), bytes, text: new TextDecoder().decode(bytes) };
    onAnswer?.(answer);
    if (status < 200 || status > 299) throw refusal(settings, call, answer);
    return answer;
  };
  const request = new KnowledgeRequest(settings, call, decode);
  // There before anything is sent, so that no refusal is lost.
  const loading = loaded(import("./refusal.ts"));
  await loading;
  return settings.http.request(request);
}

/** Reads what is left of an open response, unless it is larger than the client allows. */
export async function readAll(settings: Settings, call: Judged, exchange: Exchange): Promise<Answer> {
  const { response, status, type } = exchange;
  const most = settings.maxResponseBytes;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let chunk; (chunk = await exchange.read()); chunks.push(chunk as Uint8Array<ArrayBuffer>)) {
    if ((size += chunk.byteLength) > most) {
      const message = `${call.operation}: The answer is larger than ${most} bytes.`;
      throw new KnowledgeError("response-too-large", message, { status, outcome: outcomeOf(call, status) });
    }
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { response, status, type, bytes, text: new TextDecoder().decode(bytes) };
}

/** An object of an answer. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The error for a success whose content is not what it should be. */
export const unexpected = (call: Judged, rule: string, status?: number): KnowledgeError =>
  new KnowledgeError("unexpected-answer", `${call.operation}: the answer ${rule}.`, {
    status,
    outcome: outcomeOf(call),
  });

/** Parses an answer that must be JSON. A web page in its place means that the address is wrong. */
export function parseAnswer(call: Judged, { status, type, text }: Answer): unknown {
  if (isPage(type, text)) {
    throw new KnowledgeError("wrong-address", `${call.operation}: a web page answered, not the service.`, {
      status,
      outcome: outcomeOf(call),
    });
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unexpected(call, "is not complete, valid JSON", status);
  }
}

/** Sends a call whose answer is JSON. */
export const askJson = async (settings: Settings, call: Call): Promise<unknown> =>
  parseAnswer(call, await ask(settings, call));

/** Sends a call whose answer is a record with an id, for example. */
export async function askRecord<Result>(settings: Settings, call: Call, ...fields: string[]): Promise<Result> {
  const value = await askJson(settings, call);
  for (const field of fields) {
    if (!isObject(value) || typeof value[field] !== "string") throw unexpected(call, `has no text "${field}"`);
  }
  return value as Result;
}
