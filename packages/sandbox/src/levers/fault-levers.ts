import { checkAddedRule } from "../check-rules.ts";
import { FaultError } from "../faults/catalog.ts";
import type { FaultPlan, FaultRule } from "../faults/plan.ts";

export type LeverEnvironment = "mainnet" | "testnet" | "demo" | "reference" | "released";

/** Faults and drifts that a test asks for while the sandbox runs. */
export interface FaultLevers {
  /**
   * Adds a rule for faults or drifts in this environment, which goes before those of the fault file.
   *
   * @throws {FaultError} naming what is wrong with it
   */
  addFault(rule: FaultRule): void;
  /** Takes the added rules away. */
  clearFaults(): void;
}

export function createFaultLevers(plan: FaultPlan, environment: LeverEnvironment): FaultLevers {
  return {
    addFault(rule) {
      if (rule.environment !== undefined && rule.environment !== environment)
        throw new FaultError(`environment: the rule counts on ${environment}, where it is added; leave this out`);
      checkAddedRule(rule, environment);
      plan.add(rule, environment);
    },
    clearFaults: () => plan.clear(environment),
  };
}
