import { createKnowledgeClient } from "@specwright/knowledge";
import { type TradingClient, createTradingClient } from "@specwright/trading";
import { type KnowledgeCall, makeCall } from "./knowledge/calls.ts";
import { KnowledgeService, RUNNING, token } from "./knowledge/service.ts";
import { type CallOptions, type Ending, type Link, Scenario, type World, checkError } from "./scenario.ts";
import { check, checkReconciled } from "./trading/check.ts";
import { Platform, credentials } from "./trading/platform.ts";
import { type Write, makeWrite } from "./trading/writes.ts";

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

  override check(ending: Ending): string[] {
    const { executions, intake } = this.server;
    const problems = [...intake.violations];
    if (executions > 1) problems.push(`carried out ${executions} times`);
    if (this.server.find(RUNNING.id) === undefined) problems.push("a task was deleted while it was running");
    if ("error" in ending) {
      const { deliveries } = intake;
      problems.push(...checkError(ending.error, { executions, deliveries }, [token]));
      return [...problems, ...(this.#call.checkFailure?.(this.server) ?? [])];
    }
    return [...problems, ...this.#call.check(ending.result, this.server)];
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

  override check(ending: Ending): string[] {
    return check(this.#write, ending, this.server);
  }

  override async reconcile(ending: Ending): Promise<string[]> {
    return this.#trading === undefined ? [] : checkReconciled(this.#trading, ending, this.server);
  }
}

/** Creates a random call. */
export const makeScenario = (world: World): Scenario =>
  world.random.chance(0.25) ? new KnowledgeScenario(world) : new TradingScenario(world);
