import type { ContractDocument } from "@specwright-tools/model/document";

const schemasOf = (document: ContractDocument): Map<string, string> => {
  const { schemas = {} } = (document["components"] ?? {}) as { schemas?: Record<string, unknown> };
  return new Map(Object.entries(schemas).map(([name, schema]) => [name, JSON.stringify(schema)]));
};

/** Names of the schemas whose own file changed, came or went; one that only refers to such a schema is not among them. */
export function changedSchemas(base: ContractDocument, revision: ContractDocument): ReadonlySet<string> {
  const [before, after] = [schemasOf(base), schemasOf(revision)];
  return new Set([...before.keys(), ...after.keys()].filter((name) => before.get(name) !== after.get(name)));
}
