import { createTradingClient, type TradingClient } from "@specwright/trading";
import { Scenario, type CallOptions, type Ending, type Link, type World } from "../scenario.ts";
import { judge, judgeReconciling } from "./judge.ts";
import { credentials, Platform } from "./platform.ts";
import { makeWrite, type Write } from "./writes.ts";

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
