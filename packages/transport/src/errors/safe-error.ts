import type { Redactor } from "./redact.ts";

/** Copy of a foreign error that is safe to show. */
export type SafeError = Error & { code?: string };

/** Reads a property of any value. Returns undefined if reading throws, as for a throwing getter or a revoked proxy. */
export function safeRead(value: unknown, key: PropertyKey): unknown {
  try {
    return (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown, key: PropertyKey): string => {
  const found = safeRead(value, key);
  return typeof found === "string" ? found : "";
};

/**
 * Returns the innermost error. `fetch` hides the system's error one or two causes deep, and an attempt to connect to
 * several addresses fails with a list of errors.
 */
export function rootCause(foreign: unknown): unknown {
  let inner = foreign;
  for (let depth = 0; depth < 4; depth++) {
    const next = safeRead(inner, "cause") ?? safeRead(safeRead(inner, "errors"), 0);
    if (next === undefined) break;
    inner = next;
  }
  return inner;
}

/**
 * Pattern of error codes, such as ECONNRESET or ERR_TLS_…. Any other value is dropped, because it may contain a key.
 */
const CODE = /^(E[A-Z]{2,12}|[A-Z]+(_[A-Z0-9]+)+)$/;
const CLASS_NAME = /^\w+(Error|Exception)$/;

/**
 * Creates a new error with the class name and code of a foreign error. Keeps the message only if `redact` can clean it,
 * because errors about headers quote the key, connection errors quote host names, and parse errors quote the body.
 * Drops stack, own properties and causes. Never throws, for any thrown value.
 */
export function toSafeError(foreign: unknown, redact?: Redactor): SafeError {
  const code = CODE.exec(textOf(foreign, "code"))?.[0];
  const message = redact?.(textOf(foreign, "message"));
  const error: SafeError = new Error(message || code || "Message withheld.");
  error.name = CLASS_NAME.exec(textOf(foreign, "name"))?.[0] ?? "Error";
  if (code !== undefined) error.code = code;
  return error;
}

/** Number of stack frames to keep: enough to show the source of an error without burying the rest of the report. */
const MAX_FRAMES = 5;
const FRAME = /^\s+at |@.*:\d+/;

/** Returns the class name of an error: the error's own name, or its constructor's name. */
function classOf(foreign: unknown): string {
  const name = textOf(foreign, "name");
  return name === "" || name === "Error" ? textOf(safeRead(foreign, "constructor"), "name") || "Error" : name;
}

/**
 * Copies an error thrown by the caller's code: a `fetch`, a `sign` callback, an upload stream. Keeps class, code,
 * message and the first stack frames, because the caller has to debug it. `redact` cleans all four.
 */
export function toCallerError(foreign: unknown, redact: Redactor): SafeError {
  const said = typeof foreign === "string" ? foreign : textOf(foreign, "message");
  const error: SafeError = new Error(redact(said) || "The error has no message.");
  const code = textOf(foreign, "code") || textOf(rootCause(foreign), "code");
  // Cut after redaction, because half of an encoded secret isn't recognized.
  if (code !== "") error.code = redact(code).slice(0, 100);
  error.name = redact(classOf(foreign)).slice(0, 100);
  const frames = textOf(foreign, "stack")
    .split("\n")
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES);
  error.stack = [`${error.name}: ${error.message}`, ...frames.map((frame) => redact(frame))].join("\n");
  return error;
}
