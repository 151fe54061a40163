import type { Finding, Impact } from "./change.ts";

const say = (value: unknown): string => (value === undefined ? "absent" : `\`${JSON.stringify(value)}\``);

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
    .filter((name) => JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
    .map((name) => [impacts[name] ?? "patch", `\`${name}\` is ${say(now.get(name))} (was ${say(old.get(name))})`]);
}
