import { SigningError, type SignedHeaders, type PayloadSigner } from "@specwright/signing";
import { TradingError } from "./errors.ts";
import type { Outgoing } from "./outgoing.ts";

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

/** A key that cannot sign is the caller's to mend. What is said about it holds nothing of the key. */
function unsigned(error: unknown, { operation, orderLinkId }: Outgoing): unknown {
  if (!SigningError.isInstance(error)) return error;
  const message = `${operation}: nothing was sent, because it could not be signed: ${error.message}.`;
  return new TradingError("auth", message, { operation, orderLinkId, attempts: 0 }, error);
}

/** The signature over exactly the query or body that is sent. A promise where the platform or the key takes one. */
export function signatureOf(
  signer: PayloadSigner,
  outgoing: Outgoing,
  now: number,
): SignedHeaders | Promise<SignedHeaders> {
  try {
    const signature = signer.sign(outgoing.body ?? outgoing.query, String(now));
    if (!(signature instanceof Promise)) return signature;
    return signature.catch((error: unknown) => {
      throw unsigned(error, outgoing);
    });
  } catch (error) {
    throw unsigned(error, outgoing);
  }
}
