import { expect, test } from "vitest";
import { createTestWorld, type ApiResponse, type TestWorld } from "../support/test-world.ts";

type Row = Record<string, string>;

const operations = {
  "create-rfq": "POST",
  "cancel-rfq": "POST",
  "cancel-all-rfq": "POST",
  "accept-other-quote": "POST",
  "create-quote": "POST",
  "cancel-quote": "POST",
  "cancel-all-quotes": "POST",
  "execute-quote": "POST",
  config: "GET",
  "rfq-realtime": "GET",
  "rfq-list": "GET",
  "rfq-detail-list": "GET",
  "quote-realtime": "GET",
  "quote-list": "GET",
  "trade-list": "GET",
  "public-trades": "GET",
} as const;

type Party = "requester" | "quoter";

/** Calls an RFQ operation as one of two accounts. */
async function rfq(
  world: TestWorld,
  party: Party,
  name: keyof typeof operations,
  input: object = {},
): Promise<ApiResponse> {
  const key = party === "requester" ? world.keys.master : world.keys.sub;
  return world.call(operations[name], `/v5/rfq/${name}`, input, { key });
}

const legs = [
  { category: "linear", symbol: "BTCUSDT", side: "Buy", qty: "2" },
  { category: "spot", symbol: "BTCUSDT", side: "Sell", qty: "2" },
];
const prices = (linear: string, spot: string): object[] => [
  { category: "spot", symbol: "BTCUSDT", price: spot },
  { category: "linear", symbol: "BTCUSDT", price: linear },
];
const quoteSellList = prices("96000", "95990");

const deskOf = async (world: TestWorld, party: Party): Promise<string> =>
  String((await rfq(world, party, "config")).result.deskCode);

async function open(world: TestWorld, change: object = {}): Promise<string> {
  const counterparties = [await deskOf(world, "quoter")];
  const { result } = await rfq(world, "requester", "create-rfq", { counterparties, list: legs, ...change });
  return String(result.rfqId);
}

async function quote(world: TestWorld, rfqId: string, change: object = {}): Promise<string> {
  const { result } = await rfq(world, "quoter", "create-quote", { rfqId, quoteSellList, ...change });
  return String(result.quoteId);
}

test("both accounts see an RFQ and its quote, each with its own client ids", async () => {
  const world = createTestWorld();
  const rfqId = await open(world, { rfqLinkId: "mine1" });
  const sent = (await rfq(world, "requester", "rfq-realtime", { traderType: "request" })).result.list;
  expect(sent).toMatchObject([{ rfqId, rfqLinkId: "mine1", status: "Active", legs }]);
  const received = (await rfq(world, "quoter", "rfq-realtime")).result.list;
  expect(received).toMatchObject([{ rfqId, rfqLinkId: "", deskCode: await deskOf(world, "requester") }]);
  const quoteId = await quote(world, rfqId, { quoteLinkId: "theirs1", quoteBuyList: prices("95900", "95890") });
  expect((await rfq(world, "quoter", "quote-realtime")).result.list).toMatchObject([
    { quoteId, quoteLinkId: "theirs1", rfqLinkId: "", status: "Active", execQuoteSide: "" },
  ]);
  expect((await rfq(world, "requester", "quote-realtime", { traderType: "request" })).result.list).toMatchObject([
    { quoteId, quoteLinkId: "", rfqLinkId: "mine1", quoteSellList: [{ price: "96000", qty: "2" }, { price: "95990" }] },
  ]);
});

test("executing a quote creates a trade for both accounts at the prices of the quote", async () => {
  const world = createTestWorld();
  const rfqId = await open(world);
  const quoteId = await quote(world, rfqId);
  const executed = await rfq(world, "requester", "execute-quote", { rfqId, quoteId, quoteSide: "Sell" });
  expect(executed.result).toMatchObject({ rfqId, quoteId, status: "PendingFill" });
  const position = async (key: typeof world.keys.master): Promise<Row> =>
    (await world.call("GET", "/v5/position/list", { category: "linear", symbol: "BTCUSDT" }, { key })).result.list[0]!;
  expect(await position(world.keys.master)).toMatchObject({ side: "Buy", size: "2", avgPrice: "96000" });
  expect(await position(world.keys.sub)).toMatchObject({ side: "Sell", size: "2", avgPrice: "96000" });
  for (const [party, traderType, key] of [
    ["requester", "request", world.keys.master],
    ["quoter", "quote", world.keys.sub],
  ] as const) {
    const [trade] = (await rfq(world, party, "trade-list", { rfqId, traderType })).result.list as unknown as {
      legs: Row[];
    }[];
    expect(trade).toMatchObject({ status: "Filled", quoteSide: "Sell", legs: [{ side: "Buy" }, { side: "Sell" }] });
    const { orderId, execId, execFee } = trade!.legs[0]!;
    const { result } = await world.call("GET", "/v5/execution/list", { category: "linear", orderId }, { key });
    expect(result.list).toMatchObject([{ execId, execFee, execType: "BlockTrade", isMaker: party === "quoter" }]);
    const lists = [
      await rfq(world, party, "rfq-list", { traderType, status: "Filled" }),
      await rfq(world, party, "quote-list", { traderType, status: "Filled" }),
      await rfq(world, party, "rfq-detail-list", { traderType, rfqId }),
    ];
    expect(lists.map(({ result: { list } }) => list.length)).toEqual([1, 1, 1]);
    expect((await rfq(world, party, "rfq-realtime", { traderType })).result.list).toEqual([]);
    expect((await rfq(world, party, "public-trades")).result.list).toMatchObject([{ rfqId }]);
  }
});

