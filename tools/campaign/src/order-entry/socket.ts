import type { Socket } from "@specwright/streams";

/** One end of a socket in virtual time: what the client sends goes to `onText`. */
export class VirtualSocket implements Socket {
  readonly #listeners = new Map<string, (event: never) => void>();
  readonly #onText: (socket: VirtualSocket, text: string) => void;
  isClosed = false;

  constructor(onText: (socket: VirtualSocket, text: string) => void) {
    this.#onText = onText;
  }

  send(text: string): void {
    if (this.isClosed) throw new Error("The socket is closed.");
    this.#onText(this, text);
  }

  close(): void {
    this.isClosed = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.set(type, listener);
  }

  open(): void {
    if (!this.isClosed) this.#emit("open", {});
  }

  push(text: string): void {
    if (!this.isClosed) this.#emit("message", { data: text });
  }

  /** The server ends the connection. */
  cut(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    this.#emit("close", { code: 1006 });
  }

  #emit(type: string, event: object): void {
    this.#listeners.get(type)?.(event as never);
  }
}
