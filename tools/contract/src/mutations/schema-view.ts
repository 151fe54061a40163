import { isObject, type Json, type JsonObject } from "../json.ts";

/**
 * What a document says about one place in a value, found by walking the schema. It shares nothing with
 * the validator that judges recordings, so that a test can hold one against the other.
 */
export interface View {
  /** JSON types that the place may have; undefined where the document leaves it open. */
  readonly types: ReadonlySet<string> | undefined;
  /** Whether the parent requires it, in every alternative. */
  readonly required: boolean;
  /** Whether the parent lists its fields, so that an unlisted one is a finding. */
  readonly listed: boolean;
}

export class SchemaView {
  readonly #document: Json;

  constructor(document: object) {
    this.#document = document as JsonObject;
  }

  #follow(schema: Json | undefined): JsonObject | undefined {
    let at: Json | undefined = schema;
    while (isObject(at) && typeof at["$ref"] === "string") {
      at = at["$ref"]
        .split("/")
        .slice(1)
        .reduce<Json | undefined>(
          (node, token) =>
            isObject(node) ? node[decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~")] : undefined,
          this.#document,
        );
    }
    return isObject(at) ? at : undefined;
  }

  /** The alternatives a schema stands for, each a list of schemas that hold together. */
  #alternatives(schema: Json | undefined, depth = 0): JsonObject[][] {
    const node = this.#follow(schema);
    if (node === undefined || depth > 12) return [[]];
    let all: JsonObject[][] = [[node]];
    const cross = (options: JsonObject[][]) => {
      all = all.flatMap((left) => options.map((right) => [...left, ...right]));
    };
    for (const part of (node["allOf"] as Json[] | undefined) ?? []) cross(this.#alternatives(part, depth + 1));
    for (const keyword of ["anyOf", "oneOf"]) {
      const options = node[keyword];
      if (Array.isArray(options)) cross(options.flatMap((option) => this.#alternatives(option as Json, depth + 1)));
    }
    return all;
  }

  /** The alternatives of several schemas that hold together. */
  #together(schemas: readonly Json[]): JsonObject[][] {
    let all: JsonObject[][] = [[]];
    for (const schema of schemas)
      all = all.flatMap((left) => this.#alternatives(schema).map((right) => [...left, ...right]));
    return all;
  }

  /** What the document says about the value at `path` below `schema`; numbers are places in an array. */
  at(schema: object, path: readonly (string | number)[]): View {
    let groups = this.#alternatives(schema as JsonObject);
    let required = false;
    let listed = false;
    for (const step of path) {
      required = typeof step === "string" && groups.every((group) => group.some((part) => requires(part, step)));
      listed = typeof step === "string" && groups.every((group) => isListed(group));
      groups = groups.flatMap((group) => this.#together(group.flatMap((part) => childOf(part, step))));
    }
    return { types: typesOfGroups(groups), required, listed };
  }
}

const requires = (part: JsonObject, name: string): boolean =>
  ((part["required"] as readonly string[] | undefined) ?? []).includes(name);

/** Whether schemas that hold together list the fields of the value and leave no room for others. */
function isListed(group: readonly JsonObject[]): boolean {
  const open = group.some(
    (part) => part["additionalProperties"] !== undefined && part["additionalProperties"] !== false,
  );
  return !open && group.some((part) => isObject(part["properties"]));
}

/** Types that some alternative allows; undefined when one of them allows everything. */
function typesOfGroups(groups: readonly (readonly JsonObject[])[]): Set<string> | undefined {
  const found = new Set<string>();
  for (const group of groups) {
    const own = group.map(typesOf).filter((types) => types !== undefined);
    if (own.length === 0) return undefined;
    for (const types of own) for (const type of types) found.add(type);
  }
  return found;
}

function childOf(part: JsonObject, step: string | number): Json[] {
  return typeof step === "number" ? itemsOf(part, step) : propertyOf(part, step);
}

function itemsOf(part: JsonObject, index: number): Json[] {
  const tuple = part["prefixItems"];
  const own = Array.isArray(tuple) ? (tuple[index] as Json | undefined) : undefined;
  const items = own ?? part["items"];
  return items === undefined ? [] : [items];
}

function propertyOf(part: JsonObject, name: string): Json[] {
  const properties = part["properties"];
  const own = isObject(properties) ? properties[name] : undefined;
  return own === undefined ? [] : [own];
}

function typesOf(part: JsonObject): string[] | undefined {
  const { type } = part;
  if (typeof type === "string") return [type];
  if (Array.isArray(type)) return type as string[];
  if (Array.isArray(part["enum"])) return part["enum"].map(typeName);
  return part["const"] === undefined ? undefined : [typeName(part["const"])];
}

/** The JSON Schema name of a value's type. */
export function typeName(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
}
