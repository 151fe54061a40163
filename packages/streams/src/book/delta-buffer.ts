import { findHole, isEqual, isLate, type BookPosition, type BookSequence, type BookUpdate } from "./book-update.ts";

/** Maximum number of updates kept while the snapshot loads. The platform sends five a second. */
const MAX_UPDATES = 1000;

/** Updates of a full book that wait for its snapshot, without a hole between them. */
export class DeltaBuffer {
  readonly #sequence: BookSequence;
  #updates: BookUpdate[] = [];

  constructor(sequence: BookSequence) {
    this.#sequence = sequence;
  }

  get isEmpty(): boolean {
    return this.#updates.length === 0;
  }

  clear(): void {
    this.#updates = [];
  }

  /** Keeps an update, unless it is late. After a hole or a restart the updates before it are of no use. */
  add(update: BookUpdate): void {
    const last = this.#updates.at(-1);
    if (update.u === this.#sequence.restart) this.clear();
    else if (last !== undefined) {
      if (isLate(update, last)) return;
      if (findHole(update, last, this.#sequence) !== undefined) this.clear();
    }
    this.#updates.push(update);
    if (this.#updates.length > MAX_UPDATES) this.#updates.shift();
  }

  /** The updates that follow a snapshot; undefined where another snapshot is needed. */
  after(snapshot: BookPosition): readonly BookUpdate[] | undefined {
    if (this.isEmpty) return [];
    const [first] = this.#updates as [BookUpdate];
    const last = this.#updates.at(-1) as BookUpdate;
    if (snapshot.seq < first.seq) return undefined;
    const rest = this.#updates.filter(({ seq }) => seq >= snapshot.seq);
    const [next] = rest;
    // A snapshot newer than all updates has them all, unless its numbers began anew.
    if (next === undefined) return snapshot.u < last.u ? undefined : [];
    if (isEqual(next.seq, snapshot.seq)) return isEqual(next.u, snapshot.u) ? rest.slice(1) : undefined;
    return findHole(next, snapshot, this.#sequence) === undefined ? rest : undefined;
  }
}
