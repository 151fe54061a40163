import { readJson } from "../json.ts";
import { lacksOfField, type Lack, type Side, type Specification } from "./lacking.ts";

interface DocumentedField {
  /** `$.result.list[].symbol`, from the root of the body. */
  readonly path: string;
  /** Values that the page lists for the field. */
  readonly enumValues?: readonly (string | number | boolean)[];
}

/** The field tables of one documentation page. */
export interface DocumentedOperation {
  readonly method: string;
  readonly path: string;
  readonly file: string;
  readonly deprecated?: boolean;
  readonly request: readonly DocumentedField[];
  readonly response: readonly DocumentedField[];
}

const isPage = (page: DocumentedOperation): boolean =>
  typeof page?.method === "string" &&
  typeof page.path === "string" &&
  Array.isArray(page.request) &&
  Array.isArray(page.response);

export function readFieldTables(file: string): DocumentedOperation[] {
  const tables = readJson(file) as DocumentedOperation[];
  if (Array.isArray(tables) && tables.every(isPage)) return tables;
  throw new Error(
    `${file} holds no field tables: a list of pages, each with method, path, file, request and response.`,
  );
}

const nameOf = ({ path }: DocumentedField): string => path.replace(/^\$\.?/, "");
/**
 * Values as a field has them: pages put quotation marks around some. Two marks alone stand for the empty text, which
 * every text field may be.
 */
const valuesOf = ({ enumValues = [] }: DocumentedField): string[] =>
  enumValues
    .map((value) => String(value).replace(/^(["'])(.*)\1$/, "$2"))
    .filter((value) => /[\p{L}\p{N}]/u.test(value));

/** What documentation tables have and the specification lacks. Pages of abandoned operations are left out. */
export function lacksOfTables(specification: Specification, tables: readonly DocumentedOperation[]): Lack[] {
  return tables
    .filter(({ file }) => !file.includes("/abandon/"))
    .flatMap((page): Lack[] => {
      const operation = `${page.method} ${page.path}`;
      const known = specification.get(operation);
      if (known === undefined) return [{ kind: "operation", operation, source: page.file }];
      return (["request", "response"] as const satisfies readonly Side[]).flatMap((side) =>
        page[side].flatMap((field) =>
          lacksOfField(known, { operation, side, name: nameOf(field), source: page.file }, valuesOf(field)),
        ),
      );
    });
}

const operationOf = ({ method, path }: DocumentedOperation): string => `${method} ${path}`;

/** The fields of each side of an operation with their values, from all pages that describe it. */
type Known = Readonly<Record<Side, Map<string, readonly string[]>>>;

function byOperation(tables: readonly DocumentedOperation[]): Map<string, Known> {
  const known = new Map<string, Known>();
  for (const page of tables) {
    const sides = known.get(operationOf(page)) ?? { request: new Map(), response: new Map() };
    known.set(operationOf(page), sides);
    for (const side of ["request", "response"] as const) {
      for (const field of page[side])
        sides[side].set(field.path, [...(sides[side].get(field.path) ?? []), ...valuesOf(field)]);
    }
  }
  return known;
}

/** The part of newer tables that older ones do not have, so that a review sees only what changed upstream. */
export function newerThan(
  tables: readonly DocumentedOperation[],
  older: readonly DocumentedOperation[],
): DocumentedOperation[] {
  const before = byOperation(older);
  return tables.flatMap((page) => {
    const old = before.get(operationOf(page));
    if (old === undefined) return [page];
    const fresh = (side: Side) =>
      page[side].flatMap((field) => {
        const values = old[side].get(field.path);
        if (values === undefined) return [field];
        const enumValues = valuesOf(field).filter((value) => !values.includes(value));
        return enumValues.length === 0 ? [] : [{ ...field, enumValues }];
      });
    const [request, response] = [fresh("request"), fresh("response")];
    return request.length + response.length === 0 ? [] : [{ ...page, request, response }];
  });
}

/** What older tables have and newer ones do not: the platform may have removed it. */
export function goneSince(older: readonly DocumentedOperation[], newer: readonly DocumentedOperation[]): Lack[] {
  const present = byOperation(newer);
  return newerThan(older, newer).flatMap((page): Lack[] => {
    const [operation, source] = [operationOf(page), page.file];
    const known = present.get(operation);
    if (known === undefined) return [{ kind: "gone", operation, source }];
    return (["request", "response"] as const).flatMap((side) =>
      page[side].flatMap((field): Lack[] => {
        const gone = { kind: "gone", operation, field: `${side} ${nameOf(field)}`, source } as const;
        return known[side].has(field.path) ? valuesOf(field).map((value) => ({ ...gone, value })) : [gone];
      }),
    );
  });
}
