import { describe, expect, test } from "vitest";
import { streamsFiles } from "../files.ts";
import { closed, jsonBody, listOf, ref, responses, specification, text } from "../micro-specification.ts";
import type { AsyncApiDocument } from "../../model/streams.ts";

const write = (operationId: string, body: string) => ({
  post: { operationId, requestBody: jsonBody(ref(body)), responses: responses(ref("Empty")) },
});

const trading = specification(
  {
    "/v5/market/tickers": { get: { operationId: "marketTickers", responses: responses(ref("Empty")) } },
    "/v5/execution/list": {
      get: {
        operationId: "executionList",
        "x-time-window": { start: "from", end: "to", max: "7d" },
        "x-read-all": [
          { input: { category: "spot" } },
          { input: { category: "option" }, each: { coin: "marketTickers" } },
        ],
        responses: responses(ref("Empty")),
      },
    },
    "/v5/order/create": write("orderCreate", "OrderCreateRequest"),
    "/v5/order/cancel-batch": write("orderCancelBatch", "OrderCancelBatchRequest"),
  },
  { Coin: text, OrderCreateRequest: closed({ coin: text }), OrderCancelBatchRequest: closed({ coin: text }) },
);

const server = (pathname: string, limits: object = {}) => ({
  pathname,
  variables: { host: { "x-environments": { mainnet: "stream.example.com" } } },
  "x-connection": { ping: "20s" },
  "x-limits": { connects: { count: 500, window: "5m" }, ...limits },
});

const channel = (address: string, group: string, servers: readonly string[], more: object = {}) => ({
  address,
  title: "Title",
  summary: "What it sends.",
  tags: [{ name: group, description: "Group." }],
  servers: servers.map((name) => ({ $ref: `#/servers/${name}` })),
  messages: { one: { payload: { $ref: "#/components/schemas/PriceMessage" } } },
  ...more,
});

const message = (schema: string) => ({
  servers: [{ $ref: "#/servers/trade" }],
  tags: [{ name: "trade" }],
  messages: { one: { payload: ref(schema) } },
});

const send = (name: string, rest: string) => ({
  action: "send",
  title: "Do it",
  description: "Does it once.",
  channel: { $ref: `#/channels/${name}` },
  reply: { channel: { $ref: `#/channels/${name}Reply` } },
  "x-rest": { same: [rest] },
});

const command = (op: string, body: string) => ({
  type: "object",
  properties: { op: { type: "string", const: op }, args: { type: "array", items: ref(body) } },
});

const replyWith = (data: string) => ({ type: "object", properties: { data: ref(data) } });

const parameters = { depth: { $ref: "#/components/parameters/Depth" } };

