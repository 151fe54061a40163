import type { Json, JsonObject } from "../conformance/index.ts";

type Resolve = (node: unknown) => JsonObject | undefined;

/** Values that the sandbox knows, by the name of the parameter. */
const usual: Readonly<Record<string, readonly Json[]>> = {
  symbol: ["BTCUSDT"],
  coin: ["USDT", "BTC"],
  currency: ["USDT", "BTC"],
  baseCoin: ["BTC"],
  settleCoin: ["USDT"],
  activityCoin: ["NOVA"],
  rewardCoin: ["NOVA"],
  stakeCoin: ["USDT"],
  category: ["linear"],
  accountType: ["UNIFIED"],
  orderId: ["1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d"],
  orderLinkId: ["my-first-order"],
  transferId: ["5d1c7f0e-9b7a-4c55-8f1d-3f6a2b9c0d11"],
  memberId: ["100002"],
  memberIds: ["100002"],
  subMemberId: ["100002"],
  toMemberId: ["100002"],
  uids: ["100001"],
  cursor: ["page%3A0%2Cpage%3A0"],
  nextCursor: ["0"],
  chain: ["ETH"],
  chainType: ["ETH"],
  expDate: ["25DEC26"],
  indexName: ["BTCUSDT"],
  startTime: [1_793_577_600_000, "1793577600000"],
  endTime: [1_793_620_800_000, "1793620800000"],
  start: [1_793_577_600_000],
  end: [1_793_620_800_000],
  createTimeFrom: ["1793577600000"],
  createTimeTo: ["1793620800000"],
  page: [1],
  index: [0, 1],
  size: ["10"],
  pageSize: ["10"],
  triggerPrice: ["200000"],
  triggerDirection: [1],
  takeProfit: ["250000"],
  stopLoss: ["15000"],
  tpLimitPrice: ["249000"],
  slLimitPrice: ["14900"],
  isLeverage: [0],
  positionIdx: [0],
  ips: ["192.0.2.1"],
  password: ["Sandbox1234"],
};

/** Values worth trying for a place of the specification: its own example, what the sandbox knows, what its type allows. */
export function candidates(name: string, node: unknown, resolve: Resolve, depth = 0): Json[] {
  const schema = resolve(node) ?? {};
  const known = usual[name] ?? [];
  const members = schema["enum"] as Json[] | undefined;
  if (members !== undefined) return [...known.filter((value) => members.includes(value)), ...members];
  const examples = [schema["example"], ...((schema["examples"] as Json[] | undefined) ?? [])];
  const own = examples.filter((value): value is Json => value !== undefined);
  const made = depth > 4 ? [] : ofType(name, schema, resolve, depth);
  const fits = known.filter((value) => made.length === 0 || made.some((each) => typeof each === typeof value));
  return [...fits, ...own, ...made];
}

function ofType(name: string, schema: JsonObject, resolve: Resolve, depth: number): Json[] {
  for (const keyword of ["oneOf", "anyOf", "allOf"]) {
    const options = schema[keyword] as Json[] | undefined;
    if (options !== undefined) return options.flatMap((option) => candidates(name, option, resolve, depth + 1));
  }
  const types = [schema["type"] ?? []].flat() as string[];
  return types.flatMap((type) => ofOneType(name, type, schema, resolve, depth));
}

function ofOneType(name: string, type: string, schema: JsonObject, resolve: Resolve, depth: number): Json[] {
  switch (type) {
    case "boolean":
      return [true, false];
    case "integer":
    case "number":
      return [(schema["default"] as number | undefined) ?? (schema["minimum"] as number | undefined) ?? 1];
    case "array":
      return candidates(name, schema["items"], resolve, depth + 1).map((item) => [item]);
    case "object":
      return [objectOf(schema, resolve, depth)];
    case "string":
      return ["1", "10", "0.1", "example", "2026-11-02"];
    default:
      return [];
  }
}

function objectOf(schema: JsonObject, resolve: Resolve, depth: number): JsonObject {
  const properties = (schema["properties"] ?? {}) as JsonObject;
  const required = (schema["required"] as string[] | undefined) ?? [];
  return Object.fromEntries(
    required.map((name) => [name, candidates(name, properties[name], resolve, depth + 1)[0] ?? "1"]),
  );
}

/** The schema of a field below a schema, by its names; lists are entered. */
export function schemaAt(node: unknown, names: readonly string[], resolve: Resolve): unknown {
  const schema = resolve(node);
  if (schema === undefined) return undefined;
  const [name, ...rest] = names;
  if (name === undefined) return schema;
  if (schema["items"] !== undefined) return schemaAt(schema["items"], names, resolve);
  const child = (schema["properties"] as JsonObject | undefined)?.[name];
  if (child !== undefined) return rest.length === 0 ? child : schemaAt(child, rest, resolve);
  const parts = ["allOf", "oneOf", "anyOf"].flatMap((keyword) => (schema[keyword] as Json[] | undefined) ?? []);
  return parts.map((part) => schemaAt(part, names, resolve)).find((each) => each !== undefined);
}
