import { CallState } from "./call-state.ts";
import { systemClock, type Clock } from "./clock.ts";
import { Deadlines, timeoutError } from "./deadlines.ts";
import { networkError } from "./errors.ts";
import { LightRequest } from "./light-request.ts";
import { readBytes } from "./read-bytes.ts";
import { refuseRedirect } from "./refuse-redirects.ts";
import type { Retrier } from "./retry.ts";
import type { Throttle } from "./throttle.ts";
import type { CallContext, DebugEvent, Fetch, RateLimit } from "./types.ts";
import type { WebAbortSignal, WebBodyInit, WebResponse } from "./web-types.ts";

/** A request and what becomes of its response. Clients implement it; the methods are called in this order. */
export interface HttpRequest<Result> {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly body: WebBodyInit | null;
  /** Whether the server may receive the request twice. */
  readonly isIdempotent: boolean;
  /** Never sent a second time, even where it surely did not arrive. */
  readonly isSentOnce?: boolean | undefined;
  readonly rateLimits?: readonly RateLimit[] | undefined;
  readonly signal?: WebAbortSignal | undefined;
  /** Milliseconds for the whole call with its retries and waits; 0 for no limit. */
  readonly timeoutMs: number;
  /** Nothing is sent once the wall clock has passed this time: a machine may have slept through the timer. */
  readonly expiresAt: number;

  /** Headers of one attempt, made after every wait, because a signature ages. */
  headers(call: HttpCall<Result>): Record<string, string> | Promise<Record<string, string>>;
  /** Turns a complete response into a result. What it throws decides whether the call is retried. */
  decode(response: WebResponse, body: Uint8Array, call: HttpCall<Result>): Result | Promise<Result>;
  /** The last word on a failed call, while its deadline still runs: throws the client's own error, or resolves after all. */
  settle?(error: unknown, call: HttpCall<Result>): Result | Promise<Result>;
  /** Asked once about a failed attempt: true sends the request again at once, such as after a clock was corrected. */
  recover?(error: unknown, call: HttpCall<Result>): Promise<boolean> | false;
}

/** One call under way. */
export class HttpCall<Result> implements CallContext {
  readonly state: CallState = new CallState();
  readonly request: HttpRequest<Result>;
  readonly operation: string;
  readonly limits: readonly RateLimit[] | undefined;
  readonly onDebug: CallContext["onDebug"];
  requestId: string | undefined;
  /** Local milliseconds around the last exchange. */
  sentAt = 0;
  receivedAt = 0;
  hasRecovered = false;

  constructor(request: HttpRequest<Result>, onDebug: CallContext["onDebug"]) {
    this.request = request;
    this.operation = request.operation;
    this.limits = request.rateLimits;
    this.onDebug = onDebug;
  }
}

/** A response whose head has arrived. */
export interface OpenResponse {
  readonly response: WebResponse;
  /** The next bytes of the body; undefined at its end. Waits at most `idleTimeoutMs`, or `limitMs`. */
  read(limitMs?: number): Promise<Uint8Array | undefined>;
  /** Ends the call and frees the connection. */
  close(): void;
}

export interface HttpClientOptions {
  /** Sends one request. */
  readonly fetch: Fetch;
  /** Connects a call to the caller's abort signal; the returned function disconnects it. */
  readonly onAbort: (signal: WebAbortSignal, context: CallContext) => () => void;
  readonly retry: Retrier;
  readonly throttle?: Throttle | undefined;
  readonly clock?: Clock;
  /** Milliseconds for one attempt; 0 for no limit. */
  readonly attemptTimeoutMs: number;
  readonly maxResponseBytes: number;
  readonly onDebug?: ((event: DebugEvent) => void) | undefined;
}

/**
 * Sends the requests of a client:
 *
 *     request()   deadline of the call, abort signal
 *       retry     budget, backoff, Retry-After
 *         attempt   throttle > deadline > headers (signed last) > fetch > refuse redirects > read body > decode
 */
export class HttpClient {
  readonly #options: HttpClientOptions;
  readonly #clock: Clock;
  readonly #deadlines: Deadlines;

  constructor(options: HttpClientOptions) {
    this.#options = options;
    this.#clock = options.clock ?? systemClock;
    this.#deadlines = new Deadlines(this.#clock);
  }

