import { sanitizeCause as portable } from "../sanitize-cause.ts";

interface SystemError {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly cause?: SystemError;
  readonly errors?: readonly SystemError[];
}

/**
 * The system's error inside, and its call and code in one text: `fetch` hides it one or two causes deep, connecting to
 * several addresses in a list. Where nobody may look, the error itself.
 */
export function lookInto(foreign: unknown): [inner: unknown, failure: string] {
  try {
    let inner = foreign as SystemError | null | undefined;
    for (let depth = 0; depth < 4; depth++) inner = inner?.cause ?? inner?.errors?.[0] ?? inner;
    return [inner, `${inner?.syscall} ${inner?.code}`];
  } catch {
    return [foreign, ""];
  }
}

/** The same as the portable one, of the system's error inside. */
export const sanitizeCause: typeof portable = (foreign, redact) => portable(lookInto(foreign)[0], redact);
