import type { HttpCall } from "../http-call.ts";
import { networkError } from "../errors/network-error.ts";
import type { ResponseHeaders } from "../http-response.ts";
import { decompress } from "./node-decoding.ts";
import type { BodySource, RuntimeResponse } from "./runtime.ts";

/** Header lines as undici reports them: alternating names and values, or an object with lower-case names. */
type RawHeaders = readonly unknown[] | Readonly<Record<string, string | readonly string[] | undefined>>;

function headerText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part) => headerText(part)).join(", ");
  return (value as Buffer).toString("latin1");
}

/** Returns true if a received name equals the lower-case `name`. Bytes are compared without creating a string. */
function isNamed(given: string | Uint8Array, name: string): boolean {
  if (given.length !== name.length) return false;
  if (typeof given === "string") return given.toLowerCase() === name;
  for (let at = 0; at < name.length; at++) {
    const code = given[at] as number;
    if ((code > 64 && code < 91 ? code + 32 : code) !== name.charCodeAt(at)) return false;
  }
  return true;
}

/** Response headers, parsed from the raw lines on first access. */
class LazyHeaders implements ResponseHeaders {
  readonly #raw: RawHeaders;

  constructor(raw: RawHeaders) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const lowerCaseName = String(name).toLowerCase();
    const raw = this.#raw;
    let found: unknown;
    if (!Array.isArray(raw))
      found = Object.hasOwn(raw, lowerCaseName) ? (raw as Record<string, unknown>)[lowerCaseName] : undefined;
    else {
      for (let index = 0; index < raw.length; index += 2) {
        if (!isNamed(raw[index] as string | Uint8Array, lowerCaseName)) continue;
        found = found === undefined ? raw[index + 1] : [found, raw[index + 1]];
      }
    }
    return found === undefined ? null : headerText(found).trim();
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    const raw = this.#raw;
    const given = Array.isArray(raw) ? raw.filter((_, index) => index % 2 === 0) : Object.keys(raw);
    for (const name of new Set(given.map((one) => headerText(one).toLowerCase())))
      yield [name, this.get(name) as string];
  }
}

/** Number of unread bytes at which the connection pauses. */
const HIGH_WATER_MARK = 64 * 1024;

interface Reader {
  readonly resolve: (chunk: Uint8Array | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** Queue between the connection, which pushes chunks, and one reader. */
class BodyQueue implements BodySource {
  #chunks: Uint8Array[] = [];
  #size = 0;
  #ended = false;
  #failure: { readonly error: unknown } | undefined = undefined;
  #reader: Reader | undefined = undefined;
  readonly #resume: () => void;
  readonly #abort: ((reason: Error) => void) | undefined;

  /**
   * @param resume resumes the connection after a pause
   * @param abort closes the connection if the rest of the body isn't needed
   */
  constructor(resume: () => void, abort: ((reason: Error) => void) | undefined) {
    this.#resume = resume;
    this.#abort = abort;
  }

  /** Adds a chunk. Returns false to pause the connection. */
  push(chunk: Uint8Array): boolean {
    const reader = this.#reader;
    if (reader !== undefined) {
      this.#reader = undefined;
      reader.resolve(chunk);
      return true;
    }
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    return this.#size < HIGH_WATER_MARK;
  }

  end(): void {
    this.#ended = true;
    this.#reader?.resolve(undefined);
    this.#reader = undefined;
  }

  fail(error: unknown): void {
    if (this.#ended || this.#failure !== undefined) return;
    this.#failure = { error };
    this.#reader?.reject(error);
    this.#reader = undefined;
  }

  /** Returns all chunks if the body is complete, otherwise undefined. */
  drain(): Uint8Array[] | undefined {
    return this.#ended && this.#failure === undefined ? this.#chunks : undefined;
  }

  read(): Promise<Uint8Array | undefined> {
    const chunk = this.#chunks.shift();
    if (chunk !== undefined) {
      this.#size -= chunk.byteLength;
      if (this.#size < HIGH_WATER_MARK && !this.#ended) this.#resume();
      return Promise.resolve(chunk);
    }
    if (this.#failure !== undefined) return Promise.reject(this.#failure.error);
    if (this.#ended) return Promise.resolve(undefined);
    this.#resume();
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  cancel(reason: Error): void {
    const isOver = this.#ended || this.#failure !== undefined;
    this.#chunks = [];
    this.#failure ??= { error: reason };
    this.#reader?.reject(reason);
    this.#reader = undefined;
    if (!isOver) this.#abort?.(reason);
  }
}

/** Controller that a dispatcher with the newer interface passes to the handler. */
interface Controller {
  abort(error: Error): void;
  pause(): void;
  resume(): void;
}

/**
 * Handler that converts undici's calls for one request to a response. Implements the handler interface of undici before
 * version 7, which undici's older agents still accept.
 */
export class LegacyDispatchHandler {
  readonly #call: HttpCall;
  readonly #resolve: (response: RuntimeResponse) => void;
  readonly #reject: (error: unknown, original?: unknown) => void;
  #abort: ((error: Error) => void) | undefined = undefined;
  #stopped: Error | undefined = undefined;
  #queue: BodyQueue | undefined = undefined;

  constructor(
    call: HttpCall,
    resolve: (response: RuntimeResponse) => void,
    reject: (error: unknown, original?: unknown) => void,
  ) {
    this.#call = call;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Ends the exchange with an error, at any stage. */
  stop(error: Error): void {
    if (this.#stopped !== undefined) return;
    this.#stopped = error;
    this.#reject(error);
    this.#queue?.cancel(error);
    this.#abort?.(error);
  }

  onConnect(abort: (error: Error) => void): void {
    if (this.#stopped !== undefined) {
      abort(this.#stopped);
      return;
    }
    this.#abort = abort;
    // From here on, bytes may be sent.
    this.#call.attemptOutcome = "unknown";
  }

  onHeaders(status: number, lines: RawHeaders, resume: () => void): boolean {
    // Skip interim responses such as 100 Continue and 103 Early Hints.
    if (status < 200) return true;
    const { url, method } = this.#call.request;
    const headers = new LazyHeaders(lines);
    let body: BodySource | undefined;
    if (method !== "HEAD" && status !== 204 && status !== 205 && status !== 304) {
      this.#queue = new BodyQueue(resume, this.#abort);
      const encoding = headers.get("content-encoding");
      body = encoding === null ? this.#queue : decompress(this.#queue, encoding);
    }
    const ok = status >= 200 && status < 300;
    this.#resolve({ head: { status, ok, url, headers }, body, isRedirected: false });
    return true;
  }

  onData(chunk: Uint8Array): boolean {
    return this.#queue?.push(chunk) ?? true;
  }

  onComplete(): void {
    this.#abort = undefined;
    this.#queue?.end();
  }

  onError(error: unknown): void {
    this.#abort = undefined;
    if (this.#queue === undefined) this.#reject(networkError(error, this.#call, false), error);
    else this.#queue.fail(error);
  }

  onUpgrade(): void {
    this.stop(this.#call.error("network", "The server switched to another protocol.", { isTemporary: true }));
  }
}

/** Handler for dispatchers with the newer interface. */
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
