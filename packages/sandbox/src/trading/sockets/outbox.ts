/** A socket as the sandbox uses it. */
export interface Wire {
  send(text: string): void;
  /** Closes the connection with a code. */
  close(code: number): void;
  /** Ends the connection without a word. */
  terminate(): void;
}

/** The messages of one connection on their way to the client. */
export class Outbox {
  readonly #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** Sends a message; the label is the topic of a push or the operation of a reply. */
  send(message: object, _label: string): void {
    this.#wire.send(JSON.stringify(message));
  }

  close(code: number): void {
    this.#wire.close(code);
  }

  terminate(): void {
    this.#wire.terminate();
  }
}
