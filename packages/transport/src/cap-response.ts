import { transportError } from "./errors.ts";
import { discardBody, guardBody } from "./guard-body.ts";
import { outcomeOf } from "./status.ts";
import type { CallContext, Layer } from "./types.ts";

/** The error of a body that is larger than allowed. */
const tooLarge = (maxBytes: number, status: number, context: CallContext | undefined) =>
  transportError("response-too-large", `The answer is larger than ${maxBytes} bytes.`, context, {
    outcome: outcomeOf(status),
    status,
  });

/** Ends a body after `maxBytes` bytes, counted after decompression. */
export function capBody(response: Response, maxBytes: number, context?: CallContext): Response {
  if (Number(response.headers.get("content-length")) > maxBytes) {
    discardBody(response);
    throw tooLarge(maxBytes, response.status, context);
  }
  let received = 0;
  return guardBody(response, {
    chunk(bytes) {
      received += bytes.byteLength;
      if (received > maxBytes) throw tooLarge(maxBytes, response.status, context);
    },
  });
}

/** Refuses answers of more than `maxBytes` bytes. */
export function capResponse({ maxBytes }: { readonly maxBytes: number }): Layer {
  return (next) => async (request, context) => capBody(await next(request, context), maxBytes, context);
}
