import { isObject } from "../http/envelope.ts";
import type { Operation } from "../operation.ts";

type Members = Record<string, unknown>;

/** One sample spells the field without its "d"; the client exposes one spelling. */
function position(item: unknown): unknown {
  if (!isObject(item) || !("mmrSysUpdateTime" in item)) return item;
  const { mmrSysUpdateTime, ...rest } = item;
  return { ...rest, mmrSysUpdatedTime: rest["mmrSysUpdatedTime"] ?? mmrSysUpdateTime };
}

const known: Readonly<Record<string, (result: Readonly<Members>) => unknown>> = {
  positionList: (result) =>
    Array.isArray(result["list"]) ? { ...result, list: result["list"].map(position) } : result,
  // The table says `list`, a sample says `result`.
  apilimitSet: ({ result, ...rest }) =>
    Array.isArray(result) && rest["list"] === undefined ? { ...rest, list: result } : { result, ...rest },
};

/** Results that the platform sends in two shapes, in the one that the types show. */
export function normalize({ id }: Operation, result: unknown): unknown {
  return Object.hasOwn(known, id) && isObject(result) ? known[id]?.(result) : result;
}

const joined = (item: unknown): unknown =>
  isObject(item) && Array.isArray(item["uids"]) ? { ...item, uids: item["uids"].join(",") } : item;

/** Inputs that the client takes in a handier form, as the platform wants them. */
export function normalizeInput({ id }: Operation, input: Readonly<Members>): Readonly<Members> {
  const list = id === "apilimitSet" && isObject(input) ? input["list"] : undefined;
  return Array.isArray(list) ? { ...input, list: list.map(joined) } : input;
}
