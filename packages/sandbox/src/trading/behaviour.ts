import { handlers } from "./handlers/index.ts";

/** How the sandbox responds to an operation: from its own state, or with the example of the specification. */
export type Behaviour = "simulated" | "example";

export const behaviourOf = (operationId: string): Behaviour =>
  Object.hasOwn(handlers, operationId) ? "simulated" : "example";
