import { type Behaviour, behaviourOf } from "./trading/handlers/index.ts";
import { OperationTable } from "./trading/operations.ts";

export type { Behaviour } from "./trading/handlers/index.ts";

/**
 * How the sandbox responds to each trading operation, by operationId: `simulated` from its own state, or with the
 * `example` of the specification, filtered by the request.
 */
export const knownOperations: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  new OperationTable().all.map(({ operationId }) => [operationId, behaviourOf(operationId)]),
);
