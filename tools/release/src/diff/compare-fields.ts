import type { Finding, Impact } from "./change.ts";
import { reworded } from "./fold-wording.ts";
import type { Field, Fields, Variants } from "@specwright-tools/contract/schema-fields";

/** A request is written by users, a response is read by them: the same change breaks one and not the other. */
export type Direction = "request" | "response";

const quoted = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(", ");
const plural = (values: readonly unknown[]): string => (values.length === 1 ? "" : "s");

/** Words and the direction in which a greater number is the looser one. */
const bounds = {
  minimum: { says: "must be at least", isUpper: false, unit: "" },
  maximum: { says: "may be at most", isUpper: true, unit: "" },
  minLength: { says: "must have at least", isUpper: false, unit: " characters" },
  maxLength: { says: "may have at most", isUpper: true, unit: " characters" },
  minItems: { says: "must have at least", isUpper: false, unit: " items" },
  maxItems: { says: "may have at most", isUpper: true, unit: " items" },
} as const;

type Bound = keyof typeof bounds;

function compareBound(name: Bound, direction: Direction, before: Field, after: Field): Finding[] {
  const { says, isUpper, unit } = bounds[name];
  const [old, now] = [before[name], after[name]];
  if (old === now) return [];
  const isTighter = now !== undefined && (old === undefined || (isUpper ? now < old : now > old));
  const impact: Impact = direction === "response" ? "patch" : isTighter ? "major" : "minor";
  if (now === undefined) return [[impact, `no longer ${says} ${old}${unit}`]];
  return [[impact, `${says} ${now}${unit} (was ${old ?? "not limited"})`]];
}

const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((each) => !others.includes(each));

function compareTypes(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.types, after.types];
  const [added, removed] = [without(now, old), without(old, now)];
  if (added.length === 0 && removed.length === 0) return [];
  const name = (types: readonly string[]) => (types.length === 0 ? "any value" : types.join(" or "));
  const isWider = removed.length === 0 ? now.length > 0 : now.length === 0;
  const isNarrower = added.length === 0 ? old.length > 0 && now.length > 0 : old.length === 0;
  const isSafe = direction === "request" ? isWider && !isNarrower : isNarrower && !isWider;
  return [[isSafe ? "minor" : "major", `is ${name(now)} (was ${name(old)})`]];
}

/** Which values come and go, and whether that breaks who writes or reads them. */
function compareValues(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.values, after.values];
  if (old === undefined || now === undefined) {
    if (old !== undefined) return [[direction === "request" ? "minor" : "major", "no longer lists its values"]];
    if (now === undefined) return [];
    const impact = direction === "request" && !now.isOpen ? "major" : "minor";
    return [[impact, `takes only ${quoted(now.list)}${now.isOpen ? " and unknown values" : ""}`]];
  }
  const [added, removed] = [without(now.list, old.list), without(old.list, now.list)];
  const findings: Finding[] = [];
  if (direction === "request") {
    if (added.length > 0) findings.push(["minor", `accepts ${quoted(added)}`]);
    if (removed.length > 0) findings.push(["major", `no longer accepts ${quoted(removed)}`]);
  } else {
    const impact = now.isOpen && old.isOpen ? "minor" : "major";
    if (added.length > 0) findings.push([impact, `has the new value${plural(added)} ${quoted(added)}`]);
    if (removed.length > 0) findings.push(["minor", `no longer has the value${plural(removed)} ${quoted(removed)}`]);
    if (old.isOpen !== now.isOpen)
      findings.push(
        now.isOpen ? ["major", "may have unknown values"] : ["minor", "has no other values than those listed"],
      );
  }
  return findings;
}

function compareDefault(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.default, after.default];
  if (old === now) return [];
  if (direction === "response") return [["patch", `has the default ${now ?? "none"} (was ${old ?? "none"})`]];
  if (old === undefined) return [["minor", `has the default ${now}, which was not stated before`]];
  if (now === undefined) return [["minor", `no longer states its default, which was ${old}`]];
  return [["major", `has the default ${now} (was ${old})`]];
}

