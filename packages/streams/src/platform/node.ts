import { createRequire } from "node:module";
import type { SocketConstructor } from "../connection/socket.ts";
import { findPlatformSocket as findOwn } from "./web.ts";

/** The WebSocket of the platform, or that of the package `ws`, which Node 20 needs. */
export function findPlatformSocket(): SocketConstructor | undefined {
  const own = findOwn();
  if (own !== undefined) return own;
  try {
    return createRequire(import.meta.url)("ws") as SocketConstructor;
  } catch (error) {
    if ((error as { readonly code?: string }).code === "MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}
