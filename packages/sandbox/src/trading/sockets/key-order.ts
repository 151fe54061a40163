import { isNode, type Node } from "../../json.ts";

/**
 * Sequences of field names, in the order in which the platform sends the fields of an object. They apply to all objects
 * at one path of a message; array indexes aren't part of the path.
 */
export interface KeyOrder {
  readonly orders: readonly (readonly string[])[];
  readonly inner: ReadonlyMap<string, KeyOrder>;
}

/** Returns the sequences of fields that occur in messages. Fields that only occur in the schema are last. */
export function keyOrderOf(
  messages: readonly unknown[],
  { hints = [], fieldsOf }: { hints?: readonly (readonly string[])[]; fieldsOf(path: readonly string[]): string[] },
  path: readonly string[] = [],
): KeyOrder | undefined {
  const objects = messages.flatMap((message) => (Array.isArray(message) ? message : [message])).filter(isNode);
  if (objects.length === 0) return undefined;
  const inner = new Map<string, KeyOrder>();
  for (const key of new Set(objects.flatMap(Object.keys))) {
    const order = keyOrderOf(
      objects.map((object) => object[key]),
      { fieldsOf },
      [...path, key],
    );
    if (order !== undefined) inner.set(key, order);
  }
  const orders = merged([...hints, ...objects.map(Object.keys)].filter((keys) => keys.length > 0));
  const others = fieldsOf(path).filter((key) => !orders.some((keys) => keys.includes(key)));
  return { orders: orders.map((keys) => [...keys, ...others]), inner };
}

/**
 * Merges sequences of fields that start with the same field and have their common fields in the same order. Returns
 * other sequences unchanged.
 */
function merged(orders: readonly (readonly string[])[]): (readonly string[])[] {
  const found: (readonly string[])[] = [];
  for (const order of orders) {
    const at = found.findIndex((one) => one[0] === order[0] && mergeTwo(one, order) !== undefined);
    if (at < 0) found.push(order);
    else found[at] = mergeTwo(found[at] ?? [], order) ?? [];
  }
  return found;
}

/** Merges two sequences of fields. Undefined if their common fields are in different orders. */
function mergeTwo(left: readonly string[], right: readonly string[]): readonly string[] | undefined {
  const keys: string[] = [];
  let rest = left;
  for (const key of right) {
    const at = rest.indexOf(key);
    if (at < 0 && left.includes(key)) return undefined;
    keys.push(...rest.slice(0, at + 1));
    if (at < 0) keys.push(key);
    else rest = rest.slice(at + 1);
  }
  return [...keys, ...rest];
}

/** Sorts the fields of all objects in a message in the platform's order. */
export function inOrder(value: unknown, order: KeyOrder | undefined): unknown {
  if (order === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => inOrder(item, order));
  if (!isNode(value)) return value;
  const keys = order.orders.find(([first = ""]) => value[first] !== undefined) ?? [];
  const ordered: Node = {};
  for (const key of [...keys, ...Object.keys(value)])
    if (value[key] !== undefined) ordered[key] ??= inOrder(value[key], order.inner.get(key));
  return ordered;
}
