import { type OpenApiDocument, type Schema, schemaName } from "../../model/document.ts";
import { plainShape } from "../inputs/body-shapes.ts";
import { applyRules } from "../inputs/input-variants.ts";
import { clientTypes } from "./client-types.ts";

/** Globals that a schema might be named after. The repository brings its own Node, so they change with an update of it alone. */
const globalNames: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(globalThis));

/** The type name of a component. `Raw…` is the type of a value that the client changes (client-types.ts). */
export function typeName(component: string): string {
  if (Object.hasOwn(clientTypes, component)) return `Raw${component}`;
  // A type called `Symbol` would hide the global.
  return globalNames.has(component) ? `${component}Name` : component;
}

/** The rules between the fields of a component make its type a union. */
export function hasVariants(document: OpenApiDocument, component: string): boolean {
  const schema = document.components["schemas"]?.[component] as Schema | undefined;
  const rules = schema?.["x-input-rules"];
  if (schema === undefined || rules === undefined) return false;
  return applyRules(document, plainShape(component, schema), rules, true).length > 1;
}

/** The name of the interface with all fields of a component, whose own name may stand for a union. */
export const interfaceName = (document: OpenApiDocument, component: string): string =>
  hasVariants(document, component) ? `${component}Fields` : typeName(component);

/** The type of a field, read from the type of its object. */
export function fieldType(object: string, name: string, schema: Schema | undefined): string {
  const component = schema === undefined ? undefined : schemaName(schema);
  return component === undefined ? `NonNullable<${object}[${JSON.stringify(name)}]>` : typeName(component);
}
