import type { RateLimit } from "@specwright/transport";
import type { Outgoing } from "./outgoing.ts";
import type { Operation } from "./row.ts";

interface Limit {
  readonly categories: string;
  /** Ready for a call that costs 1, which nearly every call does. */
  readonly ready: readonly [RateLimit];
}

const read = ({ id, limits = "" }: Operation, scope: string): readonly Limit[] =>
  limits
    .replace("*", "")
    .split(",")
    .map((part) => {
      const [, categories = "", requests, seconds] = /^([a-z]*)(\d+)\/(\d+)$/.exec(part) ?? [];
      const key = `${scope}${id}:${categories}`;
      return { categories, ready: [{ key, requests: Number(requests), windowMs: Number(seconds) * 1000 }] };
    });

/** What a batch takes from its bucket: linear, inverse and spot pay for each order, option for the request. */
function costOf({ limits = "" }: Operation, input: Readonly<Record<string, unknown>>): number {
  if (!limits.endsWith("*") || input["category"] === "option") return 1;
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
    if (operation.limits === undefined || operation.isPublic) return undefined;
    let limits = known.get(operation);
    if (limits === undefined) known.set(operation, (limits = read(operation, scope)));
    const letter = String(input["category"] ?? "").charAt(0);
    const found = limits.find(({ categories }) => categories === "" || (letter !== "" && categories.includes(letter)));
    if (found === undefined) return undefined;
    const cost = costOf(operation, input);
    return cost === 1 ? found.ready : [{ ...found.ready[0], cost }];
  };
}
