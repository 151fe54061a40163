import type { ContractDocument, SchemaNode } from "./document.ts";
import { mergedScalars, readFields, type Fields } from "./fields.ts";
import { merged, type Merged } from "./merged.ts";

/**
 * The alternatives of a schema, at its top or at a field, by label, such as `category linear`; one without a label where
 * there are none.
 */
export type Variants = ReadonlyMap<string, Fields>;

/** The values that tell a variant apart from the others: those of the field whose values differ in each. */
function labelsOf(document: ContractDocument, variants: readonly Merged[]): string[] {
  const values = variants.map(
    ({ properties = {} }) =>
      new Map(
        Object.entries(properties).flatMap(([name, property]) => {
          const list = mergedScalars(document, merged(document, property)).values?.list;
          return list === undefined ? [] : [[name, list.join(" or ")] as const];
        }),
      ),
  );
  const [first = new Map<string, string>()] = values;
  const telling = [...first.keys()].find(
    (name) =>
      values.every((each) => each.has(name)) && new Set(values.map((each) => each.get(name))).size === values.length,
  );
  if (telling !== undefined) return values.map((each) => `${telling} ${each.get(telling)}`);
  return variants.map(({ title, items }, index) => title ?? (items === undefined ? `variant ${index + 1}` : "a list"));
}

/**
 * Everything a schema says of its fields, variant by variant. Where two places have alternatives, each variant is one
 * alternative of one of them; what is below the other place is in the variants of that one.
 */
export function variantsOf(document: ContractDocument, schema: SchemaNode): Variants {
  const variants = new Map<string, Fields>();
  const read = (choice: ReadonlyMap<string, number>, label: string, known: ReadonlySet<string>): void => {
    const { fields, undecided } = readFields(document, schema, choice);
    const places = [...undecided].filter(([place]) => !known.has(place));
    if (places.length === 0) variants.set(label, fields);
    for (const [place, alternatives] of places) {
      for (const [index, each] of labelsOf(document, alternatives).entries()) {
        const longer = label === "" ? each : `${label}, ${each}`;
        const unique = variants.has(longer) ? `${longer} of ${place}` : longer;
        read(new Map([...choice, [place, index]]), unique, new Set(undecided.keys()));
      }
    }
  };
  read(new Map(), "", new Set());
  return variants;
}
