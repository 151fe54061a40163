import { clientTypes } from "./client-types.ts";
import type { OpenApiDocument, Schema } from "../document.ts";
import { globalNames } from "./global-names.ts";
import { schemaName } from "../reference.ts";

/** The type name of a component. `Raw…` is the type of a value that the client changes (client-types.ts). */
export function typeName(component: string): string {
  if (Object.hasOwn(clientTypes, component)) return `Raw${component}`;
  // A type called `Symbol` would hide the global.
  return globalNames.has(component) ? `${component}Name` : component;
}

/** The name of the interface with all fields of a component. With rules between its fields, the component itself is a union. */
export function interfaceName(document: OpenApiDocument, component: string): string {
  const schema = document.components["schemas"]?.[component] as Schema | undefined;
  return schema?.["x-input-rules"] === undefined ? typeName(component) : `${component}Fields`;
}

/** The type of a field, read from the type of its object. */
export function fieldType(object: string, name: string, schema: Schema | undefined): string {
  const component = schema === undefined ? undefined : schemaName(schema);
  return component === undefined ? `NonNullable<${object}[${JSON.stringify(name)}]>` : typeName(component);
}
