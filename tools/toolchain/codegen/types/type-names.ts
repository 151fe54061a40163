import { type OpenApiDocument, type Schema, schemaName } from "../../model/document.ts";
import { plainShape } from "../inputs/body-shapes.ts";
import { applyRules } from "../inputs/input-variants.ts";
import { clientTypes } from "./client-types.ts";

/** Names of globals, which a generated type must not have. They depend on the Node version that runs the compiler. */
const globalNames: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(globalThis));

/** Returns the type name of a component. `Raw…` is the type of a value that the client converts (client-types.ts). */
export function typeName(component: string): string {
  if (Object.hasOwn(clientTypes, component)) return `Raw${component}`;
  // Rename a type called `Symbol`, which would hide the global.
  return globalNames.has(component) ? `${component}Name` : component;
}

/** Returns whether the rules between a component's fields make its type a union. */
export function hasVariants(document: OpenApiDocument, component: string): boolean {
  const schema = document.components["schemas"]?.[component] as Schema | undefined;
  const rules = schema?.["x-input-rules"];
  if (schema === undefined || rules === undefined) return false;
  return applyRules(document, plainShape(component, schema), rules, true).length > 1;
}

/**
 * Returns the name of the interface with all fields of a component. It differs from the component's type if that is a
 * union of variants.
 */
export const interfaceName = (document: OpenApiDocument, component: string): string =>
  hasVariants(document, component) ? `${component}Fields` : typeName(component);

/** Returns the type of a field: the type of its component, or an indexed access to the object's type. */
export function fieldType(object: string, name: string, schema: Schema | undefined): string {
  const component = schema === undefined ? undefined : schemaName(schema);
  return component === undefined ? `NonNullable<${object}[${JSON.stringify(name)}]>` : typeName(component);
}
