import { ResponseModel, type Kind } from "@specwright-tools/model/essential";
import { settle, VirtualClock } from "@specwright-tools/testing";
import { createSandbox, type Sandbox } from "@specwright/sandbox";
import { createTradingStreams, type SocketConstructor } from "@specwright/streams";
import { createTradingClient, type TradingClient } from "@specwright/trading";
import { runAll, type Plan, type Report } from "../campaign.ts";
import { Random } from "../random.ts";
import { placeText, randomChange, ruleOf, toOutcome, type Change } from "./change.ts";

const linear = { category: "linear", symbol: "BTCUSDT" } as const;
const bookTopic = "orderbook.50.BTCUSDT";

/** The topics that drift, with the schema of their messages. */
const schemas: Readonly<Record<string, string>> = {
  execution: "ExecutionMessage",
  order: "OrderMessage",
  position: "PositionMessage",
  wallet: "WalletMessage",
  [bookTopic]: "OrderBookMessage",
};

/** What the client compares records by: it may need them, or say that it does not know. */
const derived = new Set(["execTime", "seq", "updatedTime", "category", "accountType", "u", "s"]);

interface Message {
  readonly topic?: string;
}

type Told = { readonly type: string; readonly data?: unknown };

/** One sandbox, and one client with a subscription to every topic. Its time passes when the campaign says so. */
class Streams {
  readonly model = new ResponseModel("streams");
  readonly sandbox: Sandbox;
  readonly trading: TradingClient;
  readonly #clock: VirtualClock;
  readonly #close: () => void;
  readonly #book;
  /** The messages that arrived since the last look, and the newest of each topic that had no drift. */
  arrived: Message[] = [];
  readonly usual = new Map<string, Message>();
  /** What was told since the last look, by topic. */
  told: (readonly [topic: string, event: Told])[] = [];
  readonly executions: string[] = [];
  /** Topics with a gap that is still open. */
  readonly gaps = new Set<string>();
  #side: "Buy" | "Sell" = "Buy";

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
    const { mainnetUrl, keys } = sandbox.trading;
    this.#clock = new VirtualClock(sandbox.clock.now());
    const shared = { credentials: keys.master, clock: this.#clock };
    const environment = { baseUrl: mainnetUrl, kind: "mainnet" } as const;
    this.trading = createTradingClient({ ...shared, environment, throttle: false });
    const keep = (message: Message): void => void this.arrived.push(message);
    class RecordedSocket extends WebSocket {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("message", ({ data }) => keep(JSON.parse(String(data)) as Message));
      }
    }
    const webSocket = RecordedSocket as unknown as SocketConstructor;
    const streams = createTradingStreams({ ...shared, environment, trading: this.trading, webSocket, random: () => 0 });
    const listen = (topic: string) => ({ onEvent: (event: Told) => this.#note(topic, event) });
    this.#close = () => streams.close();
    this.#book = streams.orderBook({ ...linear, depth: 50 }, listen(bookTopic));
    streams.execution(listen("execution"));
    streams.order(listen("order"));
    streams.position(listen("position"));
    streams.wallet(listen("wallet"));
  }

  #note(topic: string, event: Told): void {
    this.told.push([topic, event]);
    if (event.type === "update" && topic === "execution")
      this.executions.push((event.data as { execId: string }).execId);
    if (event.type === "gap" || event.type === "stale") this.gaps.add(topic);
    if (["reconciled", "resumed", "synced"].includes(event.type)) this.gaps.delete(topic);
  }

  /** Lets time pass for the sandbox and the client. */
  async pass(milliseconds: number): Promise<void> {
    this.sandbox.clock.advance(milliseconds);
    for (let round = 0; round < 10; round++) await settle();
    await this.#clock.advance(milliseconds);
  }

  /** Lets time pass until something holds; false when it does not within two minutes. */
  async until(holds: () => boolean): Promise<boolean> {
    for (let step = 0; step < 480 && !holds(); step++) await this.pass(250);
    return holds();
  }

  /** Work of the client that waits for the network. */
  async done<Result>(work: Promise<Result>): Promise<Result> {
    return this.#clock.run(work);
  }

