import {
  TransportError,
  type SpecwrightError,
  type HttpCall,
  type HttpRequest,
  type OpenResponse,
  type Outcome,
  type WebAbortSignal,
  type WebBodyInit,
  type ResponseHead,
} from "@specwright/transport";
import { KnowledgeError } from "../errors.ts";
import { CALL_OPTIONS, type Config, type StreamOptions } from "../config.ts";
import { checkFields } from "./fields.ts";
import { inputError, requireId, requirePositive } from "./validate.ts";

/** A generated operation, or what is known of one that the specification does not have. */
export interface Operation {
  readonly method: string;
  readonly path: string;
}

/** One request of a call. */
export interface Call {
  /** The method that the caller used, such as `tasks.delete`. Errors begin with it. */
  readonly call: string;
  readonly operation: Operation;
  /** Replaces `{id}` in the path. */
  readonly id?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Body to send as JSON. */
  readonly json?: unknown;
  /** Any other body. */
  readonly body?: WebBodyInit | null | undefined;
  readonly options?: StreamOptions | undefined;
  /** Names that `options` may have. Default: those of every call. */
  readonly optionNames?: Readonly<Record<string, true>>;
  /** Limit for the whole call if the options have none. Default: that of the client. */
  readonly timeoutMs?: number;
  /** The request only prepares what the caller asked for: if it fails, the call itself was not sent. */
  readonly isPreparation?: boolean;
  /** A read that must not be retried, because the caller repeats it. */
  readonly isSentOnce?: boolean;
  /** Replaces the error for a limit that passed. */
  readonly timeoutError?: ((limit: "total" | "idle", ms: number) => KnowledgeError) | undefined;
}

const READS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export const isRead = ({ operation }: Pick<Call, "operation">): boolean => READS.has(operation.method);

/** Media type in lower case, without parameters; empty if there is none. */
export const mediaType = ({ headers }: Pick<ResponseHead, "headers">): string =>
  (headers.get("content-type") ?? "").replace(/;[^]*/, "").trim().toLowerCase();

/**
 * What a response with this status says about the call. Only a refusal proves that the server did not carry out a write.
 * After any other failure, and after a success that cannot be read, it may have.
 */
export function outcomeOf(call: Pick<Call, "operation" | "isPreparation">, status = 200): Outcome {
  if (call.isPreparation === true) return "not-sent";
  const isRefusal = status >= 400 && status < 500 && status !== 408;
  return isRead(call) || isRefusal ? "answered" : "unknown";
}

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

export function checkSignal(call: string, signal: WebAbortSignal | undefined): void {
  if (signal && typeof signal.addEventListener !== "function")
    throw inputError(call, "signal must be an AbortSignal", typeof signal);
}

/** The error of a call that its caller aborted. */
export const abortError = (
  call: string,
  outcome: Outcome,
  signal: WebAbortSignal | undefined,
  attempts = 1,
): TransportError =>
  new TransportError("aborted", `${call}: the caller aborted the call.`, {
    outcome,
    attempts,
    cause: signal?.reason as unknown,
  });

type Decode<Result> = (response: ResponseHead, body: Uint8Array) => Result | Promise<Result>;

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
    this.timeoutMs = requirePositive(call.call, "timeoutMs", timeoutMs);
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

  decode(response: ResponseHead, body: Uint8Array): Result | Promise<Result> {
    return this.#decode(response, body);
  }

  /** Turns an error of the transport into one that names the call, what happened and what to do. */
  settle(error: SpecwrightError, { attempts }: HttpCall): never {
    if (!TransportError.isInstance(error)) throw error;
    const { code, status } = error;
    const { call } = this.#call;
    if (code === "aborted") throw abortError(call, this.#outcome(error.outcome), this.signal, attempts);
    if (code.endsWith("-timeout")) throw this.#timeoutError(error);
    if (code === "response-too-large") {
      const { maxResponseBytes } = this.#config;
      throw new KnowledgeError(
        code,
        `${call}: the response is larger than ${maxResponseBytes} bytes. Raise maxResponseBytes if that is expected.`,
        { status, outcome: outcomeOf(this.#call, status) },
      );
    }
    if (code === "redirect")
      throw wrongAddress(this.#config, this.#call, {
        status,
        what: "a redirect",
        outcome: this.#outcome(error.outcome),
      });
    throw this.#connectionError(error);
  }

  #outcome(outcome: Outcome): Outcome {
    return this.#call.isPreparation === true ? "not-sent" : outcome;
  }

  #timeoutError(error: TransportError): KnowledgeError {
    const isAttempt = error.code === "attempt-timeout";
    const limit = error.code === "idle-timeout" ? "idle" : "total";
    const ms = isAttempt ? this.#config.attemptTimeoutMs : limit === "idle" ? this.idleTimeoutMs : this.timeoutMs;
    const own = isAttempt ? undefined : this.#call.timeoutError?.(limit, ms);
    if (own !== undefined) return own;
    const advice = this.isIdempotent
      ? `Try again, or raise ${isAttempt ? "attemptTimeoutMs" : "timeoutMs"}.`
      : "The server may have carried it out: check that before you send it again.";
    return new KnowledgeError("timeout", `${this.#call.call}: no complete response within ${ms} ms. ${advice}`, {
      outcome: this.#outcome(error.outcome),
      isRetryable: this.isIdempotent,
      cause: error,
    });
  }

  #connectionError(error: TransportError): TransportError {
    const outcome = this.#outcome(error.outcome);
    const reason = (error.cause as { code?: string } | undefined)?.code ?? error.code;
    const { baseUrl } = this.#config;
    const happened =
      error.code === "network"
        ? `${baseUrl} was not reached, or the connection broke (${reason}). Check baseUrl and that the service is running`
        : `${error.message.replace(/\.$/, "")} (${baseUrl})`;
    const isUncertain = outcome === "unknown" && !this.isIdempotent;
    const advice = isUncertain ? ". The server may have carried out the call: check that before you send it again" : "";
    return new TransportError(error.code, `${this.#call.call}: ${happened}${advice}.`, {
      outcome,
      attempts: error.attempts,
      status: error.status,
      isRetryable: error.isRetryable && !isUncertain,
      operation: this.#call.call,
      cause: error.cause,
    });
  }
}

/** The error for a response that did not come from the service. */
export function wrongAddress(
  { baseUrl }: Config,
  call: Call,
  { status, what, outcome }: { readonly status: number | undefined; readonly what: string; readonly outcome: Outcome },
): KnowledgeError {
  const responded = status ? `${what} (HTTP ${status})` : what;
  const message = `${call.call}: ${responded} came instead of a response of the service. Check baseUrl (${baseUrl}).`;
  return new KnowledgeError("wrong-address", message, { status, outcome: isRead(call) ? "answered" : outcome });
}

/** A response that was read to its end. */
export interface CompleteResponse {
  readonly response: ResponseHead;
  readonly status: number;
  /** Media type in lower case, without parameters; empty if there is none. */
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A response whose body is read chunk by chunk. */
export interface OpenedResponse {
  readonly response: ResponseHead;
  readonly read: OpenResponse["read"];
  readonly readAll: OpenResponse["readAll"];
  readonly close: OpenResponse["close"];
  readonly status: number;
  /** Media type in lower case, without parameters; empty if there is none. */
  readonly type: string;
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
