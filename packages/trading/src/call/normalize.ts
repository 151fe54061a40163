import { isJsonObject } from "@specwright/transport";
import type { Operation } from "../operation.ts";

type Fields = Record<string, unknown>;

/** One documented sample spells the field without its "d"; the client exposes one spelling. */
function normalizePosition(item: unknown): unknown {
  if (!isJsonObject(item) || !("mmrSysUpdateTime" in item)) return item;
  const { mmrSysUpdateTime, ...rest } = item;
  return { ...rest, mmrSysUpdatedTime: rest["mmrSysUpdatedTime"] ?? mmrSysUpdateTime };
}

const normalizers: Readonly<Record<string, (result: Readonly<Fields>) => unknown>> = {
  positionList: (result) =>
    Array.isArray(result["list"]) ? { ...result, list: result["list"].map(normalizePosition) } : result,
  // The documented table says `list`, a sample says `result`.
  apilimitSet: ({ result, ...rest }) =>
    Array.isArray(result) && rest["list"] === undefined ? { ...rest, list: result } : { result, ...rest },
};

/** The platform writes some empty lists as `null`. */
function withLists(lists: readonly string[], result: Readonly<Fields>): Readonly<Fields> {
  const absent = lists.filter((name) => result[name] === null);
  return absent.length === 0 ? result : { ...result, ...Object.fromEntries(absent.map((name) => [name, []])) };
}

/** Brings results that the platform sends in two shapes into the one that the types describe. */
export function normalizeResult({ id, lists = [] }: Operation, result: unknown): unknown {
  if (!isJsonObject(result)) return result;
  const whole = withLists(lists, result);
  return Object.hasOwn(normalizers, id) ? normalizers[id]?.(whole) : whole;
}

const joinUserIds = (item: unknown): unknown =>
  isJsonObject(item) && Array.isArray(item["uids"]) ? { ...item, uids: item["uids"].join(",") } : item;

/** Brings inputs that the client accepts in a handier shape into the one that the platform expects. */
export function normalizeInput({ id }: Operation, input: Readonly<Fields>): Readonly<Fields> {
  const list = id === "apilimitSet" && isJsonObject(input) ? input["list"] : undefined;
  return Array.isArray(list) ? { ...input, list: list.map(joinUserIds) } : input;
}
