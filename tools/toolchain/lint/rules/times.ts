import { basename } from "node:path";
import { type Context, type Location, type Node, type Rule, entries, isObject, listOf } from "../document.ts";

const mentionsSeconds = (text: unknown): boolean => /\bin (?:Unix )?seconds\b/.test(String(text));
const mentionsMilliseconds = (text: unknown): boolean => /\bin (?:Unix )?milliseconds\b/.test(String(text));

function unitProblem(target: string, text: unknown): string | undefined {
  if (target.startsWith("TimestampMs") && mentionsSeconds(text))
    return `The description mentions seconds, but ${target} is a time in milliseconds.`;
  if (target.startsWith("TimestampS") && mentionsMilliseconds(text))
    return `The description mentions milliseconds, but ${target} is a time in seconds.`;
  if (target.startsWith("Timestamp") && typeof text === "string" && !/second|Same as/i.test(text))
    return `${target} is a time, so the description must name the unit, seconds or milliseconds.`;
  const isTimeScalar = /^(?:Timestamp|Duration|TaxReportTime)/.test(target);
  return target !== "" && !isTimeScalar && /\bin (?:milli)?seconds\b/.test(String(text))
    ? `The description mentions seconds or milliseconds, but ${target} is not a time.`
    : undefined;
}

function checkUnit(described: Node, schema: unknown, { report, location }: Context): void {
  const reference = String(isObject(schema) ? schema["$ref"] : "");
  const target = reference.includes("/scalars/") ? basename(reference, ".yaml") : "";
  const message = unitProblem(target, described["description"]);
  if (message !== undefined) report({ message, location: location.child("description") });
}

/** Returns whether a field is a time by its name, such as `execTime`, `updated_time` or `claimedAt`. */
const isTime = (name: string): boolean => /(?:^|[a-z0-9]_?)(?:[tT]ime|[tT]imestamp)$|[a-z]At$/.test(name);

/**
 * Checks that the description of a numeric time states its unit. A field that refers to a timestamp scalar needs no
 * unit.
 */
function checkPlain(name: string, schema: unknown, described: Node, place: Location, { report }: Context): void {
  const types = isObject(schema) ? [schema["type"]].flat() : [];
  if (!isTime(name) || !types.some((type) => type === "integer" || type === "number")) return;
  if (/\b(?:milliseconds|seconds|minutes|hours|days|unit|Same as)\b/i.test(String(described["description"]))) return;
  const message = `"${name}" is a time without a unit. Refer to TimestampMs, or say what the number counts.`;
  report({ message, location: place });
}

/**
 * Checks that a time is described in the unit of its schema, and that `x-time-window` has the unit of the fields that
 * it names.
 */
export const timeUnits: Rule = () => ({
  ref(reference, context) {
    checkUnit(reference, reference, context);
  },
  Parameter(parameter, context) {
    checkUnit(parameter, parameter["schema"], context);
    checkPlain(String(parameter["name"]), parameter["schema"], parameter, context.location.child("name"), context);
  },
  Schema(schema, context) {
    for (const [name, property] of entries(schema["properties"])) {
      const place = context.location.child(["properties", name]).key();
      checkPlain(name, property, property, place, context);
    }
  },
  Operation(operation, { report, location }) {
    const window = operation["x-time-window"];
    if (!isObject(window)) return;
    const start = listOf(operation["parameters"]).find((each) => isObject(each) && each["name"] === window["start"]);
    if (!isObject(start) || mentionsSeconds(start["description"]) === (window["unit"] === "s")) return;
    report({
      message: `"${String(window["start"])}" is described in ${mentionsSeconds(start["description"]) ? "seconds" : "milliseconds"}: \`unit: s\` means that a time is in seconds.`,
      location: location.child("x-time-window").key(),
    });
  },
});

const units: Readonly<Record<string, string>> = { d: "day", h: "hour" };

/** Checks that the time range in the description of a request equals the range in `x-time-window`. */
export const statedWindows: Rule = () => ({
  Operation(operation, { report, location }) {
    const window = operation["x-time-window"];
    if (!isObject(window)) return;
    const most = String(window["max"]);
    const unit = units[most.slice(-1)] ?? "";
    const ends = listOf(operation["parameters"]).filter(
      (each): each is Node => isObject(each) && [window["start"], window["end"]].includes(each["name"]),
    );
    const text = [operation, ...ends].map((each) => String(each["description"] ?? "")).join(" ");
    const stated = [...text.matchAll(/(\d+) (day|hour|month|year)s?/g)].map(
      ([, count = "", of = ""]) => `${count} ${of}`,
    );
    // Skip a window that isn't a number of days or hours, which another rule reports.
    if (unit === "" || stated.length === 0 || stated.includes(`${most.slice(0, -1)} ${unit}`)) return;
    report({
      message: `The descriptions name ${[...new Set(stated)].join(", ")}, but not ${most}.`,
      location: location.child(["x-time-window", "max"]),
    });
  },
});

/** Words for the order of a list by time. */
const orderWords = {
  newest: /\b(?:newest|last \w+|most recently \w+) first\b/i,
  oldest: /\boldest first\b/i,
} as const;

/** Checks that the description of a list states the order in `x-order`, and no other order. */
export const statedOrder: Rule = () => ({
  Schema(schema, { report, location }) {
    if (schema["type"] !== "array") return;
    for (const [order, words] of Object.entries(orderWords)) {
      const isStated = words.test(String(schema["description"]));
      if (isStated === (schema["x-order"] === order)) continue;
      const message = isStated
        ? `The description states "${order} first", so the list needs "x-order: ${order}".`
        : `The list has "x-order: ${order}", so its description must state "${order} first".`;
      report({ message, location: location.child("description") });
    }
  },
});
