/** Rules that find contradictions between parts of an operation. */
import { basename } from "node:path";
import {
  type Location,
  type Node,
  type Rule,
  isObject,
  listOf,
  type Place,
  inputFields,
  closedValues,
  valueAt,
  variants,
} from "../document.ts";
import { capital } from "./names.ts";

/**
 * Returns the references in a response: to a schema of the whole response, and to schemas of the result inside the
 * envelope.
 */
function responseReferences(operation: Place): Place[] {
  const keys = ["responses", "200", "content", "application/json", "schema"];
  const schema = valueAt(operation.node, keys);
  if (!isObject(schema)) return [];
  const whole = { node: schema, location: operation.location.child(keys) };
  const results = variants(whole).flatMap(({ node, location }): Place[] => {
    const result = valueAt(node, ["properties", "result"]);
    return isObject(result) ? [{ node: result, location: location.child(["properties", "result"]) }] : [];
  });
  return [whole, ...results].filter(({ node }) => typeof node["$ref"] === "string");
}

/**
 * Checks the use of a response or result schema that is named after an operation. Only that operation, and operations
 * whose description mentions it, may use the schema.
 */
export const ownResponses: Rule = () => {
  const operations = new Set<string>();
  const named: { readonly operation: Node; readonly schema: string; readonly location: Location }[] = [];
  const describes = (operation: Node, owner: string) =>
    [...String(operation["description"]).matchAll(/`(\w+)`/g)].some(([, name = ""]) => capital(name) === owner);
  return {
    Operation(operation, { location }) {
      operations.add(capital(String(operation["operationId"])));
      for (const place of responseReferences({ node: operation, location }))
        named.push({
          operation,
          schema: basename(String(place.node["$ref"]), ".yaml"),
          location: place.location.child("$ref"),
        });
    },
    Root: {
      leave(_, { report }) {
        for (const { operation, schema, location } of named) {
          const id = String(operation["operationId"]);
          const owner = schema.replace(/(?:Response|Result)$/, "");
          if (owner === schema || owner === capital(id) || !operations.has(owner) || describes(operation, owner))
            continue;
          const message = `${schema} is the response of another operation than ${id}. If this is intended, the description of ${id} must name the other operation.`;
          report({ message, location });
        }
      },
    },
  };
};

/**
 * Checks that each operation links to its own documentation page. If one page describes several operations, the
 * description of each link must name the other operations.
 */
export const distinctSources: Rule = () => {
  const links: {
    readonly id: string;
    readonly url: string;
    readonly description: string;
    readonly location: Location;
  }[] = [];
  return {
    Operation(operation, { location }) {
      const docs = operation["externalDocs"];
      if (!isObject(docs)) return;
      const [id, url, description] = [operation["operationId"], docs["url"], docs["description"]].map(String);
      links.push({
        id: id ?? "",
        url: url ?? "",
        description: description ?? "",
        location: location.child(["externalDocs", "url"]),
      });
    },
    Root: {
      leave(_, { report }) {
        for (const { id, url, description, location } of links) {
          const other = links.find(
            (each) => each.url === url && each.id !== id && !description.includes(`\`${each.id}\``),
          );
          if (other === undefined) continue;
          const message = `${other.id} also links this page. If the page describes both operations, the description beside the link must name \`${other.id}\`.`;
          report({ message, location });
        }
      },
    },
  };
};

/** Checks that `x-rate-limit` only names categories of the operation. */
export const limitCategories: Rule = () => ({
  Operation(node, context) {
    const { location } = context;
    const limits = valueAt(node, ["x-rate-limit", "limits"]);
    const fields = inputFields({ node, location }, context).get("category") ?? [];
    const known = [...new Set(fields.flatMap((field) => closedValues(field, context) ?? []))];
    for (const [index, limit] of listOf(limits).entries()) {
      for (const [position, name] of listOf(isObject(limit) ? limit["categories"] : []).entries()) {
        if (known.includes(name)) continue;
        const values =
          known.length === 0 ? "The operation takes no category" : `Its categories are ${known.join(", ")}`;
        context.report({
          message: `The operation never has the category ${String(name)}. ${values}.`,
          location: location.child(["x-rate-limit", "limits", index, "categories", position]),
        });
      }
    }
  },
});

/** Checks that a required parameter has no default, because the default would never be used. */
export const usedDefaults: Rule = () => ({
  Parameter(parameter, { report, location }) {
    if (parameter["required"] !== true || valueAt(parameter, ["schema", "default"]) === undefined) return;
    report({
      message: "A required parameter must not have a default, because a caller cannot leave it out.",
      location: location.child(["schema", "default"]),
    });
  },
});
