/** The books that the client keeps: depths of the ordinary one, and the others. */
export type BookKind = 1 | 25 | 50 | 200 | 1000 | "rpi" | "full";

export const bookKinds: readonly BookKind[] = [1, 25, 50, 200, 1000, "rpi", "full"];

/** Bids are below this price and asks above it. */
const MIDDLE = 10_000;

/** A level as it is sent: price and one or two sizes. */
type Level = readonly string[];

/** The book of the server: a map for each side, and the numbers of its updates. */
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

  /** Changes some levels, and returns the message about it. Depth 1 is always sent whole. */
  change(): object {
    this.u += 1;
    this.seq += 1 + Math.floor(this.#random() * 5);
    const b = this.#changeSide(this.#bids, -1);
    const a = this.#changeSide(this.#asks, 1);
    return this.kind === 1 ? this.snapshot() : this.#message("delta", b, a);
  }

  /** Restarts the numbers, and returns the message about it. The full book sends no levels then. */
  restart(): object {
    this.u = 1;
    this.seq += 10;
    return this.kind === "full" ? this.#message("delta", [], []) : this.snapshot();
  }

  snapshot(): object {
    return this.#message("snapshot", this.levels("bids"), this.levels("asks"));
  }

  /** Response of the REST interface. */
  restSnapshot(): object {
    return { s: "X", b: this.levels("bids"), a: this.levels("asks"), ts: 1, u: this.u, seq: this.seq };
  }

  /** The levels of one side, the best first. */
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

  /** One size, or two where one of them may be zero. */
  #sizes(isRemoved: boolean): string[] {
    const size = () => String(1 + Math.floor(this.#random() * 100));
    if (this.kind !== "rpi") return [isRemoved ? "0" : size()];
    if (isRemoved) return ["0", "0"];
    return this.#random() < 0.3 ? ["0", size()] : [size(), "0"];
  }
}
