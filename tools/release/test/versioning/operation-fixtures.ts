/** Bundled documents and data by file name, without the ending. */
export type Files = Readonly<Record<string, object>>;

/** One change of documents, and the line of the review that tells it. */
export interface DocumentFixture {
  readonly before: Files;
  readonly after: Files;
  readonly says: string;
}

type Operation = Readonly<Record<string, unknown>>;

const plain: Operation = {
  operationId: "orderList",
  summary: "List orders",
  security: [{ Key: [] }],
  responses: { "200": { description: "Orders." } },
};
const files = (operation: Operation, others: object = {}): Files => ({
  trading: { paths: { "/v5/order/list": { post: operation }, ...others } },
});
/** A change of one operation; its members replace those of a plain one. */
const of = (before: object, after: object, says: string): DocumentFixture => ({
  before: files({ ...plain, ...before }),
  after: files({ ...plain, ...after }),
  says: `\`trading.order.list\`: ${says}`,
});

const create = { "/v5/order/create": { post: { ...plain, operationId: "orderCreate", summary: "Create an order" } } };
const rule = { when: { category: ["linear"] }, anyOf: ["symbol"], message: "Linear needs a symbol." };
const body = (...types: string[]) => ({
  requestBody: { content: Object.fromEntries(types.map((type) => [type, { schema: { type: "object" } }])) },
});
const parameter = (place: string) => ({ parameters: [{ name: "symbol", in: place, schema: { type: "string" } }] });
const pages = (items: string) => ({ "x-pagination": { style: "cursor", cursor: "cursor", next: "next", items } });
const id = (mint: boolean) => ({ "x-idempotency": { field: "orderLinkId", in: "body", mint } });
const available = (...names: string[]) => ({ "x-environment": { available: names } });
const window = (max: string) => ({ "x-time-window": { start: "startTime", end: "endTime", max } });
const events = (...names: string[]) => ({
  responses: {
    "200": {
      description: "A stream.",
      content: { "text/event-stream": { "x-content-events": Object.fromEntries(names.map((name) => [name, {}])) } },
    },
  },
});
const failure = (value: string) => ({ "x-failure-values": { field: "status", values: [value] } });
const limit = (requests: number) => ({ "x-rate-limit": { scope: "uid", limits: [{ requests, window: "1s" }] } });
const shown = (value: string) => ({
  requestBody: { content: { "application/json": { schema: { type: "object" }, examples: { one: { value } } } } },
});
const statuses = (...names: string[]) => ({
  responses: Object.fromEntries(names.map((name) => [name, { description: "Told." }])),
});

/** A list of records of which some fields are essential. */
const essential = (before: readonly string[], after: readonly string[], says: string): DocumentFixture => {
  const record = (names: readonly string[]) => ({
    type: "object",
    "x-essential": names,
    properties: { orderId: { type: "string" }, qty: { type: "string" } },
  });
  const list = { type: "array", items: { $ref: "#/components/schemas/Order" } };
  const responses = { "200": { description: "Orders.", content: { "application/json": { schema: list } } } };
  const document = (names: readonly string[]) => ({
    trading: {
      paths: { "/v5/order/list": { post: { ...plain, responses } } },
      components: { schemas: { Order: record(names) } },
    },
  });
  return { before: document(before), after: document(after), says: `\`trading.order.list\`: ${says}` };
};

