import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Catalogue } from "./catalogue.ts";
import type { Problem } from "./problem.ts";

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
