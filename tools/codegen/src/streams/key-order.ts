import type { Channel } from "@specwright-tools/model/streams";

/** The orders of the keys of every object in some values, by the place of the object, such as `.data[]`. */
export type KeysByPlace = ReadonlyMap<string, readonly (readonly string[])[]>;

/** Both orders in one that agrees with each of them; undefined where they contradict each other. */
function mergeTwo(left: readonly string[], right: readonly string[]): readonly string[] | undefined {
  const merged: string[] = [];
  let rest = left;
  for (const key of right) {
    const at = rest.indexOf(key);
    if (at < 0 && left.includes(key)) return undefined;
    merged.push(...rest.slice(0, at + 1));
    if (at < 0) merged.push(key);
    else rest = rest.slice(at + 1);
  }
  return [...merged, ...rest];
}

/** As few orders as these can be merged into. Those that begin with different keys stay apart. */
export function mergeOrders(orders: readonly (readonly string[])[]): (readonly string[])[] {
  const merged: (readonly string[])[] = [];
  for (const order of orders) {
    const at = merged.findIndex((one) => one[0] === order[0] && mergeTwo(one, order) !== undefined);
    if (at < 0) merged.push(order);
    else merged[at] = mergeTwo(merged[at] ?? [], order) ?? [];
  }
  return merged;
}

function collect(value: unknown, place: string, into: Map<string, (readonly string[])[]>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, `${place}[]`, into);
  else if (typeof value === "object" && value !== null) {
    into.set(place, [...(into.get(place) ?? []), Object.keys(value)]);
    for (const [key, inner] of Object.entries(value)) collect(inner, `${place}.${key}`, into);
  }
}

/** The orders of keys that the specification shows for the messages of a channel: those of its hint, then of its examples. */
export function keysOf({ messages = {}, "x-key-order": hints = [] }: Channel): KeysByPlace {
  const found = new Map<string, (readonly string[])[]>();
  found.set(
    "",
    hints.map(({ keys }) => keys),
  );
  for (const { examples = [] } of Object.values(messages))
    for (const { payload } of examples) collect(payload, "", found);
  return found;
}
