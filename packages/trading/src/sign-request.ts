import { LightRequest } from "@specwright/transport";
import type { SignedHeaders, Signer } from "@specwright/signing";
import type { Call, Outgoing } from "./outgoing.ts";

/** The caller's headers beside the client's own, which win however the caller writes their names. */
function addGiven(headers: Record<string, string>, given: Readonly<Record<string, string>>): void {
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  for (const [name, value] of Object.entries(given)) if (!own.has(name.toLowerCase())) headers[name] = value;
}

/** All headers of one request; takes the signature's object over. */
export function headersOf(
  { body, headers: given }: Outgoing,
  requestId: string,
  headers: SignedHeaders,
): Record<string, string> {
  if (body !== undefined) headers["content-type"] = "application/json";
  headers["cdn-request-id"] = requestId;
  if (given !== undefined) addGiven(headers, given);
  return headers;
}

/** What the signature is made over: exactly the query or body that is sent. */
export const signInput = ({ method, query, body = "" }: Outgoing) =>
  method === "GET" ? { method, query } : { method, body };

/**
 * The request of one attempt, with a signature of its own where the call is private. Nothing after it touches the
 * request. A promise where the platform, or a key held elsewhere, signs by promise.
 */
export function signRequest(
  signer: Signer | undefined,
  url: string,
  call: Call,
  requestId: string,
): LightRequest | Promise<LightRequest> {
  const { outgoing, state } = call;
  const build = (signature: SignedHeaders) => {
    const { method, body = null } = outgoing;
    return new LightRequest(url, { method, body, headers: headersOf(outgoing, requestId, signature) });
  };
  if (signer === undefined || !outgoing.isSigned) return build({});
  const input = signInput(outgoing);
  if (signer.synchronous) return build(signer.headersSync(input));
  // Whoever ends the call meanwhile does not wait for the key.
  return new Promise<SignedHeaders>((resolve, reject) => {
    state.cancel = reject;
    signer.headers(input).then(resolve, reject);
  }).then(build);
}
