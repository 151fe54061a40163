import { fileName, groupsOf, type TradingOperation } from "./trading-operation.ts";

/** Every group of operations. A new operation changes the file of its group, and this one stays as it is. */
export function emitGroups(operations: readonly TradingOperation[]): string {
  const groups = groupsOf(operations);
  return [
    ...groups.map(([group]) => `import ${group} from "./operations/${fileName(group)}.ts";`),
    "",
    "/** Every operation by the name of its call: the client offers `groups.order.create` as `trading.order.create`. */",
    "export const groups = {",
    ...groups.map(([group]) => `  ${group},`),
    "};",
    "",
  ].join("\n");
}

/** One module that exports every operation by its operationId. */
export const emitOperationsIndex = (operations: readonly TradingOperation[]): string =>
  groupsOf(operations)
    .map(([group]) => `export * from "./operations/${fileName(group)}.ts";\n`)
    .join("");
