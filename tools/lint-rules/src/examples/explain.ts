import { dirname, join, normalize } from "node:path";
import { DataFile, type Path } from "../files/data-file.ts";
import { problemsOf } from "../json-schema.ts";
import { entries, isObject, listOf, type Node } from "../redocly.ts";

/** A part of a file, with what stands there. */
export interface Place {
  readonly file: DataFile;
  readonly path: Path;
  readonly node: Node;
}

/** What keeps a value from satisfying a schema: where in the value, and which keyword of which schema says so. */
export interface Mismatch {
  readonly at: Path;
  readonly keyword: string;
  readonly message: string;
  readonly schema: Place;
}

/** Keywords that look at a value itself, not at its members. */
const localKeywords =
  "type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties".split(
    " ",
  );

/** The files of the specifications, each read once. */
export class Documents {
  readonly #root: string;
  readonly #files = new Map<string, DataFile>();

  constructor(root: string) {
    this.#root = root;
  }

  file(name: string): DataFile {
    const file = this.#files.get(name) ?? new DataFile(this.#root, name);
    this.#files.set(name, file);
    return file;
  }

  /** The object at some keys of a file, references followed; undefined where there is none. */
  find(file: DataFile, path: Path): Place | undefined {
    const node = path.reduce<unknown>((at, key) => (at as Node | undefined)?.[key], file.value);
    return isObject(node) ? this.#follow({ file, path, node }) : undefined;
  }

  at({ file, path }: Place, ...keys: Path): Place | undefined {
    return this.find(file, [...path, ...keys]);
  }

  #follow(place: Place): Place | undefined {
    const reference = place.node["$ref"];
    if (typeof reference !== "string") return place;
    const [name = "", pointer = ""] = reference.split("#");
    const file = name === "" ? place.file : this.file(normalize(join(dirname(place.file.name), name)));
    return this.find(file, pathOf(pointer));
  }
}

/** The keys of a JSON pointer. */
export const pathOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .filter((key) => key !== "")
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Explains why values do not satisfy schemas, in one line for each mistake: of several variants it looks at the one that was meant. */
export class Explainer {
  readonly #documents: Documents;

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  explain(schema: Place, value: unknown): Mismatch[] {
    return this.#explain(schema, value, [], true);
  }

  /** `isWhole`: no other schema describes the same value, so that a field that this one lacks is unknown. */
  #explain(schema: Place, value: unknown, at: Path, isWhole: boolean): Mismatch[] {
    const shapes = this.#shapesOf(schema, value, at);
    const own = shapes.flatMap((shape) => localMismatches(shape, value, at));
    // The members of a value of another type say nothing.
    if (own.some(({ keyword }) => keyword === "type")) return own;
    if (Array.isArray(value)) return [...own, ...this.#explainItems(shapes, value, at)];
    if (!isObject(value)) return own;
    const fields = shapes.flatMap((shape) => fieldMismatches(shape, value, at));
    const isClosed = shapes.some(({ node }) => node["additionalProperties"] === false);
    const unknown = isWhole && !isClosed ? unknownFields(shapes, value, at) : [];
    return [...own, ...pairedFields([...fields, ...unknown]), ...this.#explainFields(shapes, value, at)];
  }

  #explainItems(shapes: readonly Place[], values: readonly unknown[], at: Path): Mismatch[] {
    return values.flatMap((value, index) =>
      shapes.flatMap((shape) => {
        const isRow = index < listOf(shape.node["prefixItems"]).length;
        const item = isRow ? this.#documents.at(shape, "prefixItems", index) : this.#documents.at(shape, "items");
        return item === undefined ? [] : this.#explain(item, value, [...at, index], true);
      }),
    );
  }

