import { fileName, groupsOf, type TradingOperation } from "./trading-operation.ts";

/** Every operation under the name of its call. */
export function emitGroups(operations: readonly TradingOperation[]): string {
  const groups = groupsOf(operations);
  const imports = groups.map(([group]) => `import * as ${group} from "./operations/${fileName(group)}.ts";`);
  const members = groups.flatMap(([group, own]) => [
    `  ${group}: {`,
    ...own.map(({ id, method }) => `    ${method}: ${group}.${id},`),
    "  },",
  ]);
  return [
    ...imports,
    "",
    "/** Every operation by the name of its call: the client offers `groups.order.create` as `trading.order.create`. */",
    "export const groups = {",
    ...members,
    "};",
    "",
  ].join("\n");
}

/** One module that exports every operation by its operationId. */
export const emitOperationsIndex = (operations: readonly TradingOperation[]): string =>
  groupsOf(operations)
    .map(([group]) => `export * from "./operations/${fileName(group)}.ts";\n`)
    .join("");
