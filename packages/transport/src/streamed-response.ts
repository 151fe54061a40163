import { bodyInterruptedError, concatenate, tooLargeError } from "./body/read-body.ts";
import type { Deadlines } from "./time/deadlines.ts";
import type { HttpCall } from "./http-call.ts";
import type { OpenResponse, ResponseHead } from "./http-response.ts";
import type { PlatformResponse } from "./platform/platform.ts";

export interface StreamLimits {
  readonly idleTimeoutMs: number;
  /** Of `readAll`. */
  readonly maxBytes: number;
  /** Called at least once when the response is over. */
  readonly onEnd: () => void;
  /** Ends the call with an error. */
  readonly fail: (error: unknown) => Promise<never>;
}

/** A response that the caller reads piece by piece. */
export class StreamedResponse implements OpenResponse {
  readonly response: ResponseHead;
  readonly #call: HttpCall<never>;
  readonly #platformResponse: PlatformResponse;
  readonly #deadlines: Deadlines;
  readonly #limits: StreamLimits;
  #isOver = false;

  constructor(call: HttpCall<never>, response: PlatformResponse, deadlines: Deadlines, limits: StreamLimits) {
    this.response = response.head;
    this.#call = call;
    this.#platformResponse = response;
    this.#deadlines = deadlines;
    this.#limits = limits;
  }

  async read(limitMs: number = this.#limits.idleTimeoutMs): Promise<Uint8Array | undefined> {
    const { body } = this.#platformResponse;
    if (this.#isOver || body === undefined) return this.#end();
    const call = this.#call;
    const idle = this.#deadlines.start(call, limitMs, "idle");
    try {
      const chunk = await call.race(body.read(), (error) => body.cancel(error));
      return chunk ?? this.#end();
    } catch (error) {
      this.#end();
      return await this.#limits.fail(bodyInterruptedError(error, call, this.#platformResponse));
    } finally {
      this.#deadlines.end(idle);
    }
  }

  async readAll(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    let left = this.#limits.maxBytes;
    for (;;) {
      const chunk = await this.read();
      if (chunk === undefined) return concatenate(chunks);
      left -= chunk.byteLength;
      if (left < 0) {
        this.#end();
        return this.#limits.fail(tooLargeError(this.#call, this.#limits.maxBytes, this.#platformResponse));
      }
      chunks.push(chunk);
    }
  }

  close(): void {
    if (this.#isOver) return;
    this.#end();
    const reason = this.#call.error("aborted", "The caller closed the response.");
    this.#call.abort(reason);
    this.#platformResponse.body?.cancel(reason);
  }

  #end(): undefined {
    this.#isOver = true;
    this.#limits.onEnd();
    return undefined;
  }
}
