import { resolve } from "@specwright-tools/model/document";
import { isObject, type Json, type JsonObject } from "./document.ts";

const inPlace = ["allOf", "anyOf", "oneOf"] as const;
const inPlaceSingle = ["if", "then", "else", "not"] as const;
const openApiOnly = new Set(["discriminator", "xml", "externalDocs", "example", "examples", "default"]);

/**
 * Makes a JSON Schema of a schema of the document in which no object may hold a property that the
 * document does not declare.
 *
 * Responses in the specifications are open, so that a new field breaks no client; a check of samples
 * wants the opposite: a field that the specification lacks is a finding. Each place where a value
 * stands (a property, an item, the root) is closed by `unevaluatedProperties`; the parts of a
 * composition, which describe one value together, are not closed one by one. An object of which
 * nothing is declared stays open: nobody stated what is in it.
 */
export function closeObjects(document: object, schema: object): JsonObject {
  const definitions: Record<string, Json> = {};
  const names = new Map<string, string>();

  /** A `$defs` entry for a referenced schema, made once for each way it is used. */
  function definition(reference: string, closed: boolean): string {
    const key = `${closed ? "closed" : "part"} ${reference}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    const name = `d${names.size}`;
    names.set(key, name);
    const target = resolve<JsonObject>(document, { $ref: reference });
    definitions[name] = closed ? value(target) : part(target);
    return name;
  }

  /** One of several schemas that describe the same value. */
  function part(node: Json): Json {
    if (!isObject(node)) return node;
    const out: Record<string, Json> = {};
    for (const [keyword, content] of Object.entries(node)) {
      if (keyword.startsWith("x-") || openApiOnly.has(keyword)) continue;
      out[keyword] = keywordOf(keyword, content);
    }
    return out;
  }

  function keywordOf(keyword: string, content: Json): Json {
    if (keyword === "$ref" && typeof content === "string") return `#/$defs/${definition(content, false)}`;
    if ((inPlace as readonly string[]).includes(keyword) && Array.isArray(content)) return content.map(part);
    if ((inPlaceSingle as readonly string[]).includes(keyword)) return part(content);
    if ((keyword === "properties" || keyword === "patternProperties") && isObject(content)) {
      return Object.fromEntries(Object.entries(content).map(([name, child]) => [name, value(child)]));
    }
    if (keyword === "prefixItems" && Array.isArray(content)) return content.map(value);
    if (["items", "additionalProperties", "contains"].includes(keyword) && isObject(content)) return value(content);
    return content;
  }

  /** A schema at a place where a value stands. */
  function value(node: Json): Json {
    if (!isObject(node)) return node;
    if (typeof node["$ref"] === "string") return { $ref: `#/$defs/${definition(node["$ref"], true)}` };
    const out = part(node) as JsonObject;
    return declaresProperties(document, node) ? { ...out, unevaluatedProperties: false } : out;
  }

  const root = value(schema as JsonObject) as JsonObject;
  return { ...root, $defs: definitions };
}

/** Whether any part of a composition names properties of the value. */
function declaresProperties(document: object, node: JsonObject, seen = new Set<JsonObject>()): boolean {
  const schema = resolve(document, node);
  if (seen.has(schema)) return false;
  seen.add(schema);
  const named = schema["properties"];
  if (isObject(named) && Object.keys(named).length > 0) return true;
  return inPlace.some((keyword) => {
    const parts = schema[keyword];
    return Array.isArray(parts) && parts.some((each) => isObject(each) && declaresProperties(document, each, seen));
  });
}
