import { pointer, resolved, type ContractDocument, type SchemaNode } from "./document.ts";

/** A schema without references and `allOf`, and the names of the schemas that it is made of. */
export interface Merged extends SchemaNode {
  readonly schemas: readonly string[];
}

/** The names of the schemas on the way from a reference to its target. */
function namesOf(document: ContractDocument, { $ref }: SchemaNode): string[] {
  if ($ref === undefined) return [];
  return [$ref.slice($ref.lastIndexOf("/") + 1), ...namesOf(document, pointer(document, $ref) as SchemaNode)];
}

/** A schema and the parts that hold for it at the same time, as one. */
export function merged(document: ContractDocument, given: SchemaNode | Merged): Merged {
  const names = [...("schemas" in given ? given.schemas : []), ...namesOf(document, given)];
  const { allOf, ...rest } = resolved<SchemaNode>(document, given);
  if (allOf === undefined) return { ...rest, schemas: names };
  const parts = [...allOf.map((part) => merged(document, part)), { ...rest, schemas: names }];
  const together = (key: "required" | "x-required-on-success") => parts.flatMap((part) => part[key] ?? []);
  return {
    ...(Object.assign({}, ...parts) as SchemaNode),
    properties: Object.fromEntries(parts.flatMap((part) => Object.entries(part.properties ?? {}))),
    required: together("required"),
    "x-required-on-success": together("x-required-on-success"),
    "x-input-rules": parts.flatMap((part) => part["x-input-rules"] ?? []),
    schemas: [...new Set(parts.flatMap(({ schemas }) => schemas))],
  };
}

/** The schemas of `oneOf` and `anyOf`, of which a value meets one. */
export const alternativesOf = ({ oneOf = [], anyOf = [] }: SchemaNode): readonly SchemaNode[] => [...oneOf, ...anyOf];

const hasFields = ({ properties, items }: SchemaNode): boolean => properties !== undefined || items !== undefined;

/** The alternatives that have fields of their own; those of an alternative count instead of it. */
export function objectsOf(document: ContractDocument, node: SchemaNode): Merged[] {
  return alternativesOf(node).flatMap((alternative) => {
    const whole = merged(document, alternative);
    const { oneOf: _, anyOf: __, ...shared } = whole;
    const inner = objectsOf(document, whole);
    if (inner.length > 0) return inner.map((each) => merged(document, { allOf: [shared, each] }));
    return hasFields(whole) ? [whole] : [];
  });
}
