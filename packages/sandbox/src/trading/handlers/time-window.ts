import { inputError } from "../../http/envelope.ts";
import type { Call } from "../call.ts";

const day = 86_400_000;

/** The span of a history call: given ends, or the last days; never longer than the days. */
export function window(call: Call, days: number): { start: number; end: number } {
  const { input, now } = call;
  const length = days * day;
  const givenStart = input.has("startTime") ? input.integer("startTime", 0, { minimum: 0 }) : undefined;
  const givenEnd = input.has("endTime") ? input.integer("endTime", now, { minimum: 0 }) : undefined;
  const end = givenEnd ?? (givenStart === undefined ? now : givenStart + length);
  const start = givenStart ?? end - length;
  if (end < start) throw inputError("endTime: must not be before startTime");
  if (end - start > length) throw inputError(`startTime, endTime: must be at most ${days} days apart`);
  return { start, end };
}
