import type { Context, Location, Node } from "../redocly.ts";

export const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export const nodesOf = (value: unknown): [string, Node][] =>
  isNode(value) ? Object.entries(value).filter((entry): entry is [string, Node] => isNode(entry[1])) : [];

/** The names of the servers that a channel is on. */
export const serversOf = (channel: Node): string[] =>
  (Array.isArray(channel["servers"]) ? (channel["servers"] as unknown[]) : [])
    .filter(isNode)
    .map((server) => String(server["$ref"]).split("/").at(-1) ?? "");

/** A node with the place where it stands: behind the reference, where it is one. */
export interface Placed {
  readonly node: Node;
  readonly location: Location;
}

export function follow(context: Context, node: Node, location: Location): Placed | undefined {
  if (typeof node["$ref"] !== "string") return { node, location };
  const target = context.resolve(node, location.source.absoluteRef);
  return target.node === undefined || target.location === undefined
    ? undefined
    : { node: target.node, location: target.location };
}

/** A schema as one object, with what its references lead to. */
export function expanded(context: Context, value: unknown, location: Location): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => expanded(context, item, location));
  if (!isNode(value)) return value;
  const { $ref, ...beside } = value;
  const own = Object.fromEntries(
    Object.entries(beside).map(([key, inner]) => [key, expanded(context, inner, location)]),
  );
  if (typeof $ref !== "string") return own;
  const target = follow(context, value, location);
  const behind = target === undefined ? {} : expanded(context, target.node, target.location);
  return { ...(isNode(behind) ? behind : {}), ...own };
}

const lists = ["allOf", "anyOf", "oneOf", "prefixItems"];
const maps = ["properties", "patternProperties"];
const single = ["items", "additionalProperties"];

/** The schemas directly below one, each with its place. */
function below({ node, location }: Placed): Placed[] {
  const place = (value: unknown, path: (string | number)[]): Placed[] =>
    isNode(value) ? [{ node: value, location: location.child(path) }] : [];
  return [
    ...lists.flatMap((name) => {
      const list = Array.isArray(node[name]) ? (node[name] as unknown[]) : [];
      return list.flatMap((item, index) => place(item, [name, index]));
    }),
    ...maps.flatMap((name) => nodesOf(node[name]).flatMap(([key, inner]) => place(inner, [name, key]))),
    ...single.flatMap((name) => place(node[name], [name])),
  ];
}

/** A schema and every schema in it, through references, each once. */
export function everySchema(context: Context, start: Placed, seen = new Set<Node>()): Placed[] {
  const found = follow(context, start.node, start.location);
  if (found === undefined || seen.has(found.node)) return [];
  seen.add(found.node);
  return [found, ...below(found).flatMap((inner) => everySchema(context, inner, seen))];
}

/** The payload of a message, where it has one. */
export function payloadOf(context: Context, reference: Node, location: Location): Placed | undefined {
  const message = follow(context, reference, location);
  const payload = message?.node["payload"];
  return message === undefined || !isNode(payload)
    ? undefined
    : { node: payload, location: message.location.child("payload") };
}
