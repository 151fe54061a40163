import type { StreamSigner } from "@specwright/signing";
import type { ServerClock } from "@specwright/transport";
import { isSuccess, type StreamMessage } from "./message.ts";

/** How long the signature of the first message stays valid, in milliseconds. */
const VALID_MS = 10_000;

/** The connection is authenticated already. */
const REPEATED = 20_001;

/** Codes of a server that restarts. They say nothing about the key. */
const RESTARTING: ReadonlySet<unknown> = new Set([10_016, 10_019]);

/** The first message of a private connection. It expires by the clock of the server. */
export async function authRequest(signer: StreamSigner, clock: ServerClock): Promise<object> {
  return { op: "auth", args: await signer.authenticate(clock.now() + VALID_MS) };
}

/** Whether the server refused to authenticate because it restarts. */
export const isRestarting = ({ retCode }: StreamMessage): boolean => RESTARTING.has(retCode);

/** Whether the server accepted the key. */
export const isAuthenticated = (message: StreamMessage): boolean =>
  isSuccess(message) || message["retCode"] === REPEATED;
