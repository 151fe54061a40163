import { decompress } from "../../body/decompress.ts";
import type { HttpCall } from "../../http-call.ts";
import type { ResponseHead, ResponseHeaders } from "../../http-response.ts";
import { networkError } from "../../errors/network-error.ts";
import type { BodySource, PlatformResponse, PreparedRequest } from "../platform.ts";
import { BodyQueue, type Connection } from "./body-queue.ts";
import type { Controller, LegacyHandler } from "./dispatcher.ts";
import { LazyHeaders, type RawHeaders } from "./raw-headers.ts";

const ignore = () => {};

/** The head of a response that came through the dispatcher. */
class DispatchedHead implements ResponseHead {
  readonly status: number;
  readonly url: string;
  readonly headers: ResponseHeaders;

  constructor(status: number, url: string, headers: ResponseHeaders) {
    this.status = status;
    this.url = url;
    this.headers = headers;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }
}

/** One request on the platform's dispatcher: turns handler calls into a response. Older handler interface. */
export class LegacyDispatchHandler implements LegacyHandler, Connection {
  readonly #request: PreparedRequest;
  readonly #call: HttpCall;
  readonly #resolve: (response: PlatformResponse) => void;
  readonly #reject: (error: unknown, original?: unknown) => void;
  #abort: ((error: Error) => void) | undefined = undefined;
  #resume: () => void = ignore;
  #stopped: Error | undefined = undefined;
  #queue: BodyQueue | undefined = undefined;

  constructor(
    request: PreparedRequest,
    call: HttpCall,
    resolve: (response: PlatformResponse) => void,
    reject: (error: unknown, original?: unknown) => void,
  ) {
    this.#request = request;
    this.#call = call;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Ends the exchange wherever it is. */
  stop(error: Error): void {
    if (this.#stopped !== undefined) return;
    this.#stopped = error;
    this.#reject(error);
    this.#queue?.cancel(error);
    this.#abort?.(error);
  }

  resume(): void {
    this.#resume();
  }

  drop(reason: Error): void {
    this.#abort?.(reason);
  }

  onConnect(abort: (error: Error) => void): void {
    if (this.#stopped !== undefined) {
      abort(this.#stopped);
      return;
    }
    this.#abort = abort;
    // From here on bytes may leave.
    this.#call.attemptOutcome = "unknown";
  }

  onHeaders(status: number, lines: RawHeaders, resume: () => void): boolean {
    // Interim responses such as 100 Continue and 103 Early Hints.
    if (status < 200) return true;
    const { url, method } = this.#request;
    const headers = new LazyHeaders(lines);
    let body: BodySource | undefined;
    if (method !== "HEAD" && status !== 204 && status !== 205 && status !== 304) {
      this.#resume = resume;
      this.#queue = new BodyQueue(this);
      body = decompress(this.#queue, headers.get("content-encoding"));
    }
    this.#resolve({ head: new DispatchedHead(status, url, headers), body, isRedirected: false });
    return true;
  }

  onData(chunk: Uint8Array): boolean {
    return this.#queue?.push(chunk) ?? true;
  }

  onComplete(): void {
    this.#abort = ignore;
    this.#queue?.end();
  }

  onError(error: unknown): void {
    this.#abort = ignore;
    if (this.#queue === undefined) this.#reject(networkError(error, this.#call, false), error);
    else this.#queue.fail(error);
  }

  onUpgrade(): void {
    this.stop(this.#call.error("network", "The server switched to another protocol.", { isTemporary: true }));
  }
}

/** The same for dispatchers with the newer handler interface. */
export class DispatchHandler extends LegacyDispatchHandler {
  onRequestStart(controller: Controller): void {
    this.onConnect((error) => controller.abort(error));
  }

  onRequestUpgrade(): void {
    this.onUpgrade();
  }

  onResponseStart(controller: Controller, status: number, headers: RawHeaders): void {
    this.onHeaders(status, headers, () => controller.resume());
  }

  onResponseData(controller: Controller, chunk: Uint8Array): void {
    if (!this.onData(chunk)) controller.pause();
  }

  onResponseEnd(): void {
    this.onComplete();
  }

  onResponseError(_controller: Controller, error: unknown): void {
    this.onError(error);
  }
}
