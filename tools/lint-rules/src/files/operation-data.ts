import type { Catalogue } from "./catalogue.ts";
import type { DataFile, Problem, Path } from "./data-file.ts";
import { filePointerProblem, operationNameProblem, schemaNameProblem } from "./pointers.ts";

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

interface RateLimits {
  readonly tiers: { readonly operations: Readonly<Record<string, readonly string[]>> };
  readonly demo: Readonly<Record<"funds" | "member", { readonly operation: string }>>;
  readonly reference: readonly { readonly place: string }[];
}

function placeProblem(file: DataFile, place: string, catalogue: Catalogue): string | undefined {
  if (place.startsWith("#")) return filePointerProblem(catalogue, `${file.name}${place}`);
  return /^[A-Z]/.test(place) ? schemaNameProblem(catalogue, place) : operationNameProblem(catalogue, place);
}

/** Names of operations, schemas and places that do not exist. */
export function rateLimitProblems(file: DataFile, catalogue: Catalogue): Problem[] {
  const { tiers, demo, reference } = file.value as RateLimits;
  const operations: [Path, string][] = [
    ...Object.entries(tiers.operations).flatMap(([kind, names]) =>
      names.map((name, index): [Path, string] => [["tiers", "operations", kind, index], name]),
    ),
    [["demo", "funds", "operation"], demo.funds.operation],
    [["demo", "member", "operation"], demo.member.operation],
  ];
  const places = reference.map(({ place }, index): [Path, string] => [["reference", index, "place"], place]);
  return [...operations, ...places].flatMap(([path, place]) => {
    const message = placeProblem(file, place, catalogue);
    return message === undefined ? [] : [file.problem("rate-limits-names", path, message)];
  });
}

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
