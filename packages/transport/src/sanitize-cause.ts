import type { Redactor } from "./redact.ts";

/**
 * A new error with the name and code of a foreign one. Its message is kept only where a redactor can clean it: header
 * errors quote the key, connection errors name hosts, parse errors quote the body. Its stack, own properties and causes
 * are not carried over. Never throws, whatever was thrown.
 */
export function sanitizeCause(foreign: unknown, redact?: Redactor): Error & { code?: string } {
  const read = (name: "name" | "message" | "code", form: RegExp) => {
    try {
      return form.exec((foreign as Record<string, string>)[name] ?? "")?.[0];
    } catch {
      // Nothing of what nobody may look at.
      return undefined;
    }
  };
  // Codes are names such as ECONNRESET or ERR_TLS_…; anything else might be text, or a key, that somebody put there.
  const code = read("code", /^(E[A-Z]{2,12}|[A-Z]+(_[A-Z0-9]+)+)$/);
  const message = redact?.(read("message", /[^]*/) ?? "");
  const error: Error & { code?: string } = new Error(message || code || "Message withheld.");
  error.name = read("name", /^\w+(Error|Exception)$/) ?? "Error";
  if (code) error.code = code;
  return error;
}
