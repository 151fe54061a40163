import { TransportError } from "./errors.ts";
import { guardBody } from "./guard-body.ts";
import type { BodyWatcher } from "./guarded-body.ts";
import { outcomeOf } from "./status.ts";
import type { CallContext, Layer } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/** Watches an answer, and throws where more than `maxBytes` are announced, before any is read, or arrive. */
export function cap({ status, headers }: WebResponse, maxBytes: number, context?: CallContext): BodyWatcher {
  let left = Number(headers.get("content-length")) > maxBytes ? -1 : maxBytes;
  return (event) => {
    if (typeof event === "object") left -= event.byteLength;
    // What announces a body and has none, as an answer to HEAD, is small.
    if (left >= 0 || event === "done") return;
    const facts = { outcome: outcomeOf(status), status };
    throw new TransportError("response-too-large", `The answer is larger than ${maxBytes} bytes.`, facts, context);
  };
}

/** Ends a body after `maxBytes` bytes, counted after decompression. */
export const capBody = (response: WebResponse, maxBytes: number, context: CallContext): WebResponse =>
  guardBody(response, context, cap(response, maxBytes, context));

/** Refuses answers of more than `maxBytes` bytes. */
export const capResponse =
  ({ maxBytes }: { readonly maxBytes: number }): Layer =>
  (next) =>
  async (request, context) =>
    capBody(await next(request, context), maxBytes, context);