export const operationFixtures: Readonly<Record<string, DocumentFixture>> = {
  "an operation is added": {
    before: files(plain),
    after: files(plain, create),
    says: "`trading.order.create`: is new (Create an order, `POST /v5/order/create`)",
  },
  "an operation is removed": {
    before: files(plain, create),
    after: files(plain),
    says: "`trading.order.create`: is gone (`POST /v5/order/create`)",
  },
  "an operationId changes": {
    before: files(plain),
    after: files({ ...plain, operationId: "orderAll" }),
    says: "`trading.order.all`: has the operationId `orderAll` (was `orderList`)",
  },
  "an operation is deprecated": of(
    {},
    { deprecated: true, "x-replaced-by": ["orderAll"] },
    "is deprecated in favour of `orderAll`",
  ),
  "a deprecated operation gets another replacement": of(
    { deprecated: true, "x-replaced-by": ["orderAll"] },
    { deprecated: true, "x-replaced-by": ["orderEvery"] },
    "is replaced by `orderEvery` (was `orderAll`)",
  ),
  "a status of success is added": of({}, statuses("200", "201"), "documents the status 201"),
  "a status of failure is added": of({}, statuses("200", "429"), "documents the status 429"),
  "a media type of a request is added": of(
    body("application/json"),
    body("application/json", "multipart/form-data"),
    "the request may be `multipart/form-data`",
  ),
  "a media type of a request is removed": of(
    body("application/json", "multipart/form-data"),
    body("application/json"),
    "the request is no longer `multipart/form-data`",
  ),
  "an event of a stream is added": of(events("done"), events("done", "delta"), "has the new event `delta`"),
  "an event of a stream is removed": of(events("done", "delta"), events("done"), "no longer has the event `delta`"),
  "a parameter moves from the query into a header": of(
    parameter("query"),
    parameter("header"),
    "`symbol` belongs into the header (was query)",
  ),
  "the signature is no longer needed": {
    before: files({ ...plain, ...available("mainnet") }),
    after: files({ ...plain, ...available("mainnet"), security: [] }),
    says: "`trading.order.list`: needs no signature any more",
  },
  "the signature becomes optional": {
    before: files({ ...plain, security: [] }),
    after: files({ ...plain, security: [{}, { Key: [] }] }),
    says: "`trading.order.list`: is signed if the client has a key",
  },
  "a field of a record becomes essential": essential(
    ["orderId"],
    ["orderId", "qty"],
    "`Order` without `qty` stops the call or stream (was delivered and told as drift)",
  ),
  "a field of a record is no longer essential": essential(
    ["orderId", "qty"],
    ["orderId"],
    "`Order` without `qty` is delivered and told as drift (stopped the call or stream)",
  ),
  "a field of the result tells a failure": of({}, failure("FAILED"), "`status` tells a failure"),
  "a field of the result tells another failure": of(
    failure("FAILED"),
    failure("FAIL"),
    "`status` tells other failures",
  ),
  "a field of the result tells no failure any more": of(failure("FAILED"), {}, "`status` no longer tells a failure"),
  "an environment is added": of(available("mainnet"), available("mainnet", "demo"), "is available on demo"),
  "an environment is removed": of(available("mainnet", "demo"), available("mainnet"), "is no longer available on demo"),
  "an input rule is added": of({}, { "x-input-rules": [rule] }, 'has the new rule "Linear needs a symbol"'),
  "an input rule is removed": of({ "x-input-rules": [rule] }, {}, 'no longer has the rule "Linear needs a symbol"'),
  "an input rule is reworded": of(
    { "x-input-rules": [rule] },
    { "x-input-rules": [{ ...rule, message: "Give a symbol for linear." }] },
    'words the rule "Give a symbol for linear" (was "Linear needs a symbol")',
  ),
  "pages are added": of({}, pages("list"), "has pages, and `.iterate()` is new"),
  "pages are removed": of(pages("list"), {}, "no longer has pages, and `.iterate()` is gone"),
  "pages are turned by another field": of(
    pages("list"),
    { "x-pagination": { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list", last: "0" } },
    "`.iterate()` reads the next cursor from `nextPageCursor` (was `next`)",
  ),
  "pages list another field": of(pages("list"), pages("rows"), "`.iterate()` yields `rows` (was `list`)"),
  "an idempotency field is added": of({}, id(true), "is safe to repeat with the same `orderLinkId`"),
  "an idempotency field is removed": of(id(true), {}, "is no longer safe to repeat with the same `orderLinkId`"),
  "the client no longer generates the idempotency field": of(
    id(true),
    id(false),
    "no longer generates `orderLinkId` when it is absent",
  ),
  "a POST is marked as safe": of({}, { "x-safe": true }, "only reads and is retried"),
  "a POST is no longer marked as safe": of({ "x-safe": true }, {}, "is a write and no longer retried"),
  "a time window is added": of(
    {},
    window("7d"),
    "`startTime` to `endTime` may span at most 7 days in one request (was not limited)",
  ),
  "a time window becomes shorter": of(
    window("2d"),
    window("24h"),
    "`startTime` to `endTime` may span at most 24 hours in one request (was 2 days)",
  ),
  "a time window becomes longer": of(
    window("24h"),
    window("2d"),
    "`startTime` to `endTime` may span at most 2 days in one request (was 24 hours)",
  ),
  "a time window is removed": of(
    window("7d"),
    {},
    "`startTime` to `endTime` may span any time in one request (was at most 7 days)",
  ),
  "a time window is in another unit": of(
    window("7d"),
    { "x-time-window": { ...window("7d")["x-time-window"], unit: "s" } },
    "`startTime` and `endTime` are in seconds (was milliseconds)",
  ),
  "a time window limits other fields": of(
    window("7d"),
    { "x-time-window": { ...window("7d")["x-time-window"], start: "from", end: "to" } },
    "`from` to `to` may span at most 7 days in one request (was `startTime` to `endTime`)",
  ),
  "a rate limit changes": of(limit(600), limit(400), "has the rate limit 400 per 1s (was 600 per 1s)"),
  "a rate limit counts otherwise": of(
    limit(10),
    { "x-rate-limit": { ...limit(10)["x-rate-limit"], cost: "order" } },
    "has the rate limit 10 per 1s, where each order of a batch counts (was 10 per 1s)",
  ),
  "every record is read with other inputs": of(
    { "x-read-all": [{ input: { category: "spot" } }] },
    { "x-read-all": [] },
    'is no longer read with `{"input":{"category":"spot"}}` for every record of the account',
  ),
  "the examples change": of(shown("one"), shown("another"), "has other examples"),
  "another permission is needed": of(
    { "x-permission": "unstated" },
    { "x-permission": ["SpotTrade"] },
    "needs a key with the permission `SpotTrade` (was `unstated`)",
  ),
  "an operation is known from elsewhere": of(
    { "x-evidence": "clients" },
    { "x-evidence": "public" },
    "is known from the platform's documentation (was known from public clients alone)",
  ),
  "any other extension changes": of({}, { "x-unconfirmed": true }, "`x-unconfirmed` is `true` (was absent)"),
  "other query parameters are accepted": of({}, { "x-open-input": true }, "accepts other parameters, too"),
};