test("executing the Buy side of a quote trades against the direction of the RFQ", async () => {
  const world = createTestWorld();
  const rfqId = await open(world);
  const quoteId = await quote(world, rfqId, { quoteBuyList: prices("95900", "95890") });
  await rfq(world, "requester", "execute-quote", { rfqId, quoteId, quoteSide: "Buy" });
  const { result } = await world.call("GET", "/v5/position/list", { category: "linear", symbol: "BTCUSDT" });
  expect(result.list).toMatchObject([{ side: "Sell", size: "2", avgPrice: "95900" }]);
});

test("a trade that one account cannot pay for changes nothing, and the error names that account", async () => {
  const world = createTestWorld();
  const list = [{ category: "spot", symbol: "BTCUSDT", side: "Buy", qty: "10.5" }];
  const rfqId = await open(world, { list });
  const price = [{ category: "spot", symbol: "BTCUSDT", price: "50000" }];
  const quoteId = await quote(world, rfqId, { quoteSellList: price });
  await rfq(world, "requester", "execute-quote", { rfqId, quoteId, quoteSide: "Sell" });
  const trades = (await rfq(world, "requester", "trade-list", { traderType: "request", status: "Failed" })).result.list;
  expect(trades).toMatchObject([{ legs: [{ execId: "", resultCode: 170_131, rejectParty: "Maker" }] }]);
  expect((await rfq(world, "requester", "rfq-list", { traderType: "request" })).result.list).toMatchObject([
    { status: "Failed" },
  ]);
  const { result } = await world.call("GET", "/v5/execution/list", { category: "spot" });
  expect(result.list).toEqual([]);
});

test("cancelling an RFQ cancels its quotes, and cancelling a quote leaves the RFQ open", async () => {
  const world = createTestWorld();
  const rfqId = await open(world, { rfqLinkId: "first" });
  const quoteId = await quote(world, rfqId);
  expect((await rfq(world, "quoter", "cancel-quote", { rfqId })).result).toMatchObject({ quoteId });
  expect((await rfq(world, "requester", "rfq-realtime", { traderType: "request" })).result.list).toHaveLength(1);
  await quote(world, rfqId, { quoteLinkId: "second" });
  expect((await rfq(world, "requester", "cancel-rfq", { rfqLinkId: "first" })).result).toMatchObject({ rfqId });
  const { list } = (await rfq(world, "quoter", "quote-list")).result;
  expect(list.map(({ status }) => status)).toEqual(["Canceled", "Canceled"]);
  expect((await rfq(world, "requester", "cancel-rfq", { rfqId })).retCode).toBe(110_300);
});

test("RFQ and quote lists prefer the platform's ID to the client ID, and ignore a client ID of another account", async () => {
  const world = createTestWorld();
  const [first, second] = [await open(world, { rfqLinkId: "mine1" }), await open(world, { rfqLinkId: "mine2" })];
  const [one, two] = [
    await quote(world, first, { quoteLinkId: "theirs1" }),
    await quote(world, second, { quoteLinkId: "theirs2" }),
  ];
  const found = async (party: Party, name: "rfq-list" | "quote-list", input: object) =>
    (await rfq(world, party, name, input)).result.list.map(({ rfqId, quoteId }) => quoteId ?? rfqId);
  const request = { traderType: "request" };
  expect(await found("requester", "rfq-list", { ...request, rfqId: first, rfqLinkId: "mine2" })).toEqual([first]);
  expect(await found("requester", "rfq-list", { ...request, rfqLinkId: "mine2" })).toEqual([second]);
  expect(await found("quoter", "rfq-list", { rfqLinkId: "mine2" })).toEqual([second, first]);
  expect(await found("quoter", "quote-list", { quoteId: one, quoteLinkId: "theirs2" })).toEqual([one]);
  expect(await found("quoter", "quote-list", { quoteLinkId: "theirs2" })).toEqual([two]);
  expect(await found("requester", "quote-list", { ...request, quoteLinkId: "theirs2", rfqId: first })).toEqual([one]);
});

