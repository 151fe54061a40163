import { resolved, type ContractDocument, type SchemaNode } from "./document.ts";

/** What a schema says of one field, with references followed and parts merged. */
export interface Field {
  /** Types by name, sorted; empty where any value is accepted. */
  readonly types: readonly string[];
  readonly isRequired: boolean;
  /** Listed values; `isOpen` where others may appear. */
  readonly values?: { readonly list: readonly string[]; readonly isOpen: boolean };
  readonly default?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly isDeprecated: boolean;
  /** Of an object: whether it accepts fields that it does not list. */
  readonly isClosed: boolean;
  readonly description: string;
}

/** Fields by name, such as `list[].orderId`. The empty name is the schema itself. */
export type Fields = ReadonlyMap<string, Field>;

/** The alternatives of a schema by label, such as `category linear`; one without a label where there are none. */
export type Variants = ReadonlyMap<string, Fields>;

type Resolve = (node: SchemaNode) => SchemaNode;

const isScalar = (node: SchemaNode): boolean => node.properties === undefined && node.allOf === undefined;
const alternativesOf = ({ oneOf = [], anyOf = [] }: SchemaNode): readonly SchemaNode[] => [...oneOf, ...anyOf];
const typesOf = ({ type, enum: values, const: value }: SchemaNode): string[] => {
  if (type !== undefined) return typeof type === "string" ? [type] : [...type];
  return [...new Set([...(values ?? []), ...(value === undefined ? [] : [value])].map((each) => typeof each))];
};

/** A schema and the parts that hold for it at the same time, as one. */
function merged(resolve: Resolve, node: SchemaNode): SchemaNode {
  const own = resolve(node);
  const { allOf, ...rest } = own;
  if (allOf === undefined) return own;
  const parts = [...allOf.map((part) => merged(resolve, part)), rest];
  const properties = Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {})));
  return Object.assign({}, ...parts, {
    properties,
    required: parts.flatMap(({ required = [] }) => required),
  }) as SchemaNode;
}

/** Alternatives that are plain values say together which types and values a field takes. */
function mergedScalars(resolve: Resolve, node: SchemaNode): Pick<Field, "types" | "values"> {
  const parts = alternativesOf(node).map((part) => merged(resolve, part));
  const all = parts.length === 0 ? [node] : parts;
  const list = all.flatMap(({ enum: values = [], const: value }) => [
    ...values,
    ...(value === undefined ? [] : [value]),
  ]);
  const isOpen = parts.some((part) => part.enum === undefined && part.const === undefined && part.type !== "null");
  const types = [...new Set([...typesOf(node), ...all.flatMap(typesOf)])].toSorted();
  return list.length === 0 ? { types } : { types, values: { list: [...new Set(list.map(String))], isOpen } };
}

function fieldOf(resolve: Resolve, node: SchemaNode, isRequired: boolean): Field {
  const { pattern, minimum, maximum, minLength, maxLength, minItems, maxItems } = node;
  const bounds = { pattern, minimum, maximum, minLength, maxLength, minItems, maxItems };
  return {
    ...mergedScalars(resolve, node),
    ...(Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined)) as Partial<Field>),
    ...(node.default === undefined ? {} : { default: JSON.stringify(node.default) }),
    isRequired,
    isDeprecated: node.deprecated === true,
    isClosed: node.additionalProperties === false,
    description: node.description ?? "",
  };
}

/** Variants of a nested object are folded into one: a field is required where every variant requires it. */
function folded(resolve: Resolve, variants: readonly SchemaNode[]): SchemaNode {
  const objects = variants
    .map((variant) => merged(resolve, variant))
    .filter(({ properties }) => properties !== undefined);
  const names = [...new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return {
    properties: Object.fromEntries(
      names.map((name) => [name, objects.find(({ properties }) => properties?.[name])?.properties?.[name] ?? {}]),
    ),
    required: names.filter((name) => objects.every(({ required = [] }) => required.includes(name))),
  };
}

function collect(
  resolve: Resolve,
  given: SchemaNode,
  at: { readonly name: string; readonly isRequired: boolean; readonly trail: readonly string[] },
  found: Map<string, Field>,
): void {
  const node = merged(resolve, given);
  found.set(at.name, fieldOf(resolve, node, at.isRequired));
  // A schema that refers to itself has no end.
  if (given.$ref !== undefined && at.trail.includes(given.$ref)) return;
  const trail = given.$ref === undefined ? at.trail : [...at.trail, given.$ref];
  const below = { ...node, ...(isScalar(node) ? folded(resolve, alternativesOf(node)) : {}) };
  const prefix = at.name === "" ? "" : `${at.name}.`;
  for (const [name, property] of Object.entries({ ...node.properties, ...below.properties })) {
    const isRequired = (node.required ?? below.required ?? []).includes(name);
    collect(resolve, property, { name: prefix + name, isRequired, trail }, found);
  }
  const next = { isRequired: false, trail };
  if (node.items !== undefined) collect(resolve, node.items, { ...next, name: `${at.name}[]` }, found);
  node.prefixItems?.forEach((item, index) => collect(resolve, item, { ...next, name: `${at.name}[${index}]` }, found));
  if (typeof node.additionalProperties === "object")
    collect(resolve, node.additionalProperties, { ...next, name: `${prefix}*` }, found);
}

/** The values that tell a variant apart from the others: those of the field whose values differ in each. */
function labels(resolve: Resolve, variants: readonly SchemaNode[]): string[] {
  const values = variants.map((variant) => {
    const properties = variant.properties ?? {};
    return new Map(
      Object.entries(properties).flatMap(([name, property]) => {
        const list = mergedScalars(resolve, merged(resolve, property)).values?.list;
        return list === undefined ? [] : [[name, list.join(" or ")] as const];
      }),
    );
  });
  const [first = new Map<string, string>()] = values;
  const telling = [...first.keys()].find(
    (name) =>
      values.every((each) => each.has(name)) && new Set(values.map((each) => each.get(name))).size === values.length,
  );
  if (telling !== undefined) return values.map((each) => `${telling} ${each.get(telling)}`);
  return variants.map(({ title }, index) => title ?? `variant ${index + 1}`);
}

/** Everything a schema says of its fields, variant by variant. */
export function variantsOf(document: ContractDocument, schema: SchemaNode): Variants {
  const resolve: Resolve = (node) => resolved(document, node);
  const top = merged(resolve, schema);
  const alternatives = alternativesOf(top).map((each) => merged(resolve, each));
  const areObjects = alternatives.length > 1 && alternatives.every(({ properties }) => properties !== undefined);
  const { oneOf: _, anyOf: __, ...shared } = top;
  const nodes = areObjects ? alternatives.map((each) => merged(resolve, { allOf: [shared, each] })) : [top];
  const names = areObjects ? labels(resolve, alternatives) : [""];
  return new Map(
    nodes.map((node, index) => {
      const found = new Map<string, Field>();
      collect(resolve, node, { name: "", isRequired: true, trail: [] }, found);
      return [names[index] ?? "", found];
    }),
  );
}
