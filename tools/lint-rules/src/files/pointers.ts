import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "./catalogue.ts";

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === "object";

/** Whether a schema has a field, itself or in one of its parts. */
function hasField(schema: unknown, field: string): boolean {
  if (!isObject(schema)) return false;
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((key) =>
    Array.isArray(schema[key]) ? (schema[key] as unknown[]) : [],
  );
  return (
    (isObject(schema["properties"]) && field in schema["properties"]) || parts.some((part) => hasField(part, field))
  );
}

/** Says what is wrong with `SchemaName` or `SchemaName.field`, or nothing. */
export function schemaNameProblem({ schemas, file: read }: Catalogue, place: string): string | undefined {
  const [name = "", field] = place.split(".");
  const file = schemas.get(name);
  if (file === undefined) return `There is no schema "${name}".`;
  if (field === undefined || hasField(read(file).value, field)) return undefined;
  return `The schema "${name}" has no field "${field}".`;
}

/** Says what is wrong with `operationId` or `operationId.parameter`, or nothing. */
export function operationNameProblem({ operations, file: read }: Catalogue, place: string): string | undefined {
  const [name = "", parameter] = place.split(".");
  const file = operations.get(name);
  if (file === undefined) return `There is no operation "${name}".`;
  if (parameter === undefined) return undefined;
  const { value } = read(file);
  const found = Object.values(isObject(value) ? value : {}).some(
    (operation) =>
      isObject(operation) &&
      Array.isArray(operation["parameters"]) &&
      operation["parameters"].some((one) => isObject(one) && one["name"] === parameter),
  );
  return found ? undefined : `The operation "${name}" has no parameter "${parameter}".`;
}

/** Says what is wrong with `file` or `file#/pointer`, or nothing. */
export function filePointerProblem({ root, file: read }: Catalogue, place: string): string | undefined {
  const [file = "", pointer = ""] = place.split("#");
  if (!existsSync(join(root, file))) return `There is no file ${file}.`;
  if (pointer === "") return undefined;
  let at: unknown = read(file).value;
  for (const token of pointer.split("/").slice(1)) {
    at = isObject(at) ? at[token.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
    if (at === undefined) return `${file} has nothing at #${pointer}.`;
  }
  return undefined;
}
