/** Cleans what the server says about a failure: loaded with the first of them. Imports nothing that the entry has too. */
import { createRedactor } from "@specwright/transport/on-failure";

/** Nothing shorter is a secret. To know the others in every encoding takes longer than a whole call that is fine. */
const SHORTEST = 6;

export type Redacted = <Value>(value: Value) => Value;

/** Makes a function that removes `secrets` from all texts of a value, names of fields included. */
export function redacting(secrets: readonly unknown[]): Redacted {
  let redactor: ReturnType<typeof createRedactor> | undefined;
  const redact = (text: string): string => {
    if (text.length < SHORTEST) return text;
    redactor ??= createRedactor(secrets.filter((secret) => typeof secret === "string"));
    return redactor(text);
  };
  const clean = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) {
      // Also what is no text: a key of digits may be written as a number.
      const text = String(value);
      const cleaned = redact(text);
      return cleaned === text ? value : cleaned;
    }
    if (Array.isArray(value)) return value.map(clean);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redact(name), clean(inner)]));
  };
  return clean as Redacted;
}
