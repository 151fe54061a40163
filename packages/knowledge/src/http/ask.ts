import type { Outcome } from "@specwright/transport";
import { KnowledgeError, type KnowledgeErrorCode } from "../errors.ts";
import type { Settings } from "../options.ts";
import type { Form } from "../resources.ts";
import { Running, type Call, type Exchange } from "./send.ts";

/** A whole answer. */
export interface Answer extends Pick<Exchange, "status" | "type" | "response"> {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
}

const CODES: Readonly<Record<number, KnowledgeErrorCode>> = {
  400: "bad-request",
  401: "unauthorized",
  403: "unauthorized",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  422: "bad-request",
};

/** A page in place of JSON: by its type, or by its first character where a proxy kept the type. */
const isPage = (type: string, text: string) => type === "text/html" || text.trimStart().startsWith("<");

function codeOf(operation: string, status: number, type: string, detail: string): KnowledgeErrorCode {
  // A proxy in front of the right service says so with a page too.
  if (status >= 500) return "server";
  if (status < 400 || isPage(type, detail) || (status === 404 && detail.startsWith("404 page"))) return "wrong-address";
  if (status === 409 && operation.startsWith("submit") && /already submitted|duplicate/i.test(detail))
    return "duplicate";
  if (status === 400 && /body too large/i.test(detail)) return "too-large";
  return CODES[status] ?? "http";
}

/** What an error body says: the released server's `error`, or the text itself. */
function detailOf(text: string): string {
  try {
    const { error, message, detail } = JSON.parse(text) as Record<string, unknown>;
    for (const said of [error, message, detail]) if (typeof said === "string") return said;
  } catch {}
  return text.trim();
}

/** How long the server asks to wait, as seconds or as a date. */
function waitOf({ headers }: Response, now: number): number | undefined {
  const value = headers.get("retry-after");
  const ms = value && (/^\s*\d+\s*$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now);
  return ms && ms >= 0 ? ms : undefined;
}

/** What an answer is judged by. A call with a method is a write. */
export type Judged = Pick<Call, "operation" | "method">;

/**
 * Only a redirect or a refusal tells that a write was not carried out: behind other failures it may have been done, or
 * still be, and a success that cannot be read tells nothing.
 */
const outcomeOf = ({ method }: Judged, status = 200): Outcome =>
  method === undefined || (status !== 408 && /^[034]/.test(`${status}`)) ? "answered" : "unknown";

/** The error for an answer that is no success. */
export function refusal(settings: Settings, call: Judged, { status, type, text, response }: Answer): KnowledgeError {
  const { operation } = call;
  const detail = settings.clean(detailOf(text)).slice(0, 1000);
  const code = codeOf(operation, status, type, detail);
  const shown = isPage(type, detail) ? "a web page" : detail;
  const said = code === "wrong-address" ? "this address is not that of the service" : shown;
  return new KnowledgeError(code, `${operation} was answered with status ${status || "of a redirect"}: ${said}`, {
    status,
    detail,
    outcome: outcomeOf(call, status),
    retryAfterMs: waitOf(response, settings.clock.now()),
  });
}

/** Reads the whole body, unless it is larger than the client allows. */
export async function readAll(settings: Settings, call: Judged, exchange: Exchange): Promise<Answer> {
  const { response, status, type } = exchange;
  const most = settings.maxResponseBytes;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  // Each chunk comes after the one before.
  for (let chunk; (chunk = await exchange.read()); chunks.push(chunk as Uint8Array<ArrayBuffer>)) {
    if ((size += chunk.byteLength) > most) {
      throw new KnowledgeError(
        "response-too-large",
        `${call.operation}: the answer is larger than ${most} bytes, the client's maxResponseBytes.`,
        { status, outcome: outcomeOf(call, status) },
      );
    }
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { response, status, type, bytes, text: new TextDecoder().decode(bytes) };
}

/**
 * Sends a call and reads the whole answer; throws where it is no success. A read is repeated after failures that pass.
 *
 * @param onAnswer told of every answer before it is judged
 */
export async function ask(settings: Settings, call: Call, onAnswer?: (answer: Answer) => void): Promise<Answer> {
  const { operation } = call;
  const running = new Running(settings, call);
  const attempt = async () => {
    const answer = await readAll(settings, call, await running.send());
    onAnswer?.(answer);
    if (answer.status < 200 || answer.status > 299) throw refusal(settings, call, answer);
    return answer;
  };
  try {
    return await (call.method || call.once ? attempt() : settings.repeat({ operation, state: running.state }, attempt));
  } finally {
    running.end();
  }
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
    throw new KnowledgeError(
      "wrong-address",
      `${call.operation}: a web page answered, so this address is not that of the service.`,
      { status, outcome: outcomeOf(call) },
    );
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

/** Sends a call whose success has nothing to say: 204, or JSON that nobody needs. */
export async function askNothing(settings: Settings, call: Call): Promise<void> {
  const answer = await ask(settings, call);
  if (answer.status !== 204) parseAnswer(call, answer);
}

/** Sends a call whose answer is a record with an id, for example. */
export async function askRecord<Result>(settings: Settings, call: Call, ...fields: string[]): Promise<Result> {
  const value = await askJson(settings, call);
  for (const field of fields) {
    if (!isObject(value) || typeof value[field] !== "string") throw unexpected(call, `has no text "${field}"`);
  }
  return value as Result;
}

/** Sends a call whose answer is a list, as it is or in a field of a record; says which of the two it was. */
export async function askList<Item>(settings: Settings, call: Call, field: string, onForm?: (form: Form) => void) {
  const value = await askJson(settings, call);
  const inside = isObject(value) ? value[field] : value;
  if (!Array.isArray(inside)) throw unexpected(call, `has no list of ${field}`);
  onForm?.(isObject(value) ? "released" : "reference");
  return inside as Item[];
}
