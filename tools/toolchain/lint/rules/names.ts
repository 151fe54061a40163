import { basename } from "node:path";
import { type Node, type Rule, entries, isObject, methods } from "../document.ts";

const verbs: Record<string, string> = { get: "get", post: "set", put: "put", patch: "patch", delete: "delete" };

const words = (segment: string) => segment.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Returns the operationId of a trading path: the path after `/v5/` in camelCase. If a path has two methods, a verb for
 * the method precedes the last segment. A legacy path keeps its version.
 */
export function operationName(path: string, method: string, methodsOfPath: number): string {
  const segments = path
    .replace(/^\/v5(?=\/)/, "")
    .split("/")
    .filter((segment) => segment !== "");
  const last = segments.length - 1;
  const parts = segments.flatMap((segment, index) =>
    methodsOfPath > 1 && index === last ? [verbs[method] ?? method, ...words(segment)] : words(segment),
  );
  return parts
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : capital(word)))
    .join("");
}

/** Checks that the operationId matches the path. */
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

/** Checks that paths are sorted, so that branches that add a path rarely conflict. */
export const pathsInOrder: Rule = () => ({
  Paths(paths, { report, location }) {
    const names = Object.keys(paths);
    // Compare the names with their colon, as `sort` does with the lines of the file.
    const early = names.find((name, index) => index > 0 && `${name}:` < `${names[index - 1] ?? name}:`);
    if (early === undefined) return;
    const message = `${early} comes after ${names[names.indexOf(early) - 1] ?? ""}. Sort the lines of the paths.`;
    report({ message, location: location.child(early).key() });
  },
});

const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();

/** Checks the file name of a path. For example, `/v5/market/adlAlert` must be in `paths/market/adl-alert.yaml`. */
export const pathFileNames: Rule = () => ({
  Paths(paths, { report, location }) {
    for (const [path, item] of entries(paths)) {
      const [group = "", ...rest] = path
        .replace(/^\/v5(?=\/)/, "")
        .split("/")
        .slice(1)
        .map(kebab);
      const expected = `paths/${group}/${rest.join("-")}.yaml`;
      if (item["$ref"] === expected) continue;
      report({ message: `The file of ${path} must be ${expected}.`, location: location.child([path, "$ref"]) });
    }
  },
});

/** Checks that the names of schema files are in PascalCase and equal the schemas' titles. */
export const schemaFileNames: Rule = () => ({
  Schema(schema, { report, location }) {
    const file = location.source.absoluteRef;
    if (location.pointer !== "#/" || !file.includes("/components/schemas/")) return;
    const name = basename(file, ".yaml");
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      report({ message: `The file ${name}.yaml needs a name in PascalCase.`, location });
    if (schema["title"] === undefined || schema["title"] === name) return;
    report({ message: `The title must be "${name}", the name of the file.`, location: location.child("title") });
  },
});
