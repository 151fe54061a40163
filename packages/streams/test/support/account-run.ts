import { createTradingClient } from "@specwright/trading";
import { createTradingStreams, type AccountEvent, type TradingStreams } from "../../src/index.ts";
import { AccountModel, type Fields } from "./account-model.ts";
import { AccountRest } from "./account-rest.ts";
import { FakeServer, type FakeSocket, type Request } from "./fake-server.ts";
import { randomNumbers } from "./random-numbers.ts";

/** Credentials that sign immediately, so that runs with the same seed are identical. */
const credentials = { apiKey: "key", sign: () => "0".repeat(64) };
const TOPICS = ["order", "execution", "position", "wallet"] as const;
type Topic = (typeof TOPICS)[number];
type Event = AccountEvent<unknown>;

/** Moments at which a connection is cut. */
export const CUTS = [
  "while events come",
  "before the auth reply",
  "before the request to subscribe",
  "between the request to subscribe and its reply",
  "between the reply and the first push",
  "while reconciling",
  "twice in a row",
  "without a close",
] as const;
export type Cut = (typeof CUTS)[number];

/** Faults of REST responses. */
export const REST_FAULTS = ["rate limit", "no response", "half a page", "server error"] as const;
export type RestFault = (typeof REST_FAULTS)[number];

/** Client of an in-memory exchange, with the delivered events. Virtual time passes only when the run advances it. */
export class AccountRun {
  readonly random: () => number;
  readonly server = new FakeServer();
  readonly model: AccountModel;
  readonly rest: AccountRest;
  readonly streams: TradingStreams<unknown>;
  readonly events: Record<Topic, Event[]> = { order: [], execution: [], position: [], wallet: [] };
  /** Returns the delays of a message in milliseconds, one for each time it arrives. Empty if the message is lost. */
  arrivals: () => readonly number[] = () => [20];
  /** Faults of the next REST requests, in order. */
  readonly faults: RestFault[] = [];
  /** Number of REST requests until the connection is cut. Undefined if no cut is planned. */
  #cutAfterRequests: number | undefined;
  /** Cut planned for the next connection. */
  #next: Cut | undefined;

  constructor(seed: number) {
    this.random = randomNumbers(seed);
    this.server.clockOffsetMs = 300_000;
    const now = () => this.server.now;
    this.model = new AccountModel(this.random, now, (topic, data) => this.#push(topic, data));
    this.rest = new AccountRest(this.model);
    this.rest.onRequest = () => this.#beforeResponse();
    this.server.onRequest = (socket, request) => this.#onRequest(socket, request);
    const { options, clock } = this.server;
    const retry = { random: this.random };
    const trading = createTradingClient({ credentials, clock, retry, fetch: this.rest.fetch as never });
    this.streams = createTradingStreams({ ...options, random: this.random, credentials, trading });
  }

  async subscribe(): Promise<void> {
    const all = TOPICS.map((topic) => {
      const onEvent = (event: Event): void => void this.events[topic].push(event);
      return this.streams[topic]({ onEvent } as never).ready;
    });
    await this.server.clock.run(Promise.all(all));
  }

  /** Makes `count` random changes to the account. */
  async act(count: number): Promise<void> {
    for (let number = 0; number < count; number++) {
      this.model.act();
      // Several changes often happen in the same millisecond.
      if (this.random() < 0.7) await this.server.clock.advance(Math.floor(this.random() * 100));
    }
  }

  cut(kind: Cut): void {
    const { socket } = this.server;
    if (kind === "without a close") {
      socket.isSilent = true;
      return;
    }
    if (kind === "while reconciling") this.#cutAfterRequests = 1 + Math.floor(this.random() * 40);
    else if (kind !== "while events come") this.#next = kind;
    socket.cut();
  }

  #push(topic: Topic, data: Fields): void {
    const { sockets, clock, now } = this.server;
    const socket = sockets.at(-1);
    if (socket === undefined || socket.isSilent || !socket.topics().includes(topic)) return;
    // Messages that are in transit when the connection ends are lost.
    for (const ms of this.arrivals())
      clock.after(ms, () => {
        if (!socket.isSilent) socket.push({ topic, creationTime: now, data: [data] });
      });
  }

  #onRequest(socket: FakeSocket, { op }: Request): "none" | undefined {
    const next = this.#next;
    const cutSoon = (ms: number): void => {
      this.#next = undefined;
      this.server.clock.after(ms, () => socket.cut());
    };
    if (next === "before the auth reply" && op === "auth") {
      cutSoon(30);
      return "none";
    }
    if (next === "before the request to subscribe" && op === "ping") cutSoon(0);
    if (next === "between the request to subscribe and its reply" && op === "subscribe") {
      cutSoon(30);
      return "none";
    }
    if (next === "between the reply and the first push" && op === "subscribe") cutSoon(1);
    if (next === "twice in a row" && op === "subscribe") cutSoon(60);
    return undefined;
  }

  async #beforeResponse(): Promise<Response | undefined> {
    if (this.#cutAfterRequests !== undefined && --this.#cutAfterRequests === 0) {
      this.#cutAfterRequests = undefined;
      this.server.socket.cut();
    }
    const fault = this.faults.shift();
    if (fault === "no response") return new Promise(() => {});
    await new Promise<void>((resolve) =>
      this.server.clock.after(1 + Math.floor(this.random() * this.rest.latencyMs), resolve),
    );
    if (fault === "rate limit") return new Response("", { status: 429 });
    if (fault === "server error") return new Response("", { status: 502 });
    if (fault === "half a page") return new Response('{"retCode":0,"retMsg":"OK","result":{"list":[{"orderId"');
    return undefined;
  }

  /** Waits until nothing is pending, and closes the client. */
  async finish(): Promise<void> {
    await this.server.clock.advance(300_000);
    this.streams.close();
  }

  /** Returns the delivered records of a topic, in the order of delivery. */
  received(topic: Topic): Fields[] {
    return this.events[topic].flatMap((event) => (event.type === "update" ? [event.data as Fields] : []));
  }

  count(type: Event["type"]): number {
    return TOPICS.reduce((sum, topic) => sum + this.events[topic].filter((event) => event.type === type).length, 0);
  }
}
