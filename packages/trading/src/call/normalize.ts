import { isJsonObject } from "@specwright/transport";
import { isAbsent } from "../input/rules.ts";
import type { Operation } from "../operation.ts";

type Fields = Record<string, unknown>;
type Input = Readonly<Fields>;

/** One documented sample spells the field without its "d"; the client exposes one spelling. */
function normalizePosition(item: unknown): unknown {
  if (!isJsonObject(item) || !("mmrSysUpdateTime" in item)) return item;
  const { mmrSysUpdateTime, ...rest } = item;
  return { ...rest, mmrSysUpdatedTime: rest["mmrSysUpdatedTime"] ?? mmrSysUpdateTime };
}

const normalizers: Readonly<Record<string, (result: Input) => unknown>> = {
  positionList: (result) =>
    Array.isArray(result["list"]) ? { ...result, list: result["list"].map(normalizePosition) } : result,
  // The documented table says `list`, a sample says `result`.
  apilimitSet: ({ result, ...rest }) =>
    Array.isArray(result) && rest["list"] === undefined ? { ...rest, list: result } : { result, ...rest },
};

/** The platform writes some empty lists as `null`. */
function withLists(lists: readonly string[], result: Input): Input {
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
export function normalizeInput({ id }: Operation, input: Input): Input {
  const list = id === "apilimitSet" && isJsonObject(input) ? input["list"] : undefined;
  return Array.isArray(list) ? { ...input, list: list.map(joinUserIds) } : input;
}

/** An input with the ID by which the server recognizes a repeated request. */
export interface IdentifiedInput {
  readonly input: Input;
  /** For a batch, the IDs of all items separated by commas, if each item has one. */
  readonly id: string | undefined;
  /** The IDs that the client generated. */
  readonly generatedIds: readonly string[];
}

/** The field's value if it is a string that is not empty. */
export function nonEmptyString(input: Input, field: string): string | undefined {
  const value = input[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Adds missing IDs before the first attempt, so that every attempt carries the same ones. */
export function addIds(operation: Operation, input: Input, autoId: boolean, generateId: () => string): IdentifiedInput {
  const rule = operation.idempotency;
  if (rule === undefined || !isJsonObject(input)) return { input, id: undefined, generatedIds: [] };
  const { field, list } = rule;
  const generatedIds: string[] = [];
  const complete = (item: Input): Input => {
    if (!rule.mint || !autoId || !isAbsent(item[field])) return item;
    const uuid = generateId();
    const id = rule.mint === "hex" ? uuid.replaceAll("-", "") : uuid;
    generatedIds.push(id);
    return { ...item, [field]: id };
  };
  if (list === undefined) {
    const completed = complete(input);
    return { input: completed, id: nonEmptyString(completed, field), generatedIds };
  }
  const given = input[list];
  if (!Array.isArray(given)) return { input, id: undefined, generatedIds };
  const items = given.map((item: unknown) => (isJsonObject(item) ? complete(item) : item));
  const ids = items.map((item) => (isJsonObject(item) ? nonEmptyString(item, field) : undefined));
  const id = ids.every((one) => one !== undefined) ? ids.join(",") : undefined;
  return { input: { ...input, [list]: items }, id, generatedIds };
}