const document = {
  servers: {
    spot: server("/v5/public/spot", { topicsPerRequest: 10 }),
    linear: server("/v5/public/linear"),
    private: server("/v5/private"),
    trade: server("/v5/trade", { requests: { count: 3000, window: "1s" } }),
    unused: server("/v5/unused"),
  },
  channels: {
    price: channel("price.{depth}", "market", ["spot", "linear"], {
      parameters,
      "x-parameter-values": { depth: { spot: ["1"], linear: ["50", "200"] } },
      "x-policy": "latest",
      "x-push": [{ interval: "100ms" }, { interval: "1s", longest: "60s" }],
      "x-rest": { check: ["marketTickers"] },
    }),
    mark: channel("mark", "market", ["linear"]),
    execution: channel("execution", "private", ["private"], {
      messages: {},
      "x-rest": { reconcile: ["executionList"] },
      "x-rest-records": { input: { kind: "Trade" }, rename: { avgPrice: "entryPrice" } },
    }),
    binaryPrice: channel("price.sbe", "binary", ["spot"]),
    deltas: channel("deltas", "market", ["spot"], {
      messages: { one: { payload: { $ref: "#/components/schemas/BookMessage" } } },
      "x-update": { kinds: ["delta"], merge: "levels" },
      "x-push": [{ interval: "10ms", longest: "3s", parameters: { depth: ["1"] } }, { interval: "20ms" }],
    }),
    create: message("CreateCommand"),
    createReply: message("CreateReply"),
    cancelBatch: message("CancelBatchCommand"),
    cancelBatchReply: message("CancelBatchReply"),
  },
  operations: {
    create: send("create", "orderCreate"),
    cancelBatch: send("cancelBatch", "orderCancelBatch"),
    receivePrice: { action: "receive", title: "Price", channel: { $ref: "#/channels/price" } },
  },
  components: {
    parameters: { Depth: { description: "Levels of one side." } },
    schemas: {
      Price: { type: "object", properties: { p: { type: "string", description: "The price." } }, required: ["p"] },
      Level: { type: "array", items: { type: "string" } },
      Side: { type: "array", items: ref("Level") },
      Book: { type: "object", properties: { b: ref("Side") } },
      BookMessage: {
        type: "object",
        properties: { data: ref("Book"), levels: ref("Levels") },
        required: ["levels"],
      },
      Levels: { type: "array", items: { type: "array", minItems: 2, prefixItems: [text, text, text] } },
      OrderCreateRequest: text,
      OrderCancelBatchRequest: text,
      OrderCancelBatchAck: text,
      CreateCommand: command("order.create", "OrderCreateRequest"),
      CreateReply: replyWith("OrderIds"),
      OrderIds: { type: "object", properties: { orderId: text } },
      CancelBatchCommand: command("order.cancel-batch", "OrderCancelBatchRequest"),
      CancelBatchReply: replyWith("CancelBatchData"),
      CancelBatchData: listOf(ref("OrderCancelBatchAck")),
      PriceMessage: {
        type: "object",
        properties: { data: { type: "array", items: ref("Price") } },
        required: ["data"],
      },
    },
  },
} as unknown as AsyncApiDocument;

