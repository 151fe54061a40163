import { type TradingClient, createTradingClient } from "@specwright/trading";
import type { ReceivedRequest, Reply } from "./messages.ts";
import { judge, judgeReconciling } from "./trading/judge.ts";
import { Platform, credentials } from "./trading/platform.ts";
import { type Write, makeWrite } from "./trading/writes.ts";
import type { CallOptions, Ending, Link, Outcome, World } from "./world.ts";

/** One random write to the trading platform, the model of the platform, and how to judge the end. */
export class Scenario {
  readonly #platform: Platform;
  readonly #write: Write;
  #trading: TradingClient | undefined;

  constructor(world: World) {
    this.#platform = new Platform(world);
    this.#write = makeWrite(world.random, this.#platform.account);
  }

  receive(request: ReceivedRequest): Promise<Reply> {
    return this.#platform.receive(request);
  }

  call({ baseUrl, ...link }: Link, options: CallOptions): Promise<unknown> {
    const environment = baseUrl === undefined ? "testnet" : { baseUrl };
    this.#trading = createTradingClient({ ...link, credentials, environment, throttle: false });
    return this.#write.send(this.#trading, options);
  }

  /** What is wrong with the end of the call; nothing if the client told the truth and did no harm. */
  judge(ending: Ending): string[] {
    return judge(this.#write, ending, this.#platform);
  }

  /** Asks what became of the call, as its caller may, and judges what the client says then. */
  async reconcile(ending: Ending): Promise<string[]> {
    return this.#trading === undefined ? [] : judgeReconciling(this.#trading, ending, this.#platform);
  }

  outcome(seed: number, ending: Ending, problems: readonly string[]): Outcome {
    const { name: call } = this.#write;
    const { deliveries, history } = this.#platform.intake;
    const told = "error" in ending ? String((ending.error as { outcome?: unknown }).outcome) : "done";
    const violation = problems.length === 0 ? undefined : { seed, call, problems, history };
    return { call, told, deliveries, violation };
  }
}
