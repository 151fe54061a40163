import type { Handshake } from "../connection/failure.ts";
import type { SocketConstructor } from "../connection/socket.ts";

/** The WebSocket of the platform. Browsers, Deno, Bun and workers have one. */
export const findPlatformSocket = (): SocketConstructor | undefined =>
  globalThis.WebSocket as SocketConstructor | undefined;

/** Dispatchers exist on Node only. */
export const findDispatcherSocket = (_dispatcher: unknown): SocketConstructor | undefined => undefined;

/** Browsers hide why a handshake failed. */
export const watchHandshake = (_url: string): Handshake => ({ failure: () => undefined, stop() {} });
