/** Reads the fields of a schema, separately for each variant. */
import { isFile, type InputRule, type Schema } from "./document.ts";
import { alternativesOf, merged, objectsOf, type Merged } from "./schemas.ts";

const bounds = [
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
] as const;
export type Bound = (typeof bounds)[number];

/** The properties of one field, after following references and merging parts. */
export interface Field extends Readonly<Partial<Record<Bound, number>>> {
  /** Names of the types, sorted. Empty if any value is accepted. */
  readonly types: readonly string[];
  readonly isRequired: boolean;
  /** True if every successful result has the field, even if the result of a failure may be empty. */
  readonly isRequiredOnSuccess: boolean;
  /** Position of a tuple's entry, starting at 1. Undefined for other fields. */
  readonly position?: number;
  /** Enumerated values. `isOpen` is true if other values may appear. */
  readonly values?: { readonly list: readonly string[]; readonly isOpen: boolean };
  readonly default?: string;
  readonly pattern?: string;
  /** Step of a number: every value is a multiple of it. */
  readonly multipleOf?: number;
  /** True if the client rejects a string that is entirely in lower case (`x-uppercase`). */
  readonly isUppercase: boolean;
  /** Order of a list by time (`x-order`). Undefined if the platform doesn't document it. */
  readonly order?: "newest" | "oldest";
  /**
   * Media type of a file or of a string's content, such as `application/json`. Without a media type, the schema's
   * `format`.
   */
  readonly format?: string;
  readonly isDeprecated: boolean;
  /** True for an object that rejects fields which it doesn't list. */
  readonly isClosed: boolean;
  /** True for an object that lists fields and doesn't state whether it accepts other fields. */
  readonly isListed: boolean;
  /** Rules between the fields of an object. Empty for other types. */
  readonly rules: readonly InputRule[];
  readonly description: string;
  /** Description of the pattern for error messages (`x-rule`). */
  readonly patternInWords: string;
  /**
   * Names of the schemas that define the field: the schema of the object around it, and the schemas to which the field
   * refers.
   */
  readonly schemas: readonly string[];
}

/** Fields by name, such as `list[].orderId`. The schema itself has the empty name. */
export type Fields = ReadonlyMap<string, Field>;

/** The position of a field, and the properties that its parent defines. */
interface Place {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRequiredOnSuccess: boolean;
  readonly position?: number;
  /** Names of the schemas that contain this position. They aren't read again, because a schema may contain itself. */
  readonly trail: readonly string[];
  /** Names of the schemas that define the object containing the field. */
  readonly around: readonly string[];
}

/** The fields of a schema after an alternative was chosen at some of the positions that have alternatives. */
interface Reading {
  readonly fields: Map<string, Field>;
  /** Alternatives at the positions where none was chosen, by position. Their fields weren't read. */
  readonly undecided: Map<string, readonly Merged[]>;
}

const typesOf = (node: Schema): string[] => {
  const { type, enum: values, const: value } = node;
  if (isFile(node)) return ["file"];
  if (type !== undefined) return typeof type === "string" ? [type] : [...type];
  return [...new Set([...(values ?? []), ...(value === undefined ? [] : [value])].map((each) => typeof each))];
};

/** Returns the alternatives of a schema. Nested alternatives are listed instead of those that contain them. */
const innermostOf = (document: object, node: Schema): Merged[] =>
  alternativesOf(node).flatMap((alternative) => {
    const part = merged(document, alternative);
    return alternativesOf(part).length === 0 ? [part] : innermostOf(document, part);
  });

/** Merges the types and values of the alternatives that are plain values. */
function mergedScalars(document: object, node: Schema): Pick<Field, "types" | "values"> {
  const parts = innermostOf(document, node);
  const all = parts.length === 0 ? [node] : parts;
  const list = all.flatMap(({ enum: values = [], const: value }) => [
    ...values,
    ...(value === undefined ? [] : [value]),
  ]);
  const isOpen = parts.some((part) => part.enum === undefined && part.const === undefined && part.type !== "null");
  const types = [...new Set([...typesOf(node), ...all.flatMap(typesOf)])].toSorted();
  return list.length === 0 ? { types } : { types, values: { list: [...new Set(list.map(String))], isOpen } };
}

/**
 * Builds the description of a field from its schema. `whole` is the schema merged with the alternative that the caller
 * chose for it, if any.
 */
