import { componentOf, type OpenApiDocument, schemaName } from "@specwright-tools/model/document";

/** The groups that use each named thing. */
type Users = ReadonlyMap<string, ReadonlySet<string>>;

/** What a group uses. */
type Use = readonly [group: string, value: unknown];

/**
 * The groups that use each named thing, directly or through others.
 *
 * @param namesIn the names in a value
 * @param find the thing of a name
 */
export function usersOf(
  uses: Iterable<Use>,
  namesIn: (value: unknown) => Iterable<string>,
  find: (name: string) => unknown,
): Users {
  const users = new Map<string, Set<string>>();
  const visit = (value: unknown, group: string): void => {
    for (const name of namesIn(value)) {
      const groups = users.get(name) ?? new Set();
      users.set(name, groups);
      if (groups.has(group)) continue;
      groups.add(group);
      visit(find(name), group);
    }
  };
  for (const [group, value] of uses) visit(value, group);
  return users;
}

/** The references in a value, at any depth. */
function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === "$ref") yield String(inner);
    else yield* referencesIn(inner);
  }
}

/** The groups that use each component schema, directly or through other components. */
export function schemaUsers({ components }: Pick<OpenApiDocument, "components">, uses: Iterable<Use>): Users {
  const find = ($ref: string): unknown => {
    const { section = "", name = "" } = componentOf({ $ref }) ?? {};
    return components[section]?.[name];
  };
  const users = [...usersOf(uses, referencesIn, find)];
  return new Map(
    users.flatMap(([$ref, groups]) => {
      const name = schemaName({ $ref });
      return name === undefined ? [] : [[name, groups]];
    }),
  );
}
