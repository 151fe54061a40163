import type { SocketConstructor } from "../connection/socket.ts";

/** The WebSocket of the platform. Browsers, Deno, Bun and workers have one. */
export const findPlatformSocket = (): SocketConstructor | undefined =>
  globalThis.WebSocket as SocketConstructor | undefined;