  #explainFields(shapes: readonly Place[], value: Node, at: Path): Mismatch[] {
    return Object.entries(value).flatMap(([name, member]) => {
      const [field, ...others] = shapes.flatMap((shape) => this.#documents.at(shape, "properties", name) ?? []);
      if (field === undefined) return [];
      const isWhole = others.length === 0;
      return [field, ...others].flatMap((one) => this.#explain(one, member, [...at, name], isWhole));
    });
  }

  /** The schemas that describe a value together: a schema, its parts, and of its variants the one that was meant. */
  #shapesOf(schema: Place, value: unknown, at: Path): Place[] {
    const parts = this.#list(schema, "allOf").flatMap((part) => this.#shapesOf(part, value, at));
    const meant = ["oneOf", "anyOf"].flatMap((key) => {
      const variants = this.#list(schema, key);
      return variants.length === 0 ? [] : this.#shapesOf(this.#meant(variants, value, at), value, at);
    });
    return [schema, ...parts, ...meant];
  }

  #list(schema: Place, key: string): Place[] {
    return listOf(schema.node[key]).flatMap((_, index) => this.#documents.at(schema, key, index) ?? []);
  }

  /** The variant that an author meant: the one whose own values of a field, such as `category`, the value has; or else the one with the fewest mistakes. */
  #meant(variants: readonly Place[], value: unknown, at: Path): Place {
    const tried = variants.map((variant) => {
      const mismatches = this.#explain(variant, value, at, false);
      const refused = mismatches.filter((one) => isListed(one) && one.at.length === at.length + 1);
      return { variant, count: mismatches.length, refused: refused.map((one) => String(one.at.at(-1))) };
    });
    // A value that every variant refuses tells nothing.
    const isTelling = (name: string) => tried.some(({ refused }) => !refused.includes(name));
    const ranked = tried.map((one) => ({ ...one, other: one.refused.filter(isTelling).length }));
    const [best] = ranked.toSorted((left, right) => left.other - right.other || left.count - right.count);
    return (best ?? ranked[0])?.variant ?? (variants[0] as Place);
  }
}

const isListed = ({ keyword }: Mismatch): boolean => keyword === "enum" || keyword === "const";

/** What the keywords of one schema say of the value itself. */
function localMismatches(schema: Place, value: unknown, at: Path): Mismatch[] {
  return localKeywords
    .filter((keyword) => keyword in schema.node)
    .flatMap((keyword) =>
      problemsOf({ [keyword]: schema.node[keyword] }, value).map(({ message }) => ({ at, keyword, message, schema })),
    );
}

/** Required fields that a value lacks, and fields that a closed schema does not have. */
function fieldMismatches(schema: Place, value: Node, at: Path): Mismatch[] {
  const missing = listOf(schema.node["required"])
    .filter((name) => !(String(name) in value))
    .map((name) => ({ at, keyword: "required", message: `lacks the field "${String(name)}"`, schema }));
  return [...missing, ...(schema.node["additionalProperties"] === false ? unknownFields([schema], value, at) : [])];
}

/** Fields of a value that none of its schemas has, unless one takes any. */
function unknownFields(shapes: readonly Place[], value: Node, at: Path): Mismatch[] {
  const known = new Set(shapes.flatMap(({ node }) => entries(node["properties"]).map(([name]) => name)));
  const isOpen = shapes.some(({ node }) =>
    ["additionalProperties", "unevaluatedProperties", "patternProperties"].some(
      (key) => node[key] === true || isObject(node[key]),
    ),
  );
  const schema = shapes.find(({ node }) => isObject(node["properties"]));
  if (schema === undefined || isOpen) return [];
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => ({
      at: [...at, name],
      keyword: "additionalProperties",
      message: "is unknown to the schema",
      schema,
    }));
}

/** A misspelt required field is one mistake: one field is missing, and one is unknown. */
function pairedFields(mismatches: readonly Mismatch[]): readonly Mismatch[] {
  const [missing, ...others] = mismatches.filter(({ keyword }) => keyword === "required");
  const [unknown, ...more] = mismatches.filter(({ keyword }) => keyword === "additionalProperties");
  if (missing === undefined || unknown === undefined || others.length + more.length > 0) return mismatches;
  const message = `is unknown to the schema; the object ${missing.message}`;
  return [{ ...unknown, message }, ...mismatches.filter((one) => one !== missing && one !== unknown)];
}
