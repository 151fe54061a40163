/**
 * The parts of Redocly's visitor interface that rules use. They are declared here, because Redocly's own types are in a
 * package that its command line bundles.
 */
export type Node = Record<string, unknown>;

export interface Location {
  readonly source: { readonly absoluteRef: string };
  /** JSON pointer into the file. `#/` is the root. */
  readonly pointer: string;
  /**
   * Returns the location of the key. Without this call, a location refers to the value, which may start on the next
   * line.
   */
  key(): Location;
  child(path: string | number | readonly (string | number)[]): Location;
}

export interface Context {
  readonly key: string | number;
  readonly type: { readonly name: string };
  readonly location: Location;
  /**
   * Reports a problem. `from` is a second location that explains it, such as the schema keyword that an example
   * violates.
   */
  report(problem: { message: string; location: Location; from?: Location }): void;
  /** Follows a reference. `from` is the file that contains the reference. Default: the file of the visited node. */
  resolve(node: Node, from?: string): { node?: Node; location?: Location };
}

/** Redocly's types of nodes, each with the types of its properties. */
export type Types = Record<string, { readonly properties: Record<string, unknown> }>;

export type Visit = (node: Node, context: Context) => void;

/**
 * A rule. It is called once per document, and returns the function to call for each type of node. `leave` is called
 * after the node's descendants.
 */
export type Rule = () => Record<string, Visit | { readonly enter?: Visit; readonly leave?: Visit }>;

/** A part of a document, with its location for reports. */
export interface Place {
  readonly node: Node;
  readonly location: Location;
}

export const isObject = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Returns the keys in a JSON pointer. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Returns the value at a path of keys, without following references. Undefined if there is no such value. */
export const valueAt = (value: unknown, keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>(
    (found, key) =>
      typeof found === "object" ? (found as Readonly<Record<string, unknown>> | null)?.[key] : undefined,
    value,
  );

/** Returns the entries of an object whose values are objects. */
export const entries = (value: unknown): [string, Node][] =>
  isObject(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isObject(entry[1])) : [];

export const methods = ["get", "put", "post", "delete", "patch"];

/**
 * Returns the node to which a reference points, or the given node if it isn't a reference. Undefined for a broken
 * reference, which another rule reports.
 */
export function follow({ node, location }: Place, { resolve }: Context): Place | undefined {
  if (typeof node["$ref"] !== "string") return { node, location };
  const target = resolve(node, location.source.absoluteRef);
  return isObject(target.node) && target.location !== undefined
    ? { node: target.node, location: target.location }
    : undefined;
}

/** Returns the property `key` of a node, after following references. */
function memberAt(place: Place | undefined, key: string | number, context: Context): Place | undefined {
  const node = place?.node[key];
  return place !== undefined && isObject(node)
    ? follow({ node, location: place.location.child(key) }, context)
    : undefined;
}

/**
 * Returns the descendant of a node at a path of keys, after following references. Example: `at(response, ["content",
 * "application/json", "schema"], context)`.
 */
export function at(place: Place | undefined, keys: readonly string[], context: Context): Place | undefined {
  let found = place;
  for (const key of keys) found = memberAt(found, key, context);
  return found;
}

/** Combines several rules into one rule, which visits each node once. */
export const combined =
  (...rules: readonly Rule[]): Rule =>
  () => {
    const visitors = rules.map((rule) => rule());
    const types = new Set(visitors.flatMap((visitor) => Object.keys(visitor)));
    const visit =
      (type: string, step: "enter" | "leave"): Visit =>
      (node, context) => {
        for (const { [type]: own } of visitors)
          if (typeof own !== "function") own?.[step]?.(node, context);
          else if (step === "enter") own(node, context);
      };
    return Object.fromEntries(
      [...types].map((type) => [type, { enter: visit(type, "enter"), leave: visit(type, "leave") }]),
    );
  };

/** Renames rules to kebab-case, as in `redocly.yaml`. */
export const named = (rules: Readonly<Record<string, Rule>>): Record<string, Rule> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      rule,
    ]),
  );

/** Returns the schemas directly inside a schema, without following references. */
export function innerSchemas({ node, location }: Place): Place[] {
  const properties = ["properties", "patternProperties"].flatMap((key) =>
    entries(node[key]).map(([name, property]) => ({ node: property, location: location.child([key, name]) })),
  );
  const single = ["items", "additionalProperties", "not"]
    .filter((key) => isObject(node[key]))
    .map((key) => ({ node: node[key] as Node, location: location.child(key) }));
  return [...properties, ...single, ...membersOf({ node, location }, ["prefixItems"]), ...variants({ node, location })];
}

/** Returns the schemas in lists with these keys, without following references. */
export const membersOf = ({ node, location }: Place, keys: readonly string[]): Place[] =>
  keys.flatMap((key) =>
    listOf(node[key]).flatMap((member, index) =>
      isObject(member) ? [{ node: member, location: location.child([key, index]) }] : [],
    ),
  );

/** Returns the schemas in `allOf`, `anyOf` and `oneOf`, without following references. */
export const variants = (schema: Place): Place[] => membersOf(schema, ["allOf", "anyOf", "oneOf"]);

/**
 * Returns every field that an object schema has in any of its variants, with all schemas of the field. Follows
 * references.
 */
