import { dirname } from "node:path";
import {
  type Context,
  type Location,
  type Node,
  type Rule,
  type Visit,
  at,
  combined,
  entries,
  existingOperations,
  fieldsOf,
  isObject,
  listOf,
} from "../document.ts";

/** Order of an operation's keys by rule 1 of `specs/README.md`. Extensions are next to each other. */
const order = [
  "summary",
  "description",
  "deprecated",
  "externalDocs",
  "operationId",
  "tags",
  "security",
  "x-",
  "parameters",
  "requestBody",
  "responses",
];
const rank = (key: string): number => order.indexOf(key.startsWith("x-") ? "x-" : key);

/** Checks that an operation's keys are in the fixed order, so that two operations are easy to compare. */
export const operationKeyOrder: Rule = () => ({
  Operation(operation, { report, location }) {
    const keys = Object.keys(operation).filter((key) => rank(key) !== -1);
    const early = keys.find((key, index) => index > 0 && rank(key) < rank(keys[index - 1] ?? key));
    if (early === undefined) return;
    const before = keys[keys.indexOf(early) - 1] ?? "";
    report({
      message: `"${early}" comes before "${before}" in an operation. The order is ${order.join(", ")}.`,
      location: location.child(early).key(),
    });
  },
});

/** Names of the field with the return code in an envelope. Some products use `ret_code`. */
const codes = ["retCode", "ret_code"];

/** Checks that the successful response of an operation is an envelope with a return code. */
export const envelopes: Rule = () => ({
  Operation(node, context) {
    const { location, report } = context;
    const keys = ["responses", "200", "content", "application/json", "schema"];
    const schema = at({ node, location }, keys, context);
    if (schema === undefined) return;
    const fields = fieldsOf(schema, context);
    if (codes.some((name) => fields.has(name))) return;
    const message = "A response needs the fields of the envelope: `allOf` with a `$ref` to Envelope.yaml.";
    report({ message, location: location.child(keys) });
  },
});

/** Checks that operations don't refer to the responses that all operations share. Only the root file refers to them. */
export const sharedResponses: Rule = () => {
  const shared = new Set<unknown>();
  return {
    Root(root, { location, resolve }) {
      for (const [, response] of entries(root["x-shared-responses"]))
        shared.add(resolve(response, location.source.absoluteRef).location?.source.absoluteRef);
    },
    Operation(operation, { location, report, resolve }) {
      for (const [status, response] of entries(operation["responses"])) {
        if (response["$ref"] === undefined || !shared.has(resolve(response).location?.source.absoluteRef)) continue;
        const message = "Remove this response: `x-shared-responses` in the root file adds it to every operation.";
        report({ message, location: location.child(["responses", status]).key() });
      }
    },
  };
};

/** Checks that an operation from the platform's documentation links to its page. */
export const linkedSource: Rule = () => ({
  Operation(operation, { report, location }) {
    const docs = operation["externalDocs"];
    if (operation["x-evidence"] !== "public") return;
    if (isObject(docs) && typeof docs["url"] === "string") return;
    const message =
      "An operation with `x-evidence: public` must link its source: `externalDocs` with url and description.";
    report({ message, location: location.child("x-evidence").key() });
  },
});

/** An operation or a channel, with its tag and the folders that it shares with its neighbours. */
interface Tagged {
  readonly tag: string;
  /** Folder of the documentation page, and folder of the file that defines the operation or channel. */
  readonly folders: readonly string[];
  readonly location: Location;
}

function tagged(node: Node, location: Location): Tagged {
  const [tag, docs] = [listOf(node["tags"])[0], node["externalDocs"]];
  const page = isObject(docs) ? [dirname(String(docs["url"]))] : [];
  return {
    tag: isObject(tag) ? String(tag["$ref"]) : String(tag),
    folders: [...page, dirname(location.source.absoluteRef)],
    location: location.child("tags"),
  };
}

/**
 * Checks that an operation or a channel has the same tag as one of its neighbours. Neighbours are operations or
 * channels whose documentation pages are in the same folder. Without such neighbours, those whose files are in the same
 * folder count.
 */
export const neighbourTags: Rule = () => {
  const all: Tagged[] = [];
  const add = (node: Node, { location }: Context) => {
    if (node["tags"] !== undefined) all.push(tagged(node, location));
  };
  return {
    Operation: add,
    Channel: add,
    Root: {
      leave(_, { report }) {
        for (const one of all) {
          const neighbours = one.folders
            .map((folder) => all.filter((other) => other !== one && other.folders.includes(folder)))
            .find((others) => others.length > 0);
          if (neighbours === undefined || neighbours.some(({ tag }) => tag === one.tag)) continue;
          const tags = [...new Set(neighbours.map(({ tag }) => tag))].join(", ");
          report({
            message: `No operation or channel in the same folder has the tag ${one.tag}. The folder has ${tags}.`,
            location: one.location,
          });
        }
      },
    },
  };
};

const namesReplacement = (text: unknown): boolean =>
  /`[^`]+`|without effect|no replacement|nothing replaces/i.test(String(text));

/** Checks that the description of a deprecated field names its replacement, or states that it has none. */
const fieldReplacements: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      if (property["deprecated"] !== true || namesReplacement(property["description"])) continue;
      const message = `"${name}" is deprecated: its description must name the field or operation to use, or state that nothing replaces it.`;
      report({ message, location: location.child(["properties", name, "deprecated"]) });
    }
  },
});

/**
 * Checks that anything described as deprecated has `deprecated: true`, because clients and pages only show this mark.
 */
const markedDeprecations: Rule = () => {
  const check: Visit = (node, { report, location }) => {
    if (node["deprecated"] === true || !/^deprecated\b/i.test(String(node["description"] ?? ""))) return;
    report({
      message: "A field that is described as deprecated needs `deprecated: true`.",
      location: location.child("description"),
    });
  };
  return { Schema: check, Parameter: check, Operation: check, ref: check };
};

/** Checks that a deprecated operation names its replacements, and that they exist. */
const operationReplacements = existingOperations((operation, { report, location }) => {
  const replacedBy = operation["x-replaced-by"];
  if (operation["deprecated"] === true && replacedBy === undefined) {
    const message = "A deprecated operation needs `x-replaced-by`: the operations to call instead, or an empty list.";
    report({ message, location: location.child("deprecated") });
  }
  if (operation["deprecated"] !== true && replacedBy !== undefined) {
    const message = "An operation with a replacement needs `deprecated: true`.";
    report({ message, location: location.child("x-replaced-by") });
  }
  return listOf(replacedBy).map((name, index) => [name, location.child(["x-replaced-by", index])]);
});

/** Checks that deprecated fields and operations are marked, and name their replacements. */
export const deprecations = combined(markedDeprecations, operationReplacements, fieldReplacements);
