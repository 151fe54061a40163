import type { FaultPlan } from "../faults/plan.ts";
import type { Environment, EnvironmentName } from "./environment.ts";
import type { OperationTable } from "./operations.ts";
import { SocketHub } from "./sockets/hub.ts";

/** The environment, connections, operations and faults behind one base address. */
export interface TradingService {
  /** Current environment. A reset replaces it and closes its connections. */
  environment: Environment;
  sockets: SocketHub;
  readonly table: OperationTable;
  readonly plan: FaultPlan;
}

/** Creates the services of all environments. They share one table of operations and one fault plan. */
export function createServices(
  environments: Readonly<Record<EnvironmentName, Environment>>,
  shared: Pick<TradingService, "table" | "plan">,
): Record<EnvironmentName, TradingService> {
  const serviceOf = (environment: Environment): TradingService => {
    return { ...shared, environment, sockets: new SocketHub(environment, shared.plan) };
  };
  const { mainnet, testnet, demo } = environments;
  return { mainnet: serviceOf(mainnet), testnet: serviceOf(testnet), demo: serviceOf(demo) };
}

/** Closes the connections of a service and replaces its environment. */
export function replaceEnvironment(service: TradingService, environment: Environment): void {
  service.sockets.close();
  service.environment = environment;
  service.sockets = new SocketHub(environment, service.plan);
}
