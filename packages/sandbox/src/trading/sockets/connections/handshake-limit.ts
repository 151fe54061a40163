/** Counts the handshakes of a server. */
export class HandshakeLimit {
  /** Instants of the handshakes that still count. */
  #instants: number[] = [];

  /** Counts a handshake; false when the server has taken as many as it takes. */
  admit({ count, windowMs }: { count: number; windowMs: number }, now: number): boolean {
    this.#instants = this.#instants.filter((instant) => instant > now - windowMs);
    if (this.#instants.length >= count) return false;
    this.#instants.push(now);
    return true;
  }
}
