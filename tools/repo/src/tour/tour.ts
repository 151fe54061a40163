import { createKnowledgeClient } from "@specwright/knowledge";
import { createSandbox } from "@specwright/sandbox";
import { createTradingStreams } from "@specwright/streams";
import { createTradingClient } from "@specwright/trading";
import { setTimeout as pause } from "node:timers/promises";
import { call, step } from "./steps.ts";

type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

async function tradingTour(sandbox: Sandbox): Promise<void> {
  const trading = createTradingClient({
    environment: { baseUrl: sandbox.trading.testnetUrl, kind: "testnet" },
    credentials: sandbox.trading.keys.testnet,
  });
  await call(
    "trading.market.time()",
    () => trading.market.time(),
    (time) => `the server's clock reads ${new Date(Number(time.timeSecond) * 1_000).toISOString()}`,
  );
  const order = await call(
    'trading.order.create({ symbol: "BTCUSDT", side: "Buy", qty: "0.01", … })',
    () =>
      trading.order.create({ category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" }),
    (created) => `accepted as order ${created.orderId}; the client minted orderLinkId ${created.orderLinkId} first`,
  );
  await call(
    `trading.position.list({ category: "linear", symbol: "BTCUSDT" })   signed`,
    () => trading.position.list({ category: "linear", symbol: "BTCUSDT" }),
    ({ list }) => `${list.length} position: ${list[0]?.side} ${list[0]?.size} at ${list[0]?.avgPrice}`,
  );
  await call(
    `trading.order.reconcile("${order.orderLinkId}")`,
    () => trading.order.reconcile(order.orderLinkId),
    (found) => `the server knows the order: ${JSON.stringify(found).slice(0, 80)}…`,
  );
}

/** How long the tour watches an order book, in milliseconds. */
const WATCHED_MS = 2000;

async function streamsTour(sandbox: Sandbox): Promise<void> {
  await using streams = createTradingStreams({ environment: { baseUrl: sandbox.trading.testnetUrl } });
  let changes = 0;
  const onEvent = ({ type }: { readonly type: string }): void => void (changes += type === "change" ? 1 : 0);
  const book = streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 }, { onEvent });
  await call(
    'streams.orderBook({ category: "linear", symbol: "BTCUSDT", depth: 50 })',
    () => book.synced,
    () => `${book.topic} is ${book.state}`,
  );
  await call(
    `book.best()   after ${WATCHED_MS / 1000} seconds`,
    () => pause(WATCHED_MS).then(() => book.best()),
    (best) => {
      if (best.state !== "synced") throw new Error("The book of the sandbox is not synced.");
      return `${changes} changes; bid ${best.bid?.[0]}, ask ${best.ask?.[0]}`;
    },
  );
}

async function knowledgeTour(sandbox: Sandbox): Promise<void> {
  const knowledge = createKnowledgeClient({ baseUrl: sandbox.knowledge.releasedUrl });
  await call(
    "knowledge.health()",
    () => knowledge.health(),
    ({ status }) => `status ${status}`,
  );
  const task = await call(
    "knowledge.submit.text({ content: … })",
    () => knowledge.submit.text({ content: "# Alpha\n\nThe team decided to ship Alpha on Friday.\n" }),
    ({ id, status }) => `task ${id} is ${status}`,
  );
  await call(
    "knowledge.tasks.wait(id)",
    () => knowledge.tasks.wait(task.id),
    ({ status }) => `task ${status}`,
  );
  await call(
    'knowledge.chat.answer({ query: "When does Alpha ship?" })',
    () => knowledge.chat.answer({ query: "When does Alpha ship?" }),
    ({ text }) => JSON.stringify(text),
  );
}

/** Starts both services on this machine and calls them through the built packages. */
export async function tour({ port, keep }: { port?: number; keep: boolean }): Promise<void> {
  const sandbox = await step("Start both services on this machine", () =>
    createSandbox(port === undefined ? {} : { port }),
  );
  console.log(`  trading   ${sandbox.trading.testnetUrl}\n  knowledge ${sandbox.knowledge.releasedUrl}`);
  try {
    await step("Trade: a signed journey through the client", () => tradingTour(sandbox));
    await step("Watch: an order book over a socket", () => streamsTour(sandbox));
    await step("Know: compile a note and ask about it", () => knowledgeTour(sandbox));
    if (keep) await untilInterrupted();
  } finally {
    await sandbox.close();
  }
}

function untilInterrupted(): Promise<void> {
  console.log("\nThe services keep running; Ctrl+C stops them.");
  return new Promise((resolve) => process.once("SIGINT", () => resolve()));
}
