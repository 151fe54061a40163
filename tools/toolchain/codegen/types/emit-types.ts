import type { OpenApiDocument, Schema } from "../../model/document.ts";
import { fileName, groupsOf, type TradingOperation } from "../../model/operations.ts";
import { withOptionalIds } from "../inputs/body-shapes.ts";
import { printImport } from "../print.ts";
import { clientTypes } from "./client-types.ts";
import { emitApi, emitTypesIndex } from "./emit-api.ts";
import { componentVariants, inputTypes, isChoiceOfShapes } from "./input-types.ts";
import { resultTypes } from "./result-types.ts";
import { namedTypes, replaceReferences, schemaUsers } from "./schema-types.ts";
import { hasVariants, interfaceName, typeName } from "./type-names.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** Returns the identifiers in code, without those in comments and string literals. */
export const namesIn = (text: string): Set<string> =>
  new Set(text.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"/g, "").match(/\b[A-Za-z_]\w*\b/g));

export const declaredIn = (text: string): string[] =>
  [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = ""]) => name);

const methodTypes = [
  "BatchMethod",
  "Method",
  "MethodByCategory",
  "OptionalMethod",
  "OptionalPagedMethod",
  "PagedMethod",
  "PagedMethodByCategory",
  "RangeMethod",
];

/**
 * Component schemas by the file that declares them: one file for each group, and one file for schemas that several
 * groups use.
 */
interface Declarations {
  /** Names of component schemas that several groups of operations use. */
  readonly common: readonly string[];
  of(group: string): readonly string[];
  declare(component: string): string;
}

/** Throws if two types have the same name, so that one would hide the other. */
export function checkNames(texts: readonly string[]): void {
  const names = texts.flatMap(declaredIn);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two types are called ${twice}. Rename one of the schemas or operations.`);
}

/** Prints the types of one group: records, inputs, results and methods. */
function groupTypes(
  document: OpenApiDocument,
  [group, operations]: readonly [string, readonly TradingOperation[]],
  declarations: Declarations,
  callOf: (operationId: string) => string,
): string {
  const records = declarations.of(group);
  const members = operations.map((operation) => ({
    operation,
    ...inputTypes(document, operation),
    result: resultTypes(document, operation),
  }));
  return [
    ...records.map((component) => declarations.declare(component) + (clientTypes[component] ?? "")),
    ...members.map(({ schemas, text, result }) =>
      [...Object.keys({ ...schemas, ...result.schemas }).map(declarations.declare), text, result.text].join(""),
    ),
    emitApi(document, group, members, callOf),
  ].join("");
}

function withImports(text: string, common: readonly string[]): string {
  const used = namesIn(text);
  const isUsed = (name: string) => used.has(name);
  const imports = [
    printImport(methodTypes.filter(isUsed), "../../call/types.ts", "import type"),
    printImport(common.filter(isUsed).toSorted(), "./common.ts", "import type"),
  ];
  return `${imports.join("")}\n${text}`;
}

/** Prints `paths`, `operations` and `components` for openapi-fetch, which refer to the named types. */
function emitSchema(components: readonly string[], rest: string): string {
  const named = (component: string) => `types.${typeName(component)}`;
  const schemas = components.map((component) => `    ${component}: ${named(component)};\n`).join("");
  const text = replaceReferences(rest, named).replace(
    "export interface components {\n",
    `$&  schemas: {\n${schemas}  };\n`,
  );
  return `import type * as types from "./types/index.ts";\n\n${text}`;
}

/** Prints the types of the trading API: the files of the folder `types`, and `schema.ts`. */
export async function emitTypes(
  source: OpenApiDocument,
  operations: readonly TradingOperation[],
): Promise<{ types: [name: string, text: string][]; schema: string }> {
  const document = withOptionalIds(source, operations);
  const components = document.components["schemas"] as Schemas;
  const inputs: Schemas = Object.assign({}, ...operations.map((operation) => inputTypes(document, operation).schemas));
  const results = operations.map((operation) => resultTypes(document, operation).schemas);
  const all: Schemas = Object.assign({}, components, inputs, ...results);
  const compiled = await namedTypes(
    { ...document, components: { ...document.components, schemas: all } },
    (component) => interfaceName(document, component),
    Object.keys(inputs),
  );
  const declarations = declarationsOf(document, operations, all, compiled.declarations);
  const calls = new Map(operations.map(({ id, group, method }) => [id, `trading.${group}.${method}`]));
  const common = declarations.common.map(declarations.declare).join("");
  const groups = groupsOf(operations).map(([group, own]): [string, string] => [
    `${fileName(group)}.ts`,
    groupTypes(document, [group, own], declarations, (id) => calls.get(id) ?? id),
  ]);
  checkNames([common, ...groups.map(([, text]) => text)]);
  return {
    types: [
      ...groups.map(([name, text]): [string, string] => [name, withImports(text, declaredIn(common))]),
      ["common.ts", common],
      ["index.ts", emitTypesIndex(document, operations)],
    ],
    schema: emitSchema(Object.keys(components), compiled.rest),
  };
}

function declarationsOf(
  document: OpenApiDocument,
  operations: readonly TradingOperation[],
  schemas: Schemas,
  texts: ReadonlyMap<string, string>,
): Declarations {
  const uses = operations.map(
    ({ found, group }) => [group, [found.parameters, found.operation.requestBody, found.operation.responses]] as const,
  );
  const users = schemaUsers(document, uses);
  const components = Object.keys(document.components["schemas"] ?? {}).toSorted();
  const placeOf = (component: string): string | undefined => {
    const [group, ...others] = users.get(component) ?? [];
    return others.length === 0 ? group : undefined;
  };
  return {
    common: components.filter((component) => placeOf(component) === undefined),
    of: (group) => components.filter((component) => placeOf(component) === group),
    declare: (component) => {
      const schema = schemas[component] ?? {};
      if (isChoiceOfShapes(document, schema)) return componentVariants(document, component, schema);
      const text = replaceReferences(texts.get(component) ?? "", typeName);
      return hasVariants(document, component) ? text + componentVariants(document, component, schema) : text;
    },
  };
}
