import type { RawOperation } from "./contract-data.ts";
import type { Resolver, Schema } from "./schema.ts";

/** Values that a reader recognises, by the name of the field. */
const familiar: Readonly<Record<string, unknown>> = {
  category: "linear",
  symbol: "BTCUSDT",
  coin: "USDT",
  currency: "USDT",
  baseCoin: "BTC",
  settleCoin: "USDT",
  side: "Buy",
  qty: "0.01",
  amount: "100",
};

/** A file as the recordings write one. */
const exampleFile = { $file: { name: "note.txt", text: "A note." } };

function exampleOf(resolver: Resolver, name: string, schema: Schema): unknown {
  const whole = resolver.schema(schema);
  const { const: only, default: usual } = whole;
  if (whole.format === "binary" || whole.contentMediaType !== undefined) return exampleFile;
  const values = whole.enum ?? whole.anyOf?.[0]?.enum;
  if (only !== undefined) return only;
  if (values !== undefined) return values.includes(familiar[name]) ? familiar[name] : values[0];
  if (familiar[name] !== undefined) return familiar[name];
  if (usual !== undefined) return usual;
  const variant = whole.oneOf?.[0] ?? whole.anyOf?.[0];
  if (variant !== undefined) return exampleOf(resolver, name, variant);
  if (whole.type === "array") return whole.items === undefined ? [] : [exampleOf(resolver, name, whole.items)];
  if (whole.properties !== undefined) return exampleObject(resolver, whole);
  if (whole.type === "integer" || whole.type === "number") return whole.minimum ?? 1;
  if (whole.type === "boolean") return true;
  return whole.pattern !== undefined && new RegExp(whole.pattern).test("1") ? "1" : "…";
}

function exampleObject(resolver: Resolver, { properties = {}, required = [] }: Schema): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, exampleOf(resolver, name, schema)]),
  );
}

type Input = Readonly<Record<string, unknown>>;

/** The input with the fields that the operation's rules add to it. */
function withRules(operation: RawOperation, resolver: Resolver, input: Input): Input {
  const parameters = new Map(operation.parameters?.map(({ name, schema }) => [name, schema]));
  const missing = (operation["x-input-rules"] ?? []).flatMap(({ when = {}, required = [], anyOf = [] }) => {
    const applies = Object.entries(when).every(
      ([name, values]) => Array.isArray(values) && values.includes(input[name]),
    );
    const names = anyOf.some((name) => name in input) ? required : [...required, ...anyOf.slice(0, 1)];
    return applies ? names.filter((name) => !(name in input)) : [];
  });
  const added = missing.map((name) => [name, exampleOf(resolver, name, parameters.get(name) ?? {})] as const);
  return { ...input, ...Object.fromEntries(added) };
}

/** A request of an operation that no recording has: the specification's own example, else its required fields. */
export function exampleInput(operation: RawOperation, resolver: Resolver): Input {
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const named = Object.values(content?.examples ?? {}).map((example) => resolver.resolve(example).value);
  const body = content?.example ?? named[0];
  const hasFile = JSON.stringify(content?.schema && resolver.schema(content.schema))?.includes('"binary"') ?? false;
  if (body !== undefined && !hasFile) return body as Input;
  if (content?.schema !== undefined) return exampleOf(resolver, "", content.schema) as Input;
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required === true);
  const values = required.map(({ name, example, schema }) => [name, example ?? exampleOf(resolver, name, schema)]);
  return withRules(operation, resolver, Object.fromEntries(values) as Input);
}
