import type { Catalogue } from "./catalogue.ts";
import type { DataFile } from "./data-file.ts";
import { filePointerProblem } from "./pointers.ts";
import type { Problem } from "./problem.ts";

/** Places in the specifications that do not exist. Whether the tests exist, a test of `tools/repo` knows. */
export function traceabilityProblems(file: DataFile, known: Catalogue): Problem[] {
  const rows = Object.entries(file.value as Readonly<Record<string, { readonly spec: readonly string[] }>>);
  return rows.flatMap(([row, { spec }]) =>
    spec.flatMap((place, index) => {
      const message = filePointerProblem(known, place);
      return message === undefined ? [] : [file.problem("traceability-places", [row, "spec", index], message)];
    }),
  );
}
