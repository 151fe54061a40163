import type { Fields, Variants } from "@specwright-tools/model/fields";
import type { Direction, Finding } from "../change.ts";
import { compareFieldSets } from "./compare-field-sets.ts";

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
