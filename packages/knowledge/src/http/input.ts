import { KnowledgeError } from "../errors.ts";

/** A mistake of the caller, told before anything is sent. */
export function inputError(field: string, rule: string, value?: unknown): KnowledgeError {
  const got = value === undefined ? "" : `; got ${(JSON.stringify(value) ?? String(value)).slice(0, 80)}`;
  return new KnowledgeError("input", `${field} ${rule}${got}.`);
}

/** Refuses a text that is absent or holds only white space. */
export function requireText(field: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "")
    throw inputError(field, "must be a text that is not empty", value);
  return value;
}

/** Refuses a limit that is none. */
export function positive(field: string, value: number): number {
  if (value > 0) return value;
  throw inputError(field, "must be more than 0 (Infinity for no limit)", String(value));
}
