import { type OpenApiDocument, schemaReference } from "../../model/document.ts";
import { groupsOf, type TradingOperation } from "../../model/operations.ts";
import { inlineSchema, operationInput } from "./input-schema.ts";
import { Expression, printConstant } from "../print.ts";

/** Returns the names of constants that a printed value refers to. */
function namesIn(value: unknown): string[] {
  if (value instanceof Expression) return [value.code];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** The input schemas of one group's operations, and the code that they refer to. */
export interface GroupInputs {
  readonly inputs: ReadonlyMap<TradingOperation, object>;
  /** Code of the constants for the named schemas that no other group of operations uses. */
  readonly constants: readonly string[];
  /** Names of schemas that several groups share, to import. */
  readonly imported: readonly string[];
}

/** The input schemas of all operations, and the named schemas that they use. */
export class Inputs {
  readonly #document: OpenApiDocument;
  readonly #named = new Map<string, object>();
  readonly #groups: ReadonlyMap<string, Map<TradingOperation, object>>;
  /** The groups of operations that use each named schema, directly or through other schemas, by schema name. */
  readonly #users = new Map<string, Set<string>>();

  constructor(document: OpenApiDocument, operations: readonly TradingOperation[]) {
    this.#document = document;
    this.#groups = new Map(
      groupsOf(operations).map(([group, own]) => [
        group,
        new Map(own.map((operation) => [operation, operationInput(document, operation.found)])),
      ]),
    );
    for (const [group, own] of this.#groups) this.#noteUser(group, [...own.values()]);
  }

  #noteUser(group: string, value: unknown): void {
    for (const name of namesIn(value)) {
      const groups = this.#users.get(name) ?? new Set();
      this.#users.set(name, groups);
      if (groups.has(group)) continue;
      groups.add(group);
      this.#noteUser(group, this.#schema(name));
    }
  }

  #schema(name: string): object {
    let schema = this.#named.get(name);
    if (schema === undefined) {
      schema = inlineSchema(this.#document, schemaReference(name));
      this.#named.set(name, schema);
    }
    return schema;
  }

  /** Prints named schemas as constants. Each follows the schemas that it uses. */
  #constants(keyword: string, isMember: (users: ReadonlySet<string>) => boolean): Map<string, string> {
    const members = [...this.#users].filter(([, users]) => isMember(users)).map(([name]) => name);
    const constants = new Map<string, string>();
    const visiting = new Set<string>();
    const visit = (name: string): void => {
      if (visiting.has(name) || !members.includes(name)) return;
      visiting.add(name);
      const schema = this.#schema(name);
      for (const inner of namesIn(schema).toSorted()) visit(inner);
      constants.set(name, printConstant(name, "InputSchema", schema, keyword));
    };
    for (const name of members.toSorted()) visit(name);
    return constants;
  }

  /** Prints the file with the schemas that several groups share. */
  shared(): string {
    const constants = this.#constants("export const", (users) => users.size > 1);
    return [`import type { InputSchema } from "../../input/schema.ts";\n`, ...constants.values()].join("\n");
  }

  /** Prints the inputs of one group. */
  group(group: string): GroupInputs {
    const inputs = this.#groups.get(group) ?? new Map<TradingOperation, object>();
    const own = this.#constants("const", (users) => users.size === 1 && users.has(group));
    const used = [...inputs.values(), ...[...own.keys()].map((name) => this.#schema(name))];
    const imported = [...new Set(used.flatMap(namesIn))].filter((name) => !own.has(name)).toSorted();
    return { inputs, constants: [...own.values()], imported };
  }
}
