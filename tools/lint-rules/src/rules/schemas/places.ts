/** Fields and parameters that are not what their name or place says. */
import { basename } from "node:path";
import type { Location, Rule } from "../../redocly.ts";
import { entries } from "../../nodes.ts";
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
