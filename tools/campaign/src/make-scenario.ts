import { KnowledgeScenario } from "./knowledge/scenario.ts";
import { OrderEntryScenario } from "./order-entry/scenario.ts";
import type { Scenario, World } from "./scenario.ts";
import { TradingScenario } from "./trading/scenario.ts";

/** A random call. Order entry has a socket of its own kind, which only virtual time has. */
export function makeScenario(world: World, hasOrderEntry: boolean): Scenario {
  const { random } = world;
  if (random.chance(0.25)) return new KnowledgeScenario(world);
  if (hasOrderEntry && random.chance(0.2)) return new OrderEntryScenario(world);
  return new TradingScenario(world);
}
