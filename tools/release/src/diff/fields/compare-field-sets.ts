import type { Field, Fields } from "@specwright-tools/model/fields";
import type { Direction, Finding } from "../change.ts";
import { alwaysPresent, compareField } from "./compare-field.ts";

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
export function compareFieldSets(direction: Direction, before: Fields, after: Fields): [string, Finding][] {
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
