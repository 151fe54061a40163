/** Fields and parameters that are not what their name or place says. */
import { basename } from "node:path";
import { type Location, type Rule, entries, type Node, isObject } from "../../redocly.ts";
import { listedValues } from "./schemas.ts";

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const scalarName = (reference: unknown): string | undefined =>
  /\/scalars\/[^/]+\.yaml$/.test(String(reference)) ? basename(String(reference), ".yaml") : undefined;

/** `orderId` refers to `OrderId`, or to a scalar whose name ends so; never to one of another name, such as `Uid`. */
export const ownScalars: Rule = () => {
  const scalars = new Set<string>();
  const fields: { readonly name: string; readonly scalar: string; readonly location: Location }[] = [];
  return {
    Schema(schema, context) {
      const { location } = context;
      for (const [name, property] of entries(schema["properties"])) {
        const scalar = scalarName(property["$ref"]);
        if (scalar === undefined) continue;
        scalars.add(scalar);
        // Enumerations of one name differ from product to product.
        if (listedValues({ node: property, location }, context).length > 0) continue;
        fields.push({ name, scalar, location: location.child(["properties", name, "$ref"]) });
      }
    },
    Root: {
      leave(_, { report }) {
        for (const { name, scalar, location } of fields) {
          const own = capital(name);
          if (!scalars.has(own) || scalar.replace(/Value$/, "").endsWith(own)) continue;
          report({ message: `"${name}" refers to ${scalar}, though there is ${own}.`, location });
        }
      },
    },
  };
};

const inlineObject = (schema: unknown): Node | undefined => {
  if (!isObject(schema) || "$ref" in schema) return undefined;
  if (isObject(schema["properties"])) return schema;
  return isObject(schema["items"]) ? inlineObject(schema["items"]) : undefined;
};

/** An object inside an object inside an object wants a name. */
export const noDeepInlineObjects: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      const inner = inlineObject(property);
      for (const [innerName, value] of entries(inner?.["properties"])) {
        if (inlineObject(value) === undefined) continue;
        report({
          message: `"${name}.${innerName}" is an inline object two levels deep; give it a name of its own.`,
          location: location.child(["properties", name]).key(),
        });
      }
    }
  },
});
