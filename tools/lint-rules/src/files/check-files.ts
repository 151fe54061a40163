import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "../json-schema.ts";
import { catalogue, type Catalogue } from "./catalogue.ts";
import type { DataFile, Problem } from "./data-file.ts";
import { hostProblems } from "./hosts.ts";
import { changeProblems, rateLimitProblems, traceabilityProblems } from "./operation-data.ts";
import { returnCodeProblems } from "./ret-codes.ts";
import { schemaNameProblems, twinProblems, unreferencedFiles } from "./schema-files.ts";
import { textProblems } from "./texts.ts";

const folder = join(import.meta.dirname, "../../schemas");

/** What keeps a data file from satisfying the JSON Schema of its name. */
function schemaProblems(file: DataFile, name: string): Problem[] {
  const schema = JSON.parse(readFileSync(join(folder, `${name}.schema.json`), "utf8")) as object;
  return problemsOf(schema, file.value).map(({ path, message }) => {
    const subject = path.length === 0 ? "The file" : `"${path.join(".")}"`;
    return file.problem(`${name}-schema`, path, `${subject} ${message}.`);
  });
}

type Check = (file: DataFile, catalogue: Catalogue) => Problem[];

/** The data files, each with what a JSON Schema cannot say of it. */
const dataFiles: Readonly<Record<string, { file: string; check: Check }>> = {
  "ret-codes": { file: "specs/trading/ret-codes.yaml", check: returnCodeProblems },
  "rate-limits": { file: "specs/trading/rate-limits.yaml", check: rateLimitProblems },
  hosts: { file: "specs/trading/hosts.yaml", check: hostProblems },
  changes: { file: "specs/trading/changes.yaml", check: changeProblems },
  traceability: { file: "specs/traceability.yaml", check: traceabilityProblems },
};

function checkData(name: string, known: Catalogue): Problem[] {
  const entry = dataFiles[name];
  if (entry === undefined || !known.files.includes(entry.file)) return [];
  const file = known.file(entry.file);
  const syntax = file.syntaxProblems();
  if (syntax.length > 0) return syntax;
  const shape = schemaProblems(file, name);
  // The other checks rely on the shape.
  return shape.length > 0 ? shape : entry.check(file, known);
}

/** The mistakes in what is no OpenAPI: the data files, and files that nothing refers to. */
export function checkFiles(root: string): Problem[] {
  const known = catalogue(root);
  return [
    ...unreferencedFiles(known),
    ...schemaNameProblems(known),
    ...textProblems(known),
    ...twinProblems(known),
    ...Object.keys(dataFiles).flatMap((name) => checkData(name, known)),
  ];
}
