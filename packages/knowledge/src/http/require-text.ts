import { inputError } from "./input.ts";

/** Refuses a text that is absent or holds only white space. */
export function requireText(field: string, value: unknown): string {
  if (typeof value !== "string" || value.trim() === "")
    throw inputError(field, "must be a text that is not empty", value);
  return value;
}
