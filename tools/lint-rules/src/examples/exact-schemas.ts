import type { Schema } from "@cfworker/json-schema";
import { follow, isObject, listOf, type Place, type Context, type Node } from "../redocly.ts";

/** Keywords with schemas that describe a value together with the schema that holds them. */
const inPlace = new Set(["allOf", "anyOf", "oneOf"]);
/** Keywords with one schema for a member of the value. */
const ofMembers = new Set(["items", "additionalProperties", "contains"]);
/** What says nothing of a value to a validator of JSON Schema. */
const isSilent = (keyword: string): boolean =>
  keyword.startsWith("x-") || ["discriminator", "example", "examples", "default", "xml"].includes(keyword);

const types = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);
const lists = ["allOf", "anyOf", "enum", "oneOf", "prefixItems", "required"];

/** @throws Error about a keyword that no validator can read; the rule `struct` names it with its line */
function assertReadable(schema: Node): void {
  const unknown = [schema["type"] ?? []].flat().find((type) => !types.has(String(type)));
  if (unknown !== undefined) throw new Error(`there is no type ${JSON.stringify(unknown)}`);
  const broken = lists.find((keyword) => keyword in schema && !Array.isArray(schema[keyword]));
  if (broken !== undefined) throw new Error(`${broken} is no list`);
}

/**
 * Schemas of a document as a validator takes them, whose objects have no fields but those that are described: an example
 * has no misspelt one. What a reference leads to is made once, and stands in `definitions` under a name of its own.
 */
export class ExactSchemas {
  readonly definitions: Record<string, Schema> = {};
  readonly #names = new Map<Node, { exact?: string; part?: string }>();

  /** A schema at a place where a value stands: no other schema describes the same value. */
  exact(place: Place, context: Context): Schema {
    const { node } = place;
    if (typeof node["$ref"] === "string") return this.#reference(place, "exact", context);
    const schema = this.#part(place, context);
    const isOpen = ["additionalProperties", "unevaluatedProperties", "patternProperties"].some((key) => key in node);
    return !isOpen && describesFields(place, context) ? { ...schema, unevaluatedProperties: false } : schema;
  }

  /** One of several schemas that describe the same value. */
  #part(place: Place, context: Context): Schema {
    assertReadable(place.node);
    const keywords = Object.entries(place.node).filter(([keyword]) => !isSilent(keyword));
    return Object.fromEntries(
      keywords.map(([keyword, value]) => [keyword, this.#keyword(place, keyword, value, context)]),
    );
  }

  #keyword({ location }: Place, keyword: string, value: unknown, context: Context): unknown {
    const at = (node: unknown, keys: readonly (string | number)[], use: "exact" | "part"): unknown => {
      if (!isObject(node)) return node;
      const inner = { node, location: location.child(keys) };
      return use === "exact" ? this.exact(inner, context) : this.#reference(inner, "part", context);
    };
    if (inPlace.has(keyword)) return listOf(value).map((part, index) => at(part, [keyword, index], "part"));
    if (keyword === "prefixItems") return listOf(value).map((item, index) => at(item, [keyword, index], "exact"));
    if (keyword === "not") return at(value, [keyword], "part");
    if (ofMembers.has(keyword)) return at(value, [keyword], "exact");
    if (keyword !== "properties" && keyword !== "patternProperties") return value;
    if (!isObject(value)) return {};
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, at(field, [keyword, name], "exact")]),
    );
  }

  /** What a schema with a reference leads to, and what it says beside the reference. */
  #reference(place: Place, use: "exact" | "part", context: Context): Schema {
    const { $ref, ...beside } = place.node;
    if (typeof $ref !== "string") return this.#part(place, context);
    const target = follow(place, context);
    // Another rule names a broken reference.
    const reference = target === undefined ? {} : { $ref: this.#define(target, use, context) };
    return { ...this.#part({ ...place, node: beside }, context), ...reference };
  }

  #define(target: Place, use: "exact" | "part", context: Context): string {
    const names = this.#names.get(target.node) ?? {};
    this.#names.set(target.node, names);
    const known = names[use];
    if (known !== undefined) return known;
    const name = `${target.location.source.absoluteRef}${target.location.pointer} ${use}`;
    // First the name: a schema may refer to itself.
    names[use] = name;
    this.definitions[name] = use === "exact" ? this.exact(target, context) : this.#reference(target, use, context);
    return name;
  }
}

/** Whether a schema or a part of it names fields of the value. */
function describesFields(place: Place, context: Context): boolean {
  const target = follow(place, context);
  if (target === undefined) return false;
  if (isObject(target.node["properties"])) return true;
  return [...inPlace].some((keyword) =>
    listOf(target.node[keyword]).some(
      (part, index) =>
        isObject(part) && describesFields({ node: part, location: target.location.child([keyword, index]) }, context),
    ),
  );
}
