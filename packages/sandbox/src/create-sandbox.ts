import type { FastifyInstance } from "fastify";
import { createClock } from "./clock.ts";
import { FaultPlan } from "./faults/plan.ts";
import { createKnowledgeServers } from "./knowledge/server.ts";
import type { Sandbox, SandboxOptions } from "./options.ts";
import { loadOperations } from "./trading/document.ts";
import { createEnvironment, type EnvironmentName } from "./trading/environment.ts";
import { createTradingServer } from "./trading/server.ts";
import { createTestKeys } from "./trading/test-keys.ts";

const host = "127.0.0.1";

/** Starts both services on loopback: trading with three base addresses, knowledge in both forms. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 0, seed = 1, limits = true, matchingDelay = 0 } = options;
  const clock = createClock(options.now);
  const make = (name: EnvironmentName, extra = {}) =>
    createEnvironment({ name, clock, seed, limited: limits, matchingDelay, ...extra });
  const demo = make("demo");
  const environments = { mainnet: make("mainnet", { demo }), testnet: make("testnet"), demo };
  const keys = createTestKeys(environments, seed);
  const operations = await loadOperations();
  const faults = new FaultPlan();
  const trading = [environments.mainnet, environments.testnet, environments.demo].map((environment) =>
    createTradingServer(environment, operations, faults),
  );
  const knowledge = await createKnowledgeServers({
    clock,
    seed,
    ...(options.data === undefined ? {} : { data: options.data }),
  });
  const servers = [...trading, knowledge.reference, knowledge.released];
  const urls = await listenAll(servers, port);
  const [mainnetUrl = "", testnetUrl = "", demoUrl = "", referenceUrl = "", releasedUrl = ""] = urls;
  return {
    trading: { mainnetUrl, testnetUrl, demoUrl, keys },
    knowledge: { referenceUrl, releasedUrl },
    clock,
    close: () => closeAll(servers),
  };
}

/** All or nothing: when one port is taken, none stays open. */
async function listenAll(servers: readonly FastifyInstance[], port: number): Promise<string[]> {
  try {
    return await Promise.all(
      servers.map((server, index) => server.listen({ host, port: port === 0 ? 0 : port + index })),
    );
  } catch (error) {
    await closeAll(servers);
    throw error;
  }
}

async function closeAll(servers: readonly FastifyInstance[]): Promise<void> {
  await Promise.all(
    servers.map((server) => {
      server.server.closeAllConnections();
      return server.close();
    }),
  );
}
