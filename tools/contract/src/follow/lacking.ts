import type { Fields } from "@specwright-tools/model/fields";

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
