import type { CallContext } from "../types.ts";
import { decompress } from "./decompress.ts";
import type { Controller, LegacyHandler } from "./dispatcher.ts";
import { LightHeaders, type RawHeaders } from "./light-headers.ts";
import { LightBody } from "./light-body.ts";
import { LightResponse } from "./light-response.ts";
import { networkError } from "./network-error.ts";
import { PushSource, type Connection } from "./push-source.ts";

/** What a handler needs to know about its request. */
export interface ExchangeRequest {
  readonly url: string;
  readonly method: string;
}

const ignore = () => {};

/** One request on the platform's dispatcher: turns handler calls into a response. Older handler interface. */
export class Exchange implements LegacyHandler, Connection {
  readonly #request: ExchangeRequest;
  readonly #context: CallContext;
  readonly #resolve: (response: Response) => void;
  readonly #reject: (error: unknown, original?: unknown) => void;
  #abort: ((error: Error) => void) | undefined = undefined;
  #resume: () => void = ignore;
  #stopped: Error | undefined = undefined;
  #source: PushSource | undefined = undefined;

  constructor(
    request: ExchangeRequest,
    context: CallContext,
    resolve: (response: Response) => void,
    reject: (error: unknown, original?: unknown) => void,
  ) {
    this.#request = request;
    this.#context = context;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Ends the exchange wherever it is. */
  stop(error: Error): void {
    if (this.#stopped !== undefined) return;
    this.#stopped = error;
    this.#reject(error);
    this.#source?.cancel(error);
    this.#abort?.(error);
  }

  resume(): void {
    this.#resume();
  }

  leave(error: Error): void {
    this.#abort?.(error);
  }

  onConnect(abort: (error: Error) => void): void {
    if (this.#stopped !== undefined) {
      abort(this.#stopped);
      return;
    }
    this.#abort = abort;
    const { state } = this.#context;
    state.sent = true;
    state.onSent?.();
  }

  onHeaders(status: number, lines: RawHeaders, resume: () => void, statusText = ""): boolean {
    // Interim answers such as 100 Continue and 103 Early Hints.
    if (status < 200) return true;
    const { url, method } = this.#request;
    const headers = new LightHeaders(lines);
    let body: LightBody | undefined;
    if (method !== "HEAD" && status !== 204 && status !== 205 && status !== 304) {
      this.#resume = resume;
      const source = (this.#source = new PushSource(this));
      body = new LightBody(decompress(source, headers.get("content-encoding")), this.#context);
    }
    this.#resolve(new LightResponse(url, status, statusText, headers, body) as unknown as Response);
    return true;
  }

  onData(chunk: Uint8Array): boolean {
    return this.#source?.push(chunk) ?? true;
  }

  onComplete(): void {
    this.#abort = ignore;
    this.#source?.end();
  }

  onError(error: unknown): void {
    this.#abort = ignore;
    if (this.#source === undefined) this.#reject(networkError(error, this.#context), error);
    else this.#source.fail(error);
  }

  onUpgrade(): void {
    this.stop(new Error("The server changed the protocol."));
  }
}

/** The same for dispatchers that know the newer handler interface. */
export class ModernExchange extends Exchange {
  onRequestStart(controller: Controller): void {
    this.onConnect((error) => controller.abort(error));
  }

  onRequestUpgrade(): void {
    this.onUpgrade();
  }

  onResponseStart(controller: Controller, status: number, headers: RawHeaders, statusText?: string): void {
    this.onHeaders(status, headers, () => controller.resume(), statusText);
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
