import WebSocket, { WebSocket as NamedWebSocket } from "ws";
import { createTradingStreams, type SocketConstructor } from "../../src/index.ts";

// The WebSocket types of the package ws and of the runtime.
void createTradingStreams({ webSocket: WebSocket });
void createTradingStreams({ webSocket: NamedWebSocket });
void createTradingStreams({ webSocket: globalThis.WebSocket });
void ([WebSocket, globalThis.WebSocket] satisfies SocketConstructor[]);

/** Subclass of `WebSocket`, such as for a proxy. */
class ProxiedSocket extends WebSocket {
  constructor(url: string) {
    super(url, { agent: undefined });
  }
}
void createTradingStreams({ webSocket: ProxiedSocket });

// @ts-expect-error a socket needs the methods that the client calls
void createTradingStreams({ webSocket: Date });
