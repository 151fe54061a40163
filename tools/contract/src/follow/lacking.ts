import type { OpenApiDocument, Schema } from "@specwright-tools/model/document";
import { type Fields, type Field, variantsOf } from "@specwright-tools/model/fields";
import { successes, type FoundOperation } from "@specwright-tools/model/operations";
import { Contract } from "../documents/contract.ts";

/**
 * Something that the service was seen to have, or is documented to have, and the specification does not; or that its
 * documentation no longer has.
 */
export interface Lack {
  readonly kind: "operation" | "field" | "value" | "gone";
  /** `GET /v5/market/tickers`. */
  readonly operation: string;
  /** The field, with its side: `response result.list[].markPrice`. */
  readonly field?: string;
  readonly value?: string;
  /** The sample or documentation page that shows it. */
  readonly source: string;
}

/** Fields of each side of an operation; the response is the whole body. */
export interface OperationFields {
  readonly request: Fields;
  readonly response: Fields;
}

export type Specification = ReadonlyMap<string, OperationFields>;

export type Side = "request" | "response";

/** The name that the specification has for a field: elements of a list, tuples and free names stand for any of them. */
function specifiedName(fields: Fields, name: string): string | undefined {
  if (fields.has(name)) return name;
  const element = name.replaceAll(/\[\d+\]/g, "[]");
  if (fields.has(element)) return element;
  const parts = name.split(".");
  return parts
    .map((_, index) => [...parts.slice(0, index), "*", ...parts.slice(index + 1)].join("."))
    .find((candidate) => fields.has(candidate));
}

/** Whether the specification leaves everything below a parent of the field open, so that nothing can be lacking there. */
function isBelowOpenField(fields: Fields, name: string): boolean {
  const ends = [...name.matchAll(/\.|\[/g)].map(({ index }) => index);
  return ends.some((end) => {
    const parent = specifiedName(fields, name.slice(0, end));
    if (parent === undefined) return false;
    return ![...fields.keys()].some((other) => other.startsWith(`${parent}.`) || other.startsWith(`${parent}[`));
  });
}

/** What is lacking of one field that was seen, with the values that it was seen to have. */
export function lacksOfField(
  specification: OperationFields,
  seen: { readonly operation: string; readonly side: Side; readonly name: string; readonly source: string },
  values: readonly string[],
): Lack[] {
  const fields = specification[seen.side];
  const place = { operation: seen.operation, field: `${seen.side} ${seen.name}`, source: seen.source };
  const known = specifiedName(fields, seen.name);
  if (known === undefined) return isBelowOpenField(fields, seen.name) ? [] : [{ kind: "field", ...place }];
  const listed = fields.get(known)?.values?.list;
  if (listed === undefined) return [];
  return values
    .filter((value) => value !== "" && !listed.includes(value))
    .map((value): Lack => ({ kind: "value", ...place, value }));
}

/** Each lack once, with the first source that shows it. */
export function withoutRepetition(lacks: readonly Lack[]): Lack[] {
  const order = { operation: 0, field: 1, value: 2, gone: 3 };
  const key = ({ kind, operation, field = "", value = "" }: Lack) => [kind, operation, field, value].join(" ");
  const grouped = new Map(lacks.toReversed().map((lack) => [key(lack), lack]));
  return [...grouped.values()].toSorted((a, b) => order[a.kind] - order[b.kind] || (key(a) < key(b) ? -1 : 1));
}

const titles = {
  operation: "New operations",
  field: "New fields",
  value: "New values",
  gone: "No longer in the documentation",
} as const;

function line(same: readonly Lack[]): string {
  const [{ operation, field, source }] = same as [Lack];
  const values = same.flatMap(({ value = [] }) => value);
  const place = [operation, ...(field === undefined ? [] : [field])].join(": ");
  return `- ${place}${values.length === 0 ? "" : `: ${values.join(", ")}`} (${source})`;
}

/** What is lacking as text: a section for each kind, and in it a line for each operation or field. */
export function report(lacks: readonly Lack[]): string {
  return (Object.keys(titles) as (keyof typeof titles)[])
    .flatMap((kind) => {
      const found = lacks.filter((lack) => lack.kind === kind);
      const places = new Map<string, Lack[]>();
      for (const lack of found) {
        const place = `${lack.operation} ${lack.field}`;
        places.set(place, [...(places.get(place) ?? []), lack]);
      }
      const lines = [...places.values()].map(line);
      return found.length === 0 ? [] : ["", `${titles[kind]} (${found.length})`, "", ...lines];
    })
    .join("\n");
}

/** Tables and samples know an entry of a tuple by its position, not by its title. */
const nameOf = (name: string, { position }: Field): string =>
  position === undefined ? name : name.replace(/\[[^[\]]*\]$/, `[${position - 1}]`);

/** The fields of all variants together: one that any variant has is specified. */
function allFields(document: OpenApiDocument, schema: Schema): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const fields of variantsOf(document, schema).values()) {
    for (const [title, field] of fields) {
      const name = nameOf(title, field);
      const known = found.get(name);
      const list = [...(known?.values?.list ?? []), ...(field.values?.list ?? [])];
      const isListed = field.values !== undefined && (known === undefined || known.values !== undefined);
      const { values: _values, ...unlisted } = field;
      found.set(name, isListed ? { ...field, values: { list, isOpen: true } } : unlisted);
    }
  }
  return found;
}

function requestFields(document: OpenApiDocument, contract: Contract, operation: FoundOperation): Fields {
  const body = contract.requestSchema(operation);
  const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
  const query = { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) };
  return new Map([...allFields(document, query), ...(body === undefined ? [] : allFields(document, body))]);
}

/** The fields of all responses that tell a success; some operations have two statuses for it. */
function responseFields(document: OpenApiDocument, contract: Contract, operation: FoundOperation): Fields {
  const schemas = successes(operation).flatMap(([status]) => contract.responseSchema(operation, Number(status)) ?? []);
  return new Map(schemas.flatMap((schema) => [...allFields(document, schema)]));
}

/** Every operation of the bundled documents with the fields of its request and of its response. */
export function readSpecification(documents: readonly OpenApiDocument[]): Specification {
  const found = documents.flatMap((document) => {
    const contract = new Contract(document);
    return contract.operations.map((operation): [string, OperationFields] => {
      return [
        `${operation.method} ${operation.path}`,
        {
          request: requestFields(document, contract, operation),
          response: responseFields(document, contract, operation),
        },
      ];
    });
  });
  return new Map(found);
}
