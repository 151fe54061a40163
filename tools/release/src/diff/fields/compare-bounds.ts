import type { Bound, Field } from "@specwright-tools/model/fields";
import type { Direction, Finding, Impact } from "../change.ts";

/** Words and the direction in which a greater number is the looser one. */
const bounds = {
  minimum: { says: "must be at least", isUpper: false, unit: "" },
  maximum: { says: "may be at most", isUpper: true, unit: "" },
  minLength: { says: "must have at least", isUpper: false, unit: " characters" },
  maxLength: { says: "may have at most", isUpper: true, unit: " characters" },
  minItems: { says: "must have at least", isUpper: false, unit: " items" },
  maxItems: { says: "may have at most", isUpper: true, unit: " items" },
  exclusiveMinimum: { says: "must be more than", isUpper: false, unit: "" },
  exclusiveMaximum: { says: "must be less than", isUpper: true, unit: "" },
  minProperties: { says: "must have at least", isUpper: false, unit: " fields" },
  maxProperties: { says: "may have at most", isUpper: true, unit: " fields" },
} as const satisfies Readonly<Record<Bound, object>>;

function compareBound(name: Bound, direction: Direction, before: Field, after: Field): Finding[] {
  const { says, isUpper, unit } = bounds[name];
  const [old, now] = [before[name], after[name]];
  if (old === now) return [];
  const isTighter = now !== undefined && (old === undefined || (isUpper ? now < old : now > old));
  const impact: Impact = direction === "response" ? "patch" : isTighter ? "major" : "minor";
  if (now === undefined) return [[impact, `no longer ${says} ${old}${unit}`]];
  return [[impact, `${says} ${now}${unit} (was ${old ?? "not limited"})`]];
}

/** What changed in the bounds of a field: a tighter one breaks who writes it. */
export const compareBounds = (direction: Direction, before: Field, after: Field): Finding[] =>
  (Object.keys(bounds) as Bound[]).flatMap((name) => compareBound(name, direction, before, after));
