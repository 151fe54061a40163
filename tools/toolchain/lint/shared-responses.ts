import { type Node, type Types, type Visit, entries, isObject, methods } from "./document.ts";

const key = "x-shared-responses";

/**
 * Adds the shared responses to Redocly's OpenAPI types as a map of responses, so that their references are checked and
 * bundled.
 */
export function withSharedResponses(types: Types): Types {
  const root = types["Root"];
  if (root === undefined) return types;
  return { ...types, Root: { ...root, properties: { ...root.properties, [key]: "Responses" } } };
}

/** Adds the shared responses to each operation of the bundled document, for statuses that it doesn't define. */
export const sharedResponses = (): { Root: { leave: Visit } } => ({
  Root: {
    leave(root) {
      const shared = root[key];
      if (!isObject(shared)) return;
      for (const [, item] of entries(root["paths"]))
        for (const [method, operation] of entries(item))
          if (methods.includes(method))
            operation["responses"] = { ...structuredClone(shared), ...(operation["responses"] as Node) };
      delete root[key];
    },
  },
});
