/** An input for an operation, from what the specification says. */
import type { Operation, Schema } from "./document.ts";
import { examplesOf } from "./operations.ts";
import { merged } from "./schemas.ts";

/** Values that a reader recognises, by the name of the field. */
const familiar: Readonly<Record<string, string>> = {
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

function exampleOf(document: object, name: string, schema: Schema): unknown {
  const whole = merged(document, schema);
  const { const: only, default: usual } = whole;
  if (whole.format === "binary" || whole.contentMediaType !== undefined) return exampleFile;
  const values = whole.enum ?? whole.anyOf?.[0]?.enum;
  if (only !== undefined) return only;
  if (values !== undefined) return values.includes(familiar[name] ?? "") ? familiar[name] : values[0];
  if (familiar[name] !== undefined) return familiar[name];
  if (usual !== undefined) return usual;
  const variant = whole.oneOf?.[0] ?? whole.anyOf?.[0];
  if (variant !== undefined) return exampleOf(document, name, variant);
  if (whole.type === "array") return whole.items === undefined ? [] : [exampleOf(document, name, whole.items)];
  if (whole.properties !== undefined) return exampleObject(document, whole);
  if (whole.type === "integer" || whole.type === "number") return whole.minimum ?? 1;
  if (whole.type === "boolean") return true;
  return whole.pattern !== undefined && new RegExp(whole.pattern).test("1") ? "1" : "…";
}

function exampleObject(document: object, { properties = {}, required = [] }: Schema): object {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name))
      .map(([name, schema]) => [name, exampleOf(document, name, schema)]),
  );
}

type Input = Readonly<Record<string, unknown>>;

/** The input with the fields that the operation's rules add to it. */
function withRules(document: object, operation: Operation, input: Input): Input {
  const parameters = new Map(operation.parameters?.map(({ name, schema }) => [name, schema]));
  const missing = (operation["x-input-rules"] ?? []).flatMap(({ when = {}, required = [], anyOf = [] }) => {
    const applies = Object.entries(when).every(
      ([name, values]) => Array.isArray(values) && values.includes(input[name]),
    );
    const names = anyOf.some((name) => name in input) ? required : [...required, ...anyOf.slice(0, 1)];
    return applies ? names.filter((name) => !(name in input)) : [];
  });
  const added = missing.map((name) => [name, exampleOf(document, name, parameters.get(name) ?? {})] as const);
  return { ...input, ...Object.fromEntries(added) };
}

/** A request of an operation that no recording has: the specification's own example, else its required fields. */
export function exampleInput(document: object, operation: Operation): Input {
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const body = content && examplesOf(document, content)[0]?.value;
  const hasFile = JSON.stringify(content?.schema && merged(document, content.schema))?.includes('"binary"') ?? false;
  if (body !== undefined && !hasFile) return body as Input;
  if (content?.schema !== undefined) return exampleOf(document, "", content.schema) as Input;
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required === true);
  const values = required.map(({ name, example, schema }) => [name, example ?? exampleOf(document, name, schema)]);
  return withRules(document, operation, Object.fromEntries(values) as Input);
}
