import { SigningError, type SignedHeaders, type PayloadSigner } from "@specwright/signing";
import { InputError, TradingError } from "../errors/errors.ts";
import type * as givenHeaders from "./headers.ts";
import type { Outgoing } from "./outgoing.ts";

/** What looks after the caller's headers; loaded with the first that are given. */
let given: typeof givenHeaders | undefined;

/** Throws where a caller's header cannot be sent. Whoever has headers is checked before `headersOf`. */
export async function checkHeaders({ operation, headers }: Outgoing): Promise<void> {
  given = await import("./headers.ts");
  const problem = given.headerProblem(headers);
  if (problem) throw new InputError(operation, problem.field, problem.rule, problem.value);
}

/** All headers of one request; takes the signature's object over. */
export function headersOf(
  { body, headers: more }: Outgoing,
  requestId: string,
  headers: SignedHeaders,
): Record<string, string> {
  if (body !== undefined) headers["content-type"] = "application/json";
  headers["cdn-request-id"] = requestId;
  if (more !== undefined) given?.addGiven(headers, more);
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
