import { LightRequest, type Layer } from "@specwright/transport";
import type { Signer } from "@specwright/signing";
import type { OutgoingContext } from "./outgoing.ts";

/**
 * The last step of every attempt: a fresh request id and, for private calls, the signature over exactly the query
 * or body that is sent. Nothing after it touches the request.
 */
export function signLayer(signer: Signer | undefined, makeId: () => string): Layer {
  return (next) => async (request, context) => {
    const { outgoing, trace } = context as OutgoingContext;
    const { method, body, query } = outgoing;
    trace.requestId = makeId();
    const build = (signature: Record<string, string>) =>
      new LightRequest(request.url, {
        method,
        body: body ?? null,
        headers: {
          ...outgoing.headers,
          ...(body === undefined ? undefined : { "content-type": "application/json" }),
          ...signature,
          "cdn-request-id": trace.requestId,
        },
      });
    if (signer === undefined || !outgoing.isSigned) return next(build({}), context);
    const input = method === "GET" ? { method, query } : { method, body: body ?? "" };
    if (signer.synchronous) return next(build(signer.headersSync(input)), context);
    return next(build(await signer.headers(input)), context);
  };
}
