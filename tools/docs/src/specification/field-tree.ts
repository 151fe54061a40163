import type { FieldEntry, FieldRow } from "@specwright-tools/toolchain/model/field-rows";

/** A value of a field, with its meaning. */
interface ValueMeaning {
  readonly value: string;
  /** Meaning in Markdown. Empty if the value explains itself. */
  readonly meaning: string;
}

/** A field whose documented values are separated from its description, so that each value has its own row. */
interface ExplainedField {
  /** Description in Markdown, without the list of the field's values. */
  readonly description: string;
  readonly values: readonly ValueMeaning[];
}

const emptyText = '""';

/**
 * Returns the pattern that finds a value in descriptions: a number unchanged, the empty string in words, other values
 * as code.
 */
function tokenOf(value: string): string {
  if (value === emptyText) return "an empty string|an empty text|empty";
  return /^-?\d+$/.test(value) ? `\`${value}\`|(?<![\\w.\`-])${value}(?!\\.?\\w|[%\`])` : RegExp.escape(`\`${value}\``);
}

/**
 * Splits Markdown into sentences, each with its full stop. A full stop inside code or a number doesn't end a sentence.
 */
const sentencesOf = (text: string): string[] => text.match(/(?:`[^`]*`|\.(?=[^\s])|[^.])+(?:\.(?=\s|$)|$)\s*/g) ?? [];

const trimmed = (text: string) =>
  text
    .replace(/^[\s,;:]+/, "")
    .replace(/(?:[\s,;.]|\b(?:and|or))+$/, "")
    .replace(/^(?:is|means|for) /, "");

/** Parses a sentence that lists values with their meanings. Undefined if the sentence isn't a list. */
function listIn(
  sentence: string,
  values: readonly string[],
): { lead: string; meanings: Map<string, string> } | undefined {
  const pattern = new RegExp(values.map((value) => `(${tokenOf(value)})`).join("|"), "g");
  const found = [...sentence.matchAll(pattern)].map((match) => ({
    value: values[match.slice(1).findIndex((group) => group !== undefined)] ?? "",
    start: match.index,
    end: match.index + match[0].length,
  }));
  // Keep only the first occurrence of each value: a repeated value is part of another value's explanation.
  const places = found.filter(({ value }, index) => found.findIndex((each) => each.value === value) === index);
  const [first] = places;
  if (first === undefined) return undefined;
  const lead = sentence.slice(0, first.start);
  const isWhole = places.length === values.length && /(?:^|[:,] )$/.test(lead);
  if (!isWhole && (places.length < Math.min(2, values.length) || !/(?:^|: )$/.test(lead))) return undefined;
  const meanings = new Map<string, string>();
  let shared = "";
  for (const { value, end } of places.toReversed()) {
    const next = places.find(({ start }) => start >= end)?.start ?? sentence.length;
    const own = trimmed(sentence.slice(end, next));
    if (own !== "" && own !== "to") shared = own;
    // "`2` to `5`" also applies to the values in between.
    const last = own === "to" ? values.indexOf(places.find(({ start }) => start === next)?.value ?? "") : -1;
    for (const each of [value, ...values.slice(values.indexOf(value) + 1, Math.max(last, 0))])
      meanings.set(each, shared);
  }
  return { lead: lead.replace(/[:,] $/, ""), meanings };
}

const endsWithStop = (text: string) => (/[.:!?]$/.test(text) || text === "" ? text : `${text}.`);

/**
 * Separates the lists of values from the description of a field. Words before the first list stay in the description;
 * words before a later list are dropped, because they repeat the description.
 */
export function explain({ description, values }: Pick<FieldRow, "description" | "values">): ExplainedField {
  if (values.length === 0) return { description, values: [] };
  const known = new Map<string, string>();
  const prose = description.replaceAll(/[;,] (`?[\w.]+`?) if absent(?=[.;])/g, ". Default $1");
  const kept = sentencesOf(prose).flatMap((sentence, index) => {
    const list = listIn(sentence, values);
    if (list === undefined) return [sentence.trim()];
    for (const [value, meaning] of list.meanings) if ((known.get(value) ?? "") === "") known.set(value, meaning);
    // Drop the words before a second or later list of values, because they repeat the description of the field.
    return index > 0 || list.lead === "" ? [] : [endsWithStop(list.lead)];
  });
  return {
    description: kept.join(" "),
    values: values.map((value) => ({ value, meaning: known.get(value) ?? "" })),
  };
}

/** A description of a field, which applies to some or all variants of the request or response. */
interface FieldForm {
  /** Indexes of the variants that share the description. Undefined if all variants share it. */
  readonly variants?: readonly number[];
  /** Description in Markdown. */
  readonly description: string;
  readonly rules: readonly string[];
  readonly values: readonly (ValueMeaning & { readonly variants?: readonly number[] })[];
}

/** A field with its nested fields. */
export interface FieldNode {
  /** The field's own name, such as `symbol`. */
  readonly name: string;
  /** Last part of the field's anchor on the page. */
  readonly id: string;
  readonly type: string;
  /** True, false, or the indexes of the variants that require the field. */
  readonly required: boolean | readonly number[];
  /** Indexes of the variants that have the field. Undefined if all have it. */
  readonly variants?: readonly number[];
  /**
   * If only one variant of a nested record has the field, the title of this variant as Markdown. Otherwise undefined.
   */
  readonly condition?: string;
  readonly forms: readonly FieldForm[];
  readonly fields: FieldNode[];
}

/** One of several forms that a request or response may have. */
export interface FieldVariant {
  /** Short label for a switch, such as `spot`. */
  readonly name: string;
  /** Title in the specification. Empty if the name is sufficient. */
  readonly title: string;
}

/** All fields of a request or response, each listed once for all variants. */
export interface FieldTree {
  /** Variants. Empty if there is only one. */
  readonly variants: readonly FieldVariant[];
  readonly fields: readonly FieldNode[];
}

interface Placed {
  readonly row: FieldRow;
  readonly variant?: number;
  readonly condition?: string;
}

function flat(entries: readonly FieldEntry[], beside: Omit<Placed, "row"> = {}): Placed[] {
  let variant = 0;
  return entries.flatMap((entry) => {
    if (!("variant" in entry)) return [{ row: entry, ...beside }];
    const isTop = beside.variant === undefined && beside.condition === undefined && startsAtTop(entry.rows);
    const place = isTop ? { variant: variant++ } : { ...beside, condition: entry.variant };
    return flat(entry.rows, place);
  });
}

/** Returns whether the fields of a variant are at the top of the request or response rather than inside a record. */
const startsAtTop = ([first]: readonly FieldEntry[]): boolean =>
  first !== undefined && ("variant" in first ? startsAtTop(first.rows) : /^\w+$/.test(first.name));

/**
 * Returns the values in a title such as "When `category` is `linear` or `inverse`". A title with two fields yields the
 * values of both, or only of the last field if `isWhole` is false.
 */
const valuesIn = (title: string, isWhole: boolean): string | undefined =>
  (isWhole ? /^When (.+)$/ : /^When .* is (.+)$/)
    .exec(title)?.[1]
    ?.replaceAll(/`\w+` is /g, "")
    .replaceAll("`", "")
    .replaceAll(" or ", ", ");

/**
 * Returns the variants of a request or response. Each is named after the values in its title, otherwise after a field
 * that only this variant requires or has, otherwise after its schema.
 */
function variantsOf(entries: readonly FieldEntry[]): FieldVariant[] {
  const own = entries.flatMap((entry) => ("variant" in entry && startsAtTop(entry.rows) ? [entry] : []));
  const last = own.map(({ variant }) => valuesIn(variant, false));
  const names = new Set(last).size === own.length ? last : own.map(({ variant }) => valuesIn(variant, true));
  const sets = own.map(({ rows }) => {
    const fields = flat(rows, { variant: 0 }).map(({ row }) => row);
    return [fields.filter(({ required }) => required), fields].map((part) => part.map(({ name }) => name));
  });
  const telling = own.map((_, place) => {
    const others = sets.filter((_set, other) => other !== place);
    const found = [0, 1].flatMap((part) =>
      (sets[place]?.[part] ?? []).filter((field) => !others.some((set) => set[part]?.includes(field))),
    );
    return found.toSorted((one, other) => Number(one.includes(".")) - Number(other.includes(".")))[0];
  });
  const isNamed = names.map((name) => name !== undefined && names.indexOf(name) === names.lastIndexOf(name));
  const unnamed = own
    .map((entry, place) => ({ ...entry, field: telling[place] }))
    .filter((_, place) => !isNamed[place]);
  // If any variant has no distinguishing field, all variants are named after their schemas.
  const bySchema = unnamed.some(({ field }) => field === undefined) && unnamed.every(({ name }) => name !== undefined);
  const isSaid = own.some((each) => each.variant !== own[0]?.variant);
  return own.map(({ variant: title, name: schemaName }, place) => {
    if (isNamed[place] === true) return { name: names[place] ?? "", title: "" };
    const field = bySchema ? undefined : telling[place];
    const told = field === undefined ? (schemaName ?? `variant ${place + 1}`) : `with ${field}`;
    return { name: told, title: isSaid ? title : "" };
  });
}

/**
 * Groups equal items in order of their first appearance. Each group has the indexes of the variants that contain the
 * item, unless all variants contain it.
 */
function byContent<T>(items: readonly { readonly content: T; readonly variant?: number }[], count: number) {
  return [...Map.groupBy(items, ({ content }) => JSON.stringify(content)).values()].map((same) => {
    const variants = same.flatMap(({ variant }) => variant ?? []);
    const content = same[0]?.content as T;
    return variants.length === 0 || variants.length === count ? { content } : { content, variants };
  });
}

function formsOf(places: readonly Placed[], count: number): FieldForm[] {
  const explained = places.map(({ row, variant }) => {
    const { description, values } = explain(row);
    const said = description.replaceAll("`", "").toLowerCase();
    const rules = row.rules.filter((rule) => !said.includes(rule.replaceAll("`", "").toLowerCase()));
    return { content: { description, rules }, values, ...(variant === undefined ? {} : { variant }) };
  });
  return byContent(explained, count).map(({ content, ...which }) => {
    const own = explained.filter((each) => JSON.stringify(each.content) === JSON.stringify(content));
    const values = own.flatMap((each) =>
      each.values.map((value) => ({
        content: value,
        ...(each.variant === undefined ? {} : { variant: each.variant }),
      })),
    );
    return {
      ...which,
      ...content,
      values: byContent(values, own.length).map(({ content: value, ...those }) => ({ ...value, ...those })),
    };
  });
}

function nodeOf(places: readonly Placed[], count: number, id: string): FieldNode {
  const [{ row, condition }] = places as [Placed];
  const variants = places.flatMap(({ variant }) => variant ?? []);
  const needing = places.flatMap(({ row: each, variant }) => (each.required ? (variant ?? 0) : []));
  const isPart = variants.length > 0 && variants.length < count;
  return {
    name: /(?:[^.[\]]+|\[\d+\])$/.exec(row.name.replace(/(?:\[\])+$/, ""))?.[0] ?? row.name,
    id,
    type: [...new Set(places.flatMap((place) => place.row.type.split(" or ")))].join(" or "),
    required: needing.length === places.length || (needing.length > 0 && needing),
    ...(isPart ? { variants } : {}),
    ...(condition === undefined ? {} : { condition }),
    forms: formsOf(places, isPart ? variants.length : count),
    fields: [],
  };
}

/** Returns the paths of the records that contain a field, from the inside out. */
function pathsAbove(path: string): string[] {
  const above = path.replace(/(?:\.?[^.[\]]+|\[\d*\])$/, "");
  return above === path || above === "" ? [] : [above, ...pathsAbove(above)];
}

export function fieldTree(entries: readonly FieldEntry[], section: string): FieldTree {
  const placed = flat(entries);
  const variants = variantsOf(entries);
  const nodes = new Map<string, FieldNode>();
  const ids = new Set<string>();
  const fields: FieldNode[] = [];
  for (const places of Map.groupBy(placed, ({ row, condition = "" }) => `${row.name} ${condition}`).values()) {
    const path = places[0]?.row.name ?? "";
    let id = `${section}-${path.replaceAll("[]", "")}`;
    while (ids.has(id)) id += "-";
    ids.add(id);
    const node = nodeOf(places, variants.length, id);
    const parent = pathsAbove(path).find((above) => nodes.has(above));
    (parent === undefined ? fields : (nodes.get(parent)?.fields ?? fields)).push(node);
    if (!nodes.has(path)) nodes.set(path, node);
  }
  return { variants, fields };
}
