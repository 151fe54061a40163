import type { Finding, Impact } from "./change.ts";

/** A value as a line shows it: names as names, objects as in the specification. */
export function say(value: unknown): string {
  if (value === undefined) return "absent";
  return Array.isArray(value) && value.every((each) => typeof each === "string")
    ? value.map((each: string) => `\`${each}\``).join(", ") || "empty"
    : `\`${inline(value)}\``;
}

/** `{ merge: records, key: [symbol] }`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (!isObject(value)) return String(value);
  return `{ ${Object.entries(value)
    .map(([key, part]) => `${key}: ${inline(part)}`)
    .join(", ")} }`;
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parts of two values that differ, by their path: of a large extension a reader sees only what changed. */
export function differences(name: string, old: unknown, now: unknown): [name: string, old: unknown, now: unknown][] {
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  if (!isObject(old) || !isObject(now)) return [[name, old, now]];
  const [before, after] = [new Map(Object.entries(old)), new Map(Object.entries(now))];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    differences(`${name}.${key}`, before.get(key), after.get(key)),
  );
}

/**
 * Extensions that differ and are not `told` in words of their own, with both values: no change of the contract goes
 * without a line.
 * @param impacts the impact of those that are more than a patch
 */
export function compareOtherExtensions(
  before: object,
  after: object,
  told: ReadonlySet<string>,
  impacts: Readonly<Record<string, Impact>> = {},
): Finding[] {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => name.startsWith("x-") && !told.has(name))
    .flatMap((name) =>
      differences(name, old.get(name), now.get(name)).map(([part, was, is]): Finding => [
        impacts[name] ?? "patch",
        `\`${part}\` is ${say(is)} (was ${say(was)})`,
      ]),
    );
}
