import type { Level, Levels, StreamMessage } from "../message.ts";
import type { Topic } from "../topic.ts";

/** An integer as it is read from JSON: a bigint beyond 2^53 - 1. */
type Integer = number | bigint;

/** How far a book has come. */
export interface BookPosition {
  /** Number of the update. */
  readonly u: Integer;
  /** Sequence number of the matching engine: a smaller one is earlier. */
  readonly seq: Integer;
}

/** The position of a book that was built from messages. */
export interface KnownPosition extends BookPosition {
  /** Sequence number of the last update with which the numbers began anew. */
  readonly restartSeq: Integer | undefined;
}

/** The data of a message of a book. A decoder gives the numbers of the levels as well. */
export interface BookUpdate extends BookPosition {
  readonly b: Levels | readonly Level[];
  readonly a: Levels | readonly Level[];
}

/** A book that was read over REST. */
export interface BookSnapshot extends BookPosition {
  readonly b: readonly Level[];
  readonly a: readonly Level[];
}

/** The numbers of updates: how far apart two of them are, and the one after a restart of the server. */
export interface BookSequence {
  readonly step: number;
  readonly restart: number;
}

/** The sequence of the updates of a book. */
export function sequenceOf({ name, sequence }: Topic): BookSequence {
  if (sequence === undefined) throw new Error(`The topic ${name} has no sequence of updates.`);
  return sequence;
}

/** Why a message does not belong to the book of a symbol; undefined where it does. */
export function findMismatch({ type, data }: StreamMessage, symbol: unknown): string | undefined {
  if (type !== "snapshot" && type !== "delta") return "A message of the book is neither a snapshot nor a delta.";
  const { s: named } = data as { readonly s?: unknown };
  // The topic names the symbol as well, so a message may leave it out.
  const isOther = typeof named === "string" && named !== symbol;
  return isOther ? "A message of the book is about another symbol." : undefined;
}

const isInteger = (value: unknown): boolean => typeof value === "bigint" || Number.isInteger(value);

/** Whether the numbers of an update are integers. */
export const hasIntegers = ({ u, seq }: BookPosition): boolean => isInteger(u) && isInteger(seq);

/** Whether a level has a price and one or two sizes, all texts. */
function isLevel(level: unknown): boolean {
  if (!Array.isArray(level) || typeof level[0] !== "string" || typeof level[1] !== "string") return false;
  return level.length < 3 || typeof level[2] === "string";
}

/** A snapshot that a client of the caller read over REST; undefined where it is not one. */
export function readSnapshot(data: unknown): BookSnapshot | undefined {
  const snapshot = Object(data) as BookSnapshot;
  const { b, a } = snapshot;
  const isSnapshot = Array.isArray(b) && Array.isArray(a) && hasIntegers(snapshot);
  return isSnapshot && b.every(isLevel) && a.every(isLevel) ? snapshot : undefined;
}

/** Whether two integers are equal, where one of them may be a bigint. */
export const isEqual = (left: Integer, right: Integer): boolean => left === right || String(left) === String(right);

const add = (number: Integer, step: number): Integer =>
  typeof number === "number" ? number + step : number + BigInt(step);

/** Why an update does not follow a position; undefined where it does. */
export function findHole(update: BookPosition, position: BookPosition, { step }: BookSequence): string | undefined {
  const expected = add(position.u, step);
  return isEqual(update.u, expected) ? undefined : `Update ${expected} is missing: ${update.u} arrived.`;
}

/** Whether an update is older than a position, or the same. */
export const isLate = (update: BookPosition, position: BookPosition): boolean =>
  update.seq < position.seq || (update.seq <= position.seq && update.u <= position.u);

/**
 * What a message does to a book: `replace` everything, `apply` its levels, or `skip` it because it is late or known.
 * Otherwise why an update is missing. `position` is undefined for a book that waits for a snapshot.
 */
export function judgeUpdate(
  update: BookUpdate,
  isSnapshot: boolean,
  position: KnownPosition | undefined,
  sequence: BookSequence,
): "replace" | "apply" | "skip" | { readonly missing: string } {
  const { u, seq } = update;
  if (u === sequence.restart) return seq === position?.restartSeq ? "skip" : "replace";
  if (position === undefined) return isSnapshot ? "replace" : "skip";
  if (isSnapshot && seq >= position.seq) return "replace";
  if (seq <= position.seq && u <= position.u) return "skip";
  // One of the numbers is newer and the other is older, so the server counts in another way now.
  if (seq < position.seq) return { missing: `Update ${u} has the sequence ${seq}, but ${position.seq} came before.` };
  const missing = findHole(update, position, sequence);
  return missing === undefined ? "apply" : { missing };
}
