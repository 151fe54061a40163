import type { AddressInfo } from "node:net";
import { checkNode, checkOptions, type Sandbox, type SandboxOptions } from "./options.ts";
import { checkRules, createFaultControls } from "./controls/fault-controls.ts";
import { createClock, type SandboxClock } from "./clock.ts";
import { FaultPlan } from "./faults/plan.ts";
import { allowOrigin } from "./http/fastify.ts";
import { KnowledgeListeners, type Listener } from "./knowledge-listener.ts";
import type { WholeSandbox } from "./controls/http-controls.ts";
import { ClockDrift } from "./trading/access/authenticate.ts";
import { createEnvironment } from "./trading/environment.ts";
import { KeptState } from "./state/kept-state.ts";
import { loadState, saveState, type SavedState } from "./state/state-file.ts";
import { createControls } from "./controls/trading-controls.ts";
import { OperationTable } from "./trading/operations.ts";
import { engineProducts } from "./trading/products.ts";
import { createTradingServer } from "./trading-server.ts";
import { createServices, replaceEnvironment } from "./trading/service.ts";
import { createTestKeys, type Environments, RsaPair } from "./trading/test-keys.ts";

/**
 * Starts both services on the loopback interface: trading at three base URLs (mainnet, testnet, demo), and knowledge in
 * both server variants.
 *
 * @throws {RangeError} naming the wrong option, or a Node.js version that is too old
 * @throws {StateError} naming the state file that can't be used. The file stays unchanged
 * @throws {FaultError} naming the wrong fault
 * @throws a system error with code `EADDRINUSE` if a port is taken. In that case no port stays open.
 */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  checkNode();
  checkOptions(options);
  const { variant = "reference" } = options;
  const kept = options.state === undefined ? undefined : new KeptState(options.state, options.seed);
  const seed = options.seed ?? kept?.saved?.seed ?? 1;
  const clock = createClock(options.now, kept?.saved);
  const plan = new FaultPlan(options.faults, seed);
  checkRules(plan.rules);
  const trading = startTrading({ ...options, seed }, clock, plan, kept);
  const whole: WholeSandbox = { describe: () => description(sandbox), reset: () => sandbox.reset() };
  const knowledge = await createKnowledge(options, { clock, seed, plan, sandbox: whole });
  const { urls, close } = await listenAll([...trading.listeners(whole), ...knowledge.listeners()], options);
  const [mainnetUrl = "", testnetUrl = "", demoUrl = "", referenceUrl = "", releasedUrl = ""] = urls;
  const sandbox: Sandbox = {
    trading: {
      mainnetUrl,
      testnetUrl,
      demoUrl,
      keys: trading.keys,
      controls: (name = "mainnet") => createControls(trading.services[name]),
    },
    knowledge: {
      url: variant === "reference" ? referenceUrl : releasedUrl,
      referenceUrl,
      releasedUrl,
      controls: (name = variant) => createFaultControls(plan, name),
    },
    clock,
    async reset() {
      trading.reset();
      kept?.touch();
      await knowledge.reset();
    },
    close: async () => {
      await knowledge.close();
      await close();
      kept?.close();
    },
  };
  return sandbox;
}

/**
 * Opens every listener on consecutive ports, or on free ports if the first port is 0. If a port is taken, closes all
 * listeners again.
 */
async function listenAll(
  listeners: readonly Listener[],
  { host = "127.0.0.1", port = 0 }: SandboxOptions,
): Promise<{ urls: string[]; close: () => Promise<void> }> {
  const close = async (): Promise<void> => {
    await Promise.all(listeners.map(closeOne));
  };
  const results = await Promise.allSettled(
    listeners.map((listener, index) => listener.listen({ host, port: port === 0 ? 0 : port + index })),
  );
  const failed = results.find((result) => result.status === "rejected");
  if (failed !== undefined) {
    await close();
    throw failed.reason;
  }
  // Show the loopback address for all interfaces: callers on the same machine, or through a published port of a
  // container, reach them there.
  const name = host === "0.0.0.0" || host === "::" ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  return { urls: listeners.map(({ server }) => `http://${name}:${(server.address() as AddressInfo).port}`), close };
}

