import {
  TransportError,
  type HttpCall,
  type HttpRequest,
  type OpenResponse,
  type Outcome,
  type WebAbortSignal,
  type WebBodyInit,
  type WebRequestInit,
  type WebResponse,
} from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import type { CallOptions, Settings } from "../options.ts";
import type { RequestBody } from "../platform.ts";
import { inputError, positive, requireId } from "./input.ts";

/** One call, before it has an address. */
export interface Call {
  /** operationId of the specification. */
  readonly operation: string;
  /** Absent for a read, which may be repeated. */
  readonly method?: string | undefined;
  /** Not to be repeated although it is a read. */
  readonly once?: boolean;
  readonly path: string;
  /** Fills `{id}` in the path. */
  readonly id?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sent as JSON. */
  readonly json?: unknown;
  readonly body?: RequestBody;
  /** Read piece by piece: `timeoutMs` is the longest silence. */
  readonly isStream?: boolean;
  /** Further members of the request. */
  readonly init?: WebRequestInit;
  readonly options?: CallOptions | undefined;
  /** Time limit unless the options have one; default that of the client, Infinity for none. */
  readonly timeoutMs?: number;
  /** Limit for the whole call beside that time, which may start again; default none. */
  readonly wholeMs?: number | undefined;
  /** The error when one of the two is over. */
  readonly timeoutError?: ((ms: number, wholeMs?: number) => KnowledgeError) | undefined;
}

/** A response whose head has arrived. */
export interface Exchange extends OpenResponse {
  readonly status: number;
  /** Media type in lower case, without parameters; empty where there is none. */
  readonly type: string;
}

export const mediaType = ({ headers }: WebResponse): string =>
  (headers.get("content-type") ?? "").replace(/;[^]*/, "").trim().toLowerCase();

/**
 * Only a redirect or a refusal tells that a write was not carried out: behind other failures it may have been done, or
 * still be, and a success that cannot be read tells nothing.
 */
export const outcomeOf = ({ method }: Pick<Call, "method">, status = 200): Outcome =>
  method === undefined || (status !== 408 && /^[034]/.test(`${status}`)) ? "answered" : "unknown";

/** A parameter that was not filled in, or a segment by which the path would be another one. */
const OTHER_PATH = /\/(\.{0,2}|[^/?]*[{}][^/?]*)([/?]|$)/;

function address({ baseUrl }: Settings, { path, id, query = {} }: Call): string {
  const filled = path.replace("{id}", () => encodeURIComponent(requireId("id", id)));
  if (OTHER_PATH.test(filled.replace(/\?[^]*/, ""))) throw inputError("path", "lacks a parameter", path);
  const search = `${new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined) as string[][])}`;
  return baseUrl + filled + (search && `?${search}`);
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    throw inputError("body", "must be JSON: no bigint, no circle");
  }
}

/** The error of a call that its caller ended. */
export const abortError = (outcome: Outcome, signal: WebAbortSignal | undefined, attempts = 1): TransportError =>
  new TransportError("aborted", "The caller aborted the call.", {
    outcome,
    attempts,
    cause: signal?.reason as unknown,
  });

/** One request to the service, and how its failures are told. */
export class KnowledgeRequest<Result> implements HttpRequest<Result> {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  readonly isIdempotent: boolean;
  readonly isSentOnce: boolean;
  readonly signal: WebAbortSignal | undefined;
  readonly timeoutMs: number;
  readonly expiresAt = Infinity;
  readonly idleTimeoutMs: number;
  readonly #headers: Record<string, string>;
  readonly #call: Call;
  readonly #decode: (response: WebResponse, body: Uint8Array) => Result | Promise<Result>;

  constructor(
    settings: Settings,
    call: Call,
    decode: (response: WebResponse, body: Uint8Array) => Result | Promise<Result>,
  ) {
    const { operation, method, json, body, init, options: { signal, timeoutMs } = {} } = call;
    const wholeMs = positive("timeoutMs", call.wholeMs ?? Infinity);
    const ms = timeoutMs === undefined ? (call.timeoutMs ?? settings.timeoutMs) : positive("timeoutMs", timeoutMs);
    if (signal && !signal.addEventListener) throw inputError("signal", "must be an AbortSignal");
    this.#call = call;
    this.#decode = decode;
    this.operation = operation;
    this.method = method ?? "GET";
    this.url = address(settings, call);
    const isJson = json !== undefined;
    this.body = (isJson ? toJson(json) : (body ?? init?.body ?? null)) as WebBodyInit | null;
    this.#headers = {
      accept: "application/json",
      ...settings.headers,
      ...(isJson && { "content-type": "application/json" }),
      ...call.headers,
      ...(init?.headers as Record<string, string>),
    };
    this.isIdempotent = method === undefined;
    this.isSentOnce = method !== undefined || call.once === true;
    this.signal = signal;
    this.timeoutMs = call.isStream ? wholeMs : ms;
    this.idleTimeoutMs = ms;
  }

  headers(): Record<string, string> {
    return this.#headers;
  }

  decode(response: WebResponse, body: Uint8Array): Result | Promise<Result> {
    return this.#decode(response, body);
  }

  /** Failures of the transport, as the client tells them. */
  settle(error: unknown, { state }: HttpCall<Result>): never {
    if (!TransportError.isInstance(error)) throw error;
    const { operation } = this;
    const { code, status } = error;
    const outcome = outcomeOf(this.#call, status);
    if (code.endsWith("-timeout")) {
      const isWhole = this.#call.isStream && code === "total-timeout";
      const ms = isWhole ? this.timeoutMs : this.idleTimeoutMs;
      const message = `${operation}: no complete answer within ${ms} ms.`;
      const told = this.#call.timeoutError?.(ms, isWhole ? ms : undefined);
      throw told ?? new KnowledgeError("timeout", message, { outcome: "unknown" });
    }
    if (code === "aborted")
      throw abortError(state.mayHaveBeenSent ? "unknown" : "not-sent", this.signal, state.attempts);
    if (code === "response-too-large") {
      const message = `${operation}: ${error.message}`;
      throw new KnowledgeError(code, message, { status, outcome });
    }
    if (code === "redirect") {
      const message = `${operation} was answered with status ${status || "of a redirect"}: this address is not that of the service`;
      throw new KnowledgeError("wrong-address", message, { status, outcome });
    }
    throw error;
  }
}

/** Opens a response that is read piece by piece. */
export async function open(settings: Settings, call: Call): Promise<Exchange> {
  const request = new KnowledgeRequest<never>(settings, { ...call, isStream: true }, () => {
    throw new TypeError("A stream is not decoded as a whole.");
  });
  const exchange = await settings.http.open(request, request.idleTimeoutMs);
  return { ...exchange, status: exchange.response.status, type: mediaType(exchange.response) };
}
