import { catalogue, type Catalogue } from "./catalogue.ts";
import { changeProblems } from "./changes.ts";
import type { DataFile } from "./data-file.ts";
import { schemaProblems } from "./data-schemas.ts";
import { hostProblems } from "./hosts.ts";
import type { Problem } from "./problem.ts";
import { rateLimitProblems } from "./rate-limits.ts";
import { returnCodeProblems } from "./ret-codes.ts";
import { schemaNameProblems } from "./schema-names.ts";
import { textProblems } from "./texts.ts";
import { traceabilityProblems } from "./traceability.ts";
import { twinProblems } from "./twin-enumerations.ts";
import { unreferencedFiles } from "./unreferenced.ts";

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
