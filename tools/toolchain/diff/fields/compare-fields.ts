import type { Field, Fields, Variants } from "../../model/fields.ts";
import { compareWording, without, type Direction, type Finding } from "../change.ts";
import {
  compareBounds,
  compareDefault,
  compareFormat,
  comparePattern,
  compareSteps,
  compareTypes,
  compareValues,
} from "./compare-values.ts";
import { compareRules } from "./compare-rules.ts";

/** Phrase for a required field of a response. */
const alwaysPresent = "always present";

function compareRequired(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isRequired === after.isRequired) return compareRequiredOnSuccess(before, after);
  if (direction === "request")
    return after.isRequired ? [["major", "is required (was optional)"]] : [["minor", "is optional (was required)"]];
  if (after.isRequired) return [["minor", `is ${alwaysPresent} (was optional)`]];
  const where = after.isRequiredOnSuccess ? ", but not from a success" : "";
  return [["major", `may be missing${where} (was ${alwaysPresent})`]];
}

function compareRequiredOnSuccess(before: Field, after: Field): Finding[] {
  if (before.isRequiredOnSuccess === after.isRequiredOnSuccess) return [];
  return after.isRequiredOnSuccess
    ? [["minor", "is present in every success (was optional), and without it the client reports an unknown outcome"]]
    : [["major", `may be missing from a success (was ${alwaysPresent})`]];
}

/** Compares the position of a tuple's entry. Users read entries by position, so a different position breaks them. */
const comparePosition = ({ position: old }: Field, { position: now }: Field): Finding[] =>
  old === now ? [] : [["major", `is entry ${now} (was entry ${old})`]];

function compareClosed(direction: Direction, before: Field, after: Field): Finding[] {
  if (before.isClosed === after.isClosed || direction === "response") return [];
  return after.isClosed
    ? [["major", "accepts no other fields (accepted any)"]]
    : [["minor", "accepts other fields (accepted none)"]];
}

function compareDeprecation(before: Field, after: Field): Finding[] {
  if (before.isDeprecated === after.isDeprecated) return [];
  return after.isDeprecated ? [["minor", "is deprecated"]] : [["patch", "is no longer deprecated"]];
}

/** Compares a field that both versions have. */
function compareField(direction: Direction, before: Field, after: Field): Finding[] {
  // Skip values, patterns and bounds if the type changed, because they can't be compared with another type's.
  const isOfOtherType = after.types.length > 0 && without(before.types, after.types).length === before.types.length;
  const ofType = isOfOtherType
    ? []
    : [
        ...compareValues(direction, before, after),
        ...comparePattern(direction, before, after),
        ...compareFormat(before, after),
        ...compareBounds(direction, before, after),
        ...compareSteps(direction, before, after),
      ];
  return [
    ...compareTypes(direction, before, after),
    ...compareRequired(direction, before, after),
    ...comparePosition(before, after),
    ...ofType,
    ...compareDefault(direction, before, after),
    ...compareClosed(direction, before, after),
    ...(direction === "request" ? compareRules(before.rules, after.rules) : []),
    ...compareDeprecation(before, after),
    ...compareWording(before.description, after.description),
    // A changed pattern is reported separately, so compare its explanation only if the pattern is the same.
    ...(before.pattern === after.pattern
      ? compareWording(before.patternInWords, after.patternInWords, "describes its pattern as")
      : []),
  ];
}

const isBelow = (name: string, parents: ReadonlySet<string>): boolean =>
  [...parents].some((parent) => name.startsWith(`${parent}.`) || name.startsWith(`${parent}[`));

/** Returns the finding for a new field. It states whether the field is required. */
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

