import {
  CallState,
  networkError,
  TransportError,
  type Outcome,
  type WebAbortSignal,
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

/** An answer whose head has arrived. */
export interface Exchange {
  readonly response: WebResponse;
  readonly status: number;
  /** Media type in lower case, without parameters; empty where there is none. */
  readonly type: string;
  /** The next bytes of the body; undefined at its end. Fails with what ended the call. */
  read(): Promise<Uint8Array | undefined>;
}

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

/** A body that is a stream can only be sent half-duplex, which the platform's type does not know yet. */
function initOf({ headers }: Settings, { method = "GET", json, body, ...call }: Call): RequestInit {
  const isJson = json !== undefined;
  return {
    method,
    headers: {
      accept: "application/json",
      ...headers,
      ...(isJson && { "content-type": "application/json" }),
      ...call.headers,
    },
    body: isJson ? toJson(json) : (body ?? null),
    duplex: "half",
    redirect: "manual",
    ...call.init,
  } as RequestInit;
}

/** The error of a call that its caller ended. */
export const abortError = (outcome: Outcome, signal: WebAbortSignal | undefined, attempts = 1): TransportError =>
  new TransportError("aborted", "The caller aborted the call.", {
    outcome,
    attempts,
    cause: signal?.reason as unknown,
  });

/** What ends the calls of a signal. They share one listener, because Node takes eleven for a leak. */
const ends = new WeakMap<WebAbortSignal, Set<() => void>>();

function endAll(this: WebAbortSignal): void {
  ends.get(this)?.forEach((end) => end());
}

/** A call under way: one time limit and one abort signal for all its attempts. */
export class Running {
  readonly state = new CallState();
  readonly #settings: Settings;
  readonly #call: Call;
  readonly #ms: number;
  readonly #url: string;
  readonly #init: RequestInit;
  readonly #signal: AbortSignal | undefined;
  readonly #ends: Set<() => void> | undefined;
  #stopTimer = () => {};
  #stopWhole = () => {};
  #close = () => {};

  /** Checks the call and starts its time limit. Nothing is sent yet. */
  constructor(settings: Settings, call: Call) {
    const { signal, timeoutMs } = call.options ?? {};
    const wholeMs = positive("timeoutMs", call.wholeMs ?? Infinity);
    this.#settings = settings;
    this.#call = call;
    this.#ms = timeoutMs === undefined ? (call.timeoutMs ?? settings.timeoutMs) : positive("timeoutMs", timeoutMs);
    this.#url = address(settings, call);
    this.#init = initOf(settings, call);
    this.#signal = signal;
    if (signal) {
      if (!signal.addEventListener) throw inputError("signal", "must be an AbortSignal");
      if (signal.aborted) this.#abort();
      this.#ends = ends.get(signal) ?? new Set();
      ends.set(signal, this.#ends.add(this.#abort));
      if (this.#ends.size === 1) signal.addEventListener("abort", endAll);
    }
    this.arm(true);
    if (wholeMs < Infinity) this.#stopWhole = settings.clock.after(wholeMs, () => this.#onTime(wholeMs));
  }

  readonly #abort = (): void => {
    const { mayHaveBeenSent, attempts } = this.state;
    this.state.stop(abortError(mayHaveBeenSent ? "unknown" : "not-sent", this.#signal, attempts));
  };

  readonly #onTime = (wholeMs?: number): void => {
    const { operation, timeoutError } = this.#call;
    const ms = wholeMs ?? this.#ms;
    const message = `${operation}: no complete answer within ${ms} ms.`;
    this.state.stop(timeoutError?.(ms, wholeMs) ?? new KnowledgeError("timeout", message, { outcome: "unknown" }));
  };

  #explain(error: unknown): Error {
    const { operation } = this.#call;
    return this.state.stopped ?? networkError(error, { operation, state: this.state });
  }

  /** Starts the time limit again, or takes it off. */
  arm(on: boolean): void {
    this.#stopTimer();
    if (on && this.#ms < Infinity) this.#stopTimer = this.#settings.clock.after(this.#ms, this.#onTime);
  }

  /** Frees timer and listener, and the connection of a body that was not read to its end. */
  end(): void {
    this.arm(false);
    this.#stopWhole();
    if (this.#ends?.delete(this.#abort) && this.#ends.size === 0) this.#signal?.removeEventListener("abort", endAll);
    this.#close();
  }

  /** Sends the request. The answer comes back whatever its status. */
  async send(): Promise<Exchange> {
    const { state } = this;
    const controller = new AbortController();
    try {
      const response = await new Promise<Response>((resolve, reject) => {
        if (state.stopped) throw state.stopped;
        this.#close = () => controller.abort();
        state.cancel = (error) => {
          controller.abort(error);
          reject(error);
        };
        state.sent = undefined;
        state.attempts += 1;
        this.#settings.fetch(this.#url, { ...this.#init, signal: controller.signal }).then(resolve, reject);
      });
      return this.#exchange(response, controller);
    } catch (error) {
      throw this.#explain(error);
    }
  }

  #exchange(response: Response, controller: AbortController): Exchange {
    const reader = response.body?.getReader();
    this.state.cancel = this.#close = () => {
      controller.abort();
      reader?.cancel().catch(() => {});
    };
    return {
      response,
      status: response.status,
      type: (response.headers.get("content-type") ?? "").replace(/;[^]*/, "").trim().toLowerCase(),
      read: async () => {
        try {
          const chunk = await reader?.read();
          if (this.state.stopped) throw this.state.stopped;
          return chunk?.value;
        } catch (error) {
          throw this.#explain(error);
        }
      },
    };
  }
}