  /** Makes every topic send something. */
  async act(topic: string): Promise<void> {
    if (topic === bookTopic) return this.pass(250);
    this.#side = this.#side === "Buy" ? "Sell" : "Buy";
    const order = { ...linear, side: this.#side, orderType: "Market", qty: "0.001" } as const;
    await this.done(this.trading.order.create(order));
  }

  /** Notes what arrived as the usual messages, and forgets what was told. */
  look(): void {
    for (const message of this.arrived.splice(0))
      if (message.topic !== undefined) this.usual.set(message.topic, message);
    this.told = [];
  }

  /** What is wrong with the book: while it is synced it must be that of the sandbox. */
  async judgeBook(): Promise<string[]> {
    const url = `${this.sandbox.trading.mainnetUrl}/v5/market/orderbook?category=linear&symbol=BTCUSDT&limit=50`;
    const { result } = (await (await fetch(url)).json()) as { result: { b: string[][]; a: string[][] } };
    const levels = this.#book.levels(50);
    if (levels.state !== "synced") return [];
    const same = JSON.stringify([levels.bids, levels.asks]) === JSON.stringify([result.b, result.a]);
    return same ? [] : ["the book is synced and wrong"];
  }

  /** The executions of the sandbox that were told other than once. */
  async judgeExecutions(): Promise<string[]> {
    const counts = new Map<string, number>();
    for (const id of this.executions) counts.set(id, (counts.get(id) ?? 0) + 1);
    const list = await this.done(this.#allExecutions());
    const problems = list.flatMap(({ execId }) =>
      counts.get(execId) === 1 ? [] : [`the execution ${execId} was told ${counts.get(execId) ?? 0} times`],
    );
    return counts.size > list.length ? [...problems, "an execution was told that does not exist"] : problems;
  }

  async #allExecutions(): Promise<{ readonly execId: string }[]> {
    const all: { readonly execId: string }[] = [];
    for await (const execution of this.trading.execution.list.iterate({ ...linear, limit: 100 })) all.push(execution);
    return all;
  }

  close(): void {
    this.#close();
  }
}

function kindOf(model: ResponseModel, topic: string, { steps, fault, type }: Change): Kind {
  if (fault === "drift-add") return "informative";
  const message = model.message(schemas[topic] ?? "");
  const [first, ...rest] = steps;
  if (first !== "data") return first === "id" || first === "cts" ? "informative" : "either";
  if (rest.some((step) => derived.has(String(step)))) return "either";
  const types = model.types(steps.reduce((parts, step) => model.below(parts, step), message));
  if (fault === "drift-null" && types.has("array")) return "either";
  if (fault === "drift-retype" && types.has(type ?? "")) return "either";
  // Levels are read number by number.
  if (topic === bookTopic && ["b", "a"].includes(String(rest[0]))) return "either";
  return rest.length === 0 ? "essential" : model.kindInResult(model.below(message, "data"), rest);
}

/** One message of one topic with one drift, and what the client told about it. */
async function runOne(
  streams: Streams,
  random: Random,
): Promise<{ topic: string; change: Change; problems: string[] }> {
  const topic = random.pick(Object.keys(schemas));
  let change = randomChange(random, streams.usual.get(topic));
  // Without its topic no client can know what a message was.
  while (change.steps[0] === "topic") change = randomChange(random, streams.usual.get(topic));
  const kind = kindOf(streams.model, topic, change);
  streams.look();
  const levers = streams.sandbox.trading.levers();
  levers.addFault(ruleOf(change, topic, 1));
  await streams.act(topic);
  const problems: string[] = [];
  if (!(await streams.until(() => streams.arrived.some((message) => message.topic === topic))))
    problems.push("no message arrived");
  for (let round = 0; round < 5; round++) await settle();
  levers.clearFaults();
  const told = new Set(streams.told.filter(([of]) => of === topic).map(([, { type }]) => type));
  const isGap = told.has("gap") || told.has("stale");
  if (kind === "informative" && isGap) problems.push("a blackout by an informative field");
  if (kind === "essential" && !isGap && streams.gaps.size === 0)
    problems.push("a message without an essential field was taken");
  if (!(await streams.until(() => streams.gaps.size === 0))) problems.push("the gap was never closed");
  problems.push(...(await streams.judgeBook()));
  streams.arrived = [];
  // The next drift starts from a message that has none.
  await streams.act(topic);
  await streams.until(() => streams.arrived.some((message) => message.topic === topic));
  streams.look();
  return { topic, change, problems };
}

/** Waits until the client has subscribed to every topic, and has seen a message of each. */
async function prepare(streams: Streams): Promise<void> {
  const connections = () => streams.sandbox.trading.levers().connections();
  await streams.until(() => connections().reduce((sum, { topics }) => sum + topics.length, 0) === 5);
  await streams.act("order");
  const hasAll = (): boolean =>
    Object.keys(schemas).every((topic) => streams.arrived.some((message) => message.topic === topic));
  if (!(await streams.until(hasAll))) throw new Error("Not every topic has sent a message.");
  streams.look();
}

/** Random drifts of pushed messages over sockets, against the sandbox and the specification as models. */
export async function campaignOfMessages(plan: Plan): Promise<Report> {
  const sandbox = await createSandbox({ now: Date.UTC(2026, 0, 5, 12), seed: 7, limits: false });
  const streams = new Streams(sandbox);
  try {
    await prepare(streams);
    const report = await runAll(plan, 1, async (seed) => {
      const { topic, change, problems } = await runOne(streams, new Random(seed));
      const told = `${change.fault} of ${placeText(change.steps).startsWith("data") ? "data" : "the message"}`;
      return toOutcome(seed, topic, told, change, problems);
    });
    const problems = await streams.judgeExecutions();
    if (problems.length > 0) report.violations.push({ seed: plan.seed, call: "execution", problems, history: [] });
    return report;
  } finally {
    streams.close();
    await sandbox.close();
  }
}
