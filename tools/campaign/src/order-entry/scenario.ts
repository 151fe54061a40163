import { createTradingStreams, UnknownOutcomeError, type SocketConstructor } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";
import type { CallOptions, Ending, Link, Scenario, World } from "../scenario.ts";
import type { ReceivedRequest } from "../server/received.ts";
import type { Reply } from "../server/replies.ts";
import { judge, judgeFound } from "../trading/judge.ts";
import { credentials, Platform } from "../trading/platform.ts";
import { makeOrderWrite, type OrderClient, type Write } from "../trading/writes.ts";
import { OrderEntryServer } from "./server.ts";

/** One write over the socket for orders. */
export class OrderEntryScenario implements Scenario {
  readonly #world: World;
  readonly #platform: Platform;
  readonly #write: Write<OrderClient>;
  #streams: { close(): void } | undefined;

  constructor(world: World) {
    this.#world = world;
    this.#platform = new Platform(world);
    this.#write = makeOrderWrite(world.random, this.#platform.account);
  }

  get name(): string {
    return `${this.#write.name} over the socket`;
  }

  get deliveries(): number {
    return this.#platform.intake.deliveries;
  }

  get history(): readonly string[] {
    return this.#platform.intake.history;
  }

  /** The client of REST asks what became of an order. */
  receive(request: ReceivedRequest): Promise<Reply> {
    return this.#platform.receive(request);
  }

  call(link: Link, callOptions: CallOptions): Promise<unknown> {
    const { random } = this.#world;
    const { clock } = link;
    const server = new OrderEntryServer(this.#world, this.#platform);
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

  judge(ending: Ending): string[] {
    return judge(this.#write, ending, this.#platform);
  }

  /** The error itself asks what became of a new order. */
  async reconcile(ending: Ending): Promise<string[]> {
    if (!("error" in ending) || !UnknownOutcomeError.isInstance(ending.error)) return [];
    const { operation, orderLinkId: id, reconcile } = ending.error;
    if (operation !== "order.create" || id === undefined) return [];
    return judgeFound(id, this.#platform, () => reconcile());
  }

  close(): void {
    this.#streams?.close();
  }
}
