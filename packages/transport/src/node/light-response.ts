import { cap } from "../cap-response.ts";
import { WATCH } from "../guard-body.ts";
import type { BodyWatcher } from "../guarded-body.ts";
import { WHOLE } from "../read-bytes.ts";
import type { CallContext } from "../types.ts";
import { INSPECT, shown, streamShown, type Inspect } from "./inspect.ts";
import type { LightBody } from "./light-body.ts";
import { adoptPlatformHeaders, type LightHeaders } from "./light-headers.ts";

const decoder = new TextDecoder();

/** A response that makes the platform's objects only when somebody asks for more than text, bytes or JSON. */
export class LightResponse {
  readonly #url: string;
  readonly #status: number;
  readonly #statusText: string;
  readonly #headers: LightHeaders;
  readonly #body: LightBody | undefined;

  constructor(url: string, status: number, statusText: string, headers: LightHeaders, body: LightBody | undefined) {
    this.#url = url;
    this.#status = status;
    this.#statusText = statusText;
    this.#headers = headers;
    this.#body = body;
  }

  [WATCH](watcher: BodyWatcher): void {
    if (this.#body === undefined) watcher("done");
    else this.#body.watch(watcher);
  }

  /** All bytes, if they are not too many. */
  [WHOLE](maxBytes: number, context: CallContext): Promise<Uint8Array> {
    const ready = this.#body?.ready(maxBytes);
    return ready === undefined ? this.#read(maxBytes, context) : Promise.resolve(ready);
  }

  async #read(maxBytes: number, context: CallContext): Promise<Uint8Array> {
    const take = cap(this as unknown as Response, maxBytes, context);
    return (await this.#body?.bytes(take)) ?? new Uint8Array();
  }

  get status(): number {
    return this.#status;
  }

  get statusText(): string {
    return this.#statusText;
  }

  get ok(): boolean {
    return this.#status >= 200 && this.#status < 300;
  }

  get headers(): LightHeaders {
    return this.#headers;
  }

  get url(): string {
    return this.#url;
  }

  get redirected(): boolean {
    return false;
  }

  get type(): ResponseType {
    return "basic";
  }

  get body(): ReadableStream<Uint8Array> | null {
    return this.#body?.stream ?? null;
  }

  get bodyUsed(): boolean {
    return this.#body?.used ?? false;
  }

  async #bytes(): Promise<Uint8Array> {
    return this.#body?.ready(Infinity) ?? (await this.#body?.bytes()) ?? new Uint8Array();
  }

  async text(): Promise<string> {
    return decoder.decode(await this.#bytes());
  }

  async json(): Promise<unknown> {
    return JSON.parse(decoder.decode(await this.#bytes())) as unknown;
  }

  /** A copy of its own, as the platform gives; the chunk may be part of a larger buffer. */
  async bytes(): Promise<Uint8Array> {
    return new Uint8Array(await this.#bytes());
  }

  async arrayBuffer(): Promise<ArrayBufferLike> {
    return new Uint8Array(await this.#bytes()).buffer;
  }

  async #platform(): Promise<Response> {
    return new Response(new Uint8Array(await this.#bytes()), { headers: this.#headers.real });
  }

  async blob(): Promise<Blob> {
    return (await this.#platform()).blob();
  }

  async formData(): Promise<FormData> {
    return (await this.#platform()).formData();
  }

  /** What a console shows: the members, as the platform does it, without making the stream. */
  [INSPECT](...how: Parameters<Inspect>): string {
    const { status, statusText, headers, bodyUsed, ok, redirected, type, url } = this;
    const body = this.#body === undefined ? null : streamShown;
    return shown("Response", { status, statusText, headers, body, bodyUsed, ok, redirected, type, url }, ...how);
  }

  clone(): LightResponse {
    if (this.bodyUsed) throw new TypeError("Response.clone: Body has already been consumed.");
    return new LightResponse(this.#url, this.#status, this.#statusText, this.#headers, this.#body?.clone());
  }
}

let adopted = false;

/** Lets light objects pass for the platform's (`instanceof`). Loads undici, so not before the first request. */
export function adoptPlatformClasses(): void {
  if (adopted) return;
  adopted = true;
  Object.setPrototypeOf(LightResponse.prototype, Response.prototype as object);
  adoptPlatformHeaders();
}
