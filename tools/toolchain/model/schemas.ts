import { pointer, resolve, type Schema } from "./document.ts";

/** A schema without references and `allOf`, with the names of its source schemas. */
export interface Merged extends Schema {
  readonly schemas: readonly string[];
}

/** Returns the names of the schemas from a reference to its target. */
function namesOf(document: object, { $ref }: Schema): string[] {
  if ($ref === undefined) return [];
  return [$ref.slice($ref.lastIndexOf("/") + 1), ...namesOf(document, pointer(document, $ref) as Schema)];
}

/** Merges the properties of all parts. A property of several parts combines their constraints. */
function propertiesOf(parts: readonly Schema[]): Record<string, Schema> {
  const properties: Record<string, Schema> = {};
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
    const known = properties[name];
    properties[name] = known === undefined || known === schema ? schema : { allOf: [known, schema] };
  }
  return properties;
}

/** Merges a schema and its parts into one. */
export function merged(document: object, given: Schema | Merged): Merged {
  const names = [...("schemas" in given ? given.schemas : []), ...namesOf(document, given)];
  const { allOf, ...rest } = resolve<Schema>(document, given);
  if (allOf === undefined) return { ...rest, schemas: names };
  const parts = [...allOf.map((part) => merged(document, part)), { ...rest, schemas: names }];
  const together = (key: "required" | "x-required-on-success") => parts.flatMap((part) => part[key] ?? []);
  return {
    ...(Object.assign({}, ...parts) as Schema),
    ...(parts.some(({ properties }) => properties !== undefined) ? { properties: propertiesOf(parts) } : {}),
    required: together("required"),
    "x-required-on-success": together("x-required-on-success"),
    "x-input-rules": parts.flatMap((part) => part["x-input-rules"] ?? []),
    schemas: [...new Set(parts.flatMap(({ schemas }) => schemas))],
  };
}

/** Returns the schemas of `oneOf` and `anyOf`. A value satisfies one of them. */
export const alternativesOf = ({ oneOf = [], anyOf = [] }: Schema): readonly Schema[] => [...oneOf, ...anyOf];

const hasFields = ({ properties, items }: Schema): boolean => properties !== undefined || items !== undefined;

/** Returns the alternatives with fields of their own, with nested alternatives flattened. */
export function objectsOf(document: object, node: Schema): Merged[] {
  return alternativesOf(node).flatMap((alternative) => {
    const whole = merged(document, alternative);
    const { oneOf: _, anyOf: __, ...shared } = whole;
    const inner = objectsOf(document, whole);
    if (inner.length > 0) return inner.map((each) => merged(document, { allOf: [shared, each] }));
    return hasFields(whole) ? [whole] : [];
  });
}
