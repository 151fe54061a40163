import { child, isNode, type Node } from "./json.ts";

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The schemas that together describe one place of a message: variants and parts side by side. */
export class SchemaFields {
  readonly #document: unknown;
  readonly #parts: readonly Node[];

  constructor(document: unknown, schemas: readonly unknown[]) {
    this.#document = document;
    this.#parts = schemas.filter(isNode).flatMap((schema) => this.#partsOf(schema));
  }

  /** The fields that may be there. */
  get names(): string[] {
    return [...new Set(this.#parts.flatMap(({ properties }) => (isNode(properties) ? Object.keys(properties) : [])))];
  }

  /** Whether nothing is said about the fields, so that any may be there. */
  get isOpen(): boolean {
    const isMap = ({ additionalProperties: more }: Node): boolean => more === true || isNode(more);
    const saysNothing = (part: Node): boolean =>
      part.properties === undefined &&
      part.items === undefined &&
      part.prefixItems === undefined &&
      (part.type === undefined || part.type === "object");
    return this.#parts.some(isMap) || (this.#parts.length > 0 && this.#parts.every(saysNothing));
  }

  get isList(): boolean {
    return this.#parts.some(({ items, prefixItems }) => items !== undefined || prefixItems !== undefined);
  }

  field(name: string): SchemaFields {
    return this.#step(({ properties, additionalProperties: more }) => {
      const own = isNode(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
      return own === undefined ? [more] : [own];
    });
  }

  item(index: number | "every"): SchemaFields {
    return this.#step(({ items, prefixItems }) => {
      const fixed = nodesOf(prefixItems);
      if (index === "every") return [...fixed, items];
      return [fixed[index] ?? items];
    });
  }

  #step(of: (part: Node) => unknown[]): SchemaFields {
    return new SchemaFields(this.#document, this.#parts.flatMap(of));
  }

  /** A schema with everything that it refers to and is made of. */
  #partsOf(schema: Node): Node[] {
    const { $ref, allOf, anyOf, oneOf, ...own } = schema;
    const others = [allOf, anyOf, oneOf].flatMap(nodesOf);
    if (typeof $ref === "string") others.push(this.#follow($ref));
    return [...(Object.keys(own).length > 0 ? [own] : []), ...others.flatMap((other) => this.#partsOf(other))];
  }

  #follow(reference: string): Node {
    const names = reference.replace("#/", "").split("/");
    return child(this.#document, ...names.map((name) => name.replaceAll("~1", "/")));
  }
}