export function fieldsOf(
  start: Place | undefined,
  context: Context,
  fields = new Map<string, Place[]>(),
): Map<string, Place[]> {
  const schema = start === undefined ? undefined : follow(start, context);
  if (schema === undefined) return fields;
  for (const [name, node] of entries(schema.node["properties"])) {
    const field = follow({ node, location: schema.location.child(["properties", name]) }, context);
    fields.set(name, [...(fields.get(name) ?? []), ...(field === undefined ? [] : [field])]);
  }
  for (const variant of variants(schema)) fieldsOf(variant, context, fields);
  return fields;
}

export type Fields = ReadonlyMap<string, readonly Place[]>;

/**
 * Reports a name that isn't the name of one of the fields. `what` is the subject of the message, such as "The request".
 */
export function needField(fields: Fields, name: unknown, what: string, location: Location, { report }: Context): void {
  if (name === undefined || fields.has(String(name))) return;
  const known = [...fields.keys()].join(", ");
  report({ message: `${what} has no field "${String(name)}". It has: ${known === "" ? "none" : known}.`, location });
}

/** Reports each name in a list that isn't among the fields. */
export function needFields(fields: Fields, names: unknown, what: string, location: Location, context: Context): void {
  for (const [index, name] of listOf(names).entries()) needField(fields, name, what, location.child(index), context);
}

/**
 * Builds a rule that reports references to operations that don't exist. `name` returns the operationIds to which an
 * operation refers, each with its location.
 */
export const existingOperations =
  (name: (operation: Node, context: Context) => readonly (readonly [name: unknown, location: Location])[]): Rule =>
  () => {
    const known = new Set<unknown>();
    const given: (readonly [name: unknown, location: Location])[] = [];
    return {
      Operation(operation, context) {
        known.add(operation["operationId"]);
        given.push(...name(operation, context));
      },
      Root: {
        leave(_, { report }) {
          for (const [id, location] of given)
            if (!known.has(id)) report({ message: `Unknown operation "${String(id)}".`, location });
        },
      },
    };
  };

/** Returns the names of fields that a schema or one of its parts requires. */
export function requiredNames(start: Place, context: Context): readonly unknown[] {
  const schema = follow(start, context);
  if (schema === undefined) return [];
  const own = [...listOf(schema.node["required"]), ...listOf(schema.node["x-required-on-success"])];
  return [...own, ...membersOf(schema, ["allOf"]).flatMap((part) => requiredNames(part, context))];
}

/** Returns the values that a schema enumerates in any of its variants, even if it also accepts other values. */
export function listedValues(start: Place, context: Context): readonly unknown[] {
  const schema = follow(start, context);
  if (schema === undefined) return [];
  const own = "const" in schema.node ? [schema.node["const"]] : listOf(schema.node["enum"]);
  return [...own, ...variants(schema).flatMap((variant) => listedValues(variant, context))];
}

/** Returns the values that a schema enumerates. Undefined if it also accepts other values. */
export function closedValues(start: Place, context: Context): readonly unknown[] | undefined {
  const schema = follow(start, context);
  if (schema === undefined) return undefined;
  if ("const" in schema.node) return [schema.node["const"]];
  if (Array.isArray(schema.node["enum"])) return schema.node["enum"] as unknown[];
  if (schema.node["type"] === "boolean") return [true, false];
  const choices = variants({ ...schema, node: { anyOf: schema.node["anyOf"] ?? schema.node["oneOf"] } });
  const listed = choices.map((choice) => closedValues(choice, context));
  return listed.length === 0 || listed.includes(undefined) ? undefined : listed.flatMap((values) => values ?? []);
}

/** Returns each parameter of an operation, with its location. Follows references. */
function parametersOf(operation: Place, context: Context): Place[] {
  return listOf(operation.node["parameters"]).flatMap((parameter, index) => {
    if (!isObject(parameter)) return [];
    const place = { node: parameter, location: operation.location.child(["parameters", index]) };
    return [follow(place, context) ?? []].flat();
  });
}

const json = ["content", "application/json", "schema"];

/** Returns the schema of a request's JSON body. */
export const requestSchema = (operation: Place, context: Context): Place | undefined =>
  at(operation, ["requestBody", ...json], context);

/** Returns every field of an operation's input: its parameters and the fields of its body. */
export function inputFields(operation: Place, context: Context): Map<string, Place[]> {
  const fields = fieldsOf(requestSchema(operation, context), context);
  for (const parameter of parametersOf(operation, context)) {
    const schema = at(parameter, ["schema"], context);
    fields.set(String(parameter.node["name"]), schema === undefined ? [] : [schema]);
  }
  return fields;
}

/**
 * Returns every field of an operation's result: those in the envelope's `result`, or in the whole response if it has no
 * envelope.
 */
export function resultFields(operation: Place, context: Context): Map<string, Place[]> {
  const response = at(operation, ["responses", "200", ...json], context);
  const members = fieldsOf(response, context);
  const results = members.get("result");
  if (results === undefined) return members;
  const fields = new Map<string, Place[]>();
  for (const result of results) fieldsOf(result, context, fields);
  return fields;
}

/** Returns the names of a channel's servers. */
export const serversOf = (channel: Node): string[] =>
  listOf(channel["servers"])
    .filter(isObject)
    .map((server) => String(server["$ref"]).split("/").at(-1) ?? "");

/** Returns the payload of a message. Undefined if the message has none. */
export function payloadOf(context: Context, reference: Node, location: Location): Place | undefined {
  const message = follow({ node: reference, location }, context);
  const payload = message?.node["payload"];
  return message === undefined || !isObject(payload)
    ? undefined
    : { node: payload, location: message.location.child("payload") };
}
