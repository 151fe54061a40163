import { concatenate, GuardedBody } from "../guarded-body.ts";
import type { PushSource } from "./push-source.ts";

/** A body that is often there as a whole before anybody reads it: then reading it takes no waiting. */
export class ReadyBody extends GuardedBody {
  readonly #source: PushSource;

  constructor(source: PushSource) {
    super(source);
    this.#source = source;
  }

  override bytes(): Promise<Uint8Array> {
    const chunks = this.used ? undefined : this.#source.drain();
    if (chunks === undefined) return super.bytes();
    this.use();
    try {
      for (const chunk of chunks) this.check(chunk);
      this.finish();
      return Promise.resolve(concatenate(chunks));
    } catch (error) {
      return Promise.reject(this.failed(error));
    }
  }
}
