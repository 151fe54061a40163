/**
 * Reads `specs/known-drift.yaml`: differences from live services that a maintainer has reviewed, with the reasons for
 * not changing the specification.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

export interface KnownDrift {
  /** operationId of an operation. Undefined for a topic. */
  readonly operation?: string;
  readonly topic?: string;
  readonly place: string;
  readonly found: string;
  /** Date of the review. */
  readonly judged: string;
  /** Reason for not changing the specification. */
  readonly reason: string;
}

const file = join(import.meta.dirname, "../../../specs/known-drift.yaml");

/**
 * Reads the known differences.
 *
 * @throws Error that names the line and the missing field
 */
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
