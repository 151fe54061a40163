import { bodyError } from "../errors.ts";
import { guardedBody, type BodyEvent, type BodyWatcher, type ByteSource, type GuardedBody } from "../guarded-body.ts";
import { concatenate } from "../read-bytes.ts";
import type { CallContext } from "../types.ts";
import type { WebByteStream } from "../web-types.ts";

/** The bytes of an answer, which may all be there already. */
export interface LightSource extends ByteSource {
  /** All chunks, if they are all there. */
  drain?(): Uint8Array[] | undefined;
}

const ignore = () => {};

/** The body of a light response: a stream is made only for who wants to read it piece by piece. */
export class LightBody {
  #source: LightSource;
  readonly #context: CallContext;
  #watchers: BodyWatcher[] = [];
  #guarded: GuardedBody | undefined = undefined;
  #isOver = false;
  /** Somebody reads or has read it. */
  used = false;

  constructor(source: LightSource, context: CallContext) {
    this.#source = source;
    this.#context = context;
  }

  get stream(): WebByteStream {
    if (this.#guarded === undefined) {
      const guarded = guardedBody(this.#source, this.#context, this.#watchers);
      // Not any more once it is the source of two clones.
      guarded.watch(() => (this.used ||= this.#guarded === guarded));
      this.#guarded = guarded;
    }
    return this.#guarded.stream;
  }

  watch(watcher: BodyWatcher): void {
    if (this.#guarded !== undefined) this.#guarded.watch(watcher);
    else if (this.#isOver) watcher("done");
    else this.#watchers.push(watcher);
  }

  /** The whole body, if it is there already, nobody watches it, and it is not too large: without waiting. */
  ready(maxBytes: number): Uint8Array | undefined {
    const isWatched = this.#watchers.length > 0;
    const chunks = this.used || isWatched || this.#guarded !== undefined ? undefined : this.#source.drain?.();
    if (chunks === undefined) return undefined;
    const whole = concatenate(chunks);
    if (whole.byteLength > maxBytes) return undefined;
    this.used = true;
    return whole;
  }

  /** Reads the whole body. `take` watches too. */
  async bytes(take: BodyWatcher = ignore): Promise<Uint8Array> {
    if (this.used) throw new TypeError("Body is unusable: Body has already been read");
    this.used = true;
    const source: ByteSource = this.#guarded?.stream.getReader() ?? this.#source;
    // The stream tells the others itself.
    const watchers = this.#guarded === undefined ? [...this.#watchers, take] : [take];
    const tell = (event: BodyEvent) => watchers.forEach((watch) => watch(event));
    try {
      const chunks: Uint8Array[] = [];
      for (;;) {
        tell("waiting");
        const { value } = await source.read();
        if (value === undefined) return concatenate(chunks);
        tell(value);
        chunks.push(value);
      }
    } catch (error) {
      void source.cancel(error);
      throw bodyError(error, this.#context);
    } finally {
      this.#isOver = true;
      tell("done");
    }
  }

  /** Two bodies with the same bytes: this one, and the one that is returned. */
  clone(): LightBody {
    const [kept, given] = this.stream.tee();
    this.#source = kept.getReader();
    this.#guarded = undefined;
    this.#watchers = [];
    return new LightBody(given.getReader(), this.#context);
  }
}
