import { FaultError, textOf, type Fault } from "./catalog.ts";

/** Segment of a path: a field, a list item by index, or every item of a list. */
export type Step = { readonly field: string } | { readonly item: number | "every" };

const stepPattern = /\.?([^.[\]]+)|\[(\d*)\]/y;

/**
 * Parses `place`, the path of the field that a drift fault changes, such as `result.list[].symbol` or
 * `result.list[][1]`.
 */
export function readPlace(place: string): Step[] {
  const steps: Step[] = [];
  stepPattern.lastIndex = 0;
  while (stepPattern.lastIndex < place.length) {
    const at = stepPattern.lastIndex;
    const [, field, item] = stepPattern.exec(place) ?? [];
    const isMisplaced = field !== undefined && place.startsWith(".", at) === (at === 0);
    if ((field === undefined && item === undefined) || isMisplaced || field === "__proto__")
      throw new FaultError(`place: "${place}" cannot be read; write it like result.list[].symbol or data[].orderId`);
    steps.push(field === undefined ? { item: item === "" ? "every" : Number(item) } : { field });
  }
  return steps;
}

export const placeOf = (steps: readonly Step[]): string =>
  steps
    .map((step) => ("field" in step ? `.${step.field}` : `[${step.item === "every" ? "" : step.item}]`))
    .join("")
    .replace(/^\./, "");

/** Applies drift faults, each of which changes one field, to a JSON message. Returns any other message unchanged. */
export function drifted(text: string, drifts: readonly Fault[]): string {
  if (drifts.length === 0) return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  for (const drift of drifts) change(value, readPlace(textOf(drift, "place")), drift);
  return JSON.stringify(value);
}

/**
 * Applies drift faults, each of which changes one field, to the JSON in the `data:` lines of a stream of server-sent
 * events.
 */
export async function* driftedEvents(
  stream: AsyncIterable<string | Uint8Array>,
  drifts: readonly Fault[],
): AsyncGenerator<Buffer> {
  const line = (text: string): string =>
    text.startsWith("data:") ? `data: ${drifted(text.slice("data:".length).trimStart(), drifts)}` : text;
  let rest = Buffer.alloc(0);
  for await (const chunk of stream) {
    rest = Buffer.concat([rest, Buffer.from(chunk)]);
    const end = rest.lastIndexOf("\n") + 1;
    const lines = rest.subarray(0, end).toString("utf8").split("\n");
    rest = rest.subarray(end);
    if (end > 0) yield Buffer.from(lines.map(line).join("\n"));
  }
  if (rest.length > 0) yield rest;
}

/**
 * Applies a drift fault to every value that a path leads to. A path with `[]` leads to a value in every item of the
 * list.
 */
function change(value: unknown, [step, ...rest]: readonly Step[], drift: Fault): void {
  if (step === undefined || typeof value !== "object" || value === null) return;
  if ("field" in step) {
    if (Array.isArray(value)) return;
    const record = value as Record<string, unknown>;
    if (rest.length === 0) changeField(record, step.field, drift);
    else if (Object.hasOwn(record, step.field)) change(record[step.field], rest, drift);
    return;
  }
  if (!Array.isArray(value)) return;
  // In reverse order, because removing an item shifts the following ones.
  const indexes = step.item === "every" ? [...value.keys()].toReversed() : step.item < value.length ? [step.item] : [];
  for (const index of indexes) {
    if (rest.length > 0) change(value[index], rest, drift);
    else if (drift.name === "drift-remove") value.splice(index, 1);
    else value[index] = changed(value[index], drift);
  }
}

function changeField(record: Record<string, unknown>, field: string, drift: Fault): void {
  if (drift.name === "drift-add") record[field] = structuredClone(drift.parameters["value"]);
  else if (!Object.hasOwn(record, field)) return;
  else if (drift.name === "drift-remove") delete record[field];
  else if (drift.name === "drift-rename") {
    record[textOf(drift, "name")] = record[field];
    delete record[field];
  } else record[field] = changed(record[field], drift);
}

function changed(value: unknown, drift: Fault): unknown {
  if (drift.name === "drift-null") return null;
  const wanted = textOf(drift, "type");
  const type = wanted === "other" ? (typeof value === "string" ? "number" : "string") : wanted;
  if (type === "array") return [value];
  if (type === "object") return { value };
  if (type === "boolean") return value !== null && value !== "" && value !== 0;
  if (type === "string") return typeof value === "string" ? value : JSON.stringify(value);
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}