async function generated(source = document): Promise<Record<string, string>> {
  const files = await streamsFiles(source, trading);
  return Object.fromEntries(files.map(({ path, text: content }) => [path.replace(/^.*generated\//, ""), content]));
}

test("a topic is compiled to a constant with its allowed parameter values on each server and its policy for slow readers", async () => {
  const { "topics/market.ts": topics = "" } = await generated();
  expect(topics).toContain("  /** `price.{depth}`: What it sends. */\n  price: {");
  expect(topics).toContain('depth: { valuesByServer: { spot: ["1"], linear: ["50", "200"] } }');
  expect(topics).toContain('policy: "latest"');
  expect(topics).toContain("pushMs: 60_000");
  expect(topics).toContain('repeats: [{ parameters: { depth: ["1"] }, everyMs: 3000 }]');
});

test.each([
  ["PriceMessage", { properties: { data: { type: "object", properties: { p: text } } } }, "PriceMessage.yaml: data is"],
  ["PriceMessage", { properties: { data: { type: "array", items: text } } }, "PriceMessage.yaml: data.items is"],
  ["Book", { type: "object", properties: { b: { type: "array", items: ref("Level") } } }, "Book.yaml: b is"],
  ["Side", { type: "array", items: { type: "array", items: text } }, "Side.yaml: items is"],
])("a schema that %s describes inline is reported with its file and the rule: %j", async (name, schema, beginning) => {
  const { components } = document;
  const schemas = { ...components.schemas, [name]: schema };
  await expect(generated({ ...document, components: { ...components, schemas } } as AsyncApiDocument)).rejects.toThrow(
    new RegExp(`^${beginning} described in place\\. .+ named after the file \\("Streams" in specs/README\\.md\\)`),
  );
});

test("topics with equal messages share one compiled schema", async () => {
  const { "messages/market.ts": messages = "", "topics/market.ts": topics = "" } = await generated();
  const { "messages/private.ts": nothing } = await generated();
  expect(messages).toContain(`  /** \`price.{depth}\` and \`mark\` */
  PriceMessage: {
    type: "object",
    required: { data: { type: "array", items: { type: "object", required: { p: "string" } } } },
  },`);
  expect(messages).toContain('items: { type: "array", firstItems: ["string", "string"] }');
  expect(messages.match(/Message: /g)).toHaveLength(2);
  expect(topics.match(/message: "PriceMessage"/g)).toHaveLength(2);
  expect(nothing).not.toContain("Message: ");
});

test("the check of a topic's messages covers objects, lists, and each element of a tuple", async () => {
  const { "topics/market.ts": topics = "" } = await generated();
  expect(topics).toContain(`    guard: (message) =>
      expectObject(message, "message", (fields) =>
        expectArray(fields["data"], ".data", (item) =>`);
  expect(topics).toContain(`        expectArray(fields["levels"], ".levels", (item) =>
          expectTuple(item, "", (items) =>
            expectString(items[0], "[0]") ??
            expectString(items[1], "[1]")))),`);
});

test("the code of a server imports the schemas of its messages only when they are needed", async () => {
  const { "servers.ts": servers = "" } = await generated();
  expect(servers).toContain(
    'const marketMessages = () => import("./messages/market.ts").then((file) => file.messages);',
  );
  expect(servers.match(/messages: marketMessages,/g)).toHaveLength(2);
  expect(servers.match(/decoders: marketDecoders,/g)).toHaveLength(2);
});

describe("the decoders of stream messages", () => {
  const messagesLike = (examples: readonly object[]) => ({
    one: { payload: ref("TradeMessage"), examples: examples.map((payload) => ({ payload })) },
  });
  const schemas = {
    Trade: {
      type: "object",
      properties: { size: text, price: text, tradeId: text, isBlock: { type: "boolean" }, at: { type: "integer" } },
      required: ["price", "size", "tradeId"],
      "x-essential": ["tradeId"],
    },
    TradeMessage: {
      type: "object",
      properties: { ts: { type: "integer" }, topic: text, data: { type: "array", items: ref("Trade") }, fees: text },
      required: ["topic", "ts", "data"],
    },
  };
  async function decodersOf(trades: object, more: object = {}): Promise<string> {
    const { "decoders/market.ts": code = "" } = await generated({
      ...document,
      channels: { trades: channel("trades.{depth}", "market", ["spot"], { parameters, ...trades }) },
      operations: {},
      components: { ...document.components, schemas: { ...document.components.schemas, ...schemas, ...more } },
    } as unknown as AsyncApiDocument);
    return code;
  }
  const trade = { price: "1", tradeId: "1", isBlock: true, size: "1" };

  test("read keys in the order of the example, then the other keys of the schema, and check that essential IDs have a value", async () => {
    const code = await decodersOf({ messages: messagesLike([{ topic: "trades.1", ts: 1, data: [trade] }]) });
    expect(code).toContain(`const next_tradeId = token(',"tradeId":');`);
    expect(code).toContain(`const readTradeData = (reader: MessageReader): Fields => {
  const fields: Fields = {
    price: reader.after(first_price).string(),
    tradeId: reader.after(next_tradeId).id(),
  };
  if (reader.has(next_isBlock)) fields["isBlock"] = reader.boolean();
  fields["size"] = reader.after(next_size).string();
  if (reader.has(next_at)) fields["at"] = reader.number();
  reader.closeObject();
  return fields;
};`);
    expect(code).toContain(`const readTrade = (reader: MessageReader): Fields => {
  const fields: Fields = {
    topic: reader.after(first_topic).topic(),
    ts: reader.after(next_ts).number(),
    data: reader.after(next_data).list(readTradeData),
  };
  if (reader.has(next_fees)) fields["fees"] = reader.string();`);
    expect(code).toContain("  /** `trades.{depth}` */\n  TradeMessage: [readTrade],\n");
  });

  test("are generated once for each key order if x-key-order contradicts the examples", async () => {
    const code = await decodersOf({
      messages: messagesLike([{ topic: "trades.1", ts: 1, data: [trade] }]),
      "x-key-order": [{ servers: ["spot"], keys: ["topic", "data", "ts"] }],
    });
    expect(code).toContain("TradeMessage: [readTrade1, readTrade2],");
    expect(code.indexOf("after(next_data).list(readTradeData),\n    ts:")).toBeGreaterThan(0);
  });

  test("are not generated for a message with a field that has no type", async () => {
    const open = { ...schemas.Trade, properties: { ...schemas.Trade.properties, size: {} } };
    const messages = messagesLike([{ topic: "trades.1", ts: 1, data: [trade] }]);
    expect(await decodersOf({ messages }, { Trade: open })).not.toContain("TradeMessage");
  });
});

test("a server with topics of several groups causes an error that names the groups", async () => {
  const channels = { ...document.channels, news: channel("news", "system", ["spot"]) };
  await expect(generated({ ...document, channels } as unknown as AsyncApiDocument)).rejects.toThrow(
    "The topics of the server spot must be of one group, not market, system.",
  );
});

test("an account topic contains the calls that read its records over REST", async () => {
  const { "topics/private.ts": topics = "" } = await generated();
  expect(topics).toContain('{ input: { category: "spot", kind: "Trade" } }');
  expect(topics).toContain('input: { category: "option", kind: "Trade" }, each: { coin: "market.tickers" }');
  expect(topics).toContain('window: { start: "from", end: "to" }');
  expect(topics).toContain('rename: { avgPrice: "entryPrice" }');
});

test("topics that the client cannot serve are omitted", async () => {
  const files = await generated();
  expect(Object.keys(files)).not.toContain("topics/binary.ts");
  expect(files["topics/index.ts"]).not.toContain("binary");
});

test("an order book topic that never sends a snapshot is compiled to read the snapshot over REST", async () => {
  const files = await generated();
  expect(files["topics/market.ts"]).toMatch(/name: "deltas",[^;]*snapshot: "rest"/);
  expect(files["types/market.ts"]).toContain("readonly deltas: BookMethod<undefined, Level>;");
});

test("the parameters of a topic depend on the category", async () => {
  const { "types/market.ts": types = "" } = await generated();
  expect(types).toContain('readonly category: "linear";\n  /** Levels of one side. */\n  readonly depth: 50 | 200;');
  expect(types).toContain('readonly category: "spot";\n  /** Levels of one side. */\n  readonly depth: 1;');
  expect(types).toContain("export type PriceParameters = SpotPriceParameters | LinearPriceParameters;");
  expect(types).toContain('readonly price: MarketMethod<PriceParameters, Price, "latest">;');
  expect(types).toContain("/** The price. */");
});

test("the compiled server contains its path, limits and hosts", async () => {
  const { "servers.ts": servers = "" } = await generated();
  for (const line of ['path: "/v5/public/spot"', "topicsPerRequest: 10", "pingMs: 20_000", "windowMs: 300_000"]) {
    expect(servers).toContain(line);
  }
});

test("an operation over the socket that also exists in REST is compiled to a method with the REST types", async () => {
  const files = await generated();
  const { "trade-api.ts": api = "", "trade-requests.ts": requests = "", "servers.ts": servers = "" } = files;
  expect(api).toContain("  /**\n   * Do it.\n   *\n   * Does it once.\n   */\n  readonly create:");
  expect(api).toContain("readonly create: OrderMethod<OrderCreateParams, OrderCreateResult>;");
  expect(api).toContain("readonly cancelBatch: OrderBatchMethod<OrderCancelBatchParams, OrderCancelBatchAck>;");
  expect(api).toContain('export const tradeMethods: readonly (keyof TradeApi)[] = ["create", "cancelBatch"];');
  expect(requests).toContain('cancelBatch: { op: "order.cancel-batch", operation: orderCancelBatch },');
  expect(servers).toContain("requests: { count: 3000, windowMs: 1000 }");
  expect(servers).not.toContain("unused");
});

test("a socket request whose body differs from REST causes an error with the reason", async () => {
  const schemas = { ...document.components.schemas, CreateCommand: command("order.create", "Price") };
  const other = { ...document, components: { ...document.components, schemas } } as unknown as AsyncApiDocument;
  await expect(generated(other)).rejects.toThrow("CreateCommand: the arguments must be the body of orderCreate");
});
