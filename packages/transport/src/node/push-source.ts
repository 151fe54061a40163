import type { ByteSource } from "../guarded-body.ts";

/** How much may lie unread before the connection is told to wait. */
const HIGH_WATER_MARK = 64 * 1024;

interface Reader {
  readonly resolve: (chunk: { readonly value: Uint8Array | undefined }) => void;
  readonly reject: (error: unknown) => void;
}

/** What a source tells its connection. */
export interface Connection {
  /** Goes on after a pause. */
  resume(): void;
  /** Nobody wants the rest. */
  leave(error: Error): void;
}

/** A queue between the connection, which pushes chunks, and one reader. */
export class PushSource implements ByteSource {
  #chunks: Uint8Array[] = [];
  #size = 0;
  #ended = false;
  #isLeft = false;
  #failure: { readonly error: unknown } | undefined = undefined;
  #reader: Reader | undefined = undefined;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Takes a chunk; false asks the connection to pause. */
  push(chunk: Uint8Array): boolean {
    const reader = this.#reader;
    if (reader !== undefined) {
      this.#reader = undefined;
      reader.resolve({ value: chunk });
      return true;
    }
    this.#chunks.push(chunk);
    this.#size += chunk.byteLength;
    return this.#size < HIGH_WATER_MARK;
  }

  end(): void {
    this.#ended = true;
    this.#reader?.resolve({ value: undefined });
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
    return this.#ended && !this.#isLeft ? this.#chunks : undefined;
  }

  read(): Promise<{ readonly value: Uint8Array | undefined }> {
    const chunk = this.#chunks.shift();
    if (chunk !== undefined) {
      this.#size -= chunk.byteLength;
      if (this.#size < HIGH_WATER_MARK && !this.#ended) this.#connection.resume();
      return Promise.resolve({ value: chunk });
    }
    if (this.#failure !== undefined) return Promise.reject(this.#failure.error);
    if (this.#ended) return Promise.resolve({ value: undefined });
    this.#connection.resume();
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  cancel(reason: unknown): void {
    this.#chunks = [];
    this.#isLeft = true;
    this.#failure ??= { error: reason };
    this.#reader?.reject(reason);
    this.#reader = undefined;
    if (this.#ended) return;
    this.#connection.leave(reason instanceof Error ? reason : new Error("The answer was dropped."));
  }
}
