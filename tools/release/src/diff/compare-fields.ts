import type { Finding, Impact } from "./change.ts";
import { reworded } from "./fold-wording.ts";
import type { Bound, Field, Fields, Variants } from "@specwright-tools/contract/schema-fields";
import { compareRules } from "./compare-rules.ts";

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
  if (now === undefined) return [[direction === "response" ? "patch" : "minor", `no longer has to match \`${old}\``]];
  return [
    [
      direction === "response" ? "patch" : "major",
      `must match \`${now}\`${old === undefined ? "" : ` (was \`${old}\`)`}`,
    ],
  ];
}

/** The words for a field that every response has from now on. */
export const alwaysPresent = "always present";

function compareRequired(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isRequired === after.isRequired) return compareRequiredOnSuccess(before, after);
  if (direction === "request") return after.isRequired ? [["major", "is required"]] : [["minor", "is optional"]];
  if (after.isRequired) return [["minor", `is ${alwaysPresent}`]];
  return [["major", after.isRequiredOnSuccess ? "may be absent, but not from a success" : "may be absent"]];
}

function compareRequiredOnSuccess(before: Field, after: Field): Finding[] {
  if (before.isRequiredOnSuccess === after.isRequiredOnSuccess) return [];
  return after.isRequiredOnSuccess
    ? [["minor", "is present in every success: the client takes one without it for an unknown outcome"]]
    : [["major", "may be absent from a success"]];
}

function compareFormat(before: Field, after: Field): Finding[] {
  if (before.format === after.format) return [];
  const [old, now] = [before.format ?? "none", after.format ?? "none"];
  return [["patch", `has the format \`${now}\` (was \`${old}\`)`]];
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
  // Values, patterns and bounds of one type say nothing about another.
  const isOfOtherType = after.types.length > 0 && without(before.types, after.types).length === before.types.length;
  const ofType = isOfOtherType
    ? []
    : [
        ...compareValues(direction, before, after),
        ...comparePattern(direction, before, after),
        ...compareFormat(before, after),
        ...(Object.keys(bounds) as Bound[]).flatMap((name) => compareBound(name, direction, before, after)),
      ];
  return [
    ...compareTypes(direction, before, after),
    ...compareRequired(direction, before, after),
    ...ofType,
    ...compareDefault(direction, before, after),
    ...compareClosed(direction, before, after),
    ...(direction === "request" ? compareRules(before.rules, after.rules) : []),
    ...compareDeprecation(before, after),
    ...wording,
  ];
}

const isBelow = (name: string, parents: ReadonlySet<string>): boolean =>
  [...parents].some((parent) => name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`));

/** What a new field means: one that must be there is told as such. */
function newField(direction: Direction, { isRequired, isRequiredOnSuccess }: Field): Finding {
  if (isRequired)
    return direction === "request" ? ["major", "is new and required"] : ["minor", `is new and ${alwaysPresent}`];
  return ["minor", isRequiredOnSuccess ? "is new and present in every success" : "is new"];
}

function addedFields(direction: Direction, fields: Fields, names: readonly string[]): [string, Finding][] {
  const parents = new Set(names);
  return names
    .filter((name) => !isBelow(name, parents))
    .map((name) => [name, newField(direction, fields.get(name) as Field)]);
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
  const found = [...removedFields(gone), ...addedFields(direction, after, fresh), ...kept];
  return found.map(([name, [impact, text]]) => {
    const schemas = [before.get(name), after.get(name)].flatMap((field) => field?.schemas ?? []);
    return [name, [impact, text, [...new Set(schemas)]]];
  });
}

const say = (name: string, text: string, whole: string): string => `${name === "" ? whole : `\`${name}\``} ${text}`;

/** What was found of a field of one variant. */
interface Found {
  readonly label: string;
  readonly name: string;
  readonly finding: Finding;
}

/** The same finding of every variant that has the field is told once; one of some variants names them. */
function withoutRepetition(found: readonly Found[], pairs: readonly VariantPair[]): Finding[] {
  const grouped = Map.groupBy(found, ({ finding: [impact, text] }) => `${impact} ${text}`);
  return [...grouped.values()].map((same) => {
    const [{ name, finding }] = same as [Found];
    const [impact, text] = finding;
    const having = pairs.filter(({ before, after }) => before.has(name) || after.has(name)).length;
    const isEverywhere = same.length === having && (having > 1 || pairs.length === 1);
    const names = isEverywhere ? [] : same.map(({ label }) => label).filter((label) => label !== "");
    const schemas = [...new Set(same.flatMap((each) => each.finding[2] ?? []))];
    return [impact, names.length === 0 ? text : `${text}, for ${names.join(" and ")}`, schemas];
  });
}

/** A variant of which there are two versions. */
interface VariantPair {
  readonly label: string;
  readonly before: Fields;
  readonly after: Fields;
}

/** Schemas that say what the variant is, for one that came or went. */
const schemasOf = (fields: Fields | undefined): readonly string[] => [
  ...new Set([...(fields?.values() ?? [])].flatMap(({ schemas }) => schemas)),
];

/** What changed between two versions of a body or of a set of parameters. `whole` names it: "the request". */
export function compareVariants(direction: Direction, before: Variants, after: Variants, whole: string): Finding[] {
  const gone = [...before.keys()].filter((label) => !after.has(label));
  const fresh = [...after.keys()].filter((label) => !before.has(label));
  // A single variant that was relabelled is still the same one.
  const isRelabelled = gone.length === 1 && fresh.length === 1;
  const pairs = [...after].flatMap(([label, fields]): VariantPair[] => {
    const old = before.get(label) ?? (isRelabelled ? before.get(gone[0] ?? "") : undefined);
    return old === undefined ? [] : [{ label, before: old, after: fields }];
  });
  const found = pairs.flatMap((pair) =>
    compareFieldSets(direction, pair.before, pair.after).map(([name, [impact, text, schemas]]): Found => ({
      label: pair.label,
      name,
      finding: [impact, say(name, text, whole), schemas ?? []],
    })),
  );
  const lost = gone.map((label): Finding => [
    "major",
    `${whole} no longer has the variant for ${label || "everything"}`,
    schemasOf(before.get(label)),
  ]);
  const gained = fresh.map((label): Finding => [
    direction === "request" ? "minor" : "major",
    `${whole} has a new variant for ${label || "everything"}`,
    schemasOf(after.get(label)),
  ]);
  return [...withoutRepetition(found, pairs), ...(isRelabelled ? [] : [...lost, ...gained])];
}
