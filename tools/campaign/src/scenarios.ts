import { createKnowledgeClient } from "@specwright/knowledge";
import { type SocketConstructor, UnknownOutcomeError, createTradingStreams } from "@specwright/streams";
import { type TradingClient, createTradingClient } from "@specwright/trading";
import { type KnowledgeCall, makeCall } from "./knowledge/calls.ts";
import { KnowledgeService, RUNNING, token } from "./knowledge/service.ts";
import { type CallOptions, type Ending, type Link, Scenario, type World, judgeError } from "./scenario.ts";
import { judge, judgeFound, judgeReconciling } from "./trading/judge.ts";
import { OrderEntryServer } from "./trading/order-entry.ts";
import { Platform, credentials } from "./trading/platform.ts";
import { type OrderClient, type Write, makeOrderWrite, makeWrite } from "./trading/writes.ts";

/** One call of the knowledge client. */
export class KnowledgeScenario extends Scenario<KnowledgeService> {
  readonly name: string;
  readonly #call: KnowledgeCall;

  constructor(world: World) {
    super(new KnowledgeService(world));
    this.#call = makeCall(world.random);
    this.name = this.#call.name;
  }

  override call({ baseUrl = "https://knowledge.example", ...link }: Link, options: CallOptions): Promise<unknown> {
    const idleTimeoutMs = link.attemptTimeoutMs;
    return this.#call.send(createKnowledgeClient({ ...link, idleTimeoutMs, baseUrl, token }), options);
  }

  override judge(ending: Ending): string[] {
    const { executions, intake } = this.server;
    const problems = [...intake.violations];
    if (executions > 1) problems.push(`carried out ${executions} times`);
    if (this.server.find(RUNNING.id) === undefined) problems.push("a task was deleted while it was running");
    if ("error" in ending) {
      const { deliveries } = intake;
      problems.push(...judgeError(ending.error, { executions, deliveries }, [token]));
      return [...problems, ...(this.#call.judgeFailure?.(this.server) ?? [])];
    }
    return [...problems, ...this.#call.judge(ending.result, this.server)];
  }
}

/** One write to the trading platform. */
export class TradingScenario extends Scenario<Platform> {
  readonly name: string;
  readonly #write: Write;
  #trading: TradingClient | undefined;

  constructor(world: World) {
    super(new Platform(world));
    this.#write = makeWrite(world.random, this.server.account);
    this.name = this.#write.name;
  }

  override call({ baseUrl, ...link }: Link, options: CallOptions): Promise<unknown> {
    const environment = baseUrl === undefined ? "testnet" : { baseUrl };
    this.#trading = createTradingClient({ ...link, credentials, environment, throttle: false });
    return this.#write.send(this.#trading, options);
  }

  override judge(ending: Ending): string[] {
    return judge(this.#write, ending, this.server);
  }

  override async reconcile(ending: Ending): Promise<string[]> {
    return this.#trading === undefined ? [] : judgeReconciling(this.#trading, ending, this.server);
  }
}

/** One write over the socket for orders. */
export class OrderEntryScenario extends Scenario<Platform> {
  readonly name: string;
  readonly #world: World;
  readonly #write: Write<OrderClient>;
  #streams: { close(): void } | undefined;

  constructor(world: World) {
    super(new Platform(world));
    this.#world = world;
    this.#write = makeOrderWrite(world.random, this.server.account);
    this.name = `${this.#write.name} over the socket`;
  }

  override call(link: Link, callOptions: CallOptions): Promise<unknown> {
    const { random } = this.#world;
    const { clock } = link;
    const server = new OrderEntryServer(this.#world, this.server);
    // `new` gives what the function returns.
    const webSocket = function connect() {
      return server.connect();
    } as unknown as SocketConstructor;
    const trading = createTradingClient({ ...link, credentials, environment: "testnet", throttle: false });
    const options = { credentials, environment: "testnet", webSocket, clock, random: () => random.next() } as const;
    const streams = createTradingStreams({ ...options, trading });
    this.#streams = streams;
    return this.#write.send({ order: streams.trade }, { timeoutMs: link.attemptTimeoutMs, ...callOptions });
  }

  override judge(ending: Ending): string[] {
    return judge(this.#write, ending, this.server);
  }

  /** The error itself asks what became of a new order. */
  override async reconcile(ending: Ending): Promise<string[]> {
    if (!("error" in ending) || !UnknownOutcomeError.isInstance(ending.error)) return [];
    const { operation, orderLinkId: id, reconcile } = ending.error;
    if (operation !== "order.create" || id === undefined) return [];
    return judgeFound(id, this.server, () => reconcile());
  }

  override close(): void {
    this.#streams?.close();
  }
}

/** A random call. Order entry has a socket of its own kind, which only virtual time has. */
export function makeScenario(world: World, hasOrderEntry: boolean): Scenario {
  const { random } = world;
  if (random.chance(0.25)) return new KnowledgeScenario(world);
  if (hasOrderEntry && random.chance(0.2)) return new OrderEntryScenario(world);
  return new TradingScenario(world);
}
