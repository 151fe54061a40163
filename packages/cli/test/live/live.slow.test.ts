import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, type FaultRule, type Sandbox } from "@specwright/sandbox";
import { createTradingClient } from "@specwright/trading";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { exitCodeOf, markdownOf, terminalText, type LiveReport } from "../../src/live/report.ts";
import { encodings } from "@specwright-tools/contract/credentials";
import { compareLive, type LiveOptions } from "../../src/live/live.ts";
import { operationOf, readSpecification, type KnownDrift } from "../../src/live/specification.ts";
import { quarterOf } from "../../src/live/reads.ts";
import { runLive } from "../../src/live/run-live.ts";
import { topicName, type ListeningSocket } from "../../src/live/topics.ts";

const specification = readSpecification();
const specificationWith = (known: readonly KnownDrift[]) => ({ ...specification, known });

let sandbox: Sandbox;
let folder: string;

beforeEach(async () => {
  sandbox = await createSandbox();
  folder = mkdtempSync(join(tmpdir(), "live-"));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await sandbox.close();
});

const clientOf = ({ trading }: Sandbox) =>
  createTradingClient({ environment: { baseUrl: trading.mainnetUrl }, credentials: trading.keys.master });

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" } as const;

/** Opens a position and places an order that isn't filled. */
async function rest(): Promise<void> {
  const client = clientOf(sandbox);
  await client.order.create(order);
  await client.order.create({ ...order, orderType: "Limit", price: "20000" });
}

/** Trades until each private topic about trades has received an update. */
async function trade(): Promise<void> {
  const client = clientOf(sandbox);
  await client.order.create(order);
  await client.order.create({ ...order, side: "Sell", reduceOnly: true });
  await client.order.create({ ...order, category: "spot", qty: "100" });
}

/** Creates a request for quote with two legs, quotes it from the sub-account, and executes the quote. */
async function tradeBlock(): Promise<void> {
  const { trading } = sandbox;
  const [client, environment] = [clientOf(sandbox), { baseUrl: trading.mainnetUrl }];
  const quoter = createTradingClient({ environment, credentials: trading.keys.sub });
  const [linear, spot] = [
    { category: "linear", symbol: "BTCUSDT" },
    { category: "spot", symbol: "BTCUSDT" },
  ] as const;
  const { rfqId } = await client.rfq.createRfq({
    counterparties: ["desk100002"],
    list: [
      { ...linear, side: "Buy", qty: "2" },
      { ...spot, side: "Sell", qty: "2" },
    ],
  });
  const quoteSellList = [
    { ...linear, price: "92155" },
    { ...spot, price: "92110.5" },
  ];
  const { quoteId } = await quoter.rfq.createQuote({ rfqId, quoteSellList });
  await client.rfq.executeQuote({ rfqId, quoteId, quoteSide: "Sell" });
}

/** Causes an update on every private and market topic. */
async function tradeEverything(): Promise<void> {
  const client = clientOf(sandbox);
  await trade();
  await client.spread.orderCreate({ symbol: "ETHUSDT_ETH/USDT", side: "Buy", orderType: "Market", qty: "0.2" });
  const { list } = await client.market.instrumentsInfo({ category: "option", baseCoin: "BTC" });
  const option = { category: "option", symbol: list[0]?.symbol ?? "", orderLinkId: "live-option" } as const;
  await client.order.create({ ...option, side: "Buy", orderType: "Market", qty: "0.1" });
  await tradeBlock();
  liquidate();
}

/** Opens a position that the next price liquidates. */
function liquidate(): void {
  const controls = sandbox.trading.controls();
  controls.setPosition({ category: "linear", symbol: "BTCUSDT", size: "400", side: "Buy" });
  controls.setPrice({ symbol: "BTCUSDT", price: "60000" });
}

/**
 * Compares the sandbox with the specification until each awaited topic has received a message. `kline (spot)` names a
 * topic on one server, `kline` a topic on any server.
 */
