import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "../json-schema.ts";
import type { DataFile } from "./data-file.ts";
import type { Problem } from "./problem.ts";

const folder = join(import.meta.dirname, "../../schemas");

/** What keeps a data file from satisfying the JSON Schema of its name. */
export function schemaProblems(file: DataFile, name: string): Problem[] {
  const schema = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), "utf8")) as object;
  return problemsOf(schema, file.value).map(({ path, message }) => {
    const subject = path.length === 0 ? "The file" : `"${path.join(".")}"`;
    return file.problem(`${name}-schema`, path, `${subject} ${message}.`);
  });
}
