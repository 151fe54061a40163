import {
  isJsonObject,
  TransportError,
  type Deviation,
  type HttpCall,
  type HttpRequest,
  type JsonObject,
  type SpecwrightError,
  type WebAbortSignal,
  type WebBodyInit,
} from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import type { Config } from "../options/config.ts";
import { CALL_OPTIONS } from "../options/options.ts";
import type { ServerVariant } from "../server-variant.ts";
import { fromTransportError, isWebPage, toKnowledgeError, wrongAddress } from "./call-errors.ts";
import { outcomeOfStatus } from "./attempt-outcome.ts";
import { isRead, mediaType, type Call, type CompleteResponse, type OpenedResponse } from "./call.ts";
import { redactRecord } from "../options/redact.ts";
import { checkFields, checkSignal, inputError, requireId, requirePositive } from "../validate.ts";

function urlOf({ baseUrl }: Config, { call, operation, id, query = {} }: Call): string {
  const { path } = operation;
  const filled = path.includes("{id}")
    ? path.replace("{id}", () => encodeURIComponent(requireId(call, "id", id)))
    : path;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  return baseUrl + filled + (search === "" ? "" : `?${search}`);
}

function toJson(call: string, value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw inputError(call, "the input must be JSON, without bigint values and circular references");
  }
}

/** Request to the service. Converts transport errors to errors that name the call. */
export class KnowledgeRequest implements HttpRequest {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  readonly isWrite: boolean;
  readonly isIdempotent: boolean;
  readonly isSentOnce: boolean;
  readonly signal: WebAbortSignal | undefined;
  readonly timeoutMs: number;
  readonly expiresAt: number;
  /** Time limit of the whole call in milliseconds. `timeoutMs` is the part that is left for the request. */
  readonly limitMs: number;
  readonly idleTimeoutMs: number;
  readonly #call: Call;
  readonly #config: Config;

  constructor(config: Config, call: Call) {
    const options = call.options ?? {};
    checkFields(call.call, "option", options, call.optionNames ?? CALL_OPTIONS);
    checkSignal(call.call, options.signal);
    this.#call = call;
    this.#config = config;
    this.operation = call.call;
    this.method = call.operation.method;
    this.url = urlOf(config, call);
    this.body = call.json === undefined ? (call.body ?? null) : toJson(call.call, call.json);
    this.isIdempotent = isRead(call);
    this.isWrite = !this.isIdempotent;
    this.isSentOnce = !this.isIdempotent || call.isSentOnce === true;
    this.signal = options.signal;
    const { timeoutMs = call.timeoutMs ?? config.timeoutMs, idleTimeoutMs = config.idleTimeoutMs } = options;
    this.limitMs = requirePositive(call.call, "timeoutMs", timeoutMs);
    const leftMs = this.limitMs - config.spentMs;
    this.timeoutMs = Math.max(leftMs, 1);
    this.expiresAt = config.clock.now() + leftMs;
    this.idleTimeoutMs = requirePositive(call.call, "idleTimeoutMs", idleTimeoutMs);
  }

  headers(): Record<string, string> {
    const { json, headers } = this.#call;
    return {
      accept: "application/json",
      ...this.#config.headers(),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...headers,
    };
  }

  /** Sends one attempt and reads the whole response. */
  async send(call: HttpCall): Promise<CompleteResponse> {
    const { head, body } = await call.send(this.headers());
    return { response: head, status: head.status, type: mediaType(head), bytes: body };
  }

  settle(error: SpecwrightError): never {
    throw TransportError.isInstance(error) ? fromTransportError(this.#config, this.#call, this, error) : error;
  }
}

/** Sends a request once and resolves with its response head. */
export async function openResponse(config: Config, call: Call): Promise<OpenedResponse> {
  const streamed = new KnowledgeRequest(config, call);
  const opened = await config.http.open(streamed, streamed);
  const { response } = opened;
  return {
    response,
    status: response.status,
    type: mediaType(response),
    read: (limitMs) => opened.read(limitMs),
    readAll: () => opened.readAll(),
    close: () => opened.close(),
  };
}

/** Returns the error for a successful response with unexpected content. */
export const unexpectedResponse = (
  call: Call,
  problem: string,
  found: { readonly status?: number; readonly response?: unknown } = {},
): KnowledgeError =>
  new KnowledgeError("unexpected-response", `${call.call}: the response ${problem}.`, {
    id: call.id,
    path: call.query?.["path"] as string | undefined,
    outcome: outcomeOfStatus(call),
    ...found,
  });

/** Complete response, with the function that reports debug events of its call. */
type ObservedResponse = CompleteResponse & Pick<HttpCall, "debug">;

/**
 * Sends a call and reads the whole response. Throws unless the status is a success. Retries reads after temporary
 * failures.
 */
async function request(config: Config, call: Call): Promise<ObservedResponse> {
  const sent = new KnowledgeRequest(config, call);
  const attempt = async (observed: HttpCall): Promise<ObservedResponse> => {
    const complete = await sent.send(observed);
    if (complete.status < 200 || complete.status > 299) throw toKnowledgeError(config, call, complete);
    return { ...complete, debug: (step) => observed.debug(step) };
  };
  return config.http.request(sent, attempt, sent);
}

/** Reads the rest of an open response, up to `maxResponseBytes`. */
export async function readToEnd({ response, status, type, readAll }: OpenedResponse): Promise<CompleteResponse> {
  return { response, status, type, bytes: await readAll() };
}

/** Decodes a response as UTF-8. Rejects invalid UTF-8, because a replacement character would change the content. */
export function readText(call: Call, { status, bytes }: CompleteResponse): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unexpectedResponse(call, "is not valid UTF-8", { status });
  }
}

