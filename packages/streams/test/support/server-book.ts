/** Kind of order book: the depth of an ordinary book, `rpi`, or `full`. */
export type BookKind = 1 | 25 | 50 | 200 | 1000 | "rpi" | "full";

export const bookKinds: readonly BookKind[] = [1, 25, 50, 200, 1000, "rpi", "full"];

/** Price between bids and asks. */
const MIDDLE = 10_000;

/** Level in the server's format: price and one or two sizes. */
type Level = readonly string[];

/** The server's book: a map for each side, and the current sequence numbers. */
export class ServerBook {
  readonly kind: BookKind;
  readonly #bids = new Map<number, Level>();
  readonly #asks = new Map<number, Level>();
  u = 5000;
  seq = 100_000;
  readonly #depth: number;
  readonly #random: () => number;

  constructor(kind: BookKind, random: () => number) {
    this.kind = kind;
    this.#depth = typeof kind === "number" ? kind : 50;
    this.#random = random;
  }

  /** Changes some levels, and returns the message for the change. Depth 1 always sends a snapshot. */
  change(): object {
    this.u += 1;
    this.seq += 1 + Math.floor(this.#random() * 5);
    const b = this.#changeSide(this.#bids, -1);
    const a = this.#changeSide(this.#asks, 1);
    return this.kind === 1 ? this.snapshot() : this.#message("delta", b, a);
  }

  /**
   * Restarts the sequence numbers, and returns the message that announces the restart. For a full book, the message
   * contains no levels.
   */
  restart(): object {
    this.u = 1;
    this.seq += 10;
    return this.kind === "full" ? this.#message("delta", [], []) : this.snapshot();
  }

  snapshot(): object {
    return this.#message("snapshot", this.levels("bids"), this.levels("asks"));
  }

  /** Returns the REST response with the whole book. */
  restSnapshot(): object {
    return { s: "X", b: this.levels("bids"), a: this.levels("asks"), ts: 1, u: this.u, seq: this.seq };
  }

  /** Returns the levels of one side, best first. */
  levels(side: "bids" | "asks"): Level[] {
    const levels = side === "bids" ? this.#bids : this.#asks;
    const direction = side === "bids" ? -1 : 1;
    const prices = Float64Array.from(levels.keys(), (price) => direction * price).toSorted();
    return Array.from(prices, (price) => levels.get(direction * price) as Level);
  }

  #message(type: "snapshot" | "delta", b: readonly Level[], a: readonly Level[]): object {
    return { topic: `orderbook.${this.kind}.X`, type, ts: 1, data: { s: "X", b, a, u: this.u, seq: this.seq } };
  }

  #changeSide(side: Map<number, Level>, direction: 1 | -1): Level[] {
    const changes = new Map<number, Level>();
    if (this.kind === 1) side.clear();
    for (let count = this.kind === 1 ? 0 : Math.floor(this.#random() * 3); count >= 0; count--) {
      const price = MIDDLE + direction * (Math.floor(this.#random() * this.#depth * 20) / 10 + 0.1);
      const isRemoved = this.kind !== 1 && (this.#random() < 0.3 || (side.size >= this.#depth && !side.has(price)));
      const level = [price.toFixed(1), ...this.#sizes(isRemoved)];
      if (isRemoved) side.delete(price);
      else side.set(price, level);
      changes.set(price, level);
    }
    return [...changes.values()];
  }

  /** Returns the sizes of a level: two for an RPI book, either of which may be zero, and one for any other book. */
  #sizes(isRemoved: boolean): string[] {
    const size = () => String(1 + Math.floor(this.#random() * 100));
    if (this.kind !== "rpi") return [isRemoved ? "0" : size()];
    if (isRemoved) return ["0", "0"];
    return this.#random() < 0.3 ? ["0", size()] : [size(), "0"];
  }
}
