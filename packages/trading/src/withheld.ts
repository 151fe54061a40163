/** Keeps passwords and keys out of errors about them. Loaded with the checks; imports nothing that the entry has too. */
import type { Problem } from "./problem.ts";

const SECRET = /pass|pwd|secret|token|key|sign|auth|credential|\b(otp|pin)\b/i;
const WITHHELD = "[withheld]";

/** A value without what stands in fields whose names say that it is secret. What refers to itself has no end. */
function open(value: unknown, levels = 8): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (levels === 0) return WITHHELD;
  if (Array.isArray(value)) return value.map((item) => open(item, levels - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? WITHHELD : open(inner, levels - 1)]),
  );
}

/** The same problem, with a value that may be shown. */
export const showable = ({ field, rule, value }: Problem): Problem => ({
  field,
  rule,
  value: value !== undefined && SECRET.test(field) ? WITHHELD : open(value),
});
