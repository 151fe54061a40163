import { executionTypes } from "../generated/execution-types.ts";

/**
 * Returns whether an execution changes the size of a position: true for trades, liquidations, deliveries and the like, false for
 * payments. The list and the stream of executions contain both, and a payment such as `Funding` has the whole position as its
 * quantity. Undefined for types that the specification doesn't describe, such as `UNKNOWN`: handle those before you count.
 *
 * @example
 * const fills = list.filter(changesPosition);
 */
export const changesPosition = ({ execType }: { readonly execType?: unknown }): boolean | undefined =>
  typeof execType === "string" && Object.hasOwn(executionTypes, execType) ? executionTypes[execType] : undefined;
