import type { Handshake } from "../connection/failure.ts";
import type { SocketConstructor } from "../connection/socket.ts";

/** Returns the runtime's WebSocket. Browsers, Deno, Bun and workers have one. */
export const findRuntimeSocket = (): SocketConstructor | undefined =>
  globalThis.WebSocket as SocketConstructor | undefined;

/** Returns undefined, because dispatchers only exist on Node. */
export const findDispatcherSocket = (_dispatcher: unknown): SocketConstructor | undefined => undefined;

/** Observes nothing, because browsers hide the reason for a failed handshake. */
export const watchHandshake = (_url: string): Handshake => ({ failure: () => undefined, stop() {} });
