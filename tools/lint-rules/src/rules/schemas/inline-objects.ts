import type { Node, Rule } from "../../redocly.ts";
import { entries, isObject } from "../../nodes.ts";

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
