import { transportError } from "./errors.ts";
import { discardBody, guardBody } from "./guard-body.ts";
import { outcomeOf } from "./status.ts";
import type { CallContext, Layer } from "./types.ts";
import type { WebResponse } from "./web-types.ts";

/** Refuses a response that announces more than `maxBytes` bytes. What it returns takes those that arrive, up to as many. */
export function cap(response: WebResponse, maxBytes: number, context?: CallContext): (bytes: number) => void {
  const { status, headers } = response;
  let left = maxBytes;
  const take = (bytes: number) => {
    if ((left -= bytes) >= 0) return;
    const facts = { outcome: outcomeOf(status), status };
    throw transportError("response-too-large", `The answer is larger than ${maxBytes} bytes.`, context, facts);
  };
  if (Number(headers.get("content-length")) > maxBytes) {
    discardBody(response);
    take(Infinity);
  }
  return take;
}

/** Ends a body after `maxBytes` bytes, counted after decompression. */
export function capBody(response: WebResponse, maxBytes: number, context?: CallContext): WebResponse {
  const take = cap(response, maxBytes, context);
  return guardBody(response, context, (event) => {
    if (typeof event === "object") take(event.byteLength);
  });
}

/** Refuses answers of more than `maxBytes` bytes. */
export const capResponse =
  ({ maxBytes }: { readonly maxBytes: number }): Layer =>
  (next) =>
  async (request, context) =>
    capBody(await next(request, context), maxBytes, context);
