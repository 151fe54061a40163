/** Builds an input for an operation from the specification. */
import { isFile, type Operation, type Schema } from "./document.ts";
import { examplesOf } from "./operations.ts";
import { merged } from "./schemas.ts";

type Values = Readonly<Record<string, unknown>>;

/** A file as recordings represent it. */
const exampleFile = { $file: { name: "note.txt", text: "A note." } };

/** Builds values for the fields of a document. A value in `known` is used instead of a value from the schema. */
class ExampleMaker {
  readonly #document: object;
  readonly #known: Values;

  constructor(document: object, known: Values) {
    this.#document = document;
    this.#known = known;
  }

  of(name: string, schema: Schema): unknown {
    const whole = merged(this.#document, schema);
    const { const: only, default: usual } = whole;
    if (isFile(whole) || whole.contentMediaType !== undefined) return exampleFile;
    if (only !== undefined) return only;
    const known = this.#known[name];
    const values: readonly unknown[] | undefined = whole.enum ?? whole.anyOf?.[0]?.enum;
    if (values !== undefined) return values.includes(known) ? known : values[0];
    if (known !== undefined) return whole.type === "string" ? String(known) : known;
    if (usual !== undefined) return usual;
    const variant = whole.oneOf?.[0] ?? whole.anyOf?.[0];
    if (variant !== undefined) return this.of(name, variant);
    if (whole.type === "array") return whole.items === undefined ? [] : [this.of(name, whole.items)];
    if (whole.properties !== undefined) return this.#object(whole);
    if (whole.type === "integer" || whole.type === "number") return whole.minimum ?? 1;
    if (whole.type === "boolean") return true;
    return whole.pattern !== undefined && new RegExp(whole.pattern).test("1") ? "1" : "…";
  }

  #object({ properties = {}, required = [] }: Schema): Values {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => required.includes(name))
        .map(([name, schema]) => [name, this.of(name, schema)]),
    );
  }

  /** Adds the fields that the operation's rules require for this input. */
  withRules({ parameters = [], "x-input-rules": rules = [] }: Operation, input: Values): Values {
    const schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
    const missing = rules.flatMap(({ when = {}, required = [], anyOf = [] }) => {
      const applies = Object.entries(when).every(
        ([name, values]) => Array.isArray(values) && (values as readonly unknown[]).includes(input[name]),
      );
      const names = anyOf.some((name) => name in input) ? required : [...required, ...anyOf.slice(0, 1)];
      return applies ? names.filter((name) => !(name in input)) : [];
    });
    const added = missing.map((name) => [name, this.of(name, schemas.get(name) ?? {})] as const);
    return { ...input, ...Object.fromEntries(added) };
  }
}

/**
 * Builds an input of an operation: the specification's example, or otherwise the required fields.
 *
 * @param known values by field name, for fields whose schemas define none
 */
export function exampleInput(document: object, operation: Operation, known: Values): Values {
  const maker = new ExampleMaker(document, known);
  const content = Object.values(operation.requestBody?.content ?? {})[0];
  const body = content && examplesOf(document, content)[0]?.value;
  const hasFile = JSON.stringify(content?.schema && merged(document, content.schema))?.includes('"binary"') ?? false;
  if (body !== undefined && !hasFile) return body as Values;
  if (content?.schema !== undefined) return maker.of("", content.schema) as Values;
  const required = (operation.parameters ?? []).filter((parameter) => parameter.required === true);
  const values = required.map(({ name, example, schema }) => [name, example ?? maker.of(name, schema)]);
  return maker.withRules(operation, Object.fromEntries(values) as Values);
}
