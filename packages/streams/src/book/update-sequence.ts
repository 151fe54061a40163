import type { Level, Levels, StreamMessage } from "../message.ts";
import type { Topic } from "../topic.ts";

/** An integer from JSON. A bigint if it exceeds 2^53 - 1. */
type Integer = number | bigint;

/** Position of a book or an update in the sequence of updates. */
export interface BookPosition {
  /** Update number. */
  readonly u: Integer;
  /** Sequence number of the matching engine. Earlier updates have smaller numbers. */
  readonly seq: Integer;
}

/** Position of a synced book. */
export interface SyncedPosition extends BookPosition {
  /** Sequence number of the last update that restarted the update numbers. */
  readonly restartSeq: Integer | undefined;
}

/** Data of a book message. If a decoder has read the message, the levels also contain prices and sizes as numbers. */
export interface BookUpdate extends BookPosition {
  readonly b: Levels | readonly Level[];
  readonly a: Levels | readonly Level[];
}

/** An order book that was read over REST. */
export interface BookSnapshot extends BookPosition {
  readonly b: readonly Level[];
  readonly a: readonly Level[];
}

/** Rules for update numbers: the step between consecutive updates, and the number after a restart of the server. */
export interface BookSequence {
  readonly step: number;
  readonly restart: number;
}

/** Returns the rules for the update numbers of a book topic. */
export function sequenceOf({ name, sequence }: Topic): BookSequence {
  if (sequence === undefined) throw new Error(`The topic ${name} has no rules for its update numbers.`);
  return sequence;
}

/** Returns the reason why a message doesn't belong to the book of a symbol. Undefined if it does. */
export function findMismatch({ type, data }: StreamMessage, symbol: unknown): string | undefined {
  if (type !== "snapshot" && type !== "delta") return "A message of the book is neither a snapshot nor a delta.";
  const { s: named } = data as { readonly s?: unknown };
  // The topic contains the symbol, so the message may omit it.
  const isOther = typeof named === "string" && named !== symbol;
  return isOther ? "A message of the book is about another symbol." : undefined;
}

const isInteger = (value: unknown): boolean => typeof value === "bigint" || Number.isInteger(value);

/** Returns true if `u` and `seq` of an update are integers. */
export const hasIntegers = ({ u, seq }: BookPosition): boolean => isInteger(u) && isInteger(seq);

/** Returns true if a level has a price and one or two sizes, all of them strings. */
function isLevel(level: unknown): boolean {
  if (!Array.isArray(level) || typeof level[0] !== "string" || typeof level[1] !== "string") return false;
  return level.length < 3 || typeof level[2] === "string";
}

/** Validates a snapshot that the caller's REST client returned. Undefined if it is malformed. */
export function readSnapshot(data: unknown): BookSnapshot | undefined {
  const snapshot = Object(data) as BookSnapshot;
  const { b, a } = snapshot;
  const isSnapshot = Array.isArray(b) && Array.isArray(a) && hasIntegers(snapshot);
  return isSnapshot && b.every(isLevel) && a.every(isLevel) ? snapshot : undefined;
}

/** Compares two integers. Each can be a number or a bigint. */
export const isEqual = (left: Integer, right: Integer): boolean => left === right || String(left) === String(right);

const add = (number: Integer, step: number): Integer =>
  typeof number === "number" ? number + step : number + BigInt(step);

/** Returns the reason why `update` isn't the next update after `position`. Undefined if it is. */
export function findGap(update: BookPosition, position: BookPosition, { step }: BookSequence): string | undefined {
  const expected = add(position.u, step);
  return isEqual(update.u, expected) ? undefined : `Update ${expected} is missing: ${update.u} arrived.`;
}

/** Returns true if a book at this position already contains the update. */
export const isLate = (update: BookPosition, position: BookPosition): boolean =>
  update.seq < position.seq || (update.seq <= position.seq && update.u <= position.u);

/**
 * Classifies a message of a book: `replace` the book, `apply` the levels, or `skip` the message because it is late or
 * repeated. If an update is missing, returns `missing` with the reason. `position` is undefined while the book waits
 * for a snapshot.
 */
export function classifyUpdate(
  update: BookUpdate,
  isSnapshot: boolean,
  position: SyncedPosition | undefined,
  sequence: BookSequence,
): "replace" | "apply" | "skip" | { readonly missing: string } {
  const { u, seq } = update;
  if (u === sequence.restart) return seq === position?.restartSeq ? "skip" : "replace";
  if (position === undefined) return isSnapshot ? "replace" : "skip";
  if (isSnapshot && seq >= position.seq) return "replace";
  if (seq <= position.seq && u <= position.u) return "skip";
  // One number is newer and the other one is older, so the server has changed its numbering.
  if (seq < position.seq)
    return { missing: `Update ${u} has the sequence number ${seq}, which is below the previous ${position.seq}.` };
  const missing = findGap(update, position, sequence);
  return missing === undefined ? "apply" : { missing };
}
