import { readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { escape } from "../rules/schemas/enumerations.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Problem } from "./data-file.ts";

/** `specs/trading` for each file below it: a document of its own, with names of its own. */
const surface = (file: string): string => file.split("/").slice(0, 2).join("/");

/** Types and the bundled document call a schema by the name of its file, in whatever folder that is. */
export function schemaNameProblems({ files }: Catalogue): Problem[] {
  const schemas = files.filter((file) => file.includes("/components/schemas/"));
  const groups = Map.groupBy(schemas, (file) => `${surface(file)}/${basename(file)}`);
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map((file) => {
        const others = group.filter((other) => other !== file).map(dirname);
        const message = `A schema file of the same name is in ${others.join(", ")}. Rename one of them.`;
        return { file, line: 1, rule: "unique-schema-names", message };
      }),
    );
}

interface Enumeration {
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly { readonly enum?: readonly unknown[] }[];
  readonly description?: string;
}

const valuesOf = ({ enum: own = [], anyOf = [] }: Enumeration): string[] =>
  [...own, ...anyOf.flatMap((part) => part.enum ?? [])].map(String);

/** What a description says of the values, from the first of them on; the words before it may differ. */
function explanation({ description = "" }: Enumeration, values: readonly string[]): string {
  const text = description
    .replaceAll(/`|\bOther values may appear\.?/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/\.$/, "");
  const starts = values.map((value) => text.search(new RegExp(`(?<!\\w)${escape(value)}(?!\\w)`)));
  return text.slice(Math.max(0, Math.min(...starts.filter((start) => start >= 0))));
}

/**
 * The values of a request and those of a response have two files, because only the second is open: `Side` and `SideValue`.
 * Where both list the same values, they explain them alike.
 */
export function twinProblems({ schemas, file: read }: Catalogue): Problem[] {
  return [...schemas].flatMap(([name, file]): Problem[] => {
    const twin = schemas.get(`${name}Value`);
    if (twin === undefined || !file.includes("/scalars/")) return [];
    const [closed, open] = [read(file), read(twin)];
    const [request, response] = [closed.value, open.value] as [Enumeration, Enumeration];
    const values = valuesOf(request);
    if (values.toSorted().join() !== valuesOf(response).toSorted().join()) return [];
    const [said, saidHere] = [explanation(request, values), explanation(response, values)];
    if (said === saidHere) return [];
    const message = `${name} explains the same values in other words: "${said}".`;
    return [open.problem("twin-enumerations", ["description"], message)];
  });
}

/** Files that stand by themselves: the documents, and the data beside them. */
const stands = (file: string): boolean =>
  /^specs\/[\w-]+\/[\w-]+\.yaml$/.test(file) || /^specs\/[\w-]+\.yaml$/.test(file) || file.endsWith(".arazzo.yaml");

/** The files that a file refers to with `$ref`, relative to the root of the repository. */
function references(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\$ref: *["']?([^"'#\s}]+)/g)].map(([, target = ""]) =>
    normalize(join(dirname(file), target)),
  );
}

const message = (file: string): string =>
  file.includes("/paths/")
    ? "No path of openapi.yaml refers to this file. Add one, or delete the file."
    : "Nothing refers to this file. Refer to it, or delete it.";

/** Files below `specs/` that no document reaches, so that nothing checks or compiles them. */
export function unreferencedFiles({ root, files }: Catalogue): Problem[] {
  const known = new Set(files);
  const reached = new Set(files.filter(stands));
  // A set is walked in the order of its growth: what is added is visited, too.
  for (const file of reached) for (const target of references(root, file)) if (known.has(target)) reached.add(target);
  return files
    .filter((file) => !reached.has(file))
    .map((file) => ({ file, line: 1, rule: "unreferenced-file", message: message(file) }));
}
