/**
 * Compares examples with their schemas, and explains each mistake in one line. If a schema has several variants, the
 * mistakes are those in the variant that the author intended.
 */
import { brokenRules } from "../input-rules.ts";
import { problemsOf } from "../json-schema.ts";
import {
  at,
  entries,
  follow,
  isObject,
  listOf,
  membersOf,
  type Context,
  type Location,
  type Node,
  type Place,
  type Rule,
} from "../document.ts";

type Path = readonly (string | number)[];

/** A difference between a value and a schema, with the path in the value and the violated keyword. */
interface Mismatch {
  readonly path: Path;
  readonly keyword: string;
  readonly message: string;
  readonly schema: Place;
}

/** Keywords that restrict a value itself rather than its members. */
const localKeywords =
  "type enum const format minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength pattern minItems maxItems uniqueItems minProperties maxProperties".split(
    " ",
  );
const types = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** Finds the differences between values and schemas. Follows references within one document. */
class Explainer {
  readonly #context: Context;

  constructor(context: Context) {
    this.#context = context;
  }

  /**
   * Returns the differences between a value and schemas. If `isWhole` is true, no other schemas describe the value, so
   * every field that they don't list is unknown.
   */
  explain(schemas: readonly Place[], value: unknown, path: Path = [], isWhole = true): Mismatch[] {
    const shapes = schemas.flatMap((schema) => this.#shapesOf(schema, value, path));
    const own = shapes.flatMap((shape) => localMismatches(shape, value, path));
    // If the value has the wrong type, its members don't matter.
    if (own.some(({ keyword }) => keyword === "type")) return own;
    if (Array.isArray(value)) return [...own, ...this.#explainItems(shapes, value, path)];
    if (!isObject(value)) return own;
    const fields = shapes.flatMap((shape) => fieldMismatches(shape, value, path));
    const isClosed = shapes.some(({ node }) => node["additionalProperties"] === false);
    const rules = shapes.flatMap((schema) =>
      brokenRules(schema.node["x-input-rules"], value).map((message) => ruleMismatch(schema, message, path)),
    );
    const unknown = isWhole && !isClosed ? unknownFields(shapes, value, path) : [];
    return [...own, ...rules, ...pairedFields([...fields, ...unknown]), ...this.#explainFields(shapes, value, path)];
  }

  #at(place: Place, ...keys: string[]): Place | undefined {
    return at(place, keys, this.#context);
  }

  #explainItems(shapes: readonly Place[], values: readonly unknown[], path: Path): Mismatch[] {
    return values.flatMap((value, index) => {
      const items = shapes.flatMap(
        (shape) => membersOf(shape, ["prefixItems"])[index] ?? this.#at(shape, "items") ?? [],
      );
      return this.explain(items, value, [...path, index]);
    });
  }

  #explainFields(shapes: readonly Place[], value: Node, path: Path): Mismatch[] {
    return Object.entries(value).flatMap(([name, member]) => {
      const named = shapes.flatMap((shape) => this.#at(shape, "properties", name) ?? []);
      const others = shapes.flatMap((shape) => this.#at(shape, "additionalProperties") ?? []);
      return this.explain(named.length > 0 ? named : others, member, [...path, name]);
    });
  }

  /**
   * Returns the schemas that describe a value together: a schema, its parts, and the variant that the author intended.
   */
  #shapesOf(given: Place, value: unknown, path: Path): Place[] {
    const schema = follow(given, this.#context);
    // Skip a broken reference, which another rule reports.
    if (schema === undefined) return [];
    const parts = membersOf(schema, ["allOf"]).flatMap((part) => this.#shapesOf(part, value, path));
    const meant = ["oneOf", "anyOf"].flatMap((key) => {
      const variants = membersOf(schema, [key]);
      return variants.length === 0 ? [] : this.#shapesOf(this.#meant(variants, value, path), value, path);
    });
    return [schema, ...(schema.node === given.node ? [] : [given]), ...parts, ...meant];
  }

  /**
   * Returns the variant that the author of an example meant: the one whose enumerated fields, such as `category`, allow
   * the example's values, otherwise the one with the fewest mistakes.
   */
  #meant(variants: readonly Place[], value: unknown, path: Path): Place {
    const tried = variants.map((variant) => {
      const mismatches = this.explain([variant], value, path, false);
      const refused = mismatches.filter((one) => isListed(one) && one.path.length === path.length + 1);
      const unknown = isObject(value) ? unknownFields(this.#shapesOf(variant, value, path), value, path) : [];
      const count = mismatches.length + unknown.length;
      return { variant, count, refused: refused.map((one) => String(one.path.at(-1))) };
    });
    // A field that every variant rejects doesn't distinguish the variants.
    const isTelling = (name: string) => tried.some(({ refused }) => !refused.includes(name));
    const ranked = tried.map((one) => ({ ...one, other: one.refused.filter(isTelling).length }));
    const [best] = ranked.toSorted((left, right) => left.other - right.other || left.count - right.count);
    return (best ?? ranked[0])?.variant ?? (variants[0] as Place);
  }
}

/** Builds the mismatch that is reported for an example that its schema accepts but a rule between fields doesn't. */
const ruleMismatch = (schema: Place, message: string, path: Path): Mismatch => ({
  path,
  keyword: "x-input-rules",
  message: `breaks the rule "${message}"`,
  schema,
});

const isListed = ({ keyword }: Mismatch): boolean => keyword === "enum" || keyword === "const";

/**
 * Returns whether the value has the type that the keyword `type` states, or is one of the values of `enum`. This quick
 * test usually succeeds, so the slow validator is rarely needed.
 */
function isNamed(keyword: string, limit: unknown, value: unknown): boolean {
  if (keyword === "enum") return listOf(limit).includes(value);
  const type = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  return keyword === "type" && [limit].flat().includes(type);
}

/**
 * Returns the ways in which a value violates one keyword. An invalid keyword has no violations, because another rule
 * reports it.
 */
function problemsWith(keyword: string, limit: unknown, value: unknown): readonly { readonly message: string }[] {
  if (keyword === "type" && ![limit].flat().every((type) => types.has(String(type)))) return [];
  if (isNamed(keyword, limit, value)) return [];
  try {
    return problemsOf({ [keyword]: limit }, value);
  } catch {
    return [];
  }
}

/**
 * Returns the violations of keywords that restrict the value itself, such as `minLength`, rather than its fields or
 * items.
 */
const localMismatches = (schema: Place, value: unknown, path: Path): Mismatch[] =>
  localKeywords
    .filter((keyword) => keyword in schema.node)
    .flatMap((keyword) =>
      problemsWith(keyword, schema.node[keyword], value).map(({ message }) => ({ path, keyword, message, schema })),
    );

/** Returns a mismatch for each missing required field. If the schema is closed, also for each unknown field. */
function fieldMismatches(schema: Place, value: Node, path: Path): Mismatch[] {
  const missing = listOf(schema.node["required"])
    .filter((name) => !(String(name) in value))
    .map((name) => ({ path, keyword: "required", message: `lacks the field "${String(name)}"`, schema }));
  return [...missing, ...(schema.node["additionalProperties"] === false ? unknownFields([schema], value, path) : [])];
}

/** Returns a mismatch for each field of a value that none of its schemas lists. Empty if one of the schemas is open. */
function unknownFields(shapes: readonly Place[], value: Node, path: Path): Mismatch[] {
  const known = new Set(shapes.flatMap(({ node }) => entries(node["properties"]).map(([name]) => name)));
  const isOpen = shapes.some(
    ({ node }) => node["additionalProperties"] === true || isObject(node["additionalProperties"]),
  );
  const schema = shapes.find(({ node }) => isObject(node["properties"]));
  if (schema === undefined || isOpen) return [];
  return Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => ({
      path: [...path, name],
      keyword: "additionalProperties",
      message: "is unknown to the schema",
      schema,
    }));
}

/**
 * Replaces one missing and one unknown field by a single difference, because the unknown field is probably misspelt.
 */
function pairedFields(mismatches: readonly Mismatch[]): readonly Mismatch[] {
  const [missing, ...others] = mismatches.filter(({ keyword }) => keyword === "required");
  const [unknown, ...more] = mismatches.filter(({ keyword }) => keyword === "additionalProperties");
  if (missing === undefined || unknown === undefined || others.length + more.length > 0) return mismatches;
  const message = `is unknown to the schema; the object ${missing.message}`;
  return [{ ...unknown, message }, ...mismatches.filter((one) => one !== missing && one !== unknown)];
}

interface Example {
  readonly value: unknown;
  readonly location: Location;
}

/** Returns the example in the field `key` of a node as a list. Empty if the node has no such field. */
const member = ({ node, location }: Place, key: string): Example[] =>
  key in node ? [{ value: node[key], location: location.child(key) }] : [];

/** Returns the named examples of a node. Each may be in a separate file. */
const namedExamples = (node: Node, context: Context): Example[] =>
  entries(node["examples"]).flatMap(([name, example]) => {
    const place = follow({ node: example, location: context.location.child(["examples", name]) }, context);
    return place === undefined ? [] : member(place, "value");
  });

const listedExamples = (node: Node, { location }: Context): Example[] =>
  listOf(node["examples"]).map((value, index) => ({ value, location: location.child(["examples", index]) }));

const messageExamples = (node: Node, context: Context): Example[] =>
  listedExamples(node, context).flatMap(({ value, location }) =>
    isObject(value) ? member({ node: value, location }, "payload") : [],
  );

function nameOf({ path }: Mismatch): string {
  const field = path.findLast((key) => typeof key === "string");
  if (field === undefined) return path.length === 0 ? "The value" : "An item";
  return typeof path.at(-1) === "number" ? `An item of "${field}"` : `"${field}"`;
}

/**
 * Checks that schemas accept the examples of bodies, parameters, schemas and messages. This rule replaces Redocly's own
 * rules, because their messages don't say which variant of a schema an example violates, and because they are slow:
 * they compile a function for each schema, which takes more than half of the time of all rules. `pnpm conformance`
 * checks the same examples with a validator.
 */
export const validExamples: Rule = () => {
  const check = (schema: Place, examples: readonly Example[], context: Context) => {
    for (const { value, location } of examples) {
      for (const mismatch of new Explainer(context).explain([schema], value)) {
        const message = `${nameOf(mismatch)} ${mismatch.message}`;
        const from = mismatch.schema.location.child(mismatch.keyword);
        context.report({ message, location: location.child(mismatch.path).key(), from });
      }
    }
  };
  /** Builds a check of the schema at `key` and of the examples next to it. */
  const checkHolder =
    (key: string, examplesOf: (node: Node, context: Context) => Example[]) => (node: Node, context: Context) => {
      const { location } = context;
      const schema = node[key];
      if (!isObject(schema)) return;
      const examples = [...member({ node, location }, "example"), ...examplesOf(node, context)];
      check({ node: schema, location: location.child(key) }, examples, context);
    };
  return {
    Operation(operation, context) {
      const place = { node: operation, location: context.location };
      const body = at(place, ["requestBody", "content", "application/json"], context);
      for (const [name, example] of entries(body?.node["examples"])) {
        if (body === undefined || !isObject(example["value"])) continue;
        const location = body.location.child(["examples", name, "value"]);
        for (const message of brokenRules(operation["x-input-rules"], example["value"]))
          context.report({
            message: `${nameOf(ruleMismatch(place, message, []))} breaks the rule "${message}"`,
            location: location.key(),
            from: place.location.child("x-input-rules"),
          });
      }
    },
    MediaType: checkHolder("schema", namedExamples),
    Parameter: checkHolder("schema", namedExamples),
    Message: checkHolder("payload", messageExamples),
    Schema(node, context) {
      const { location } = context;
      const examples = [...member({ node, location }, "example"), ...listedExamples(node, context)];
      check({ node, location }, examples, context);
    },
  };
};
