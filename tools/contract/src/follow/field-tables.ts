import { readFileSync } from "node:fs";
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

export const readFieldTables = (file: string): DocumentedOperation[] =>
  JSON.parse(readFileSync(file, "utf8")) as DocumentedOperation[];

const nameOf = ({ path }: DocumentedField): string => path.replace(/^\$\.?/, "");
/** Two quotation marks stand for the empty text, which every text field may be. */
const valuesOf = ({ enumValues = [] }: DocumentedField): string[] =>
  enumValues.map(String).filter((value) => value !== '""');

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

/** The part of newer tables that older ones do not have, so that a review sees only what changed upstream. */
export function newerThan(
  tables: readonly DocumentedOperation[],
  older: readonly DocumentedOperation[],
): DocumentedOperation[] {
  const before = new Map(older.map((page) => [`${page.method} ${page.path}`, page]));
  return tables.flatMap((page) => {
    const old = before.get(`${page.method} ${page.path}`);
    if (old === undefined) return [page];
    const fresh = (side: Side) => {
      const known = new Map(old[side].map((field) => [field.path, valuesOf(field)]));
      return page[side].filter((field) => {
        const values = known.get(field.path);
        return values === undefined || valuesOf(field).some((value) => !values.includes(value));
      });
    };
    const [request, response] = [fresh("request"), fresh("response")];
    return request.length + response.length === 0 ? [] : [{ ...page, request, response }];
  });
}
