export const CHUNK_BYTES = 256 * 1024;

/** Bytes of one request whose memory is kept. A larger file leaves the rest to the engine's collector. */
export const MAX_KEPT_BYTES = 16 * 2 ** 20;

/**
 * Memory for the chunks of files that are read while they are sent, one request after another. The memory of a request is
 * used again once the server has confirmed it. Until then a `fetch` that somebody has wrapped may hold its chunks. With
 * new memory for each chunk, Node lets 64 MB pile up that nobody needs any more.
 */
export class ChunkBuffers {
  readonly #free: Uint8Array[] = [];
  #sent: Uint8Array[] = [];

  /** Memory that nobody else reads or writes until `reuse` is called. */
  take(): Uint8Array {
    const buffer = this.#free.pop() ?? new Uint8Array(CHUNK_BYTES);
    if (this.#sent.length < MAX_KEPT_BYTES / CHUNK_BYTES) this.#sent.push(buffer);
    return buffer;
  }

  /** Nothing was written to what was taken last. */
  giveBack(buffer: Uint8Array): void {
    if (this.#sent.at(-1) === buffer) this.#sent.pop();
    this.#free.push(buffer);
  }

  /** The server has confirmed the request. */
  reuse(): void {
    this.#free.push(...this.#sent.splice(0));
  }

  /** The request has failed, and something may still read what it consisted of. */
  abandon(): void {
    this.#sent = [];
  }
}
