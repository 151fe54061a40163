import { type Node, type Types, type Visit, entries, isObject, methods } from "./document.ts";

const key = "x-shared-responses";

/** Adds the shared responses to Redocly's OpenAPI types, so that the references in them are checked and bundled. */
export function withSharedResponses(types: Types): Types {
  const root = types["Root"];
  if (root === undefined) return types;
  return { ...types, Root: { ...root, properties: { ...root.properties, [key]: "Responses" } } };
}

/**
 * Adds the shared responses to every operation of the bundled document. An operation's own response for the same status
 * is kept.
 */
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