async function closeOne(listener: Listener): Promise<void> {
  listener.server.closeAllConnections();
  await listener.close();
}

/**
 * Creates the servers of the knowledge service. Reads the data directory at once, so that damage is reported now and
 * not at the first request.
 */
async function createKnowledge(
  { mcp = { enabled: true }, data, allowOrigin: origin }: SandboxOptions,
  shared: Pick<ConstructorParameters<typeof KnowledgeListeners>[0], "clock" | "seed" | "plan" | "sandbox">,
): Promise<KnowledgeListeners> {
  const knowledge = new KnowledgeListeners({ ...shared, data, mcp, allowOrigin: origin });
  if (data !== undefined) await knowledge.warm();
  return knowledge;
}

/** Creates the environments. With a state file, they continue the saved run. */
function createEnvironments(
  options: SandboxOptions,
  clock: SandboxClock,
  kept: KeptState | undefined,
  saved?: SavedState,
): Environments {
  const { seed = 1, limits = clock.isRunning, matchingDelay = 0, simulatedOnly = false } = options;
  const startedAt = saved?.environments.mainnet.startedAt;
  const drift = new ClockDrift(typeof options.now === "number" ? () => performance.now() : undefined);
  const shared = {
    clock,
    seed,
    limited: limits,
    matchingDelay,
    simulatedOnly,
    drift,
    startedAt,
    products: engineProducts,
  };
  const demo = createEnvironment({ ...shared, name: "demo" });
  const mainnet = createEnvironment({ ...shared, name: "mainnet", demo });
  const environments = { mainnet, testnet: createEnvironment({ ...shared, name: "testnet" }), demo };
  if (kept !== undefined) {
    clock.onAdvance(kept.touch);
    for (const { exchange } of Object.values(environments)) exchange.onChange(kept.touch);
  }
  return environments;
}

/**
 * Creates the three trading environments and their services. A reset replaces the environments and keeps the services.
 */
function startTrading(options: SandboxOptions, clock: SandboxClock, plan: FaultPlan, kept: KeptState | undefined) {
  const { seed = 1 } = options;
  const rsaPair = new RsaPair(kept?.saved?.rsa);
  const first = createEnvironments(options, clock, kept, kept?.saved);
  const services = createServices(first, { table: new OperationTable(), plan });
  const keys = createTestKeys(first, rsaPair);
  if (kept?.saved !== undefined) loadState(kept.path, first, kept.saved);
  const save = (): SavedState => {
    const { mainnet, testnet, demo } = services;
    const environments = { mainnet: mainnet.environment, testnet: testnet.environment, demo: demo.environment };
    return saveState(environments, { seed, now: clock.now(), advanced: clock.advanced, rsa: rsaPair.made });
  };
  kept?.start(save);
  return {
    services,
    keys,
    listeners: (whole: WholeSandbox): Listener[] =>
      [services.mainnet, services.testnet, services.demo].map((service) => {
        const server = createTradingServer(service, whole);
        if (kept !== undefined) server.addHook("onResponse", async () => kept.touch());
        if (options.allowOrigin !== undefined) allowOrigin(server, options.allowOrigin);
        return server;
      }),
    reset() {
      clock.reset();
      plan.reset();
      const environments = createEnvironments(options, clock, kept);
      // Create the keys again. They never change, so clients can continue to use the initial keys.
      createTestKeys(environments, rsaPair);
      for (const name of ["mainnet", "testnet", "demo"] as const)
        replaceEnvironment(services[name], environments[name]);
    },
  };
}

/**
 * Describes a running sandbox as JSON, for callers over HTTP. Leaves out the RSA key, because generating it takes
 * longer than everything else.
 */
function description({ trading, knowledge }: Sandbox): object {
  const { mainnetUrl, testnetUrl, demoUrl, keys } = trading;
  const { master, sub, readOnly, restricted, expired, demo, testnet } = keys;
  const { url, referenceUrl, releasedUrl } = knowledge;
  return {
    trading: { mainnetUrl, testnetUrl, demoUrl, keys: { master, sub, readOnly, restricted, expired, demo, testnet } },
    knowledge: { url, referenceUrl, releasedUrl },
  };
}
