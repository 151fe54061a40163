import type * as zlibNamespace from "node:zlib";
import type { Transform } from "node:stream";
import { networkError } from "../errors/network-error.ts";
import type { HttpCall } from "../http-call.ts";
import type { ResponseHeaders } from "../http-response.ts";
import type { BodySource, PlatformResponse } from "./platform.ts";

type Zlib = typeof zlibNamespace;

/** More layers are an attack. Node's own `fetch` refuses them, too. */
const MAX_CODINGS = 5;

function decoderFor(zlib: Zlib, coding: string): Transform | undefined {
  switch (coding) {
    case "gzip":
    case "x-gzip":
      return zlib.createGunzip();
    case "br":
      return zlib.createBrotliDecompress();
    case "zstd":
      return (zlib as Partial<Zlib>).createZstdDecompress?.();
    default:
      return undefined;
  }
}

/** "deflate" means zlib's format, but some servers send raw deflate. The first byte tells which. */
const inflater = (zlib: Zlib, first: Uint8Array): Transform =>
  ((first[0] ?? 0) & 15) === 8 ? zlib.createInflate() : zlib.createInflateRaw();

async function* chunksOf(source: BodySource, first: Uint8Array): AsyncGenerator<Uint8Array> {
  yield first;
  for (;;) {
    const chunk = await source.read();
    if (chunk === undefined) return;
    yield chunk;
  }
}

async function* decoded(source: BodySource, codings: readonly string[]): AsyncGenerator<Uint8Array> {
  const first = await source.read();
  if (first === undefined) return;
  const [zlib, { pipeline, Readable }] = await Promise.all([import("node:zlib"), import("node:stream")]);
  const decoders = codings.map((coding) =>
    coding === "deflate" ? inflater(zlib, first) : (decoderFor(zlib, coding) as Transform),
  );
  const input = Readable.from(chunksOf(source, first), { objectMode: false, highWaterMark: 64 * 1024 });
  // The reader of the last stream gets the errors.
  const output = pipeline([input, ...decoders], () => {}) as unknown as AsyncIterable<Uint8Array>;
  yield* output;
}

const KNOWN = /^(x-)?gzip$|^deflate$|^br$/;

/** Codings to decode, the last applied first. Empty for a plain body, and if one of the codings is unknown. */
async function codingsOf(header: string): Promise<string[]> {
  const codings = header
    .toLowerCase()
    .split(",")
    .map((coding) => coding.trim())
    .toReversed();
  if (codings.length > MAX_CODINGS) throw new Error("The response has too many content codings.");
  const needsZstd = codings.includes("zstd");
  const hasZstd = needsZstd && "createZstdDecompress" in (await import("node:zlib"));
  return codings.every((coding) => KNOWN.test(coding) || (coding === "zstd" && hasZstd)) ? codings : [];
}

/**
 * Decodes a body as Node's `fetch` does (gzip, deflate, br, and zstd if Node has it), except that a stream that ends early
 * is an error and not a shorter body. zlib is loaded when the first chunk is read.
 */
export function decompress(source: BodySource, contentEncoding: string | null): BodySource {
  if (contentEncoding === null || /^\s*(identity)?\s*$/i.test(contentEncoding)) return source;
  let chunks: AsyncGenerator<Uint8Array> | undefined;
  let ended = false;
  const start = async () => {
    const codings = await codingsOf(contentEncoding);
    if (codings.length > 0) return decoded(source, codings);
    return (async function* plain() {
      const first = await source.read();
      if (first !== undefined) yield* chunksOf(source, first);
    })();
  };
  return {
    async read() {
      chunks ??= await start();
      const { value, done } = await chunks.next();
      ended = done === true;
      return ended ? undefined : (value as Uint8Array);
    },
    cancel(reason) {
      if (ended) return;
      source.cancel(reason);
    },
  };
}

