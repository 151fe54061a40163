/** Merges fields of inputs, results and messages into one list for the command line. */
import type { FieldEntry } from "../model/field-rows.ts";
import type { Field } from "@specwright/specs/catalog";

/** A field, and the variant that has it. The variant is undefined if all variants have the field. */
interface Placed {
  readonly field: Field;
  readonly variant: string | undefined;
}

function placed(entries: readonly FieldEntry[], variant?: string): Placed[] {
  return entries.flatMap((entry): Placed[] => {
    if ("variant" in entry) return placed(entry.rows, entry.variant);
    const { name, type, required, description, values, rules, isTime, label } = entry;
    const field: Field = {
      name,
      type,
      ...(required ? { required: true as const } : {}),
      description,
      ...(values.length === 0 ? {} : { values }),
      ...(rules.length === 0 ? {} : { rules }),
      ...(isTime === undefined ? {} : { isTime }),
      ...(label === undefined ? {} : { label }),
    };
    return [{ field, variant }];
  });
}

/**
 * Joins conditions such as "When `x` is `a`" and "When `x` is `b`" into one condition. Other titles are joined with
 * "or".
 */
function conditionOf(titles: readonly string[]): string {
  const parts = titles.map((title) => /^(When `\w+` is )(`[^ ]+`(?: or `[^ ]+`)*)$/.exec(title));
  const [start] = new Set(parts.map((part) => part?.[1]));
  if (start === undefined || parts.some((part) => part?.[1] !== start))
    return titles
      .map((title) => title.replace(/\.$/, ""))
      .join(", or ")
      .replaceAll("or When", "or when");
  const values = parts.flatMap((part) => part?.[2]?.split(" or ") ?? []);
  return start + values.join(", ").replace(/, (?=[^,]+$)/, " or ");
}

/**
 * Joins texts. `Kind: a first.` and `Kind: b second.` become `Kind: a first, b second.` Texts without such a common
 * beginning are joined with spaces.
 */
function joined(texts: readonly string[]): string {
  const [lead = ""] = /^[^`:]*: (?=`)/.exec(texts[0] ?? "") ?? [];
  if (lead === "" || !texts.every((text) => text.startsWith(lead))) return texts.join(" ");
  return `${lead}${texts.map((text) => text.slice(lead.length).replace(/\.$/, "")).join(", ")}.`;
}

/**
 * Merges the descriptions of fields with the same name: one description if all variants agree, otherwise one for each
 * variant.
 */
function described(same: readonly Placed[], isEverywhere: boolean): Pick<Field, "description" | "rules"> {
  const isOneRule = new Set(same.map(({ field }) => JSON.stringify(field.rules))).size === 1;
  const textOf = ({ field: { description, rules = [] } }: Placed): string =>
    [description, ...(isOneRule ? [] : rules.map((rule) => `${rule}.`))].join(" ");
  const kinds = [...Map.groupBy(same, textOf)].map(([text, kind]) => ({
    text,
    condition: conditionOf([...new Set(kind.flatMap(({ variant }) => variant ?? []))]),
  }));
  const { name = "", rules } = same[0]?.field ?? {};
  // Omit the condition in the description of the field that distinguishes the variants, because the values of this
  // field already state the condition.
  const ownCondition = `When \`${name.split(".").at(-1)}\` is `;
  const isPlain =
    (isEverywhere && kinds.length === 1) || kinds.every(({ condition }) => condition.startsWith(ownCondition));
  return {
    ...(isOneRule && rules !== undefined ? { rules } : {}),
    description: isPlain
      ? joined(kinds.map(({ text }) => text))
      : kinds.map(({ text, condition }) => (condition === "" ? text : `${condition}: ${text}`)).join(" "),
  };
}

/**
 * Returns each field once, with the values of all variants. If only some variants have a field, its description names
 * them.
 */
export function fieldsOf(entries: readonly FieldEntry[]): Field[] {
  const all = placed(entries);
  const variants = new Set(all.flatMap(({ variant }) => variant ?? []));
  return [...Map.groupBy(all, ({ field }) => field.name).values()].flatMap((same): Field[] => {
    const fields = same.map(({ field }) => field);
    const [first] = fields;
    if (first === undefined) return [];
    const titles = [...new Set(same.flatMap(({ variant }) => variant ?? []))];
    const isEverywhere = titles.length === variants.size || same.some(({ variant }) => variant === undefined);
    const { name, type } = first;
    const isOpen = fields.some(({ values }) => values === undefined);
    return [
      {
        name,
        type,
        ...described(same, isEverywhere),
        ...(isEverywhere && fields.every(({ required }) => required) ? { required: true as const } : {}),
        ...(fields.every(({ isTime }) => isTime) ? { isTime: true as const } : {}),
        ...(first.label === undefined ? {} : { label: first.label }),
        ...(isOpen ? {} : { values: [...new Set(fields.flatMap(({ values = [] }) => values))] }),
      },
    ];
  });
}

/**
 * Removes the `required` mark from fields that a caller doesn't have to send: response fields, and an ID that the
 * client generates.
 */
export const withoutRequired = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    const { required, ...rest } = field;
    return required === undefined ? field : rest;
  });
