import type { Level } from "./book-side.ts";

/** The data of a message of a book. */
export interface BookUpdate {
  readonly b: readonly Level[];
  readonly a: readonly Level[];
  /** Number of the update. */
  readonly u: number;
  /** Sequence number of the matching engine: a smaller one is earlier. */
  readonly seq: number;
}

/** How far a book has come. */
export interface BookPosition {
  readonly u: number;
  readonly seq: number;
}

/** The numbers of updates: how far apart two of them are, and the one after a restart of the server. */
export interface BookSequence {
  readonly step: number;
  readonly restart: number;
}

/**
 * What a message does to a book: `replace` everything, `apply` its levels, or `skip` it because it is late or known.
 * Otherwise why an update is missing. `position` is undefined for a book that waits for a snapshot.
 */
export function judgeUpdate(
  update: BookUpdate,
  isSnapshot: boolean,
  position: BookPosition | undefined,
  { step, restart }: BookSequence,
): "replace" | "apply" | "skip" | { readonly missing: string } {
  if (update.u === restart) return "replace";
  if (position === undefined) return isSnapshot ? "replace" : "skip";
  if (update.seq < position.seq) return "skip";
  if (isSnapshot) return "replace";
  const expected = position.u + step;
  if (update.u === expected) return "apply";
  if (update.u <= position.u && update.seq === position.seq) return "skip";
  return { missing: `Update ${expected} is missing: ${update.u} arrived.` };
}
