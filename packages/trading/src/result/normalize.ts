import { isJsonObject } from "@specwright/transport";
import type { Operation } from "../operation.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Unifies two spellings of the `mmrSysUpdatedTime` field, because a documented sample spells it without its "d". */
function normalizePosition(item: unknown): unknown {
  if (!isJsonObject(item) || !("mmrSysUpdateTime" in item)) return item;
  const { mmrSysUpdateTime, ...rest } = item;
  return { ...rest, mmrSysUpdatedTime: rest["mmrSysUpdatedTime"] ?? mmrSysUpdateTime };
}

const normalizers: Readonly<Record<string, (result: Fields) => unknown>> = {
  positionList: (result) =>
    Array.isArray(result["list"]) ? { ...result, list: result["list"].map(normalizePosition) } : result,
  // The platform sends `list`, but its samples contain `yield`, so return the list under both names.
  earnYield: (result) => {
    const list = result["list"] ?? result["yield"];
    return list === undefined ? result : { ...result, list, yield: list };
  },
  // The documented table contains `list`, but a sample contains `result`, so accept both names.
  apilimitSet: ({ result, ...rest }) =>
    Array.isArray(result) && rest["list"] === undefined ? { ...rest, list: result } : { result, ...rest },
};

/** Replaces `null` with an empty list in the fields where the platform writes empty lists as `null`. */
function withLists(lists: readonly string[], result: Fields): Fields {
  const absent = lists.filter((name) => result[name] === null);
  return absent.length === 0 ? result : { ...result, ...Object.fromEntries(absent.map((name) => [name, []])) };
}

/** Converts results that the platform sends in two shapes to the typed shape. */
export const unifyResult = ({ id }: Operation, result: unknown): unknown =>
  isJsonObject(result) && Object.hasOwn(normalizers, id) ? normalizers[id]?.(result) : result;

/** Returns a result in its typed shape, with `null` lists replaced by empty ones. */
export function normalizeResult(operation: Operation, result: unknown): unknown {
  const { lists } = operation;
  const unified = unifyResult(operation, result);
  return lists === undefined || !isJsonObject(unified) ? unified : withLists(lists, unified);
}
