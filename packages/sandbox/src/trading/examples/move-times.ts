import { isNode, mapJson } from "../../http/json.ts";

const timeName = /(time|timestamp|date|expir\w*|until|at|ts|from|to)$/i;
const day = 86_400_000;
/** Instants between 2015 and 2040; any other number is not a time. */
const [earliest, latest] = [Date.UTC(2015, 0, 1), Date.UTC(2040, 0, 1)];
const isInstant = (value: number): boolean => value >= earliest && value < latest;

/** The instant that a field holds in milliseconds; undefined when the field is not a time. */
export function instantOf(name: string, value: unknown): number | undefined {
  if (!timeName.test(name) || (typeof value !== "string" && typeof value !== "number")) return undefined;
  const text = String(value);
  if (/^\d{13}$/.test(text) && isInstant(Number(text))) return Number(text);
  if (/^\d{10}$/.test(text) && isInstant(Number(text) * 1000)) return Number(text) * 1000;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text)) {
    const instant = Date.parse(text);
    return Number.isNaN(instant) ? undefined : instant;
  }
  return undefined;
}

/** Moves every time of an example by the same span, so that an old example happens now and its parts keep their distances. */
export const moveTimes = (value: unknown, milliseconds: number): unknown =>
  mapJson(value, (item, name) => {
    const instant = instantOf(name, item);
    return instant === undefined ? moveTimes(item, milliseconds) : written(item, instant + milliseconds);
  });

/** An instant in the notation of the example. */
function written(example: unknown, instant: number): string | number {
  const text = String(example);
  if (text.includes("T")) {
    const iso = new Date(instant).toISOString();
    return text.includes(".") ? iso : iso.replace(/\.\d{3}/, "");
  }
  const value = text.length === 10 ? Math.floor(instant / 1000) : instant;
  return typeof example === "number" ? value : String(value);
}

/** The latest time in an example, for examples that do not say when they were made. */
export function latestTime(value: unknown): number | undefined {
  if (Array.isArray(value)) return latestOf(value.map(latestTime));
  if (!isNode(value)) return undefined;
  return latestOf(Object.entries(value).map(([name, item]) => instantOf(name, item) ?? latestTime(item)));
}

const latestOf = (instants: readonly (number | undefined)[]): number | undefined => {
  const known = instants.filter((instant) => instant !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
};

/** A time that a request names, in milliseconds: seconds and milliseconds differ by their size. */
export function requestedInstant(value: unknown): number | undefined {
  const number = typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN;
  if (!Number.isFinite(number) || number <= 0) return undefined;
  return number < latest / 1000 + day ? number * 1000 : number;
}
