/** Differences that somebody looked at and judged: `specs/known-drift.yaml`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Difference } from "./compare.ts";

/** One line of the file. */
export interface KnownDrift {
  /** The operationId; a topic has `topic` instead. */
  readonly operation?: string;
  readonly topic?: string;
  readonly place: string;
  readonly found: string;
  /** The day on which it was judged. */
  readonly judged: string;
  /** Why the specification stays as it is. */
  readonly reason: string;
}

const file = join(import.meta.dirname, "../../../../specs/known-drift.yaml");

/** @throws Error that names the line and the field that is missing */
export function readKnownDrift(text = readFileSync(file, "utf8")): KnownDrift[] {
  const lines = (parse(text) ?? []) as Partial<KnownDrift>[];
  return lines.map((line, index) => {
    const missing = (["place", "found", "judged", "reason"] as const).find((name) => typeof line[name] !== "string");
    const subject = line.operation ?? line.topic;
    if (missing !== undefined || subject === undefined)
      throw new Error(`specs/known-drift.yaml, entry ${index + 1}: ${missing ?? "operation or topic"} is missing.`);
    return line as KnownDrift;
  });
}

const keyOf = ({
  operation,
  topic,
  place,
  found,
}: Pick<KnownDrift, "operation" | "topic" | "place" | "found">): string => [operation, topic, place, found].join(" ");

export interface JudgedDrift {
  readonly fresh: readonly Difference[];
  readonly known: readonly Difference[];
  /** Lines about operations and topics that were reached, but no longer differ: they can go. */
  readonly gone: readonly KnownDrift[];
}

/** Separates what is new from what was judged before. */
export function judgeDrift(
  differences: readonly Difference[],
  known: readonly KnownDrift[],
  isReached: (name: string) => boolean,
): JudgedDrift {
  const keys = new Set(known.map(keyOf));
  const found = new Set(differences.map(keyOf));
  return {
    fresh: differences.filter((each) => !keys.has(keyOf(each))),
    known: differences.filter((each) => keys.has(keyOf(each))),
    gone: known.filter((each) => !found.has(keyOf(each)) && isReached(each.operation ?? `topic ${each.topic}`)),
  };
}