/** Header lines as undici reports them: names and values in turn, or an object with lower-case names. */
type RawHeaders = readonly unknown[] | Readonly<Record<string, string | readonly string[] | undefined>>;

function headerText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((part) => headerText(part)).join(", ");
  return (value as Buffer).toString("latin1");
}

/** Whether a received name is the lower-case `name`, without making a string of it. */
function isNamed(given: string | Uint8Array, name: string): boolean {
  if (given.length !== name.length) return false;
  if (typeof given === "string") return given.toLowerCase() === name;
  for (let at = 0; at < name.length; at++) {
    const code = given[at] as number;
    if ((code > 64 && code < 91 ? code + 32 : code) !== name.charCodeAt(at)) return false;
  }
  return true;
}

/** Response headers, read from the raw lines when somebody asks for one. */
class LazyHeaders implements ResponseHeaders {
  readonly #raw: RawHeaders;

  constructor(raw: RawHeaders) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const wanted = String(name).toLowerCase();
    const raw = this.#raw;
    let found: unknown;
    if (!Array.isArray(raw)) found = Object.hasOwn(raw, wanted) ? (raw as Record<string, unknown>)[wanted] : undefined;
    else {
      for (let index = 0; index < raw.length; index += 2) {
        if (!isNamed(raw[index] as string | Uint8Array, wanted)) continue;
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

/** How much may lie unread before the connection is told to wait. */
const HIGH_WATER_MARK = 64 * 1024;

interface Reader {
  readonly resolve: (chunk: Uint8Array | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** A queue between the connection, which pushes chunks, and one reader. */
class BodyQueue implements BodySource {
  #chunks: Uint8Array[] = [];
  #size = 0;
  #ended = false;
  #failure: { readonly error: unknown } | undefined = undefined;
  #reader: Reader | undefined = undefined;
  readonly #resume: () => void;
  readonly #abort: (reason: Error) => void;

  /**
   * @param resume lets the connection go on after a pause
   * @param abort closes the connection, because nobody wants the rest
   */
  constructor(resume: () => void, abort: (reason: Error) => void) {
    this.#resume = resume;
    this.#abort = abort;
  }

  /** Adds a chunk; false asks the connection to pause. */
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

  /** All chunks, if they are all there already. */
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
    if (!isOver) this.#abort(reason);
  }
}

/** The handler interface of undici before version 7, which its older agents still understand. */
export interface LegacyHandler {
  onConnect(abort: (error: Error) => void): void;
  onHeaders(status: number, headers: readonly unknown[], resume: () => void, statusText?: string): boolean;
  onData(chunk: Uint8Array): boolean;
  onComplete(): void;
  onError(error: unknown): void;
  onUpgrade(): void;
}

/** The control object of the newer handler interface. */
interface Controller {
  abort(error: Error): void;
  pause(): void;
  resume(): void;
}

const ignore = () => {};

/** One request on the platform's dispatcher: turns handler calls into a response. Older handler interface. */
export class LegacyDispatchHandler implements LegacyHandler {
  readonly #call: HttpCall;
  readonly #resolve: (response: PlatformResponse) => void;
  readonly #reject: (error: unknown, original?: unknown) => void;
  #abort: ((error: Error) => void) | undefined = undefined;
  #stopped: Error | undefined = undefined;
  #queue: BodyQueue | undefined = undefined;

  constructor(
    call: HttpCall,
    resolve: (response: PlatformResponse) => void,
    reject: (error: unknown, original?: unknown) => void,
  ) {
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
    const { url, method } = this.#call.request;
    const headers = new LazyHeaders(lines);
    let body: BodySource | undefined;
    if (method !== "HEAD" && status !== 204 && status !== 205 && status !== 304) {
      this.#queue = new BodyQueue(resume, this.#abort ?? ignore);
      body = decompress(this.#queue, headers.get("content-encoding"));
    }
    const ok = status >= 200 && status < 300;
    this.#resolve({ head: { status, ok, url, headers }, body, isRedirected: false });
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
