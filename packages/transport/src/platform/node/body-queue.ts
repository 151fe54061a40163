import type { BodySource } from "../platform.ts";

/** How much may lie unread before the connection is told to wait. */
const HIGH_WATER_MARK = 64 * 1024;

interface Reader {
  readonly resolve: (chunk: Uint8Array | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** What the queue tells its connection. */
export interface Connection {
  /** Goes on after a pause. */
  resume(): void;
  /** Closes the connection: nobody wants the rest. */
  drop(reason: Error): void;
}

/** A queue between the connection, which pushes chunks, and one reader. */
export class BodyQueue implements BodySource {
  #chunks: Uint8Array[] = [];
  #size = 0;
  #ended = false;
  #isDropped = false;
  #failure: { readonly error: unknown } | undefined = undefined;
  #reader: Reader | undefined = undefined;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Adds a chunk; false asks the connection to pause. */
  push(chunk: Uint8Array): boolean {
    const reader = this.#reader;
    if (reader !== undefined) {
      this.#reader = undefined;
      reader.resolve(chunk);
      return true;
    }
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    return this.#size < HIGH_WATER_MARK;
  }

  end(): void {
    this.#ended = true;
    this.#reader?.resolve(undefined);
    this.#reader = undefined;
  }

  fail(error: unknown): void {
    if (this.#ended || this.#failure !== undefined) return;
    this.#failure = { error };
    this.#reader?.reject(error);
    this.#reader = undefined;
  }

  /** All chunks, if they are all there already. */
  drain(): Uint8Array[] | undefined {
    return this.#ended && !this.#isDropped ? this.#chunks : undefined;
  }

  read(): Promise<Uint8Array | undefined> {
    const chunk = this.#chunks.shift();
    if (chunk !== undefined) {
      this.#size -= chunk.byteLength;
      if (this.#size < HIGH_WATER_MARK && !this.#ended) this.#connection.resume();
      return Promise.resolve(chunk);
    }
    if (this.#failure !== undefined) return Promise.reject(this.#failure.error);
    if (this.#ended) return Promise.resolve(undefined);
    this.#connection.resume();
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  cancel(reason: Error): void {
    this.#chunks = [];
    this.#isDropped = true;
    this.#failure ??= { error: reason };
    this.#reader?.reject(reason);
    this.#reader = undefined;
    if (this.#ended) return;
    this.#connection.drop(reason);
  }
}