test("cancel-all for RFQs and quotes cancels only open records", async () => {
  const world = createTestWorld();
  const rfqId = await open(world);
  const quoteId = await quote(world, rfqId, { quoteLinkId: "q1" });
  expect((await rfq(world, "quoter", "cancel-all-quotes")).result).toEqual([
    { rfqId, quoteId, quoteLinkId: "q1", code: 0, msg: "" },
  ]);
  expect((await rfq(world, "quoter", "cancel-all-rfq")).result).toEqual([]);
  expect((await rfq(world, "requester", "cancel-all-rfq")).result).toEqual([
    { rfqId, rfqLinkId: "", code: 0, msg: "" },
  ]);
});

test("RFQs and quotes cannot be used after their expiry time", async () => {
  const world = createTestWorld();
  const rfqId = await open(world);
  const quoteId = await quote(world, rfqId, { expireIn: 10 });
  world.clock.advance(10_000);
  expect((await rfq(world, "quoter", "quote-realtime")).result.list).toEqual([]);
  expect((await rfq(world, "requester", "execute-quote", { rfqId, quoteId, quoteSide: "Sell" })).retCode).toBe(110_301);
  world.clock.advance(600_000);
  expect((await rfq(world, "requester", "rfq-list", { traderType: "request" })).result.list).toMatchObject([
    { status: "Expired" },
  ]);
});

test("an account without an invitation can quote only after other quotes are accepted", async () => {
  const world = createTestWorld();
  const made = await world.call("POST", "/v5/user/create-sub-member", { username: "thirddesk3", memberType: 1 });
  const third = (await rfq(world, "requester", "config")).result.counterparties as unknown as Row[];
  const deskCode = third.find((each) => each.deskCode!.includes(String(made.result.uid)))!.deskCode;
  const rfqId = await open(world, { counterparties: [deskCode] });
  expect((await rfq(world, "quoter", "create-quote", { rfqId, quoteSellList })).retCode).toBe(110_305);
  await rfq(world, "requester", "accept-other-quote", { rfqId });
  expect((await rfq(world, "quoter", "create-quote", { rfqId, quoteSellList })).retCode).toBe(0);
});

test("anonymous accounts hide their desk codes from other accounts", async () => {
  const world = createTestWorld();
  const rfqId = await open(world, { anonymous: true });
  await quote(world, rfqId, { anonymous: true });
  expect((await rfq(world, "quoter", "rfq-list")).result.list).toMatchObject([{ deskCode: "" }]);
  const { list } = (await rfq(world, "requester", "quote-list", { traderType: "request" })).result;
  expect(list).toMatchObject([{ deskCode: "" }]);
});

test.each([
  [{ counterparties: ["nobody"] }, 10_001],
  [{ counterparties: ["desk100001"] }, 110_317],
  [{ list: [{ ...legs[0], symbol: "NOPE" }] }, 110_321],
  [{ list: [{ ...legs[0], qty: "0" }] }, 10_001],
  [{ list: [{ ...legs[0], qty: "0.0001" }] }, 110_314],
  [{ list: [{ ...legs[0], qty: "100000" }] }, 110_315],
  [{ list: [legs[0], legs[0]] }, 10_001],
  [{ list: [legs[0], { category: "linear", symbol: "ETHUSDT", side: "Buy", qty: "1" }] }, 10_001],
])("an RFQ with %j is refused with the code %i", async (change, retCode) => {
  const world = createTestWorld();
  const counterparties = [await deskOf(world, "quoter")];
  expect(await rfq(world, "requester", "create-rfq", { counterparties, list: legs, ...change })).toMatchObject({
    retCode,
  });
});

test("a quote must match its RFQ, and only the requester can execute it", async () => {
  const world = createTestWorld();
  const rfqId = await open(world);
  const create = async (party: Party, change: object): Promise<number> =>
    (await rfq(world, party, "create-quote", { rfqId, quoteSellList, ...change })).retCode;
  expect(await create("requester", {})).toBe(110_317);
  expect(await create("quoter", { quoteSellList: quoteSellList.slice(1) })).toBe(110_306);
  const quoteId = await quote(world, rfqId);
  expect(await create("quoter", {})).toBe(110_307);
  const execution = { rfqId, quoteId, quoteSide: "Sell" };
  expect((await rfq(world, "quoter", "execute-quote", execution)).retCode).toBe(110_304);
  expect((await rfq(world, "requester", "execute-quote", { ...execution, quoteSide: "Buy" })).retCode).toBe(10_001);
});
