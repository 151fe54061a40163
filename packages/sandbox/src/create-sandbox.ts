import { checkNode } from "./check-node.ts";
import { checkOptions } from "./check-options.ts";
import { createClock } from "./clock.ts";
import { checkRules } from "./check-rules.ts";
import { FaultPlan } from "./faults/plan.ts";
import { allowOrigin } from "./http/allow-origin.ts";
import { KnowledgeListeners } from "./knowledge-listener.ts";
import { listenAll, type Listener } from "./listen.ts";
import type { Sandbox, SandboxOptions } from "./options.ts";
import { ClockDrift } from "./trading/access/clock-drift.ts";
import { createEnvironment, type EnvironmentName } from "./trading/environment.ts";
import { createLevers } from "./trading/levers/levers.ts";
import { OperationTable } from "./trading/operations.ts";
import { createServices } from "./trading/service.ts";
import { createTradingServer } from "./trading/server.ts";
import { createTestKeys } from "./trading/test-keys.ts";

/**
 * Starts both services on loopback: trading with its three base addresses, knowledge in both variants.
 *
 * @throws {RangeError} naming an option that is wrong, or a Node that is too old
 * @throws {FaultError} naming the fault that is wrong
 * @throws a system error with code `EADDRINUSE` when a port is taken; then none stays open
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkNode();
  checkOptions(options);
  const { port = 0, seed = 1, variant = "reference", mcp = { enabled: true } } = options;
  const clock = createClock(options.now);
  const drift = new ClockDrift(typeof options.now === "number" ? () => performance.now() : undefined);
  const plan = new FaultPlan(options.faults, seed);
  const make = (name: EnvironmentName, extra = {}) =>
    createEnvironment({
      name,
      clock,
      seed,
      limited: options.limits ?? true,
      matchingDelay: options.matchingDelay ?? 0,
      drift,
      ...extra,
    });
  const demo = make("demo");
  const environments = { mainnet: make("mainnet", { demo }), testnet: make("testnet"), demo };
  const table = new OperationTable();
  checkRules(plan.rules);
  const knowledge = new KnowledgeListeners({ clock, seed, data: options.data, plan, mcp });
  // A data directory may be damaged: better now than at the first request.
  if (options.data !== undefined) await knowledge.warm();
  const services = createServices(environments, { table, plan });
  const trading = [services.mainnet, services.testnet, services.demo].map((service): Listener => {
    const server = createTradingServer(service);
    if (options.allowOrigin !== undefined) allowOrigin(server, options.allowOrigin);
    return server;
  });
  const { urls, close } = await listenAll([...trading, ...knowledge.listeners()], port);
  const [mainnetUrl = "", testnetUrl = "", demoUrl = "", referenceUrl = "", releasedUrl = ""] = urls;
  return {
    trading: {
      mainnetUrl,
      testnetUrl,
      demoUrl,
      keys: createTestKeys(environments, seed),
      levers: (name = "mainnet") => createLevers(services[name]),
    },
    knowledge: { url: variant === "reference" ? referenceUrl : releasedUrl, referenceUrl, releasedUrl },
    clock,
    close: async () => {
      await knowledge.close();
      await close();
    },
  };
}
