import { createTradingClient, type TradingClient } from "@specwright/trading";
import type { CallOptions, Ending, Link, Scenario, World } from "../scenario.ts";
import type { ReceivedRequest } from "../server/received.ts";
import type { Reply } from "../server/replies.ts";
import { judge, judgeReconciling } from "./judge.ts";
import { credentials, Platform } from "./platform.ts";
import { makeWrite, type Write } from "./writes.ts";

/** One write to the trading platform. */
export class TradingScenario implements Scenario {
  readonly #platform: Platform;
  readonly #write: Write;
  #trading: TradingClient | undefined;

  constructor(world: World) {
    this.#platform = new Platform(world);
    this.#write = makeWrite(world.random, this.#platform.account);
  }

  get name(): string {
    return this.#write.name;
  }

  get deliveries(): number {
    return this.#platform.intake.deliveries;
  }

  get history(): readonly string[] {
    return this.#platform.intake.history;
  }

  receive(request: ReceivedRequest): Promise<Reply> {
    return this.#platform.receive(request);
  }

  call({ baseUrl, ...link }: Link, options: CallOptions): Promise<unknown> {
    const environment = baseUrl === undefined ? "testnet" : { baseUrl };
    this.#trading = createTradingClient({ ...link, credentials, environment, throttle: false });
    return this.#write.send(this.#trading, options);
  }

  judge(ending: Ending): string[] {
    return judge(this.#write, ending, this.#platform);
  }

  async reconcile(ending: Ending): Promise<string[]> {
    return this.#trading === undefined ? [] : judgeReconciling(this.#trading, ending, this.#platform);
  }
}
