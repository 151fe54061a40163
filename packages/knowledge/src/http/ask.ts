import { KnowledgeError, type KnowledgeErrorCode } from "../errors.ts";
import type { Settings } from "../options.ts";
import { send, type Call, type Exchange } from "./send.ts";

/** A whole answer with a status of success. */
export interface Answer {
  readonly status: number;
  /** Media type in lower case, without parameters; empty where there is none. */
  readonly type: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

export type Request = Omit<Call, "timeoutMs" | "timeoutError"> & {
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly timeoutMs?: number;
};

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

function codeOf(status: number, type: string, detail: string): KnowledgeErrorCode {
  // A proxy in front of the right service says so with a page too.
  if (status >= 500) return "server";
  if (status < 400 || isPage(type, detail) || (status === 404 && detail.startsWith("404 page"))) return "wrong-address";
  if (status === 409 && /already submitted|duplicate/i.test(detail)) return "duplicate";
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

/** The media type of a response in lower case, without its parameters. */
export const mediaType = (response: Response): string =>
  (response.headers.get("content-type") ?? "").replace(/;[^]*/, "").trim().toLowerCase();

const timeoutError = (operation: string, ms: number) => (): KnowledgeError =>
  new KnowledgeError("timeout", `${operation}: no complete answer within ${ms} ms.`, { outcome: "unknown" });

/** The error for an answer that is no success. */
export function refusal(
  settings: Settings,
  operation: string,
  status: number,
  type: string,
  text: string,
): KnowledgeError {
  const detail = settings.clean(detailOf(text)).slice(0, 1000);
  const code = codeOf(status, type, detail);
  const shown = isPage(type, detail) ? "a web page" : detail;
  const said = code === "wrong-address" ? "this address is not that of the service" : shown;
  return new KnowledgeError(code, `${operation} was answered with status ${status || "of a redirect"}: ${said}`, {
    status,
    detail,
  });
}

/** Reads the whole body. */
export async function readAll(exchange: Exchange): Promise<Uint8Array> {
  try {
    return new Uint8Array(await exchange.response.arrayBuffer());
  } catch (error) {
    throw exchange.explain(error);
  } finally {
    exchange.end();
  }
}

/** Prepares a request: a JSON body, the time limit of the call or of the client. */
export function prepare(settings: Settings, request: Request): Call {
  const { json, ...call } = request;
  const timeoutMs = request.options?.timeoutMs ?? request.timeoutMs ?? settings.timeoutMs;
  const body =
    json === undefined ? {} : { body: JSON.stringify(json), headers: { "content-type": "application/json" } };
  return { ...call, ...body, timeoutMs, timeoutError: timeoutError(request.operation, timeoutMs) };
}

/** Sends a request and reads the whole answer; throws where it is no success. */
export async function ask(settings: Settings, request: Request): Promise<Answer> {
  const exchange = await send(settings, prepare(settings, request));
  const { status } = exchange.response;
  const type = mediaType(exchange.response);
  const bytes = await readAll(exchange);
  const text = new TextDecoder().decode(bytes);
  if (status < 200 || status > 299) throw refusal(settings, request.operation, status, type, text);
  return { status, type, bytes, text };
}

/** An object of an answer. */
export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The error for a success whose content is not what it should be. */
export const unexpected = (operation: string, rule: string, status?: number): KnowledgeError =>
  new KnowledgeError("unexpected-answer", `${operation}: the answer ${rule}.`, { status });

/** Parses an answer that must be JSON. A web page in its place means that the address is wrong. */
export function parseAnswer(operation: string, { status, type, text }: Answer): unknown {
  if (isPage(type, text)) {
    throw new KnowledgeError(
      "wrong-address",
      `${operation}: a web page answered, so this address is not that of the service.`,
      {
        status,
      },
    );
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unexpected(operation, "is not complete, valid JSON", status);
  }
}

/** Sends a request whose answer is JSON. */
export async function askJson(settings: Settings, request: Request): Promise<unknown> {
  return parseAnswer(request.operation, await ask(settings, request));
}

/** Sends a request whose answer is a record with an id, for example. */
export async function askRecord<Result>(settings: Settings, request: Request, ...fields: string[]): Promise<Result> {
  const value = await askJson(settings, request);
  for (const field of fields) {
    if (!isObject(value) || typeof value[field] !== "string")
      throw unexpected(request.operation, `has no text "${field}"`);
  }
  return value as Result;
}
