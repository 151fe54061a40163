import { createTradingStreams, UnknownOutcomeError, type SocketConstructor } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";
import { Scenario, type CallOptions, type Ending, type Link, type World } from "../scenario.ts";
import { judge, judgeFound } from "../trading/judge.ts";
import { credentials, Platform } from "../trading/platform.ts";
import { makeOrderWrite, type OrderClient, type Write } from "../trading/writes.ts";
import { OrderEntryServer } from "./server.ts";

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
