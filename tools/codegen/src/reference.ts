interface Referring {
  readonly $ref?: string;
}

/** Section and name of the component that a reference points to; undefined for a reference to something else. */
export function componentOf({ $ref = "" }: Referring): { section: string; name: string } | undefined {
  const [, section, name] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? [];
  return section === undefined || name === undefined ? undefined : { section, name };
}

/** The name of the component schema that a schema refers to; undefined for a schema of its own. */
export function schemaName(schema: Referring): string | undefined {
  const { section, name } = componentOf(schema) ?? {};
  return section === "schemas" ? name : undefined;
}

/** A schema that refers to a component schema. */
export const schemaReference = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });
