import { isNode } from "../json.ts";

/**
 * Objects that a state file references by name instead of containing them, because a new environment already has them.
 */
export interface NamedObjects {
  /** Returns the name of an object. Undefined if the object has no name; the file then contains the object itself. */
  nameOf(value: object): readonly string[] | undefined;
  /** Returns the object with a name, or undefined. */
  find(name: readonly string[]): object | undefined;
}

/** Object graph in JSON form. It can contain maps, sets, big integers and shared objects. */
export interface Graph {
  readonly root: unknown;
  /** Objects with their kind and content. They reference each other by their index in this list. */
  readonly objects: readonly (readonly [kind: Kind, content: unknown])[];
}

type Kind = "object" | "array" | "map" | "set";

/** Converts a value into a graph. Each object occurs once, regardless of its number of references. */
export function toGraph(root: unknown, named: NamedObjects): Graph {
  const objects: [Kind, unknown][] = [];
  const numbers = new Map<object, number>();
  const convert = (value: unknown): unknown => {
    if (typeof value === "bigint") return { big: String(value) };
    if (typeof value === "number" && !Number.isFinite(value)) return { number: String(value) };
    if (value === undefined) return { undefined: true };
    if (typeof value === "function" || typeof value === "symbol") throw new TypeError(`cannot save a ${typeof value}`);
    if (typeof value !== "object" || value === null) return value;
    const name = named.nameOf(value);
    if (name !== undefined) return { name };
    const known = numbers.get(value);
    if (known !== undefined) return { at: known };
    const at = objects.length;
    numbers.set(value, at);
    const kind = kindOf(value);
    const entry: [Kind, unknown] = [kind, undefined];
    objects.push(entry);
    entry[1] = contentOf(kind, value).map((item) => (Array.isArray(item) ? item.map(convert) : convert(item)));
    return { at };
  };
  return { root: convert(root), objects };
}

function kindOf(value: object): Kind {
  if (Array.isArray(value)) return "array";
  if (value instanceof Map) return "map";
  if (value instanceof Set) return "set";
  if (Object.getPrototypeOf(value) !== Object.prototype)
    throw new TypeError(`cannot save a ${value.constructor.name}: give the object a name, or save its fields`);
  return "object";
}

/**
 * Returns the content of an object: key-value pairs for objects and maps, and one-element arrays for the items of
 * arrays and sets, so that an item isn't mistaken for a pair.
 */
function contentOf(kind: Kind, value: object): readonly unknown[] {
  if (kind === "object") return Object.entries(value);
  if (kind === "map") return [...(value as Map<unknown, unknown>)];
  return [...(value as Iterable<unknown>)].map((item) => [item]);
}

/**
 * Converts the result of `toGraph` back to the original value. Throws a RangeError for a reference to an object that
 * doesn't exist.
 */
export function fromGraph({ root, objects }: Graph, named: NamedObjects): unknown {
  const made = objects.map(([kind]): object => {
    if (kind === "map") return new Map();
    if (kind === "set") return new Set();
    return kind === "array" ? [] : {};
  });
  const convert = (value: unknown): unknown => {
    if (!isNode(value)) return value;
    if (typeof value.big === "string") return BigInt(value.big);
    if (typeof value.number === "string") return Number(value.number);
    if (value.undefined === true) return undefined;
    const found = Array.isArray(value.name) ? named.find(value.name as string[]) : made[Number(value.at)];
    if (found === undefined)
      throw new RangeError(`the saved state refers to ${JSON.stringify(value)}, which the sandbox does not have`);
    return found;
  };
  for (const [index, [, content]] of objects.entries()) {
    const target = made[index];
    for (const item of content as unknown[][]) {
      const [first, second] = item.map(convert);
      if (target instanceof Map) target.set(first, second);
      else if (target instanceof Set) target.add(first);
      else if (Array.isArray(target)) target.push(first);
      else Object.assign(target as object, { [String(first)]: second });
    }
  }
  return convert(root);
}
