import { InputError } from "../errors/errors.ts";

/** Milliseconds of an attempt, unless the options say another number. */
export const ATTEMPT_MS = 10_000;

/** Throws where a time limit is not a number of milliseconds, from 0 on. */
export function checkLimit(operation: string, ms: number): void {
  if (typeof ms !== "number" || !(ms >= 0))
    throw new InputError(operation, "timeoutMs", "must be milliseconds or 0", ms);
}
