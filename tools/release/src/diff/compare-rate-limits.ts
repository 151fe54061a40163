import type { Change } from "./change.ts";
import { differences, say } from "./compare-other-extensions.ts";

/** The fields by which an entry of a list is known. */
const names = ["what", "level", "category", "limit", "scope"];

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Lists of entries as objects by the name of each: an entry that comes first moves none of the others. */
function byName(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, byName(member)]));
  if (!value.every(isObject)) return value;
  return Object.fromEntries(
    value.map((entry) => {
      const members = new Map<string, unknown>(Object.entries(entry));
      const name = names.find((each) => members.has(each)) ?? "";
      const key = `[${String(members.get(name))}]`;
      members.delete(name);
      return [key, Object.fromEntries(members)];
    }),
  );
}

/** What changed in the limits that belong to no single operation. */
export function compareRateLimits(before: object, after: object): Change[] {
  return differences("", byName(before), byName(after)).map(([place, was, is]) => ({
    impact: "patch",
    subject: "rate limits",
    text: `\`${place.replaceAll(".[", "[").slice(1)}\` is ${say(is)} (was ${say(was)})`,
  }));
}
