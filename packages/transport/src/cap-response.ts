import { transportError } from "./errors.ts";
import { bodyOf, guardBody } from "./guard-body.ts";
import { outcomeOf } from "./status.ts";
import type { CallContext, Layer } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/** Ends a body after `maxBytes` bytes, counted after decompression. */
export function capBody(response: WebResponse, maxBytes: number, context?: CallContext): WebResponse {
  const { status, headers } = response;
  let left = maxBytes;
  const take = (bytes: number) => {
    left -= bytes;
    if (left >= 0) return;
    const facts = { outcome: outcomeOf(status), status };
    const error = transportError("response-too-large", `The answer is larger than ${maxBytes} bytes.`, context, facts);
    bodyOf(response)?.abort(error);
    throw error;
  };
  if (Number(headers.get("content-length")) > maxBytes) take(Infinity);
  return guardBody(response, { chunk: ({ byteLength }) => take(byteLength) });
}

/** Refuses answers of more than `maxBytes` bytes. */
export const capResponse =
  ({ maxBytes }: { readonly maxBytes: number }): Layer =>
  (next) =>
  async (request, context) =>
    capBody(await next(request, context), maxBytes, context);