async function compare(awaited: readonly string[], options: Partial<LiveOptions> = {}): Promise<LiveReport> {
  const endOfWait = new AbortController();
  const waiting = new Set(awaited.map((topic) => `topic ${topic}`));
  const report = await compareLive({
    environment: sandbox.trading.mainnetUrl,
    credentials: sandbox.trading.keys.master,
    stateFile: join(folder, "state.json"),
    signal: new AbortController().signal,
    // Stop after five minutes. The report then lists the topics without a message.
    endOfWait: () => AbortSignal.any([endOfWait.signal, AbortSignal.timeout(300_000)]),
    messages: 1,
    onProgress: (progress) => {
      waiting.delete(progress);
      waiting.delete(progress.replace(/ \(.*/, ""));
      if (waiting.size === 0) endOfWait.abort();
    },
    whileSubscribed: trade,
    specification: specificationWith([]),
    ...options,
  });
  // The run ends when the awaited topics have sent messages, so other topics may be reported as silent.
  const isAwaited = (topic: string | undefined, found: string): boolean => {
    const servers = / \(([^()]+)\)$/.exec(found)?.[1]?.split(", ");
    const names = servers?.map((server) => `${topic} (${server})`) ?? [topic ?? ""];
    return names.some((name) => awaited.includes(name));
  };
  const fresh = report.fresh.filter(({ place, topic, found }) => place !== "answer" || isAwaited(topic, found));
  return { ...report, fresh };
}

const pushed = [
  "order",
  "execution",
  "position",
  "wallet",
  "orderByCategory",
  "publicTrade",
  "kline",
  "contractTicker",
];
/** Opens a socket that logs the subscriptions sent before the server accepted the API key. */
function openNoting(early: string[], url: string): ListeningSocket {
  const socket = new WebSocket(url);
  let isAccepted = !url.includes("/private");
  socket.addEventListener("message", ({ data }) => (isAccepted ||= String(data).includes('"op":"auth"')));
  return {
    send: (data) => {
      if (!isAccepted && String(data).includes("subscribe")) early.push(String(data));
      socket.send(data);
    },
    close: () => socket.close(),
    addEventListener: socket.addEventListener.bind(socket),
  } as ListeningSocket;
}

describe("a run against an unchanged sandbox", () => {
  it("reports no differences, and covers every read and topic or gives a reason", async () => {
    const early: string[] = [];
    const open = (url: string) => openNoting(early, url);
    const all = Object.entries(specification.topics).flatMap(([id, topic]) =>
      topic.servers.map((server) => topicName(id, topic, server)),
    );
    // The sandbox liquidates the account before the run subscribes to this topic, so don't wait for its messages.
    const never = "topic liquidation (inverse)";
    const awaited = all.filter((name) => name !== never).map((name) => name.slice("topic ".length));
    const report = await compare(awaited, { open, whileSubscribed: tradeEverything });
    expect(early).toEqual([]);
    expect(report.fresh).toEqual([]);
    expect(report.reached.length).toBeGreaterThan(340);
    expect(report.ended).toEqual({});
    expect(exitCodeOf(report)).toBe(0);
    expect(report.missed).toEqual({
      affiliateAffUserList: "the key lacks the permission Affiliate",
      affiliateAffiliateSubList: "the key lacks the permission Affiliate",
      userAffCustomerInfo: "the key lacks the permission Affiliate",
      [never]: "no message arrived in time",
      // This operation needs a conversion that a new sandbox doesn't have.
      assetExchangeConvertResultQuery: "return code 700004, There is no such order",
    });
  });

  it("sends only public requests without a key", async () => {
    const report = await compare(["publicTrade"], { credentials: undefined });
    expect(report.fresh).toEqual([]);
    expect(report.missed["orderRealtime"]).toBe("it needs a key");
    expect(report.missed["topic order"]).toBe("it needs a key");
    expect(report.reached).toContain("marketTickers");
  });
});

it("a run uses a quarter of each rate limit, but always enough for one request", async () => {
  const taken: number[] = [];
  const store = quarterOf({
    take: ({ requests }) => {
      taken.push(requests);
      return 0;
    },
  });
  for (const limit of [{ requests: 50 }, { requests: 3 }, { requests: 10, cost: 5 }])
    await store.take({ key: "order", windowMs: 1000, ...limit }, { endedAt: 0 });
  expect(taken).toEqual([12, 1, 5]);
});

/**
 * Simulated change of the service: the operation or topic, the path of the changed value, the change, and the finding
 * that the comparison must report.
 */
type Change = readonly [subject: string, place: string, change: Fault | NewValue, found: string];

/** Fault of the sandbox that changes one field. Another function adds the operation and the path of the field. */
interface Fault {
  readonly fault: string;
}

/** New value for a field. The test replaces the value in the response, because no fault of the sandbox sets a value. */
interface NewValue {
  readonly instead: unknown;
}

const removed = { fault: "drift-remove" };
const nulled = { fault: "drift-null" };
const other = { fault: "drift-retype" };
const retyped = (type: string) => ({ fault: "drift-retype", type });
const added = (value: unknown) => ({ fault: "drift-add", value });
const instead = (value: unknown) => ({ instead: value });

const changes = [
  ["orderRealtime", "result.list[].cumExecFee", removed, "absent"],
  ["orderHistory", "result.list[].cumExecValue", removed, "absent"],
  ["marketKline", "result.symbol", removed, "absent"],
  ["accountInfo", "result.marginMode", removed, "absent"],
  ["topic order", "data[].leavesQty", removed, "absent"],
  ["topic execution", "data[].execFee", removed, "absent"],
  ["orderRealtime", "result.list[].price", nulled, "null"],
  ["positionList", "result.list[].leverage", nulled, "null"],
  ["marketOrderbook", "result.b", nulled, "null"],
  ["topic position", "data[].markPrice", nulled, "null"],
  ["topic publicTrade", "data[].p", nulled, "null"],
  ["accountWalletBalance", "result.list[].totalEquity", other, "number"],
  ["marketOrderbook", "result.u", other, "string"],
  ["executionList", "result.list[].execQty", other, "number"],
  ["topic wallet", "data[].totalEquity", other, "number"],
  ["topic kline", "data[].open", other, "number"],
  ["orderHistory", "result.list[].avgPrice", retyped("boolean"), "boolean"],
  ["topic order", "data[].qty", retyped("boolean"), "boolean"],
  ["accountInfo", "result.updatedTime", retyped("boolean"), "boolean"],
  ["positionList", "result.list[].markPrice", retyped("array"), "array"],
  ["topic execution", "data[].execPrice", retyped("array"), "array"],
  ["accountFeeRate", "result.list[].takerFeeRate", retyped("array"), "array"],
  ["marketTime", "result.timeNano", retyped("object"), "object"],
  ["executionList", "result.list[].execId", retyped("object"), "object"],
  ["topic position", "data[].size", retyped("object"), "object"],
  ["orderRealtime", "result.list[].mood", added("new"), "unknown field"],
  ["marketTime", "result.mood", added("new"), "unknown field"],
  ["topic order", "data[].mood", added("new"), "unknown field"],
  ["topic publicTrade", "data[].mood", added("new"), "unknown field"],
  ["positionList", "result.list[].mood", added({ score: 1 }), "unknown field"],
  ["topic wallet", "data[].mood", added({ score: 1 }), "unknown field"],
  ["orderHistory", "result.list[].orderStatus", instead("Paused"), "unknown value"],
  ["accountInfo", "result.spotHedgingStatus", instead("Paused"), "unknown value"],
  ["topic order", "data[].orderType", instead("Paused"), "unknown value"],
  ["topic execution", "data[].execType", instead("Paused"), "unknown value"],
  ["marketTime", "time", instead(1.5), "wrong format"],
  ["orderRealtime", "time", instead(1.5), "wrong format"],
  ["topic publicTrade", "data[].T", instead(1.5), "wrong format"],
  ["accountCollateralInfo", "retCode", instead(987_654), "code 987654"],
  ["assetCoinQueryInfo", "retCode", instead(987_655), "code 987655"],
] as const satisfies readonly Change[];

/** Returns the text of a response or message, with the new values that `changes` lists for its operation or topic. */
const rewritten = (text: string, subject: string): string =>
  changes.reduce((out, [changed, place, change]) => {
    if (changed !== subject || !("instead" in change)) return out;
    const name = place.split(".").at(-1);
    return out.replaceAll(new RegExp(`"${name}":("[^"]*"|[0-9]+)`, "g"), `"${name}":${JSON.stringify(change.instead)}`);
  }, text);

const rewritingFetch: NonNullable<LiveOptions["fetch"]> = async (input, init) => {
  const response = await fetch(String(input), init as RequestInit);
  const text = await response.text();
  return new Response(
    rewritten(text, operationOf(specification, init?.method ?? "GET", String(input)) ?? ""),
    response,
  );
};

/** Opens a socket whose received messages are rewritten. */
function openRewriting(url: string): ListeningSocket {
  const socket = new WebSocket(url);
  const changed = (data: unknown): string => {
    const topic = /"topic":"(\w+)(\.BTCUSDT)?"/.exec(String(data))?.[1];
    return rewritten(String(data), `topic ${topic}`);
  };
  return {
    send: (data) => socket.send(data),
    close: () => socket.close(),
    addEventListener: (type: string, listener: (event: never) => void) =>
      socket.addEventListener(type, (event) =>
        listener((event instanceof MessageEvent ? { data: changed(event.data) } : event) as never),
      ),
  } as ListeningSocket;
}

/** Returns the path of a value as the report writes it. */
const placeOf = (subject: string, place: string): string => {
  if (subject.startsWith("topic ")) return `message.${place}`;
  return place === "time" ? "response.time" : place;
};

const namesOf = ({ fresh }: LiveReport): string[] =>
  fresh.map(({ operation, topic, place, found }) => `${operation ?? `topic ${topic}`} ${place} ${found}`).toSorted();

describe("a run against a changed sandbox", () => {
  it("reports exactly 40 changes of 12 kinds, each once and with a file", async () => {
    for (const [subject, place, change] of changes) {
      if ("instead" in change) continue;
      const operation = subject
        .replace("topic ", "")
        .replace(/^publicTrade$/, "publicTrade.BTCUSDT")
        .replace(/^kline$/, "kline.*");
      sandbox.trading.controls().addFault({ operation, place, ...change } as FaultRule);
    }
    await trade();
    await rest();
    const report = await compare(pushed, { fetch: rewritingFetch, open: openRewriting });
    expect(namesOf(report)).toEqual(
      changes.map(([subject, place, , found]) => `${subject} ${placeOf(subject, place)} ${found}`).toSorted(),
    );
    for (const { files } of report.fresh) expect(files[0]).toMatch(/^specs\/.+\.yaml$/);
    expect(exitCodeOf(report)).toBe(1);
    const [markdown, text] = [markdownOf(report), terminalText(report)];
    for (const { place } of report.fresh) {
      expect(markdown).toContain(`| ${place} |`);
      expect(text).toContain(`${place}: `);
    }
  });
});

describe("a run that was stopped", () => {
  /** Stops a run after a number of reads. */
  async function stopped(after: number, options: Partial<LiveOptions> = {}): Promise<LiveReport> {
    const stop = new AbortController();
    const onProgress = (progress: string): void => {
      if (progress.startsWith(`${after} of`)) stop.abort();
    };
    return compare([], { signal: stop.signal, onProgress, ...options });
  }

  it("continues where it stopped and keeps its findings", async () => {
    sandbox.trading
      .controls()
      .addFault({ fault: "drift-add", operation: "marketTime", place: "result.mood", times: 1 });
    const isPublic = { credentials: undefined };
    const first = await stopped(290, isPublic);
    expect(first.ended).toEqual({ reads: "stopped" });
    expect(first.reached.length).toBeGreaterThan(50);
    const asked: string[] = [];
    const counting: NonNullable<LiveOptions["fetch"]> = async (input, init) => {
      asked.push(operationOf(specification, init?.method ?? "GET", String(input)) ?? "");
      return fetch(String(input), init as RequestInit);
    };
    const second = await compare(["publicTrade"], { fetch: counting, ...isPublic });
    // The second run repeats only two kinds of reads: instruments, because later requests need them as input, and reads
    // that show whether a silent topic should have sent messages.
    const events = new Set(Object.values(specification.topics).flatMap(({ reconcile }) => reconcile));
    const again = new Set(first.reached.filter((name) => !name.endsWith("InstrumentsInfo") && !events.has(name)));
    expect(asked.filter((name) => again.has(name))).toEqual([]);
    expect(second.reached).toEqual(expect.arrayContaining([...first.reached]));
    expect(namesOf(second)).toEqual(["marketTime result.mood unknown field"]);
    expect(existsSync(join(folder, "state.json"))).toBe(false);
  });

  it("is incomplete if it stopped while listening to topics, and the next run listens to them again", async () => {
    const stop = new AbortController();
    const once = {
      specification: { ...specificationWith([]), reads: [] },
      credentials: undefined,
      beside: () => Promise.resolve(),
    };
    const first = await compare([], {
      ...once,
      signal: stop.signal,
      endOfWait: () => new AbortController().signal,
      onProgress: (progress) => {
        if (progress.startsWith("topic publicTrade")) stop.abort();
      },
    });
    expect(first.ended).toEqual({ topics: "stopped" });
    expect(exitCodeOf(first)).toBe(2);
    const second = await compare(["contractTicker"], once);
    expect(second.ended).toEqual({});
    expect(second.reached).toEqual(expect.arrayContaining([...first.reached]));
  });

  it("reports its time limit if that ended it, and continues in the next run", async () => {
    const over = new AbortController();
    const enoughAtOnce = (ms: number) => (ms === 30_000 ? AbortSignal.abort() : new AbortController().signal);
    const asked: number[] = [];
    const command = {
      environment: sandbox.trading.mainnetUrl,
      journeys: false,
      output: folder,
      signal: new AbortController().signal,
      timeout: (ms: number) => {
        asked.push(ms);
        return ms === 600_000 ? over.signal : AbortSignal.abort();
      },
      onProgress: (progress: string) => {
        if (progress.startsWith("290 of")) over.abort(new DOMException("ten minutes", "TimeoutError"));
      },
    };
    const first = await runLive(command, specificationWith([]));
    expect(first.exitCode).toBe(2);
    expect(first.text).toContain("reads: the time is over. Run the command again to continue.");
    const second = await runLive({ ...command, timeout: enoughAtOnce, onProgress: () => {} }, specificationWith([]));
    // The second run stops listening immediately, so it finds no new difference in topics.
    expect(second.report.fresh.filter(({ place }) => place !== "answer")).toEqual([]);
    expect(second.report.ended).toEqual({});
    expect(second.report.reached).toEqual(expect.arrayContaining([...first.report.reached]));
    expect(asked).toEqual([600_000]);
  });

  it("writes no key and no identifier to its files, in any of 8 encodings", async () => {
    await trade();
    await rest();
    const { list } = await clientOf(sandbox).order.history({ category: "linear" });
    for (const place of ["orderId", "orderLinkId", "symbol"])
      sandbox.trading.controls().addFault({
        fault: "drift-rename",
        operation: "order*",
        place: `result.list[].${place}`,
        name: `${place}Renamed`,
      } as FaultRule);
    const report = await stopped(300);
    const state = readFileSync(join(folder, "state.json"), "utf8");
    const written = [state, JSON.stringify(report), markdownOf(report), terminalText(report)].join("\n");
    expect(written).toContain("orderIdRenamed");
    const { keys } = sandbox.trading;
    const secrets = [
      keys.master.apiKey,
      keys.master.secret,
      keys.sub.apiKey,
      "100001",
      ...list.map(({ orderId }) => orderId),
    ];
    expect(list).toHaveLength(3);
    for (const secret of secrets) for (const encoded of encodings(secret)) expect(written).not.toContain(encoded);
  });
});

describe("a difference that is listed as known", () => {
  const line = {
    operation: "marketTime",
    place: "result.mood",
    found: "unknown field",
    judged: "2026-11-23",
    reason: "a test",
  };
  const known = [line, { ...line, place: "result.gone" }, { ...line, operation: "orderCreate" }];

  it("is reported apart from new differences, and reported as gone once it no longer occurs", async () => {
    sandbox.trading.controls().addFault({ fault: "drift-add", operation: "marketTime", place: "result.mood" });
    const report = await compare(["publicTrade"], { specification: specificationWith(known), credentials: undefined });
    expect(report.fresh).toEqual([]);
    expect(report.known).toMatchObject([{ place: "result.mood" }]);
    // The run doesn't call `order.create`, so the report doesn't list the known difference of that operation.
    expect(report.gone).toEqual([known[1]]);
    expect(exitCodeOf(report)).toBe(0);
  });
});

const cloudFront =
  "<H1>403 ERROR</H1> The Amazon CloudFront distribution is configured to block access from your country.";

it.each([
  [403, "geo-blocked", cloudFront],
  [403, "ip-ban", "<html>403, access too frequent</html>"],
  [429, "rate-limit", "<html></html>"],
])("a status %d ends the run, is reported as %s, and no further request is sent", async (status, word, page) => {
  for (const credentials of [undefined, sandbox.trading.keys.master]) {
    let count = 0;
    const refusing: NonNullable<LiveOptions["fetch"]> = () => {
      count += 1;
      return Promise.resolve(new Response(page, { status }));
    };
    const report = await compare([], { fetch: refusing, credentials });
    expect(count).toBe(1);
    expect(report.ended).toEqual({ reads: word });
    expect(exitCodeOf(report)).toBe(2);
    const where = word === "geo-blocked" ? " from another region" : "";
    expect(terminalText(report)).toContain(`reads: ${word}. Run the command again${where} to continue.`);
  }
});
