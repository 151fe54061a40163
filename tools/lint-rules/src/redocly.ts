/** What a rule needs of Redocly's visitor interface; its own types live in a package that the command line bundles. */
export type Node = Record<string, unknown>;

export interface Location {
  readonly source: { readonly absoluteRef: string };
  /** `#/` for the root of a file. */
  readonly pointer: string;
  /** The key of a member instead of its value, which may stand in the next line. */
  key(): Location;
  child(path: string | number | readonly (string | number)[]): Location;
}

export interface Context {
  readonly key: string | number;
  readonly type: { readonly name: string };
  readonly location: Location;
  /** `from`: what refers to the place, or holds it. */
  report(problem: { message: string; location: Location; from?: Location }): void;
  /** Follows a reference. `from` is the file that holds it; without it, the file of the visited node. */
  resolve(node: Node, from?: string): { node?: Node; location?: Location };
}

export type Visit = (node: Node, context: Context) => void;

/** Called once for each document; returns what to do at each kind of node, or when a node and all below it were visited. */
export type Rule = () => Record<string, Visit | { readonly leave: Visit }>;

/** A part of a document, with the place to name when it is wrong. */
export interface Place {
  readonly node: Node;
  readonly location: Location;
}

export const isObject = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** The members of an object that are objects themselves. */
export const entries = (value: unknown): [string, Node][] =>
  isObject(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isObject(entry[1])) : [];

export const methods = ["get", "put", "post", "delete", "patch"];

/** The node that a place refers to, or the place itself. Undefined: the reference is broken, which another rule reports. */
export function follow({ node, location }: Place, { resolve }: Context): Place | undefined {
  if (typeof node["$ref"] !== "string") return { node, location };
  const target = resolve(node, location.source.absoluteRef);
  return isObject(target.node) && target.location !== undefined
    ? { node: target.node, location: target.location }
    : undefined;
}

/** The part of a place at a key, with its references followed. */
function part(place: Place | undefined, key: string | number, context: Context): Place | undefined {
  const node = place?.node[key];
  return place !== undefined && isObject(node)
    ? follow({ node, location: place.location.child(key) }, context)
    : undefined;
}

/** The same over several keys: `at(response, ["content", "application/json", "schema"], context)`. */
export function at(place: Place | undefined, keys: readonly string[], context: Context): Place | undefined {
  let found = place;
  for (const key of keys) found = part(found, key, context);
  return found;
}

/** Rules by the name that `redocly.yaml` has for them, which is theirs in kebab-case. */
export const named = (rules: Readonly<Record<string, Rule>>): Record<string, Rule> =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => [
      name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
      rule,
    ]),
  );
