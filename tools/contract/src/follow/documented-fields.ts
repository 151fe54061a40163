/** What the field tables of the platform's documentation have and the specification lacks. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Schema } from "@specwright-tools/toolchain/model/document";
import { successes } from "@specwright-tools/toolchain/model/operations";
import { parse } from "yaml";
import { fieldsByPlace, type FieldsByPlace } from "../comparison/values.ts";
import type { Contract } from "../documents/contract.ts";
import { readJson } from "../json.ts";

interface DocumentedField {
  /** `$.result.list[].symbol`, from the root of the body. */
  readonly path: string;
  /** Values that the page lists for the field. */
  readonly enumValues?: readonly (string | number | boolean)[];
}

/** The field tables of one page of the documentation. */
export interface DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly file: string;
  readonly request: readonly DocumentedField[];
  readonly response: readonly DocumentedField[];
}

const root = join(import.meta.dirname, "../../../..");

/** The tables that the specification was compared with last. */
export const keptTables = join(root, "specs/trading/documented-fields.json");

const isPage = (page: Partial<DocumentedOperation> | null): boolean =>
  [page?.method, page?.path, page?.file].every((text) => typeof text === "string") &&
  Array.isArray(page?.request) &&
  Array.isArray(page?.response);

export function readFieldTables(file: string): DocumentedOperation[] {
  const pages = readJson(file) as DocumentedOperation[];
  if (Array.isArray(pages) && pages.every(isPage)) return pages;
  throw new Error(
    `${file} holds no field tables: a list of pages, each with method, path, file, request and response.`,
  );
}

/** Lines of the tables that are wrong themselves, each with its reason. */
export function knownTableErrors(): string[] {
  const file = join(root, "tools/contract/known-field-table-errors.yaml");
  const errors = parse(readFileSync(file, "utf8")) as readonly { readonly lines: readonly string[] }[];
  return errors.flatMap(({ lines }) => lines);
}

const sides = ["request", "response"] as const;

/** What the specification says of the fields of an operation; the response is the whole body. */
export type SpecifiedFields = Readonly<Record<(typeof sides)[number], FieldsByPlace>>;

/** Every operation with the fields of its query and body, and of all responses that tell a success. */
export function specifiedFields(contracts: readonly Contract[]): Map<string, SpecifiedFields> {
  const operations = contracts.flatMap((contract) => contract.operations.map((operation) => ({ contract, operation })));
  return new Map(
    operations.map(({ contract, operation }): [string, SpecifiedFields] => {
      const together = (schemas: readonly Schema[]) => fieldsByPlace(contract.document, ...schemas);
      const query = operation.parameters.filter((parameter) => parameter.in === "query");
      const properties = Object.fromEntries(query.map(({ name, schema }) => [name, schema]));
      const bodies = successes(operation).flatMap(
        ([status]) => contract.responseSchema(operation, Number(status)) ?? [],
      );
      const request = together([{ properties }, contract.requestSchema(operation) ?? {}]);
      return [`${operation.method} ${operation.path}`, { request, response: together(bodies) }];
    }),
  );
}

/** The name that the specification has for a field: elements of a list, tuples and free names stand for any of them. */
function specifiedName(fields: FieldsByPlace, name: string): string | undefined {
  if (fields.has(name)) return name;
  const element = name.replaceAll(/\[\d+\]/g, "[]");
  if (fields.has(element)) return element;
  const parts = name.split(".");
  return parts.map((_, index) => parts.with(index, "*").join(".")).find((candidate) => fields.has(candidate));
}

/** Whether the specification leaves everything below a parent of the field open, so that nothing can be lacking there. */
function isBelowOpenField(fields: FieldsByPlace, name: string): boolean {
  const ends = [...name.matchAll(/\.|\[/g)].map(({ index }) => index);
  return ends.some((end) => {
    const parent = specifiedName(fields, name.slice(0, end));
    if (parent === undefined) return false;
    return ![...fields.keys()].some((other) => other.startsWith(`${parent}.`) || other.startsWith(`${parent}[`));
  });
}

/**
 * Values as a field has them: pages put quotation marks around some. Two marks alone stand for the empty text, which
 * every text field may be.
 */
const valuesOf = ({ enumValues = [] }: DocumentedField): string[] =>
  enumValues
    .map((value) => String(value).replace(/^(["'])(.*)\1$/, "$2"))
    .filter((value) => /[\p{L}\p{N}]/u.test(value));

const operationOf = ({ method, path }: DocumentedOperation): string => `${method} ${path}`;

/** The fields of a page, each with the line that names it. */
const fieldsOf = (page: DocumentedOperation) =>
  sides.flatMap((side) =>
    page[side].map((field) => {
      const name = field.path.replace(/^\$\.?/, "");
      return { side, name, line: `${operationOf(page)} ${side} ${name}`, values: valuesOf(field) };
    }),
  );

/** The field, or those of its values, that the specification lacks. */
function lacksOfField(specified: SpecifiedFields, field: ReturnType<typeof fieldsOf>[number]): string[] {
  const { name, line, values } = field;
  const fields = specified[field.side];
  const known = specifiedName(fields, name);
  if (known === undefined) return isBelowOpenField(fields, name) ? [] : [line];
  const listed = (fields.get(known) ?? []).map((each) => each.values?.list);
  if (listed.includes(undefined)) return [];
  return values.filter((value) => !listed.some((list) => list?.includes(value))).map((value) => `${line}: ${value}`);
}

/** A line for each operation, field and value that the tables have and the specification lacks. */
export function lacksOf(
  specified: ReadonlyMap<string, SpecifiedFields>,
  pages: readonly DocumentedOperation[],
): string[] {
  const lacks = pages
    .filter(({ file }) => !file.includes("/abandon/"))
    .flatMap((page) => {
      const known = specified.get(operationOf(page));
      return known === undefined ? [operationOf(page)] : fieldsOf(page).flatMap((field) => lacksOfField(known, field));
    });
  return [...new Set(lacks)].toSorted();
}

/** A line for each operation, field and value of the tables. */
const linesOf = (pages: readonly DocumentedOperation[]): string[] =>
  pages.flatMap((page) => [
    operationOf(page),
    ...fieldsOf(page).flatMap(({ line, values }) => [line, ...values.map((value) => `${line}: ${value}`)]),
  ]);

/** What older tables have and newer ones do not: the platform may have removed it. What is gone as a whole is told once. */
export function goneSince(older: readonly DocumentedOperation[], newer: readonly DocumentedOperation[]): string[] {
  const gone = new Set(linesOf(older)).difference(new Set(linesOf(newer)));
  const isPart = (line: string): boolean =>
    [...line.matchAll(/: | (?=request |response )/g)].some(({ index }) => gone.has(line.slice(0, index)));
  return [...gone].filter((line) => !isPart(line));
}
