import { CallState } from "./call-state.ts";
import { cap } from "./cap-response.ts";
import { bodyError } from "./errors.ts";
import type { CallContext } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

export interface ReadBytesOptions {
  /** Most bytes to read, after decompression; default Infinity. */
  readonly maxBytes?: number;
  /** The call, which ends the reading when it is given up. */
  readonly context?: CallContext | undefined;
}

/** By which a response reads itself as a whole, where that is cheaper. Registered, so that copies of the package agree. */
export const WHOLE: unique symbol = Symbol.for("@specwright/transport/whole") as never;

type Whole = WebResponse & { [WHOLE]?(maxBytes: number, context: CallContext): Promise<Uint8Array> };

/** Joins chunks to one array. */
export function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  let offset = 0;
  for (const chunk of chunks) offset += chunk.length;
  const whole = new Uint8Array(offset);
  for (const chunk of chunks.toReversed()) whole.set(chunk, (offset -= chunk.length));
  return whole;
}

/** All bytes of a response, of which nobody may have read any. */
export function readBytes(
  response: WebResponse,
  { maxBytes = Infinity, context = { state: new CallState() } }: ReadBytesOptions = {},
): Promise<Uint8Array> {
  return (response as Whole)[WHOLE]?.(maxBytes, context) ?? readChunks(response, maxBytes, context);
}

async function readChunks(response: WebResponse, maxBytes: number, context: CallContext): Promise<Uint8Array> {
  const take = cap(response, maxBytes, context);
  if (!response.body) return new Uint8Array();
  const { state } = context;
  const { cancel } = state;
  let failure: Error | undefined;
  let leave = () => {};
  // Not assigned where it is written: V8 would keep it, and what it holds, until the next full collection.
  const stop = (error: Error) => {
    failure = error;
    leave();
    cancel?.(error);
  };
  state.cancel = stop;
  try {
    const reader = response.body.getReader();
    leave = () => void reader.cancel(failure).catch(() => {});
    const chunks: Uint8Array[] = [];
    take("waiting");
    for (let chunk; ({ value: chunk } = await reader.read()), chunk; chunks.push(chunk)) take(chunk);
    if (failure) throw failure;
    return concatenate(chunks);
  } catch (error) {
    leave();
    throw failure ?? bodyError(error, context);
  }
}
