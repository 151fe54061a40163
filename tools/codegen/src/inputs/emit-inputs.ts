import { type OpenApiDocument, schemaReference } from "@specwright-tools/model/document";
import { fileName, groupsOf, type TradingOperation } from "@specwright-tools/model/operations";
import { inlineSchema, operationInput } from "./input-schema.ts";
import { Expression, printConstant, printLiteral, printRecord } from "../print.ts";
import { usersOf } from "../users-of.ts";

/** The names that a literal refers to. */
function namesIn(value: unknown): string[] {
  if (value instanceof Expression) return [value.code];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** The input schemas of all operations, and the named schemas that they use. */
class Inputs {
  readonly #document: OpenApiDocument;
  readonly #named = new Map<string, object>();
  readonly #groups: ReadonlyMap<string, Map<TradingOperation, object>>;
  readonly #users: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(document: OpenApiDocument, operations: readonly TradingOperation[]) {
    this.#document = document;
    this.#groups = new Map(
      groupsOf(operations).map(([group, own]) => [
        group,
        new Map(own.map((operation) => [operation, operationInput(document, operation.found)])),
      ]),
    );
    const uses = [...this.#groups].map(([group, own]) => [group, [...own.values()]] as const);
    this.#users = usersOf(uses, namesIn, (name) => this.#schema(name));
  }

  #schema(name: string): object {
    let schema = this.#named.get(name);
    if (schema === undefined) {
      schema = inlineSchema(this.#document, schemaReference(name));
      this.#named.set(name, schema);
    }
    return schema;
  }

  /** Named schemas as constants, each after those that it uses. */
  #constants(
    keyword: string,
    isMember: (users: ReadonlySet<string>) => boolean,
  ): { names: Set<string>; text: string[] } {
    const members = [...this.#users].filter(([, users]) => isMember(users)).map(([name]) => name);
    const names = new Set<string>();
    const text: string[] = [];
    const visit = (name: string): void => {
      if (names.has(name) || !members.includes(name)) return;
      names.add(name);
      const schema = this.#schema(name);
      for (const inner of namesIn(schema).toSorted()) visit(inner);
      text.push(printConstant(name, "Schema", schema, keyword));
    };
    for (const name of members.toSorted()) visit(name);
    return { names, text };
  }

  /** The schemas that several groups share. */
  shared(): string {
    const { text } = this.#constants("export const", (users) => users.size > 1);
    return [`import type { Schema } from "../../input/schema.ts";\n`, ...text].join("\n");
  }

  /** The inputs of one group, and the schemas that only this group uses. */
  group(group: string): string {
    const inputs = [...(this.#groups.get(group) ?? [])];
    const own = this.#constants("const", (users) => users.size === 1 && users.has(group));
    const used = [...inputs.map(([, input]) => input), ...[...own.names].map((name) => this.#schema(name))];
    const imported = [...new Set(used.flatMap(namesIn))].filter((name) => !own.names.has(name)).toSorted();
    const members = inputs.map(([{ id, found }, input]) => ({
      id,
      doc: `\`${found.method.toUpperCase()} ${found.path}\``,
      code: printLiteral(input, "  ", id.length + 4),
    }));
    const about = "What the calls of the group take, by operationId.";
    const types = own.names.size === 0 ? "InputSchema" : "InputSchema, Schema";
    return [
      `import type { ${types} } from "../../input/schema.ts";`,
      ...(imported.length === 0
        ? []
        : [`import {\n${imported.map((name) => `  ${name},\n`).join("")}} from "./schemas.ts";`]),
      "",
      [...own.text, printRecord("inputs", about, "InputSchema", members)].join("\n"),
    ].join("\n");
  }
}

/** The files with the input schemas, by name: one for each group, and `schemas.ts` for what several groups share. */
export function emitInputs(
  document: OpenApiDocument,
  operations: readonly TradingOperation[],
): [name: string, text: string][] {
  const inputs = new Inputs(document, operations);
  const groups = groupsOf(operations).map(([group]): [string, string] => [
    `${fileName(group)}.ts`,
    inputs.group(group),
  ]);
  return [...groups, ["schemas.ts", inputs.shared()]];
}
