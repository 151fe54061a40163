import { SpecwrightError, type TransportError } from "./errors/errors.ts";
import { rootCause, toSafeError } from "./errors/safe-error.ts";
import type { Deadlines } from "./deadlines.ts";
import type { HttpCall } from "./http-call.ts";
import type { OpenResponse, ResponseHead } from "./http-response.ts";
import type { BodySource, RuntimeResponse } from "./runtime/runtime.ts";

const EMPTY = new Uint8Array();

/** Joins chunks into one array. */
function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  let length = 0;
  for (const chunk of chunks) length += chunk.length;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

/**
 * Reads all bytes of a response, at most `maxBytes` after decompression. Returns the bytes without a promise if the
 * whole body has arrived.
 */
export function readBody(
  response: RuntimeResponse,
  maxBytes: number,
  call: HttpCall,
): Uint8Array | Promise<Uint8Array> {
  const { head, body } = response;
  if (body === undefined) return EMPTY;
  const chunks = body.drain?.();
  const whole = chunks && concatenate(chunks);
  if (whole !== undefined && whole.length <= maxBytes) return whole;
  if (Number(head.headers.get("content-length")) > maxBytes) throw tooLargeError(call, maxBytes, response);
  return call.race(readAll(response, body, maxBytes, call), (error) => body.cancel(error));
}

async function readAll(
  response: RuntimeResponse,
  body: BodySource,
  maxBytes: number,
  call: HttpCall,
): Promise<Uint8Array> {
  try {
    // Read a body with a known length as a whole, which is faster with `fetch`. The length in its header was already
    // checked.
    if (body.hasKnownLength === true && body.readAll !== undefined) {
      const bytes = await body.readAll();
      if (bytes.length > maxBytes) throw tooLargeError(call, maxBytes, response);
      return bytes;
    }
    const chunks: Uint8Array[] = [];
    let left = maxBytes;
    for (;;) {
      const chunk = await body.read();
      if (chunk === undefined) return concatenate(chunks);
      left -= chunk.byteLength;
      if (left < 0) throw tooLargeError(call, maxBytes, response);
      chunks.push(chunk);
    }
  } catch (error) {
    throw bodyInterruptedError(error, call, response);
  }
}

/** Creates the error for a body that failed after the head of the response had arrived. */
function bodyInterruptedError(error: unknown, call: HttpCall, { head }: RuntimeResponse): SpecwrightError {
  if (SpecwrightError.isInstance(error)) return error;
  const cause = toSafeError(rootCause(error), call.redact);
  const code = cause.code === undefined ? "" : ` (${cause.code})`;
  return call.error("body-interrupted", `The response body was interrupted${code}.`, {
    isTemporary: true,
    status: head.status,
    cause,
  });
}

/** Creates the error for a body that exceeds the limit, and drops the rest of the body. */
function tooLargeError(call: HttpCall, maxBytes: number, { head, body }: RuntimeResponse): TransportError {
  const error = call.error("response-too-large", `The response is larger than ${maxBytes} bytes.`, {
    status: head.status,
  });
  body?.cancel(error);
  return error;
}

export interface StreamLimits {
  readonly idleTimeoutMs: number;
  /** Maximum number of bytes that `readAll` returns. */
  readonly maxBytes: number;
  /** Called at least once at the end of the response. */
  readonly onEnd: () => void;
  /** Ends the call with an error. */
  readonly fail: (error: unknown) => never;
}

/** Response that the caller reads piece by piece. */
export class StreamedResponse implements OpenResponse {
  readonly response: ResponseHead;
  readonly #call: HttpCall;
  readonly #runtimeResponse: RuntimeResponse;
  readonly #deadlines: Deadlines;
  readonly #limits: StreamLimits;
  #isOver = false;

  constructor(call: HttpCall, response: RuntimeResponse, deadlines: Deadlines, limits: StreamLimits) {
    this.response = response.head;
    this.#call = call;
    this.#runtimeResponse = response;
    this.#deadlines = deadlines;
    this.#limits = limits;
  }

  async read(limitMs: number = this.#limits.idleTimeoutMs): Promise<Uint8Array | undefined> {
    const { body } = this.#runtimeResponse;
    if (this.#isOver || body === undefined) return this.#end();
    const call = this.#call;
    const idle = this.#deadlines.start(call, limitMs, "idle");
    try {
      const chunk = await call.race(body.read(), (error) => body.cancel(error));
      return chunk ?? this.#end();
    } catch (error) {
      this.#end();
      return this.#limits.fail(bodyInterruptedError(error, call, this.#runtimeResponse));
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
        return this.#limits.fail(tooLargeError(this.#call, this.#limits.maxBytes, this.#runtimeResponse));
      }
      chunks.push(chunk);
    }
  }

  close(): void {
    if (this.#isOver) return;
    this.#end();
    const reason = this.#call.error("aborted", "The caller closed the response.");
    this.#call.abort(reason);
    this.#runtimeResponse.body?.cancel(reason);
  }

  #end(): undefined {
    this.#isOver = true;
    this.#limits.onEnd();
    return undefined;
  }
}
