import { MIN_SECRET_LENGTH, redactValue, WITHHELD, type Redactor } from "@specwright/transport";

/** Removes secrets from all strings of a value, including field names. */
export type ValueRedactor = <Value>(value: Value) => Value;

/**
 * Creates a function that applies `redactor` to all strings in a value from the server, because the server may echo
 * secrets.
 */
export function createValueRedactor(redactor: Redactor): ValueRedactor {
  // Skip shorter strings, because checking them would take longer than the rest of a successful call.
  const redact: Redactor = (text) => (text.length < MIN_SECRET_LENGTH ? text : redactor(text));
  return (value) => redactValue(value, { redact });
}

const SECRET_NAME = /pass|pwd|secret|token|key|sign|auth|credential|\b(otp|pin)\b/i;

/** Returns true if the name of a field marks its value as secret. */
export const isSecretName = (name: string): boolean => SECRET_NAME.test(name);

/** Returns the value of an input field for an error, without fields whose names mark them as secret. */
export const redactInput = (field: string, value: unknown): unknown =>
  value !== undefined && isSecretName(field) ? WITHHELD : redactValue(value, { isSecret: isSecretName });