/** Parses a response that must be JSON. A web page instead of JSON means that the base URL is wrong. */
export function parseJson(config: Config, call: Call, complete: CompleteResponse): unknown {
  const { status, type, bytes } = complete;
  if (isWebPage(type, new TextDecoder().decode(bytes.subarray(0, 200))))
    throw wrongAddress(config, call, { status, what: "a web page" });
  const text = readText(call, complete);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unexpectedResponse(call, "is not complete, valid JSON", { status });
  }
}

/**
 * Sends a call whose response is JSON. Rejects a response that lacks essential fields, or whose ID differs from the ID in
 * the call.
 */
export async function requestJson<Result>(config: Config, call: Call): Promise<Result> {
  const complete = await request(config, call);
  const value = parseJson(config, call, complete);
  const unexpected = (problem: string) =>
    unexpectedResponse(call, problem, { status: complete.status, response: redactRecord(config, value) });
  if (call.id !== undefined && isJsonObject(value) && "id" in value && value["id"] !== call.id)
    throw unexpected("does not belong to this request");
  const difference = await findDrift(config, call, value, complete);
  const problem = call.operation.checkResponse?.(value);
  if (problem !== undefined) throw unexpected(`is unusable: ${problem}`);
  if (difference !== undefined) throw unexpected(`does not match the specification: ${difference}`);
  return value as Result;
}

/**
 * Compares a response with the specification and reports the differences. Returns the first difference for which the
 * call must fail. Undefined if there is none.
 */
async function findDrift(
  { drift }: Config,
  { call, operation }: Call,
  value: unknown,
  { debug }: ObservedResponse,
): Promise<string | undefined> {
  if (drift === undefined || operation.id === undefined) return undefined;
  const { responseSchemas } = await import("../generated/response-schemas.ts");
  const schema = responseSchemas[operation.id];
  if (schema === undefined) return undefined;
  const onDeviation = (deviation: Deviation) => debug({ type: "drift", ...deviation });
  return drift.compare({ operation: call }, schema, value, "response", onDeviation);
}

/** Sends a call that succeeds with 204 and no content. Rejects any other success, because a proxy may have sent it. */
export async function requestNothing(config: Config, call: Call): Promise<void> {
  const complete = await request(config, call);
  if (complete.status === 204) return;
  // Throws the specific error for a web page or a broken response.
  parseJson(config, call, complete);
  throw unexpectedResponse(call, `has status ${complete.status} instead of 204`, { status: complete.status });
}

/** Sends a call whose response is the content of a file. Rejects partial (206) and empty (204) responses. */
export async function requestContent(config: Config, call: Call): Promise<CompleteResponse> {
  const complete = await request(config, call);
  if (complete.status !== 200)
    throw unexpectedResponse(call, `has status ${complete.status} instead of 200, so its content may be incomplete`, {
      status: complete.status,
    });
  return complete;
}

/**
 * Sends a call whose response is a list, either directly or in a field of an object. Detects the server variant from
 * the shape of the response.
 *
 * @param essential names of the string fields that every item needs
 */
export async function requestList<Item>(
  config: Config,
  call: Call,
  field: string,
  onVariant?: (variant: ServerVariant) => void,
  essential: readonly string[] = [],
): Promise<Item[]> {
  const value = await requestJson<unknown>(config, call);
  // Go writes an empty list as null, so treat null as an empty list.
  const inside = isJsonObject(value) ? (value[field] === null ? [] : value[field]) : value;
  if (!Array.isArray(inside) || !inside.every(isJsonObject))
    throw unexpectedResponse(call, `has no list of ${field}`, { response: redactRecord(config, value) });
  // The published contract defines only the ID of an item, so require nothing else from a server that follows it.
  const names = isJsonObject(value) ? essential : essential.filter((name) => name === "id");
  const missing = names.find((name) => inside.some((item) => typeof (item as JsonObject)[name] !== "string"));
  if (missing !== undefined)
    throw unexpectedResponse(call, `has an item of ${field} without ${missing}`, {
      response: redactRecord(config, value),
    });
  onVariant?.(isJsonObject(value) ? "released" : "reference");
  return inside as Item[];
}
