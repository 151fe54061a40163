import type { Clock } from "@specwright/transport";

/** A server that does not confirm the close within this time, in milliseconds, keeps the socket no longer. */
const CLOSE_MS = 1000;

/** The part of a WebSocket that the client uses. Those of browsers, Node 22, Bun, Deno and the package `ws` have it. */
export interface Socket {
  addEventListener(type: "open" | "message" | "error" | "close", listener: (event: never) => void): void;
  send(text: string): void;
  close(): void;
  /** Ends the connection at once. Sockets of the package `ws` have it; those of platforms wait for the server. */
  terminate?(): void;
  /** Stops reading from the network. Sockets of the package `ws` have it, those of platforms do not. */
  pause?(): void;
  resume?(): void;
}

/** A constructor of sockets. */
export type SocketConstructor = new (url: string) => Socket;

/** What a socket tells its connection. */
export interface SocketListener {
  onOpen(): void;
  onText(text: string): void;
  /** A message arrived that is no text. */
  onBinary(): void;
  /** Called once, unless the client ended the socket. */
  onClose(reason: string): void;
}

/** A socket with one listener, which hears nothing more once `end` was called. */
export interface OpenedSocket {
  send(text: string): void;
  end(): void;
  /** Stops reading, so that the server waits; false if the socket cannot. */
  pause(): boolean;
  resume(): void;
}

/** Opens a socket. An end without a close frame, which some servers use, is a close like any other. */
export function openSocket(
  Constructor: SocketConstructor,
  url: string,
  clock: Clock,
  listener: SocketListener,
): OpenedSocket {
  const socket = new Constructor(url);
  let isEnded = false;
  let isClosed = false;
  let cancelTimer = (): void => {};
  const end = (): void => {
    isEnded = true;
    // A socket that does not read cannot finish its close.
    socket.resume?.();
    socket.close();
    if (!isClosed && socket.terminate !== undefined) cancelTimer = clock.after(CLOSE_MS, () => socket.terminate?.());
  };
  const fail = (reason: string): void => {
    if (isEnded) return;
    end();
    listener.onClose(reason);
  };
  socket.addEventListener("open", () => {
    if (!isEnded) listener.onOpen();
  });
  socket.addEventListener("message", ({ data }: { readonly data: unknown }) => {
    if (isEnded) return;
    if (typeof data === "string") listener.onText(data);
    else listener.onBinary();
  });
  // Stays after the end: `ws` throws an error that nobody listens to.
  socket.addEventListener("error", () => fail("The connection failed."));
  socket.addEventListener("close", ({ code }: { readonly code?: number }) => {
    isClosed = true;
    cancelTimer();
    fail(`The connection was closed with code ${code ?? 1006}.`);
  });
  const pause = (): boolean => {
    socket.pause?.();
    return socket.pause !== undefined;
  };
  return { send: (text) => socket.send(text), end, pause, resume: () => socket.resume?.() };
}
