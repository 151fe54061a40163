import { MIN_SECRET_LENGTH, WITHHELD, type Redactor } from "@specwright/transport";

/** Removes secrets from all strings of a value, field names included. */
export type ValueRedactor = <Value>(value: Value) => Value;

/** Applies `redactor` to all strings of what the server sent: it may quote secrets. */
export function createValueRedactor(redactor: Redactor): ValueRedactor {
  // Checking shorter texts would take longer than the rest of a successful call.
  const redactText = (text: string): string => (text.length < MIN_SECRET_LENGTH ? text : redactor(text));
  const redact = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) {
      // Numbers too: the server may write a key that consists of digits as a number.
      const text = String(value);
      const cleaned = redactText(text);
      return cleaned === text ? value : cleaned;
    }
    if (Array.isArray(value)) return value.map(redact);
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [redactText(name), redact(inner)]));
  };
  return redact as ValueRedactor;
}

const SECRET_NAME = /pass|pwd|secret|token|key|sign|auth|credential|\b(otp|pin)\b/i;
/** Deeper values are withheld; a value that contains itself has no end. */
const MAX_DEPTH = 8;

/** The value of an input field for an error, without the fields whose names say that they are secret. */
export function redactInput(field: string, value: unknown): unknown {
  return value !== undefined && SECRET_NAME.test(field) ? WITHHELD : withoutSecretFields(value, MAX_DEPTH);
}

function withoutSecretFields(value: unknown, depth: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth === 0) return WITHHELD;
  if (Array.isArray(value)) return value.map((item) => withoutSecretFields(item, depth - 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_NAME.test(name) ? WITHHELD : withoutSecretFields(inner, depth - 1),
    ]),
  );
}
