import { behaviourOf, type Behaviour } from "./trading/behaviour.ts";
import { OperationTable } from "./trading/operations.ts";

export type { Behaviour } from "./trading/behaviour.ts";

/**
 * How the sandbox responds to each trading operation, by operationId: `simulated` from its own state, or with the
 * `example` of the specification, filtered by the request.
 */
export const knownOperations: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  new OperationTable().all.map(({ operationId }) => [operationId, behaviourOf(operationId)]),
);
