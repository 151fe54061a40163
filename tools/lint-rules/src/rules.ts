import type { Node, Rule } from "./redocly.ts";
import { operationName } from "./operation-name.ts";
import { sentenceCaseProblem } from "./sentence-case.ts";

const isObject = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const entries = (value: unknown): [string, Node][] =>
  isObject(value) ? (Object.entries(value) as [string, Node][]) : [];
const methods = ["get", "put", "post", "delete", "patch"];

/** operationId equals what the path says. */
export const operationIdIsPath: Rule = () => ({
  PathItem(item, { report, location, key }) {
    const present = methods.filter((method) => isObject(item[method]));
    for (const method of present) {
      const operation = item[method] as Node;
      const expected = operationName(String(key), method, present.length);
      if (operation["operationId"] === expected) continue;
      report({
        message: `operationId must be "${expected}", the path in camelCase.`,
        location: location.child([method, "operationId"]),
      });
    }
  },
});

/** Every request body and every JSON answer shows at least one named example. */
export const namedExamples: Rule = () => ({
  MediaType(media, { report, location }) {
    const examples = media["examples"];
    if (isObject(examples) && Object.keys(examples).length > 0) return;
    report({ message: "A body needs at least one named example.", location });
  },
});

/** Every property says what it means, beside its reference or where the reference leads. */
export const propertyDescriptions: Rule = () => ({
  Schema(schema, { report, resolve, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      const target = resolve(property).node;
      const text = property["description"] ?? target?.["description"];
      if (typeof text === "string" && text.trim().length >= 3) continue;
      report({ message: `Property "${name}" needs a description.`, location: location.child(["properties", name]) });
    }
  },
});

/** No description is a placeholder that an author forgot. */
export const noPlaceholders: Rule = () => ({
  any(node, { report, location }) {
    const text = isObject(node) ? node["description"] : undefined;
    // Words that the authors of a draft leave for later: this rule is what finds them.
    if (typeof text !== "string" || !/\b(DESCRIBE|TODO|TBD|FIXME)\b/.test(text)) return;
    report({ message: "The description is still a placeholder.", location: location.child("description") });
  },
});

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
          location: location.child(["properties", name]),
        });
      }
    }
  },
});

/** Whether several values are listed on the spot, in the schema, in its items or in one of its variants. */
function listsValues(schema: unknown): boolean {
  if (!isObject(schema) || "$ref" in schema) return false;
  if (Array.isArray(schema["enum"]) && schema["enum"].length > 1) return true;
  const variants = ["anyOf", "oneOf"].flatMap((name) =>
    Array.isArray(schema[name]) ? (schema[name] as unknown[]) : [],
  );
  return listsValues(schema["items"]) || variants.some(listsValues);
}

/** An enumeration has one name, by which every field and parameter refers to it. */
export const namedEnumerations: Rule = () => ({
  Schema(schema, { report, location }) {
    for (const [name, property] of entries(schema["properties"])) {
      if (!listsValues(property)) continue;
      report({
        message: `The values of "${name}" need a name of their own.`,
        location: location.child(["properties", name]),
      });
    }
  },
  Parameter(parameter, { report, location }) {
    if (!listsValues(parameter["schema"])) return;
    report({ message: "The values of the parameter need a name of their own.", location: location.child("schema") });
  },
});

/** Summaries read as sentences: one capital, no full stop. */
export const sentenceCaseSummaries: Rule = () => ({
  Operation(operation, { report, location }) {
    const problem = sentenceCaseProblem(String(operation["summary"] ?? ""));
    if (problem !== undefined) report({ message: problem, location: location.child("summary") });
  },
});

/** Each tag is used and described; each operation has exactly one. */
export const oneTag: Rule = () => ({
  Operation(operation, { report, location }) {
    if (Array.isArray(operation["tags"]) && operation["tags"].length === 1) return;
    report({ message: "An operation has exactly one tag.", location: location.child("tags") });
  },
});
