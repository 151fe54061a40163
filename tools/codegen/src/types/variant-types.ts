import { docComment } from "../doc-comment.ts";
import { type OpenApiDocument, resolve, type Schema } from "@specwright-tools/model/document";
import type { InputVariant } from "../inputs/input-variants.ts";
import { printKey } from "../print.ts";
import { fieldType, interfaceName } from "./type-names.ts";
import { nameVariants } from "./variant-names.ts";

const isNullable = (document: OpenApiDocument, schema: Schema): boolean => {
  const { type } = resolve(document, schema);
  return Array.isArray(type) && type.includes("null");
};

/** The members of a variant that differ from those of its base. */
function narrowedMembers(
  document: OpenApiDocument,
  { base, fields, baseRequired, required, absent, values }: InputVariant,
): string[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    if (absent.includes(name)) return [`  ${printKey(name)}?: ${isNullable(document, schema) ? "null" : "never"};`];
    const isRequired = required.includes(name);
    const some = values.get(name);
    if (some === undefined && (!isRequired || baseRequired.includes(name))) return [];
    const literals = some?.map((value) => JSON.stringify(value)).join(" | ");
    return [
      `  ${printKey(name)}${isRequired ? "" : "?"}: ${literals ?? fieldType(interfaceName(document, base), name, schema)};`,
    ];
  });
}

function printUnion(name: string, types: readonly string[]): string {
  if (types.length === 1) return `export type ${name} = ${types.join("")};\n`;
  return `export type ${name} =\n${types.map((type) => `  | ${type}`).join("\n")};\n`;
}

/** A union of variants: an interface for each variant that narrows its base, and the type itself. */
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
