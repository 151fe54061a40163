import { bodyError } from "../errors.ts";
import { guardedBody, type ByteSource, type GuardedBody } from "../guarded-body.ts";
import { concatenate } from "../read-bytes.ts";
import type { CallContext } from "../types.ts";

/** The bytes of an answer, which may all be there already. */
export interface LightSource extends ByteSource {
  /** All chunks, if they are all there. */
  drain?(): Uint8Array[] | undefined;
}

const ignore = () => {};

/** The body of a light response: guarded only when somebody watches it, or reads it piece by piece. */
export class LightBody {
  #source: LightSource;
  readonly #context: CallContext;
  #guarded: GuardedBody | undefined = undefined;
  /** Somebody reads or has read it. */
  used = false;

  constructor(source: LightSource, context: CallContext) {
    this.#source = source;
    this.#context = context;
  }

  get guarded(): GuardedBody {
    if (this.#guarded === undefined) {
      const guarded = guardedBody(this.#source, this.#context);
      // Not any more once it is the source of two clones.
      guarded.watch(() => (this.used ||= this.#guarded === guarded));
      this.#guarded = guarded;
    }
    return this.#guarded;
  }

  /** The whole body, if it is there already, nobody watches it, and it is not too large: without waiting. */
  ready(maxBytes: number): Uint8Array | undefined {
    const chunks = this.used || this.#guarded !== undefined ? undefined : this.#source.drain?.();
    if (chunks === undefined) return undefined;
    const whole = concatenate(chunks);
    if (whole.byteLength > maxBytes) return undefined;
    this.used = true;
    return whole;
  }

  /** Reads the whole body. `take` is told how many bytes have come, and throws where it is enough. */
  async bytes(take: (bytes: number) => void = ignore): Promise<Uint8Array> {
    if (this.used) throw new TypeError("Body is unusable: Body has already been read");
    this.used = true;
    const guarded = this.#guarded;
    try {
      const chunks: Uint8Array[] = [];
      for (;;) {
        const value = guarded === undefined ? (await this.#source.read()).value : await guarded.read();
        if (value === undefined) return concatenate(chunks);
        take(value.byteLength);
        chunks.push(value);
      }
    } catch (error) {
      this.#source.cancel(error);
      throw bodyError(error, this.#context);
    }
  }

  /** Two bodies with the same bytes: this one, and the one that is returned. */
  clone(): LightBody {
    const [kept, given] = this.guarded.stream.tee();
    this.#source = kept.getReader();
    this.#guarded = undefined;
    return new LightBody(given.getReader(), this.#context);
  }
}
