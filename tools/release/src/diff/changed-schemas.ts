import type { ContractDocument } from "@specwright-tools/model/document";

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Each component of a document as text, by the reference that leads to it. */
const componentsOf = (document: ContractDocument): Map<string, string> =>
  new Map(
    Object.entries((document["components"] ?? {}) as Components).flatMap(([kind, components]) =>
      Object.entries(components).map(([name, part]) => [`#/components/${kind}/${name}`, JSON.stringify(part)]),
    ),
  );

/** Components whose own file changed, came or went; one that only refers to such a component is not among them. */
function changedComponents(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Set<string> {
  return new Set([...before.keys(), ...after.keys()].filter((name) => before.get(name) !== after.get(name)));
}

const schemas = "#/components/schemas/";

/** Names of the schemas whose own file changed. */
export function changedSchemas(base: ContractDocument, revision: ContractDocument): ReadonlySet<string> {
  const changed = changedComponents(componentsOf(base), componentsOf(revision));
  return new Set([...changed].filter((name) => name.startsWith(schemas)).map((name) => name.slice(schemas.length)));
}

const referencesIn = (text: string): string[] =>
  [...text.matchAll(/"(#\/components\/[^"]+)"/g)].map(([, reference = ""]) => reference);

/**
 * Tells whether parts of two versions are the same, with all that they refer to: few operations change at a time, and to
 * read the fields of all takes most of a comparison.
 */
export function sameness(
  base: ContractDocument,
  revision: ContractDocument,
): (one: unknown, other: unknown) => boolean {
  const after = componentsOf(revision);
  const changed = changedComponents(componentsOf(base), after);
  const users = [...after].map(([name, text]) => ({ name, references: referencesIn(text) }));
  const refersToChange = ({ references }: { readonly references: readonly string[] }) =>
    references.some((reference) => changed.has(reference));
  // Each round adds the users of what the rounds before found.
  for (let size = -1; size !== changed.size;) {
    size = changed.size;
    for (const user of users) if (refersToChange(user)) changed.add(user.name);
  }
  return (one, other) => {
    const text = JSON.stringify(one);
    return text === JSON.stringify(other) && !refersToChange({ references: referencesIn(text) });
  };
}
