import type { Catalogue } from "./catalogue.ts";
import type { DataFile, Path } from "./data-file.ts";
import { filePointerProblem, operationNameProblem, schemaNameProblem } from "./pointers.ts";
import type { Problem } from "./problem.ts";

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
