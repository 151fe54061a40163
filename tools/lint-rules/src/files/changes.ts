import type { Catalogue } from "./catalogue.ts";
import type { DataFile } from "./data-file.ts";
import { filePointerProblem, operationNameProblem, schemaNameProblem } from "./pointers.ts";
import type { Problem } from "./problem.ts";

interface Change {
  readonly date: string;
  readonly touched: readonly Touched[];
}

interface Touched {
  readonly operation?: string;
  readonly schema?: string;
  readonly topic?: string;
  readonly place?: string;
}

/** What is touched exists. */
function touchedProblem({ operation, schema, topic, place }: Touched, catalogue: Catalogue): string | undefined {
  if ([operation, schema, topic, place].filter((name) => name !== undefined).length !== 1) {
    return "An entry names one operation, one schema, one topic or one place.";
  }
  if (operation !== undefined) return operationNameProblem(catalogue, operation);
  if (schema !== undefined) return schemaNameProblem(catalogue, schema);
  if (topic !== undefined) return filePointerProblem(catalogue, `specs/streams/asyncapi.yaml#/channels/${topic}`);
  return filePointerProblem(catalogue, `specs/trading/${place}`);
}

/** Changes in the wrong order, and names of what does not exist. */
export function changeProblems(file: DataFile, catalogue: Catalogue): Problem[] {
  const changes = file.value as readonly Change[];
  return changes.flatMap(({ date, touched }, index) => {
    const later = changes[index - 1]?.date ?? date;
    const order =
      date > later
        ? [
            file.problem(
              "changes-order",
              [index, "date"],
              `${date} is later than ${later} above it; the newest stands first.`,
            ),
          ]
        : [];
    const names = touched.flatMap((entry, position) => {
      const message = touchedProblem(entry, catalogue);
      return message === undefined ? [] : [file.problem("changes-names", [index, "touched", position], message)];
    });
    return [...order, ...names];
  });
}
