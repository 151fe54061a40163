import { docComment } from "../doc-comment.ts";
import { Expression, printConstant } from "../print.ts";
import { fileName, groupsOf, type TradingOperation } from "@specwright-tools/model/operations";

/**
 * Every group with the names of its calls. The operations themselves load with the first call of their group: a program
 * uses a few of the several hundred.
 */
export function emitGroups(operations: readonly TradingOperation[]): string {
  const groups = groupsOf(operations).map(([group, own]) => {
    const lists = own.filter(({ found }) => found.operation["x-pagination"] !== undefined);
    const entry = {
      operations: new Expression(`() => import("./operations/${fileName(group)}.ts").then((file) => file.default)`),
      calls: own.map(({ method }) => method),
      lists: lists.map(({ method }) => method),
    };
    return [group, entry];
  });
  const doc = "The client offers the call `create` of the group `order` as `trading.order.create`.";
  return [
    `import type { OperationGroup } from "../operation.ts";`,
    "",
    docComment([doc]) + printConstant("groups", "Readonly<Record<string, OperationGroup>>", Object.fromEntries(groups)),
  ].join("\n");
}

/** One module that exports every operation by its operationId. */
export const emitOperationsIndex = (operations: readonly TradingOperation[]): string =>
  groupsOf(operations)
    .map(([group]) => `export * from "./operations/${fileName(group)}.ts";\n`)
    .join("");
