import { LightRequest, type Layer } from "@specwright/transport";
import type { SignedHeaders, Signer } from "@specwright/signing";
import type { Outgoing, OutgoingContext } from "./outgoing.ts";

function signedRequest(url: string, outgoing: Outgoing, requestId: string, signature?: SignedHeaders): LightRequest {
  const { method, body } = outgoing;
  const headers: Record<string, string> = { ...outgoing.headers, ...signature };
  if (body !== undefined) headers["content-type"] = "application/json";
  headers["cdn-request-id"] = requestId;
  return new LightRequest(url, { method, body: body ?? null, headers });
}

/**
 * The last step of every attempt: a fresh request id and, for private calls, the signature over exactly the query
 * or body that is sent. Nothing after it touches the request.
 */
export function signLayer(signer: Signer | undefined, makeId: () => string): Layer {
  return (next) => (request, context) => {
    const { outgoing, trace } = context as OutgoingContext;
    trace.requestId = makeId();
    const send = (signature?: SignedHeaders) => {
      // A call that was given up while it waited, here or before, is not sent any more.
      if (context.state.stopped !== undefined) return Promise.reject(context.state.stopped);
      return next(signedRequest(request.url, outgoing, trace.requestId, signature), context);
    };
    if (signer === undefined || !outgoing.isSigned) return send();
    const { method, query, body = "" } = outgoing;
    const input = method === "GET" ? { method, query } : { method, body };
    return signer.synchronous ? send(signer.headersSync(input)) : signer.headers(input).then(send);
  };
}
