import { type Behaviour, behaviourOf } from "./trading/handlers/index.ts";
import { OperationTable } from "./trading/operations.ts";

export type { Behaviour } from "./trading/handlers/index.ts";

/**
 * Source of the sandbox's response to each trading operation, by operationId: `simulated` if the sandbox computes the
 * response from its own state, `example` if it returns the specification's example, filtered by the request.
 */
export const knownOperations: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  new OperationTable().all.map(({ operationId }) => [operationId, behaviourOf(operationId)]),
);