function fieldOf(document: object, node: Merged, whole: Merged, place: Place): Field {
  const parts = [whole, ...alternativesOf(node).map((part) => merged(document, part))];
  const first = (key: Bound | "pattern") => parts.map((part) => part[key]).find((value) => value !== undefined);
  const stated = [...bounds, "pattern" as const]
    .map((key) => [key, first(key)])
    .filter(([, value]) => value !== undefined);
  const format = node.contentMediaType ?? node.format;
  return {
    ...mergedScalars(document, node),
    ...(Object.fromEntries(stated) as Partial<Field>),
    ...(format === undefined ? {} : { format }),
    ...(node.default === undefined ? {} : { default: JSON.stringify(node.default) }),
    isRequired: place.isRequired,
    isRequiredOnSuccess: place.isRequiredOnSuccess,
    ...(place.position === undefined ? {} : { position: place.position }),
    ...(node.multipleOf === undefined ? {} : { multipleOf: node.multipleOf }),
    isUppercase: node["x-uppercase"] === true,
    ...(node["x-order"] === undefined ? {} : { order: node["x-order"] }),
    isDeprecated: node.deprecated === true,
    isClosed: whole.additionalProperties === false,
    isListed: whole.properties !== undefined && (whole.additionalProperties ?? false) === false,
    rules: whole["x-input-rules"] ?? [],
    description: node.description ?? "",
    patternInWords: node["x-rule"] ?? "",
    schemas: [...new Set([...place.around, ...parts.flatMap(({ schemas }) => schemas)])],
  };
}

/**
 * Returns the chosen alternative of a schema whose alternatives have different fields. If only one alternative has
 * fields, because the others are null or plain values, returns that alternative. If nothing was chosen at this
 * position, records the alternatives in `undecided`.
 */
function readAlternatives(
  document: object,
  node: Merged,
  { name, trail }: Place,
  choice: ReadonlyMap<string, number>,
  undecided: Reading["undecided"],
): Merged | undefined {
  const objects = objectsOf(document, node).filter(({ schemas: [first = ""] }) => !trail.includes(first));
  if (objects.length < 2) return objects[0];
  const chosen = choice.get(name);
  if (chosen === undefined) undecided.set(name, objects);
  return chosen === undefined ? undefined : objects[chosen];
}

/**
 * Reads the fields of a schema. `choice` maps the position of each schema with several alternatives to the index of the
 * chosen alternative.
 */
function readFields(document: object, schema: Schema, choice: ReadonlyMap<string, number>): Reading {
  const reading: Reading = { fields: new Map(), undecided: new Map() };
  const collect = (given: Schema, place: Place): void => {
    const node = merged(document, given);
    const [own] = given.$ref === undefined ? [] : node.schemas;
    if (own !== undefined && place.trail.includes(own)) {
      reading.fields.set(place.name, fieldOf(document, node, node, place));
      return;
    }
    const inside: Place = { ...place, trail: own === undefined ? place.trail : [...place.trail, own] };
    const part = readAlternatives(document, node, inside, choice, reading.undecided);
    const whole = part === undefined ? node : merged(document, { allOf: [node, part] });
    reading.fields.set(place.name, fieldOf(document, node, whole, place));
    collectBelow(whole, { ...inside, trail: [...inside.trail, ...(part?.schemas.slice(0, 1) ?? [])] });
  };
  const collectBelow = (node: Merged, { name, trail, around }: Place): void => {
    const below = { trail, around: node.schemas.length === 0 ? around : node.schemas, isRequiredOnSuccess: false };
    const prefix = name === "" ? "" : `${name}.`;
    for (const [key, property] of Object.entries(node.properties ?? {})) {
      const isRequired = node.required?.includes(key) === true;
      const isRequiredOnSuccess = node["x-required-on-success"]?.includes(key) === true;
      collect(property, { ...below, name: prefix + key, isRequired, isRequiredOnSuccess });
    }
    const item = { ...below, isRequired: false };
    if (node.items !== undefined) collect(node.items, { ...item, name: `${name}[]` });
    // An entry is identified by its title, like in the types, even if its position changes.
    node.prefixItems?.forEach((each, index) =>
      collect(each, { ...item, name: `${name}[${each.title ?? index}]`, position: index + 1 }),
    );
    if (typeof node.additionalProperties === "object")
      collect(node.additionalProperties, { ...item, name: `${prefix}*` });
  };
  collect(schema, { name: "", isRequired: true, isRequiredOnSuccess: false, trail: [], around: [] });
  return reading;
}

/**
 * The fields of each variant of a schema, by a label such as `category linear`. A schema without alternatives has one
 * variant with an empty label.
 */
export type Variants = ReadonlyMap<string, Fields>;

/** Returns a label for each variant: the field whose values distinguish the variants, with the variant's values. */
function labelsOf(document: object, variants: readonly Merged[]): string[] {
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
 * Reads the fields of each variant of a schema. Each variant chooses one alternative of one `oneOf` or `anyOf`. If the
 * schema has several of them, the variant lacks the fields of the others.
 */
export function variantsOf(document: object, schema: Schema): Variants {
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
