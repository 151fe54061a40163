import type { FieldEntry, FieldRow } from "@specwright-tools/model/field-rows";
import { explain, type ValueMeaning } from "./value-meanings.ts";

/** What is said of a field, in the variants for which it is said. */
interface FieldForm {
  /** Places in the list of variants; absent where all say the same. */
  readonly variants?: readonly number[];
  /** Markdown. */
  readonly description: string;
  readonly rules: readonly string[];
  readonly values: readonly (ValueMeaning & { readonly variants?: readonly number[] })[];
}

/** A field with the fields below it. */
export interface FieldNode {
  /** Its own name: `symbol`. */
  readonly name: string;
  /** The last part of its address on the page. */
  readonly id: string;
  readonly type: string;
  /** True, false, or the variants that require it. */
  readonly required: boolean | readonly number[];
  /** The variants that have it; absent where all do. */
  readonly variants?: readonly number[];
  /** A condition below the variants of the whole, as Markdown. */
  readonly condition?: string;
  readonly forms: readonly FieldForm[];
  readonly fields: FieldNode[];
}

/** One of several forms that a request or response may have. */
export interface FieldVariant {
  /** In as few words as a switch has, such as `spot`. */
  readonly name: string;
  /** What the specification says about it; empty where its name says it all. */
  readonly title: string;
}

/** Every field of a request or response once, whatever the number of variants. */
export interface FieldTree {
  /** Empty where there is one. */
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

/** A variant of the whole, and not of a record inside it. */
const startsAtTop = ([first]: readonly FieldEntry[]): boolean =>
  first !== undefined && ("variant" in first ? startsAtTop(first.rows) : /^\w+$/.test(first.name));

/** "When `category` is `linear` or `inverse`" without what every such title says. */
const valuesIn = (title: string): string | undefined =>
  /^When .* is (.+)$/.exec(title)?.[1]?.replaceAll("`", "").replaceAll(" or ", ", ");

/** A variant is named by its values, or else by the field that it alone needs or has. */
function variantsOf(entries: readonly FieldEntry[]): FieldVariant[] {
  const own = entries.flatMap((entry) => ("variant" in entry && startsAtTop(entry.rows) ? [entry] : []));
  const names = own.map(({ variant }) => valuesIn(variant));
  const sets = own.map(({ rows }) => {
    const fields = flat(rows, { variant: 0 }).map(({ row }) => row);
    return [fields.filter(({ required }) => required), fields].map((part) => part.map(({ name }) => name));
  });
  return own.map(({ variant: title }, place) => {
    const name = names[place];
    if (name !== undefined && names.indexOf(name) === names.lastIndexOf(name)) return { name, title: "" };
    const others = sets.filter((_, other) => other !== place);
    const telling = [0, 1].flatMap((part) =>
      (sets[place]?.[part] ?? []).filter((field) => !others.some((set) => set[part]?.includes(field))),
    );
    telling.sort((one, other) => Number(one.includes(".")) - Number(other.includes(".")));
    const isSaid = own.some((each) => each.variant !== title);
    return { name: telling[0] === undefined ? `form ${place + 1}` : `with ${telling[0]}`, title: isSaid ? title : "" };
  });
}

/** Groups what is the same, in the order of its first appearance, with the variants of each. */
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
    type: [...new Set(places.map((place) => place.row.type))].join(" or "),
    required: needing.length === places.length || (needing.length > 0 && needing),
    ...(isPart ? { variants } : {}),
    ...(condition === undefined ? {} : { condition }),
    forms: formsOf(places, isPart ? variants.length : count),
    fields: [],
  };
}

/** The path of the record that a field is in, and of the records around that. */
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
