import {
  TransportError,
  type HttpCall,
  type HttpRequest,
  type ResponseHead,
  type SpecwrightError,
  type WebAbortSignal,
  type WebBodyInit,
} from "@specwright/transport";
import { CALL_OPTIONS } from "../options/call-options.ts";
import type { Config } from "../options/config.ts";
import { fromTransportError } from "./call-errors.ts";
import { isRead, mediaType, type Call, type OpenedResponse } from "./call.ts";
import { checkFields } from "./fields.ts";
import { checkSignal, inputError, requireId, requirePositive } from "./validate.ts";

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

type Decode<Result> = (response: ResponseHead, body: Uint8Array, call: HttpCall) => Result | Promise<Result>;

/** One request to the service, and the errors for its failures. */
export class KnowledgeRequest<Result> implements HttpRequest<Result> {
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
  /** The limit for the whole call, of which `timeoutMs` is left. */
  readonly limitMs: number;
  readonly idleTimeoutMs: number;
  readonly #call: Call;
  readonly #config: Config;
  readonly #decode: Decode<Result>;

  constructor(config: Config, call: Call, decode: Decode<Result>) {
    const options = call.options ?? {};
    checkFields(call.call, "option", options, call.optionNames ?? CALL_OPTIONS);
    checkSignal(call.call, options.signal);
    this.#call = call;
    this.#config = config;
    this.#decode = decode;
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

  decode(response: ResponseHead, body: Uint8Array, call: HttpCall): Result | Promise<Result> {
    return this.#decode(response, body, call);
  }

  settle(error: SpecwrightError): never {
    throw TransportError.isInstance(error) ? fromTransportError(this.#config, this.#call, this, error) : error;
  }
}

/** Sends a request once and resolves with the head of the response. */
export async function openResponse(config: Config, call: Call): Promise<OpenedResponse> {
  const request = new KnowledgeRequest<never>(config, call, () => {
    throw new TypeError("A response that is read chunk by chunk is not decoded as a whole.");
  });
  const opened = await config.http.open(request, request.idleTimeoutMs);
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
