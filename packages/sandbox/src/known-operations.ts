import { type Behaviour, behaviourOf } from "./trading/handlers/index.ts";
import { OperationTable } from "./trading/operations.ts";

export type { Behaviour } from "./trading/handlers/index.ts";

/**
 * Source of the sandbox's response to each trading operation, by operationId: `simulated` from its own state, or the
 * `example` of the specification, filtered by the request.
 */
export const knownOperations: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  new OperationTable().all.map(({ operationId }) => [operationId, behaviourOf(operationId)]),
);
