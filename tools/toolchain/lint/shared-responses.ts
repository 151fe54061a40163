import { type Node, type Types, type Visit, entries, isObject, methods } from "./document.ts";

const key = "x-shared-responses";

/** Redocly's types of OpenAPI, in which the shared responses are a map of responses: their references are checked and bundled. */
export function withSharedResponses(types: Types): Types {
  const root = types["Root"];
  if (root === undefined) return types;
  return { ...types, Root: { ...root, properties: { ...root.properties, [key]: "Responses" } } };
}

/** Gives each operation of the bundled document the shared responses of the statuses for which it has none of its own. */
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
