import { expect, test } from "vitest";
import { knownOperations } from "../../src/known-operations.ts";
import { sampleDocument } from "../support/sample-document.ts";
import { createTestWorld } from "../support/test-world.ts";

const world = () => createTestWorld({ document: sampleDocument });
type Row = { orderId: string; fills?: { coin: string }[]; createdTime: string };

async function list(input: Record<string, string>): Promise<string[]> {
  const { result } = await world().call("GET", "/v5/sample/list", input);
  return (result.list as unknown as Row[]).map(({ orderId }) => orderId);
}

test.each<[Record<string, string>, string[]]>([
  [{}, ["a-1", "a-2", "a-3"]],
  [{ orderId: "a-2" }, ["a-2"]],
  [{ orderId: "a-2,a-3" }, ["a-2", "a-3"]],
  [{ orderId: "new" }, ["new"]],
  [{ symbol: "XRPUSDT", currency: "XRP", orderId: "a-2" }, ["a-2"]],
  [{ kind: "sell" }, []],
  [{ symbol: "ETHUSDT" }, ["a-2"]],
  [{ currency: "ETH" }, ["a-2", "a-3"]],
  [{ baseCoin: "BTC" }, ["a-1"]],
  [{ type: "ALL", symbol: "" }, ["a-1", "a-2", "a-3"]],
  [{ limit: "2" }, ["a-1", "a-2"]],
  [{ limit: "2", cursor: "after:2" }, ["a-3"]],
])("an example list contains the records that match the query %j", async (input, expected) => {
  expect(await list(input)).toEqual(expected);
});

test("records of an example response have times close to now, and a time range in the request filters them", async () => {
  const { call, clock } = world();
  const all = (await call("GET", "/v5/sample/list")).result.list as unknown as Row[];
  expect(all.map(({ createdTime }) => clock.now() - Number(createdTime))).toEqual([3000, 2000, 1000]);
  const now = clock.now();
  expect(await list({ startTime: String(now - 2500) })).toEqual(["a-2", "a-3"]);
  expect(await list({ startTime: String(now - 2500), endTime: String(now - 1500) })).toEqual(["a-2"]);
  expect(await list({ endTime: String(now - 86_400_000) })).toEqual([]);
});

test("a list in an example response is paged, and its last page has an empty cursor", async () => {
  const { call } = world();
  const first = await call("GET", "/v5/sample/list", { limit: "2" });
  const second = await call("GET", "/v5/sample/list", { limit: "2", cursor: first.result.nextPageCursor });
  expect([first.result.nextPageCursor, second.result.nextPageCursor]).toEqual(["after:2", ""]);
});

test("a request filters the lists of an example response, including lists inside their records", async () => {
  const { result } = await world().call("GET", "/v5/sample/list", { currency: "BTC" });
  expect(result.list).toMatchObject([{ coin: "BTC", fills: [{ coin: "BTC" }] }]);
});

test("a read request that uses POST also filters the lists of its example response", async () => {
  const { call } = world();
  const ids = async (input: object) =>
    (await call("POST", "/v5/sample/search", input)).result.list.map(({ orderId }) => orderId);
  expect(await ids({ coin: "ETH" })).toEqual(["a-2", "a-3"]);
  expect(await ids({ orderIds: ["a-1", "a-3"] })).toEqual(["a-1", "a-3"]);
  expect(await ids({ limit: 1 })).toEqual(["a-1"]);
});

test("an example response with a single record contains the values of the request and expires in the future", async () => {
  const { call, clock } = world();
  const { result } = await call("GET", "/v5/sample/quote", { coin: "ETH", accountType: "FUND" });
  const wallets = { FUND: { coin: "ETH", amount: "5" } };
  expect(result).toEqual({ coin: "ETH", accountType: "FUND", rate: "0.01", expireTime: clock.now() + 15_000, wallets });
});

test("an example response of a write returns the IDs and values of its input", async () => {
  const { call, clock } = world();
  const { result } = await call("POST", "/v5/sample/create", { orderLinkId: "yours", coin: "BTC", amount: "8" });
  const createdAt = new Date(clock.now()).toISOString().replace(".000", "");
  expect(result).toEqual({
    orderId: "77",
    orderLinkId: "yours",
    coin: "BTC",
    detail: { coin: "BTC", amount: "8" },
    createdAt,
  });
});

test("a number in the request does not replace a constant in the example response", async () => {
  const request = { bot_id: "698412349292702654", close_mode: "3" };
  const { result } = await createTestWorld().call("POST", "/v5/dca/close-bot", request);
  expect(result).toMatchObject({ bot_id: request.bot_id, close_mode: "DCA_QUOTE_MODE" });
});

test("the example response to a batch has one record for each item of the request", async () => {
  const request = [
    { symbol: "ETHUSDT", orderLinkId: "x" },
    { symbol: "XRPUSDT", orderLinkId: "y" },
  ];
  const { result, retExtInfo } = await world().call("POST", "/v5/sample/create-batch", { request });
  expect(result.list).toMatchObject(request);
  expect(retExtInfo.list).toEqual([
    { code: 0, msg: "OK" },
    { code: 0, msg: "OK" },
  ]);
});

const upload = (fields: Record<string, string>) => {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `--edge\r\ncontent-disposition: form-data; name="${name}"${name === "file" ? '; filename="a.png"' : ""}\r\n\r\n${value}\r\n`,
  );
  return `${parts.join("")}--edge--\r\n`;
};

test("an upload request is parsed as a form and validated, and its example response contains the IDs from the form", async () => {
  const { servers } = world();
  const send = async (payload: string, type = "multipart/form-data; boundary=edge") => {
    const options = { method: "POST", url: "/v5/sample/upload", payload, headers: { "content-type": type } } as const;
    return (await servers.mainnet.inject(options)).json();
  };
  expect(await send(upload({ file: "bytes", orderId: "9", size: "5" }))).toMatchObject({
    retCode: 0,
    result: { orderId: "9" },
  });
  expect(await send(upload({ file: "bytes" }))).toMatchObject({ retCode: 10_001, retMsg: "orderId: required" });
  expect(await send("{}", "application/json")).toMatchObject({
    retCode: 10_001,
    retMsg: "the body is not a multipart form",
  });
  expect(await send("nonsense")).toMatchObject({ retCode: 10_001 });
  expect(await send('--edge\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nbytes')).toMatchObject({
    retCode: 10_001,
  });
});

test("a response header states whether the response is simulated or an example", async () => {
  const behaviour = async (path: string, document?: Record<string, unknown>) => {
    const options = document === undefined ? {} : { document };
    return (await createTestWorld(options).raw("GET", path)).headers["x-sandbox"];
  };
  expect(await behaviour("/v5/market/time")).toBe("simulated");
  expect(await behaviour("/v5/sample/list", sampleDocument)).toBe("example");
  expect(await behaviour("/v5/no/such/path")).toBeUndefined();
});

test("the exported list of operations states which are simulated and which return examples", () => {
  expect(knownOperations).toMatchObject({
    orderCreate: "simulated",
    spreadOrderCreate: "simulated",
    cryptoLoanRepay: "example",
  });
});
