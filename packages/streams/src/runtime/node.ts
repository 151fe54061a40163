import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import type { RequestDispatcher } from "@specwright/transport";
import type { Handshake } from "../connection/failure.ts";
import type { SocketConstructor } from "../connection/socket.ts";
import { socketThrough } from "./dispatcher-socket.ts";
import { findRuntimeSocket as findOwn } from "./web.ts";

/** File name of a CommonJS bundle, in which `import.meta` is empty. */
declare const __filename: string | undefined;

/** Returns the runtime's WebSocket. On Node 20, which has none, returns the class of the `ws` package. */
export function findRuntimeSocket(): SocketConstructor | undefined {
  const own = findOwn();
  if (own !== undefined) return own;
  try {
    const from = typeof __filename === "string" ? __filename : import.meta.url;
    return createRequire(from)("ws") as SocketConstructor;
  } catch (error) {
    const { code } = error as { readonly code?: string };
    // In a bundle there may be no path from which Node can resolve packages. Then the package `ws` isn't used.
    if (code === "MODULE_NOT_FOUND" || code === "ERR_INVALID_ARG_VALUE") return undefined;
    throw error;
  }
}

/** Returns a socket class that connects through a dispatcher. Undefined on Node 20, which has no WebSocket. */
export const findDispatcherSocket = (dispatcher: RequestDispatcher): SocketConstructor | undefined =>
  socketThrough(findOwn(), dispatcher);

interface HttpRequest {
  readonly origin?: unknown;
  readonly path?: unknown;
}

/**
 * Observes a handshake. Node's WebSocket events contain no reason for a failure, but its HTTP client publishes the
 * reason.
 */
export function watchHandshake(url: string): Handshake {
  const { origin, pathname } = new URL(url.replace(/^ws/, "http"));
  let failure: unknown;
  const isOwn = ({ origin: one, path }: HttpRequest) => String(one) === origin && path === pathname;
  const onError = (message: unknown): void => {
    const { request, error } = message as { readonly request: HttpRequest; readonly error: unknown };
    if (isOwn(request)) failure ??= error;
  };
  const onHeaders = (message: unknown): void => {
    const { request, response } = message as { readonly request: HttpRequest; readonly response: unknown };
    if (isOwn(request)) failure ??= response;
  };
  subscribe("undici:request:error", onError);
  subscribe("undici:request:headers", onHeaders);
  return {
    failure: () => failure,
    stop() {
      unsubscribe("undici:request:error", onError);
      unsubscribe("undici:request:headers", onHeaders);
    },
  };
}
