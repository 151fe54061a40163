import type { RateLimit } from "@specwright/transport";
import type { Outgoing } from "./outgoing.ts";
import type { Category, Operation } from "../operation.ts";

interface Limit {
  readonly categories: readonly Category[] | undefined;
  /** Shared by all calls that cost 1, which nearly every call does. */
  readonly single: readonly [RateLimit];
}

const read = ({ id, rateLimits = [] }: Operation, scope: string): readonly Limit[] =>
  rateLimits.map(({ categories, requests, windowMs }) => ({
    categories,
    single: [{ key: `${scope}${id}:${categories?.join() ?? ""}`, requests, windowMs }],
  }));

/** What a batch takes from its bucket: linear, inverse and spot pay for each order, option for the request. */
function costOf({ costPerOrder }: Operation, input: Readonly<Record<string, unknown>>): number {
  if (!costPerOrder || input["category"] === "option") return 1;
  const list = Object.values(input).find((value) => Array.isArray(value));
  return Math.max(1, list?.length ?? 1);
}

/** The limits of its own that a call counts against: for a private call one for each operation and category. */
export type LimitsOf = (outgoing: Outgoing) => readonly RateLimit[] | undefined;

/** `scope` goes before the names of buckets, where several keys share a store. */
export function limitsIn(scope: string): LimitsOf {
  const known = new WeakMap<Operation, readonly Limit[]>();
  return ({ facts }) => {
    if (facts === undefined) return undefined;
    const { operation, input } = facts;
    if (operation.rateLimits === undefined || operation.isPublic) return undefined;
    let limits = known.get(operation);
    if (limits === undefined) known.set(operation, (limits = read(operation, scope)));
    const category = input["category"] as Category;
    const found = limits.find(({ categories }) => categories === undefined || categories.includes(category));
    if (found === undefined) return undefined;
    const cost = costOf(operation, input);
    return cost === 1 ? found.single : [{ ...found.single[0], cost }];
  };
}
