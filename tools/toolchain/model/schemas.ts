import { pointer, resolve, type Schema } from "./document.ts";

/**
 * A schema after its references were followed and its `allOf` was merged. `schemas` are the names of the schemas that
 * were merged.
 */
export interface Merged extends Schema {
  readonly schemas: readonly string[];
}

/** Returns the names of all schemas that a reference leads to. */
function namesOf(document: object, { $ref }: Schema): string[] {
  if ($ref === undefined) return [];
  return [$ref.slice($ref.lastIndexOf("/") + 1), ...namesOf(document, pointer(document, $ref) as Schema)];
}

/** Merges the properties of all parts. If several parts have a property, all their constraints apply. */
function propertiesOf(parts: readonly Schema[]): Record<string, Schema> {
  const properties: Record<string, Schema> = {};
  for (const [name, schema] of parts.flatMap((part) => Object.entries(part.properties ?? {}))) {
    const known = properties[name];
    properties[name] = known === undefined || known === schema ? schema : { allOf: [known, schema] };
  }
  return properties;
}

/** Merges a schema and its parts into one schema. */
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

/** Returns the schemas in `oneOf` and `anyOf`. */
export const alternativesOf = ({ oneOf = [], anyOf = [] }: Schema): readonly Schema[] => [...oneOf, ...anyOf];

const hasFields = ({ properties, items }: Schema): boolean => properties !== undefined || items !== undefined;

/**
 * Returns the alternatives of a schema that have fields. Nested alternatives are listed instead of those that contain
 * them.
 */
export function objectsOf(document: object, node: Schema): Merged[] {
  return alternativesOf(node).flatMap((alternative) => {
    const whole = merged(document, alternative);
    const { oneOf: _, anyOf: __, ...shared } = whole;
    const inner = objectsOf(document, whole);
    if (inner.length > 0) return inner.map((each) => merged(document, { allOf: [shared, each] }));
    return hasFields(whole) ? [whole] : [];
  });
}