const parentOf = (name: string): string => name.replace(/[^.[]+$/, "");

/** Returns a field and everything below it as JSON, without the field's name. */
function shapeOf(fields: Fields, name: string): string {
  const own = [...fields].filter(([each]) => each === name || isBelow(each, new Set([name])));
  return JSON.stringify(own.map(([each, field]) => [each.slice(name.length), { ...field, schemas: [] }]));
}

/**
 * Returns the field that a removed field was probably renamed to: the only new field in the same object with the same
 * schema and description.
 */
function renamed(before: Fields, after: Fields, name: string, gone: readonly string[], fresh: readonly string[]) {
  const shape = shapeOf(before, name);
  const isLike = (fields: Fields) => (each: string) =>
    parentOf(each) === parentOf(name) && shapeOf(fields, each) === shape;
  const [only, ...others] = fresh.filter(isLike(after));
  return others.length === 0 && gone.filter(isLike(before)).length === 1 ? only : undefined;
}

function removedFields(
  before: Fields,
  after: Fields,
  gone: readonly string[],
  fresh: readonly string[],
): [string, Finding][] {
  const parents = new Set(gone);
  return gone
    .filter((name) => !isBelow(name, parents))
    .map((name) => {
      const now = renamed(before, after, name, gone, fresh);
      const hint =
        now === undefined ? "" : ` (perhaps renamed: \`${now}\` is new, with the same schema and description)`;
      return [name, ["major", `is removed${hint}`]];
    });
}

/**
 * Reports a tuple entry without a title if an entry at another position had its description before, because the entries
 * were then reordered.
 */
function compareUntitledEntry(before: Fields, name: string, { position, description }: Field): Finding[] {
  if (position === undefined || !/\[\d+\]$/.test(name) || description === before.get(name)?.description) return [];
  const others = [...before].filter(
    ([each, field]) => parentOf(each) === parentOf(name) && field.position !== undefined,
  );
  const same = others.find(([, field]) => field.description === description);
  return same === undefined ? [] : [["major", `has the former meaning of entry ${same[1].position}`]];
}

/** Compares the fields of two versions, by name. */
function compareFieldSets(direction: Direction, before: Fields, after: Fields): [string, Finding][] {
  const gone = [...before.keys()].filter((name) => !after.has(name));
  const fresh = [...after.keys()].filter((name) => !before.has(name));
  const kept = [...after].flatMap(([name, field]) => {
    const old = before.get(name);
    if (old === undefined) return [];
    const findings = [...compareField(direction, old, field), ...compareUntitledEntry(before, name, field)];
    return findings.map((finding): [string, Finding] => [name, finding]);
  });
  const found = [...removedFields(before, after, gone, fresh), ...addedFields(direction, after, fresh), ...kept];
  return found.map(([name, [impact, text]]) => {
    const schemas = [before.get(name), after.get(name)].flatMap((field) => field?.schemas ?? []);
    return [name, [impact, text, [...new Set(schemas)]]];
  });
}

const describeFinding = (name: string, text: string, whole: string): string =>
  `${name === "" ? whole : `\`${name}\``} ${text}`;

/** A finding about a field in one variant of a request or response. `label` names the variant. */
interface Found {
  readonly label: string;
  readonly name: string;
  readonly finding: Finding;
}

/**
 * Merges equal findings for several variants. The merged finding names these variants, unless it applies to all
 * variants with the field.
 */
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

/** A variant before and after the change. */
interface VariantPair {
  readonly label: string;
  readonly before: Fields;
  readonly after: Fields;
}

/** Returns the names of the schemas in a variant that was added or removed. */
const schemasOf = (fields: Fields | undefined): readonly string[] => [
  ...new Set([...(fields?.values() ?? [])].flatMap(({ schemas }) => schemas)),
];

/**
 * Compares two versions of a body or of a set of parameters. `whole` is the term for the body or set in findings, such
 * as "the request".
 */
export function compareVariants(direction: Direction, before: Variants, after: Variants, whole: string): Finding[] {
  const gone = [...before.keys()].filter((label) => !after.has(label));
  const fresh = [...after.keys()].filter((label) => !before.has(label));
  // A single variant with a new label is still the same variant.
  const isRelabelled = gone.length === 1 && fresh.length === 1;
  const pairs = [...after].flatMap(([label, fields]): VariantPair[] => {
    const old = before.get(label) ?? (isRelabelled ? before.get(gone[0] ?? "") : undefined);
    return old === undefined ? [] : [{ label, before: old, after: fields }];
  });
  const found = pairs.flatMap((pair) =>
    compareFieldSets(direction, pair.before, pair.after).map(([name, [impact, text, schemas]]): Found => ({
      label: pair.label,
      name,
      finding: [impact, describeFinding(name, text, whole), schemas ?? []],
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
