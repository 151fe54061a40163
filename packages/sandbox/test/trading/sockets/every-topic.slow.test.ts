import { expect, test } from "vitest";
import type { Sandbox } from "../../../src/index.ts";
import { knownTopics } from "../../../src/known-topics.ts";
import { streamDocument } from "../../../src/trading/sockets/stream-document.ts";
import { liveChannels, violations } from "../../support/check-message.ts";
import { call } from "../../support/signed-call.ts";
import { connect, connectPrivate, startSandbox, type Message, type SocketClient } from "../../support/socket-client.ts";

async function optionOf(sandbox: Sandbox): Promise<string> {
  const query = { category: "option", baseCoin: "BTC", limit: "1" };
  return (await call(sandbox, "GET", "/v5/market/instruments-info", query)).result.list[0]?.["symbol"] ?? "";
}

/** Returns parameter values with which each channel of a server has a valid topic. */
const parametersOf = (server: string, option: string): Readonly<Record<string, string>> => ({
  symbol: { option, inverse: "BTCUSD", spread: "SOLUSDT_SOL/USDT", event: "BTCUSDT-UPDOWN-5M" }[server] ?? "BTCUSDT",
  depth: server === "option" || server === "spread" ? "25" : "50",
  interval: "5",
  group: "USDT",
  product: "future",
  category: "linear",
});

const cases = streamDocument().channels.flatMap(({ name, address, servers }) =>
  [...servers].map((server) => [name, server, address] as const),
);

/**
 * Causes every kind of account event: orders for contracts, spot, options, combinations and event contracts, funding,
 * and a liquidation.
 */
async function trade(sandbox: Sandbox, option: string): Promise<void> {
  const create = (order: object) =>
    call(sandbox, "POST", "/v5/order/create", { side: "Buy", orderType: "Market", ...order });
  await create({ category: "linear", symbol: "BTCUSDT", qty: "0.01", takeProfit: "200000" });
  await create({ category: "spot", symbol: "BTCUSDT", qty: "1000" });
  await create({ category: "option", symbol: option, qty: "0.1", orderLinkId: "o1" });
  await create({ category: "inverse", symbol: "BTCUSD", qty: "100" });
  const spread = { symbol: "SOLUSDT_SOL/USDT", side: "Sell", orderType: "Market", qty: "1" };
  await call(sandbox, "POST", "/v5/spread/order/create", spread);
  // Read the event orders, because the sandbox creates some when they are read.
  await call(sandbox, "GET", "/v5/event/order-realtime");
  sandbox.clock.advance(9 * 3_600_000);
  const controls = sandbox.trading.controls();
  const setting = { side: "Buy", avgPrice: "1000000" } as const;
  controls.setPosition({ ...setting, category: "linear", symbol: "BTCUSDT", size: "500" });
  controls.setPosition({ ...setting, category: "inverse", symbol: "BTCUSD", size: "1000000", avgPrice: "90000" });
  controls.setPrice({ symbol: "BTCUSDT", price: "50000" });
}

/** Executes a quote of one account for another account's RFQ. */
async function tradeByQuote(sandbox: Sandbox): Promise<void> {
  const { master, sub } = sandbox.trading.keys;
  const rfq = async (name: string, input: object, key = master) =>
    (await call(sandbox, "POST", `/v5/rfq/${name}`, input, key)).result as unknown as Readonly<Record<string, string>>;
  const { deskCode } = (await call(sandbox, "GET", "/v5/rfq/config", {}, sub)).result as { deskCode?: string };
  const legs = [
    { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "0.1" },
    { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "0.1" },
  ];
  const { rfqId } = await rfq("create-rfq", { counterparties: [deskCode], list: legs });
  const quoteSellList = legs.map(({ category, symbol }) => ({ category, symbol, price: "96000" }));
  const { quoteId } = await rfq("create-quote", { rfqId, quoteSellList }, sub);
  await rfq("execute-quote", { rfqId, quoteId, quoteSide: "Sell" });
}

async function messagesOf(server: string, address: string): Promise<Message[]> {
  const sandbox = await startSandbox();
  const option = await optionOf(sandbox);
  const parameters = parametersOf(server, option);
  const topic = address.replaceAll(/\{(\w+)\}/g, (_, parameter: string) => parameters[parameter] ?? "");
  const { path = "" } = streamDocument().servers.find(({ name }) => name === server) ?? {};
  const { mainnetUrl } = sandbox.trading;
  const client: SocketClient = server === "private" ? await connectPrivate(sandbox) : await connect(mainnetUrl, path);
  expect(await client.ask({ op: "subscribe", args: [topic] })).toMatchObject({ success: true });
  for (const step of [100, 1000, 300_000]) sandbox.clock.advance(step);
  if (address.startsWith("rfq.")) await tradeByQuote(sandbox);
  else await trade(sandbox, option);
  return client.all(topic);
}

test("the sandbox serves every JSON channel of the specification that the platform has not removed", () => {
  expect(Object.keys(knownTopics).toSorted()).toEqual(liveChannels.toSorted());
});

test.each(cases)(
  "%s on %s sends messages that match the specification in every field",
  async (name, server, address) => {
    const messages = await messagesOf(server, address);
    // No message of disconnect protection is documented, so only its subscription is tested.
    expect(messages.length > 0).toBe(name !== "disconnectProtection");
    for (const message of messages) expect(violations(name, message)).toEqual([]);
  },
);
