import type { OperationTable } from "./trading/operations.ts";
import { FaultError } from "./faults/catalog.ts";
import type { FaultPlan } from "./faults/plan.ts";

/**
 * A rule for an operation that does not exist would never hit, and its author would not notice.
 *
 * @throws {FaultError} naming it
 */
export async function checkOperations(plan: FaultPlan, table: OperationTable): Promise<void> {
  const trading = new Set(table.all.map(({ operationId }) => operationId));
  const others = plan.operationIds().filter((name) => !trading.has(name));
  if (others.length === 0) return;
  const { loadDocument, operationsOf } = await import("./knowledge/http/document.ts");
  const knowledge = new Set(operationsOf(loadDocument()).map(({ operationId }) => operationId));
  const unknown = others.find((name) => !knowledge.has(name));
  if (unknown !== undefined) throw new FaultError(`faults: operation: there is no operation "${unknown}"`);
}
