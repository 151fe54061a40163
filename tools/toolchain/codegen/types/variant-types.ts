import { type OpenApiDocument, resolve, type Schema } from "../../model/document.ts";
import { camelCase, capital } from "../../model/names.ts";
import type { InputVariant } from "../inputs/input-variants.ts";
import { docComment, printKey, printUnion } from "../print.ts";
import { fieldType, interfaceName } from "./type-names.ts";

/** Names for sets of values, by the sorted values. */
const groupNames: Readonly<Record<string, string>> = {
  "inverse,linear": "Futures",
  "inverse,linear,option": "Derivatives",
  "inverse,linear,spot": "SpotAndFutures",
};

const pascalCase = (text: string): string => capital(camelCase(text));

const isWord = (value: unknown): value is string => typeof value === "string" && /^[A-Za-z]\w*$/.test(value);

/**
 * Combines values into one word, such as `Linear`. Values that aren't words are preceded by the name of the field:
 * `Mode1Or2`.
 */
function joined(field: string, values: readonly unknown[]): string {
  const words = values.map((value) => (isWord(value) ? pascalCase(value) : String(value).replaceAll(/\W/g, "")));
  return (values.every(isWord) ? "" : pascalCase(field)) + words.join("Or");
}

/**
 * Names a set of values: `Linear`, `Futures` for linear and inverse, or `ModeNot2` if this is shorter than a list of
 * all other modes.
 */
function valuesName(field: string, values: readonly unknown[], all: readonly unknown[]): string {
  const known = groupNames[values.map(String).toSorted().join(",")];
  if (known !== undefined) return known;
  const others = all.filter((value) => !values.includes(value));
  const name = joined(field, values);
  const opposite = joined(`${field} not`, others);
  return others.length > 0 && !others.every(isWord) && opposite.length < name.length ? opposite : name;
}

/** Names each variant of a type by its differences from the other variants. */
function nameVariants(
  document: OpenApiDocument,
  prefix: string,
  variants: readonly InputVariant[],
): Map<string, InputVariant> {
  const named = new Map<string, InputVariant>();
  for (const variant of variants) {
    const bases = new Set(variants.map(({ base }) => base));
    const start = variant.title ?? (bases.size > 1 ? variant.base : prefix).replace(/Request$/, "");
    const values = [...variant.values]
      .map(([field, some]) => valuesName(field, some, resolve(document, variant.fields[field] ?? {}).enum ?? []))
      .join("");
    const by = variant.by.length === 0 ? "" : `By${variant.by.map(pascalCase).join("And")}`;
    const without = variant.absent.length === 0 ? "" : `Without${variant.absent.map(pascalCase).join("And")}`;
    const name = `${start}${values + by || without}`;
    const taken = [...named.keys()].filter((other) => other === name || other.startsWith(`${name}_`)).length;
    named.set(taken === 0 ? name : `${name}_${taken + 1}`, variant);
  }
  return named;
}

const isNullable = (document: OpenApiDocument, schema: Schema): boolean => {
  const { type } = resolve(document, schema);
  return Array.isArray(type) && type.includes("null");
};

/** Returns the members of a variant that differ from the members of its base. */
function narrowedMembers(
  document: OpenApiDocument,
  { base, fields, baseRequired, required, absent, values }: InputVariant,
): string[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    if (absent.includes(name))
      return [`  ${printKey(name)}?: ${isNullable(document, schema) ? "null | " : ""}undefined;`];
    const isRequired = required.includes(name);
    const some = values.get(name);
    if (some === undefined && (!isRequired || baseRequired.includes(name))) return [];
    const literals = some?.map((value) => JSON.stringify(value)).join(" | ");
    const type = literals ?? fieldType(interfaceName(document, base), name, schema);
    return [`  ${printKey(name)}${isRequired ? "" : "?"}: ${type}${isRequired ? "" : " | undefined"};`];
  });
}

/** Prints a type with variants: an interface for each variant that narrows its base, and the union of all variants. */
export function variantTypes(
  document: OpenApiDocument,
  { name, prefix, about }: { name: string; prefix: string; about: string },
  variants: readonly InputVariant[],
): string {
  const types = [...nameVariants(document, prefix, variants)].map(([given, variant]) => {
    const base = interfaceName(document, variant.base);
    const members = narrowedMembers(document, variant);
    if (members.length === 0) return { type: base, text: "" };
    return { type: given, text: [`export interface ${given} extends ${base} {`, ...members, "}", ""].join("\n") };
  });
  const union = printUnion(
    name,
    types.map(({ type }) => type),
  );
  return types.map(({ text }) => text).join("") + docComment([about]) + union;
}
