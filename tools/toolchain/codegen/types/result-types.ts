import { type OpenApiDocument, resolve, type Schema, schemaName } from "../../model/document.ts";
import { capital } from "../../model/names.ts";
import { type FoundOperation, member, resultSchema, type TradingOperation } from "../../model/operations.ts";
import { docComment } from "../print.ts";
import { clientTypes } from "./client-types.ts";
import { typeName } from "./type-names.ts";

/** The types of one operation's result. */
export interface ResultTypes {
  /**
   * Schemas to compile together with the components: the schema of the result if the specification doesn't name it,
   * otherwise empty.
   */
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly text: string;
  /** Type of one record in the list that the result is or contains. Undefined without such a list. */
  readonly item: string | undefined;
  /** Name of the result's list of records, if the operation has pages or is a batch. */
  readonly list: string | undefined;
  /** True if the category in the input determines the type of the result. */
  readonly isByCategory: boolean;
}

/** Returns the name of a component's type in the client. */
const clientTypeName = (component: string): string =>
  Object.hasOwn(clientTypes, component) ? component : typeName(component);

const valuesOf = ({ enum: values, const: only }: Schema): readonly unknown[] | undefined =>
  only === undefined ? values : [only];

/** Returns the values that the `category` parameter allows. Empty without such a parameter. */
function inputCategories(document: OpenApiDocument, { parameters }: FoundOperation): readonly unknown[] {
  const category = parameters.find(({ name }) => name === "category");
  return category === undefined ? [] : (resolve(document, category.schema).enum ?? []);
}

/**
 * Returns the name of the component schema of the result for each category. Undefined unless the result's schema has
 * one alternative for each category.
 */
function resultsByCategory(
  document: OpenApiDocument,
  found: FoundOperation,
  result: Schema | undefined,
): Map<string, string> | undefined {
  const categories = inputCategories(document, found);
  const { oneOf, anyOf } = result === undefined ? {} : resolve(document, result);
  const choices = (oneOf ?? anyOf ?? []).map((choice) => {
    const category = member(document, choice, "category");
    return {
      component: schemaName(choice),
      values: category === undefined ? undefined : valuesOf(resolve(document, category)),
    };
  });
  if (choices.length === 0) return undefined;
  const entries = choices.flatMap(({ component, values = [] }) =>
    component === undefined
      ? []
      : values
          .filter((value) => categories.includes(value))
          .map((value): [string, string] => [String(value), clientTypeName(component)]),
  );
  const isComplete = entries.length > 0 && choices.every(({ values }) => values !== undefined);
  return isComplete ? new Map(entries) : undefined;
}

function itemType(document: OpenApiDocument, name: string, result: Schema | undefined, list: string): string {
  const items = resolve(document, member(document, result, list) ?? {}).items;
  const component = items === undefined ? undefined : schemaName(items);
  return component === undefined ? `NonNullable<${name}[${JSON.stringify(list)}]>[number]` : clientTypeName(component);
}

/** Builds the type `<Id>Result`, and `<Id>Results` with a member for each category if the result depends on it. */
export function resultTypes(
  document: OpenApiDocument,
  { id, group, method, isBatch, found }: TradingOperation,
): ResultTypes {
  const name = `${capital(id)}Result`;
  const result = resultSchema(document, found);
  const pages = found.operation["x-pagination"];
  const list = pages?.items ?? (isBatch ? "list" : undefined);
  const item = list === undefined ? pages && `${name}[number]` : itemType(document, name, result, list);
  const component = result === undefined ? undefined : schemaName(result);
  if (result !== undefined && component === undefined) {
    return { schemas: { [name]: result }, text: "", item, list, isByCategory: false };
  }
  const type = component === undefined ? "unknown" : clientTypeName(component);
  const about = docComment([`Result of \`trading.${group}.${method}\`.`]);
  const alias = type === name ? "" : `${about}export type ${name} = ${type};\n`;
  const byCategory = resultsByCategory(document, found, result);
  const lines = [...(byCategory ?? [])].map(([category, one]) => `  ${category}: ${one};\n`).join("");
  const results = `${docComment([`Result of \`trading.${group}.${method}\` by category.`])}export interface ${name}s {\n${lines}}\n`;
  return {
    schemas: {},
    text: byCategory === undefined ? alias : alias + results,
    item,
    list,
    isByCategory: byCategory !== undefined,
  };
}
