// Runs on every runtime: uses only the language, fetch and our packages by name.
import { createSigner } from "@specwright/signing";
import { createKnowledgeClient } from "@specwright/knowledge";
import { createOpenApiFetchClient as createKnowledgeFetchClient } from "@specwright/knowledge/openapi-fetch";
import { createTradingStreams, warmUp } from "@specwright/streams";
import { TradingError, createTradingClient } from "@specwright/trading";
import { recordings, replayKey } from "./recordings.mjs";
import { replayCall } from "./replay.mjs";

const assert = (condition, message) => {
  if (!condition) throw new Error(message);
};

/** Checks by name. A check fails by throwing. */
const checks = {
  "a signature equals the one openssl makes": async () => {
    const signer = createSigner({ apiKey: "test-key", secret: "test-secret", recvWindow: 5000 });
    const headers = await signer.headers({
      method: "GET",
      query: "category=linear&symbol=BTCUSDT",
      timestamp: 1700000000000,
    });
    const sign = new Headers(headers).get("x-bapi-sign");
    assert(sign === "9a7c8cfd6ba1a7c498aa4dd5a7f9cfbba01fcb6eebae734ffe0d775870a1a3fb", `got ${sign}`);
  },
  "public market data": async ({ tradingUrl }) => {
    const trading = createTradingClient({ environment: { baseUrl: tradingUrl } });
    const { timeSecond } = await trading.market.time();
    assert(Number(timeSecond) > 0, `timeSecond is ${timeSecond}`);
  },
  "a signed call with HMAC": async ({ tradingUrl, hmac }) => {
    const trading = createTradingClient({ environment: { baseUrl: tradingUrl }, credentials: hmac });
    const { list } = await trading.position.list({ category: "linear", settleCoin: "USDT" });
    assert(Array.isArray(list), "list is not an array");
  },
  "a signed call with RSA": async ({ tradingUrl, rsa }) => {
    const trading = createTradingClient({ environment: { baseUrl: tradingUrl }, credentials: rsa });
    const { list } = await trading.position.list({ category: "linear", settleCoin: "USDT" });
    assert(Array.isArray(list), "list is not an array");
  },
  "an order is created and canceled": async ({ tradingUrl, hmac }) => {
    const trading = createTradingClient({ environment: { baseUrl: tradingUrl }, credentials: hmac });
    const order = await trading.order.create({
      category: "linear",
      symbol: "BTCUSDT",
      side: "Buy",
      orderType: "Limit",
      qty: "0.01",
      price: "10000",
    });
    const canceled = await trading.order.cancel({ category: "linear", symbol: "BTCUSDT", orderId: order.orderId });
    assert(canceled.orderId === order.orderId, "another order was canceled");
  },
  "an order book over a WebSocket": async ({ streamsUrl }) => {
    const streams = createTradingStreams({ environment: { baseUrl: streamsUrl } });
    try {
      const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 });
      await book.synced;
      const { bid, ask } = book.best();
      assert(Number(bid?.[0]) < Number(ask?.[0]), `the best prices are ${bid} and ${ask}`);
    } finally {
      streams.close();
    }
  },
  "warmUp, which needs no network": async () => {
    await warmUp();
  },
  "an order over a WebSocket, and the events of its account": async ({ streamsUrl, tradingUrl, hmac }) => {
    const trading = createTradingClient({ environment: { baseUrl: tradingUrl }, credentials: hmac });
    const streams = createTradingStreams({ environment: { baseUrl: streamsUrl }, credentials: hmac, trading });
    try {
      const events = streams.order();
      await events.ready;
      const market = { category: "linear", symbol: "BTCUSDT" };
      const order = { ...market, side: "Buy", orderType: "Limit", qty: "0.01", price: "10000" };
      const { orderId } = await streams.trade.create(order);
      for await (const event of events) if (event.type === "update" && event.data.orderId === orderId) break;
      await streams.trade.cancel({ ...market, orderId });
    } finally {
      streams.close();
    }
  },
  "a wrong secret is an error without the secret": async ({ tradingUrl, hmac }) => {
    const secret = "0123456789abcdef0123456789abcdef";
    const trading = createTradingClient({ environment: { baseUrl: tradingUrl }, credentials: { ...hmac, secret } });
    const error = await trading.account.info().then(
      () => undefined,
      (reason) => reason,
    );
    assert(TradingError.isInstance(error), `no TradingError: ${error}`);
    assert(error.code === "auth", `code is ${error.code}`);
    assert(!`${error.stack}${JSON.stringify(error)}`.includes(secret), "the secret is in the error");
  },
  "the knowledge service is alive": async ({ knowledgeUrl }) => {
    const knowledge = createKnowledgeClient({ baseUrl: knowledgeUrl });
    const { status } = await knowledge.health();
    assert(status === "ok", `status is ${status}`);
  },
  "a note is compiled, and a question about it is answered": async ({ knowledgeUrl }) => {
    const knowledge = createKnowledgeClient({ baseUrl: knowledgeUrl });
    const task = await knowledge.submit.text({
      content: `# Alpha\n\nAlpha ships on Friday, according to note ${Math.random()}.\n`,
    });
    const done = await knowledge.tasks.wait(task.id);
    assert(done.status === "succeeded" || done.status === "done", `task is ${done.status}`);
    const { text } = await knowledge.chat.answer({ query: "When does Alpha ship?" });
    assert(text.length > 0, "the answer is empty");
  },
};

/** Serializes JSON with sorted keys, so that equal data yields equal strings. */
const ordered = (value) =>
  JSON.stringify(value, (_, each) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

/** Replays every recording through the installed packages. Returns the recordings whose requests or outcome differ. */
async function replayAll() {
  const failures = [];
  const clients = { createTradingClient, createKnowledgeClient, createKnowledgeFetchClient, replayKey };
  for (const { name, recording, expected } of recordings) {
    const { outcome, differences } = await replayCall(recording, clients);
    const same = ordered(outcome) === ordered(expected);
    if (differences.length > 0 || !same)
      failures.push(`${name}: ${differences[0] ?? `came to ${ordered(outcome).slice(0, 200)}`}`);
  }
  return failures;
}

/** Runs every check, and returns the number of passed checks and the failures. */
export async function probe(input) {
  const failures = [];
  let passed = 0;
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(input);
      passed += 1;
    } catch (error) {
      failures.push(
        `${name}: ${error instanceof Error ? `${error.message} ${String(error.stack).split("\n").slice(1, 3).join(" ")}` : String(error)}`,
      );
    }
  }
  const differing = await replayAll();
  return { passed: passed + recordings.length - differing.length, failures: [...failures, ...differing.slice(0, 5)] };
}
