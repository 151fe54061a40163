/** Fields of inputs, results and messages in one list, as the command line shows them. */
import type { FieldEntry } from "@specwright-tools/model/field-rows";
import type { Field } from "../src/catalog.ts";

/** A field, and the variants of the input or result that have it; none where all have. */
interface Placed {
  readonly field: Field;
  readonly variant: string | undefined;
}

function placed(entries: readonly FieldEntry[], variant?: string): Placed[] {
  return entries.flatMap((entry): Placed[] => {
    if ("variant" in entry) return placed(entry.rows, entry.variant);
    const { name, type, required, description, values, rules } = entry;
    const field: Field = {
      name,
      type,
      ...(required ? { required: true as const } : {}),
      description,
      ...(values.length === 0 ? {} : { values }),
      ...(rules.length === 0 ? {} : { rules }),
    };
    return [{ field, variant }];
  });
}

/** Each field once, with the values of all variants. What only some variants have says which. */
export function fieldsOf(entries: readonly FieldEntry[]): Field[] {
  const all = placed(entries);
  const variants = new Set(all.flatMap(({ variant }) => variant ?? []));
  return [...Map.groupBy(all, ({ field }) => field.name).values()].flatMap((same): Field[] => {
    const fields = same.map(({ field }) => field);
    const [first] = fields;
    if (first === undefined) return [];
    const titles = [...new Set(same.flatMap(({ variant }) => variant ?? []))];
    const isEverywhere = titles.length === variants.size || same.some(({ variant }) => variant === undefined);
    const { name, type, rules } = first;
    const isOpen = fields.some(({ values }) => values === undefined);
    return [
      {
        name,
        type,
        ...(rules === undefined ? {} : { rules }),
        description: isEverywhere
          ? first.description
          : `${titles.join(", or ").replaceAll("or When", "or when")}: ${first.description}`,
        ...(isEverywhere && fields.every(({ required }) => required) ? { required: true as const } : {}),
        ...(isOpen ? {} : { values: [...new Set(fields.flatMap(({ values = [] }) => values))] }),
      },
    ];
  });
}

/** Fields that a service sends: which of them it promises does not matter to a reader. */
export const withoutRequired = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const { required, ...rest } = field;
    return required === undefined ? field : rest;
  });