function comparePattern(direction: Direction, before: Field, after: Field): Finding[] {
  const [old, now] = [before.pattern, after.pattern];
  if (old === now) return [];
  if (direction === "response") return [["patch", "has another pattern"]];
  if (now === undefined) return [["minor", `no longer has to match \`${old}\``]];
  return [["major", `must match \`${now}\`${old === undefined ? "" : ` (was \`${old}\`)`}`]];
}

/** The words for a field that every response has from now on. */
export const alwaysPresent = "is always present";

function compareRequired(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isRequired === after.isRequired) return [];
  if (direction === "request") return after.isRequired ? [["major", "is required"]] : [["minor", "is optional"]];
  return after.isRequired ? [["minor", alwaysPresent]] : [["major", "may be absent"]];
}

function compareClosed(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isClosed === after.isClosed || direction === "response") return [];
  return after.isClosed ? [["major", "accepts no other fields"]] : [["minor", "accepts other fields, too"]];
}

function compareDeprecation(before: Field, after: Field): Finding[] {
  if (before.isDeprecated === after.isDeprecated) return [];
  return after.isDeprecated ? [["minor", "is deprecated"]] : [["patch", "is no longer deprecated"]];
}

/** What changed about a field that both versions have. */
function compareField(direction: Direction, before: Field, after: Field): Finding[] {
  const wording: Finding[] = before.description === after.description ? [] : [["patch", reworded]];
  return [
    ...compareTypes(direction, before, after),
    ...compareRequired(direction, before, after),
    ...compareValues(direction, before, after),
    ...compareDefault(direction, before, after),
    ...comparePattern(direction, before, after),
    ...(Object.keys(bounds) as Bound[]).flatMap((name) => compareBound(name, direction, before, after)),
    ...compareClosed(direction, before, after),
    ...compareDeprecation(before, after),
    ...wording,
  ];
}

const isBelow = (name: string, parents: ReadonlySet<string>): boolean =>
  [...parents].some((parent) => name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`));

function addedFields(direction: Direction, fields: Fields, names: readonly string[]): [string, Finding][] {
  const parents = new Set(names);
  return names
    .filter((name) => !isBelow(name, parents))
    .map((name) => {
      const isRequired = direction === "request" && fields.get(name)?.isRequired === true;
      return [name, isRequired ? ["major", "is new and required"] : ["minor", "is new"]];
    });
}

function removedFields(names: readonly string[]): [string, Finding][] {
  const parents = new Set(names);
  return names.filter((name) => !isBelow(name, parents)).map((name) => [name, ["major", "is gone"]]);
}

/** What changed between the fields of two versions, with the name of each field. */
function compareFieldSets(direction: Direction, before: Fields, after: Fields): [string, Finding][] {
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const fresh = [...after.keys()].filter((name) => !before.has(name));
  const kept = [...after].flatMap(([name, field]) => {
    const old = before.get(name);
    return old === undefined
      ? []
      : compareField(direction, old, field).map((finding): [string, Finding] => [name, finding]);
  });
  return [...removedFields(gone), ...addedFields(direction, after, fresh), ...kept];
}

const say = (name: string, text: string, whole: string): string => `${name === "" ? whole : `\`${name}\``} ${text}`;

/** The same finding of every variant is told once; one of some variants names them. */
function withoutRepetition(found: readonly (readonly [label: string, finding: Finding])[], count: number): Finding[] {
  const grouped = Map.groupBy(found, ([, [impact, text]]) => `${impact} ${text}`);
  return [...grouped.values()].map((same) => {
    const [[, [impact, text]]] = same as [readonly [string, Finding]];
    const names = same.map(([label]) => label).filter((label) => label !== "");
    return [impact, names.length === 0 || same.length === count ? text : `${text}, for ${names.join(" and ")}`];
  });
}

/** What changed between two versions of a body or of a set of parameters. `whole` names it: "the request". */
export function compareVariants(direction: Direction, before: Variants, after: Variants, whole: string): Finding[] {
  const shared = [...after.keys()].filter((label) => before.has(label));
  const gone = [...before.keys()].filter((label) => !after.has(label));
  const fresh = [...after.keys()].filter((label) => !before.has(label));
  // A single variant that was relabelled is still the same one.
  const pairs = shared.map((label): [string, Fields, Fields] => [
    label,
    before.get(label) as Fields,
    after.get(label) as Fields,
  ]);
  const isRelabelled = gone.length === 1 && fresh.length === 1;
  if (isRelabelled)
    pairs.push([fresh[0] ?? "", before.get(gone[0] ?? "") as Fields, after.get(fresh[0] ?? "") as Fields]);
  const found = pairs.flatMap(([label, old, now]) =>
    compareFieldSets(direction, old, now).map(([name, [impact, text]]): [string, Finding] => [
      label,
      [impact, say(name, text, whole)],
    ]),
  );
  const lost: Finding[] = gone.map((label) => [
    "major",
    `${whole} no longer has the variant for ${label || "everything"}`,
  ]);
  const gained: Finding[] = fresh.map((label) => [
    direction === "request" ? "minor" : "major",
    `${whole} has a new variant for ${label || "everything"}`,
  ]);
  return [...withoutRepetition(found, pairs.length), ...(isRelabelled ? [] : [...lost, ...gained])];
}
