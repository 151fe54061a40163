import { formatJson } from "@specwright/transport";
import { isAbsent } from "../input/rules.ts";
import type { Operation } from "../operation.ts";
import type { Input } from "./call.ts";

const MS_PER_UNIT = { ms: 1, s: 1000 } as const;

/**
 * Splits the time range of an input into windows that the platform accepts, the newest first, because histories list the
 * newest record first. Neighbouring windows share their edge: whichever of its ends the platform includes, there is no
 * gap. An input without a range that is too long stays as it is.
 */
export function* splitTimeRange(
  operation: Operation,
  input: Input,
  serverNow: number,
): Generator<Input, void, undefined> {
  const { timeWindow } = operation;
  if (timeWindow === undefined || isAbsent(input[timeWindow.start])) {
    yield input;
    return;
  }
  const { start: startField, end: endField, maxMs, unit, type } = timeWindow;
  const span = maxMs / MS_PER_UNIT[unit];
  const start = Number(input[startField]);
  const end = isAbsent(input[endField]) ? Math.floor(serverNow / MS_PER_UNIT[unit]) : Number(input[endField]);
  // Also for what is not a number: validating the input names the field.
  if (!(end - start > span)) {
    yield input;
    return;
  }
  const write = (time: number) => (type === "string" ? String(time) : time);
  for (let last = end; last > start; last -= span) {
    yield { ...input, [startField]: write(Math.max(start, last - span)), [endField]: write(last) };
  }
}

/** Far more records than share one edge. */
const MAX_REMEMBERED = 1000;

/**
 * Finds the records that two neighbouring windows share. Only a record at the shared edge is in both, among the first or
 * the last ones of each, depending on how the platform sorts.
 */
export class SharedEdge {
  #previous: ReadonlySet<string> = new Set();
  #first: string[] = [];
  #last: string[] = [];

  startWindow(): void {
    this.#previous = new Set([...this.#first, ...this.#last]);
    this.#first = [];
    this.#last = [];
  }

  /** Whether the record was in the window before as well. */
  isRepeated(record: unknown): boolean {
    const text = formatJson(record);
    if (this.#first.length < MAX_REMEMBERED) this.#first.push(text);
    else this.#last.push(text);
    if (this.#last.length > 2 * MAX_REMEMBERED) this.#last = this.#last.slice(-MAX_REMEMBERED);
    return this.#previous.has(text);
  }
}
