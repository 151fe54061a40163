import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createPayloadSigner } from "../signer.ts";
import type { SigningKey } from "../types.ts";
import { forward, type Route } from "./forward.ts";
import { Refusal, refuseUnlessSignable } from "./refusal.ts";

/** Options of a signing proxy. */
export interface SigningProxyOptions {
  /** Target origin of all requests. */
  readonly target: URL;
  readonly apiKey: string;
  readonly key: SigningKey;
  /** Host name or address to listen on. Default `127.0.0.1`, which accepts connections only from this machine. */
  readonly host?: string | undefined;
  /** Port to listen on. Default 0: a free port. */
  readonly port?: number | undefined;
  /** Validity of a signature in milliseconds. Default 5000. */
  readonly recvWindow?: number | undefined;
  /** Milliseconds without a byte from the target after which a request fails. Default 60000. */
  readonly idleTimeoutMs?: number | undefined;
  /** Returns Unix time in milliseconds. Default: `Date.now`. */
  readonly now?: (() => number) | undefined;
}

/** Running signing proxy. */
export interface SigningProxy {
  /** Base URL for programs that use the proxy. */
  readonly url: string;
  /** Stops listening and closes open connections. */
  close(): Promise<void>;
}

/** Returns true if a host name or address refers to this machine (loopback). */
export const isLoopback = (host: string): boolean => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

const describe = ({ code, message }: Refusal): string => `${JSON.stringify({ error: { code, message } })}\n`;

function reject(response: ServerResponse, error: unknown): void {
  // Abort a response that has already begun, so that the client notices the missing part.
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const known =
    error instanceof Refusal
      ? error
      : new Refusal(
          500,
          "proxy-failed",
          "The proxy failed. The platform may have received the request: check before you resend a write.",
        );
  response.writeHead(known.status, { "content-type": "application/json", connection: "close" });
  response.end(describe(known));
}

/**
 * Starts a server that signs each request and sends it to one target. The proxy changes only the signature headers: it
 * forwards path, query and body byte for byte, and responses as they arrive.
 *
 * @throws {SigningError} `invalid-options` for an unusable key or window; or the error that `listen` throws for an
 * unusable address
 */
export async function startSigningProxy(options: SigningProxyOptions): Promise<SigningProxy> {
  const { target, apiKey, key, host = "127.0.0.1", port = 0, now = Date.now, idleTimeoutMs = 60_000 } = options;
  const signer = createPayloadSigner({ ...key, apiKey, recvWindow: options.recvWindow });
  const route: Route = {
    target,
    idleTimeoutMs,
    sign: async (payload) => signer.sign(payload, String(Math.floor(now()))),
  };
  // The first signature detects a key that the runtime's cryptography can't use, before a request needs it.
  await route.sign(new Uint8Array());
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    refuseUnlessSignable(request, isLoopback(host));
    await forward(request, response, route);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => reject(response, error));
  });
  server.on("clientError", (_, socket) => {
    const text = describe(new Refusal(400, "not-signable", "The request must be valid HTTP, with an ASCII path."));
    socket.end(`HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n${text}`);
  });
  await new Promise<void>((resolve, fail) => server.once("error", fail).listen(port, host, resolve));
  const { port: actual } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
