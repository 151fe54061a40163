import { expect, test } from "vitest";
import type { Sandbox } from "../../../src/index.ts";
import { call } from "../../support/signed-call.ts";
import {
  connect,
  connectPrivate,
  recordsOf,
  startSandbox,
  type Fields,
  type SocketClient,
} from "../../support/socket-client.ts";

const topics = ["rfq.open.rfqs", "rfq.open.quotes", "rfq.open.trades"];
const legs = [
  { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "0.1" },
  { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "0.1" },
];
const quoteSellList = legs.map(({ category, symbol }) => ({ category, symbol, price: "96000" }));

type Party = "master" | "sub";

const rfq = async (sandbox: Sandbox, name: string, input: object, party: Party = "master"): Promise<Fields> => {
  const { retCode, result } = await call(sandbox, "POST", `/v5/rfq/${name}`, input, sandbox.trading.keys[party]);
  expect(retCode).toBe(0);
  return result as unknown as Fields;
};

async function open(sandbox: Sandbox): Promise<string> {
  const { result } = await call(sandbox, "GET", "/v5/rfq/config", {}, sandbox.trading.keys.sub);
  const { deskCode } = result as unknown as Fields;
  const { rfqId = "" } = await rfq(sandbox, "create-rfq", {
    counterparties: [deskCode],
    list: legs,
    rfqLinkId: "mine",
  });
  return rfqId;
}

async function watch(sandbox: Sandbox, party: Party): Promise<SocketClient> {
  const client = await connectPrivate(sandbox, "/v5/private", sandbox.trading.keys[party]);
  for (const topic of topics) await client.ask({ op: "subscribe", args: [topic] });
  return client;
}

const next = async (client: SocketClient, topic: string): Promise<Fields> =>
  recordsOf(await client.pushed(topic))[0] ?? {};

test("requester and quoter receive the RFQ, the quote and the trade, and each sees only the client IDs that it has set", async () => {
  const sandbox = await startSandbox();
  const [requester, quoter] = [await watch(sandbox, "master"), await watch(sandbox, "sub")];
  const everybody = await connect(sandbox.trading.mainnetUrl, "/v5/public/rfq");
  await everybody.ask({ op: "subscribe", args: ["rfq.open.public.trades"] });
  const rfqId = await open(sandbox);
  expect(await next(requester, "rfq.open.rfqs")).toMatchObject({ rfqId, rfqLinkId: "mine", status: "Active", legs });
  expect(await next(quoter, "rfq.open.rfqs")).toMatchObject({ rfqId, rfqLinkId: "", status: "Active" });
  const { quoteId } = await rfq(sandbox, "create-quote", { rfqId, quoteSellList, quoteLinkId: "yours" }, "sub");
  expect(await next(requester, "rfq.open.quotes")).toMatchObject({ quoteId, quoteLinkId: "", status: "Active" });
  expect(await next(quoter, "rfq.open.quotes")).toMatchObject({ quoteId, quoteLinkId: "yours", status: "Active" });
  await rfq(sandbox, "execute-quote", { rfqId, quoteId, quoteSide: "Sell" });
  for (const client of [requester, quoter]) {
    expect(await next(client, "rfq.open.rfqs")).toMatchObject({ status: "Filled" });
    expect(await next(client, "rfq.open.quotes")).toMatchObject({ status: "Filled", execQuoteSide: "Sell" });
    expect(await next(client, "rfq.open.trades")).toMatchObject({ rfqId, quoteId, status: "Filled" });
  }
  const listed = await call(sandbox, "GET", "/v5/rfq/public-trades", {});
  expect(await next(everybody, "rfq.open.public.trades")).toEqual(listed.result.list[0]);
});

test("an expired RFQ is pushed when the clock passes its expiry", async () => {
  const sandbox = await startSandbox();
  const requester = await watch(sandbox, "master");
  const rfqId = await open(sandbox);
  await next(requester, "rfq.open.rfqs");
  sandbox.clock.advance(86_400_000);
  expect(await next(requester, "rfq.open.rfqs")).toMatchObject({ rfqId, status: "Expired" });
});
