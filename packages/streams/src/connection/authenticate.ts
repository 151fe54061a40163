import type { StreamSigner } from "@specwright/signing";
import { toCallerError, type Redactor, type ServerClock } from "@specwright/transport";
import { StreamError } from "../errors.ts";
import { isSuccess, refusalText, type StreamMessage } from "./message.ts";

/** How long the signature of the first message stays valid, in milliseconds. */
const VALID_MS = 10_000;

/** The connection is authenticated already. */
const REPEATED = 20_001;

/** Codes of a server that restarts. They say nothing about the key. */
const RESTARTING: ReadonlySet<unknown> = new Set([10_016, 10_019]);

/** The signer, the clock of the server for the expiry, and the redactor for error messages. */
interface Authentication {
  readonly signer: StreamSigner | undefined;
  readonly serverClock: ServerClock;
  readonly redact: Redactor;
}

/**
 * The first message of a private connection. It expires by the clock of the server.
 *
 * @throws {StreamError} when the key cannot sign
 */
export async function authRequest({ signer, serverClock, redact }: Authentication): Promise<object> {
  try {
    if (signer === undefined) throw new Error("A private connection needs credentials.");
    return { op: "auth", args: await signer.authenticate(serverClock.now() + VALID_MS) };
  } catch (cause) {
    const message = "The key could not sign the first message of the connection.";
    throw new StreamError("authentication", message, { cause: toCallerError(cause, redact) });
  }
}

/** Whether the server refused to authenticate because it restarts. */
export const isRestarting = ({ retCode }: StreamMessage): boolean => RESTARTING.has(retCode);

/** Whether the server accepted the key. */
export const isAuthenticated = (message: StreamMessage): boolean =>
  isSuccess(message) || message["retCode"] === REPEATED;

/** The server refused the key for good. */
export function refusedKey(message: StreamMessage, { redact }: Authentication): StreamError {
  const reason = redact(refusalText(message));
  const text = `The server refused the key: ${reason}. Check the key, its environment and its permissions.`;
  return new StreamError("authentication", text);
}