  /** Sends a request until it succeeds, must not be repeated, or the retry budget is used up. */
  async request<Result>(request: HttpRequest<Result>): Promise<Result> {
    const call = new HttpCall(request, this.#options.onDebug);
    const { signal, timeoutMs, isIdempotent } = request;
    const { state } = call;
    const deadline = this.#deadlines.start(call, timeoutMs, true);
    let disconnect;
    try {
      disconnect = signal && this.#options.onAbort(signal, call);
      if (state.stopped !== undefined) throw state.stopped;
      if (request.isSentOnce) return await this.#attempt<Result>(call);
      return await this.#options.retry(call, isIdempotent, this.#attempt as (context: CallContext) => Promise<Result>);
    } catch (error) {
      if (request.settle === undefined) throw error;
      return await request.settle(error, call);
    } finally {
      this.#deadlines.end(deadline);
      disconnect?.();
    }
  }

  readonly #attempt = async <Result>(context: CallContext): Promise<Result> => {
    const call = context as HttpCall<Result>;
    try {
      return await this.#exchange(call);
    } catch (error) {
      const { request, state } = call;
      const recovering = call.hasRecovered || request.recover === undefined ? false : request.recover(error, call);
      if (recovering === false) throw error;
      call.hasRecovered = true;
      // The server answered: whoever gives up from here on knows that nothing was done.
      state.sent = false;
      if (!(await state.unlessStopped(recovering))) throw error;
      return this.#exchange(call);
    }
  };

  async #exchange<Result>(call: HttpCall<Result>): Promise<Result> {
    const { fetch, throttle, attemptTimeoutMs, maxResponseBytes } = this.#options;
    const { request, state } = call;
    let deadline;
    let release;
    let response;
    let body;
    try {
      release = await throttle?.(call);
      deadline = this.#deadlines.start(call, attemptTimeoutMs);
      const headers = request.headers(call);
      const light = this.#toRequest(call, headers instanceof Promise ? await state.unlessStopped(headers) : headers);
      response = await fetch(light, call);
      call.receivedAt = this.#clock.now();
      release?.(response.headers);
      refuseRedirect(response, call);
      body = await readBytes(response, { maxBytes: maxResponseBytes, context: call });
    } finally {
      this.#deadlines.end(deadline);
      release?.();
    }
    return request.decode(response, body, call);
  }

  /** The request of one attempt; throws when the call ended during a wait. */
  #toRequest<Result>(call: HttpCall<Result>, headers: Record<string, string>): LightRequest {
    const { state, request } = call;
    const { method, url, body, expiresAt, timeoutMs } = request;
    call.sentAt = this.#clock.now();
    if (call.sentAt > expiresAt) state.stop(timeoutError(call, timeoutMs));
    if (state.stopped !== undefined) throw state.stopped;
    return new LightRequest(url, { method, body, headers });
  }

  /** Sends once and resolves with the head of the response. The body is read piece by piece, by whoever wants it. */
  async open(request: HttpRequest<never>, idleTimeoutMs: number): Promise<OpenResponse> {
    const call = new HttpCall(request, this.#options.onDebug);
    const { state } = call;
    const settle = async (error: unknown): Promise<never> => {
      if (request.settle === undefined) throw error;
      return request.settle(error, call);
    };
    const total = this.#deadlines.start(call, request.timeoutMs, true);
    let idle = this.#deadlines.start(call, idleTimeoutMs, true, "idle");
    let disconnect: (() => void) | undefined;
    let reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
    const close = () => {
      this.#deadlines.end(total);
      this.#deadlines.end(idle);
      idle = undefined;
      disconnect?.();
      state.cancel?.(new Error("The response was closed."));
    };
    try {
      disconnect = request.signal && this.#options.onAbort(request.signal, call);
      if (state.stopped !== undefined) throw state.stopped;
      await this.#options.throttle?.(call);
      const response = await this.#options.fetch(this.#toRequest(call, await request.headers(call)), call);
      refuseRedirect(response, call);
      reader = response.body?.getReader();
      const { cancel } = state;
      state.cancel = (error) => {
        cancel?.(error);
        reader?.cancel().catch(() => {});
      };
      this.#deadlines.end(idle);
      idle = undefined;
      const read = async (limitMs = idleTimeoutMs): Promise<Uint8Array | undefined> => {
        const deadline = (idle = this.#deadlines.start(call, limitMs, true, "idle"));
        try {
          const chunk = await reader?.read();
          if (state.stopped !== undefined) throw state.stopped;
          return chunk?.value;
        } catch (error) {
          return await settle(state.stopped ?? networkError(error, call));
        } finally {
          if (idle === deadline) idle = undefined;
          this.#deadlines.end(deadline);
        }
      };
      return { response, read, close };
    } catch (error) {
      close();
      return settle(error);
    }
  }
}
