/** Bundled documents and data, by file name without extension. */
export type Files = Readonly<Record<string, object>>;

/** Documents before and after a change, and the line that the review prints for the change. */
export interface DocumentFixture {
  readonly before: Files;
  readonly after: Files;
  readonly expected: string;
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
/** Builds a fixture in which one operation changes. `before` and `after` replace fields of a default operation. */
const of = (before: object, after: object, expected: string): DocumentFixture => ({
  before: files({ ...plain, ...before }),
  after: files({ ...plain, ...after }),
  expected: `\`trading.order.list\`: ${expected}`,
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

/** Builds a fixture in which the essential fields of a list's records change. */
const essential = (before: readonly string[], after: readonly string[], expected: string): DocumentFixture => {
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
  return { before: document(before), after: document(after), expected: `\`trading.order.list\`: ${expected}` };
};

export const operationFixtures: Readonly<Record<string, DocumentFixture>> = {
  "an operation is added": {
    before: files(plain),
    after: files(plain, create),
    expected: "`trading.order.create`: is new (Create an order, `POST /v5/order/create`)",
  },
  "an operation is removed": {
    before: files(plain, create),
    after: files(plain),
    expected: "`trading.order.create`: is removed (`POST /v5/order/create`)",
  },
  "an operationId changes": {
    before: files(plain),
    after: files({ ...plain, operationId: "orderAll" }),
    expected: "`trading.order.all`: has the operationId `orderAll` (was `orderList`)",
  },
  "an operation moves to another path": {
    before: files(plain),
    after: { trading: { paths: { "/v5/order/find": { post: plain } } } },
    expected: "`trading.order.list`: moved to `POST /v5/order/find` (was `POST /v5/order/list`)",
  },
  "an operation is deprecated": of(
    {},
    { deprecated: true, "x-replaced-by": ["orderAll"] },
    "is deprecated in favour of `orderAll`",
  ),
  "the replacement of a deprecated operation changes": of(
    { deprecated: true, "x-replaced-by": ["orderAll"] },
    { deprecated: true, "x-replaced-by": ["orderEvery"] },
    "is replaced by `orderEvery` (was `orderAll`)",
  ),
  "a success status is added": of({}, statuses("200", "201"), "documents the status 201"),
  "a failure status is added": of({}, statuses("200", "429"), "documents the status 429"),
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
    "`symbol` moved to the header (was in the query)",
  ),
  "an operation no longer needs a signature": {
    before: files({ ...plain, ...available("mainnet") }),
    after: files({ ...plain, ...available("mainnet"), security: [] }),
    expected: "`trading.order.list`: no longer needs a signature",
  },
  "the signature becomes optional": {
    before: files({ ...plain, security: [] }),
    after: files({ ...plain, security: [{}, { Key: [] }] }),
    expected: "`trading.order.list`: is signed if the client has a key",
  },
  "a field of a record becomes essential": essential(
    ["orderId"],
    ["orderId", "qty"],
    "a missing `qty` in `Order` now fails the call or interrupts the stream (was reported as drift)",
  ),
  "a field of a record is no longer essential": essential(
    ["orderId", "qty"],
    ["orderId"],
    "a missing `qty` in `Order` is now reported as drift (failed the call or interrupted the stream)",
  ),
  "a result field begins to mean failure": of(
    {},
    failure("FAILED"),
    "`status` `FAILED` means failure (was not checked)",
  ),
  "other values of a result field mean failure": of(
    failure("FAILED"),
    failure("FAIL"),
    "`status` `FAIL` means failure (was `status` `FAILED`)",
  ),
  "a result field no longer means failure": of(failure("FAILED"), {}, "`status` no longer means failure"),
  "an environment is added": of(available("mainnet"), available("mainnet", "demo"), "is available on demo"),
  "an environment is removed": of(available("mainnet", "demo"), available("mainnet"), "is no longer available on demo"),
  "an input rule is added": of({}, { "x-input-rules": [rule] }, 'has a new rule: "Linear needs a symbol"'),
  "an input rule becomes stricter": of(
    { "x-input-rules": [{ ...rule, when: { category: ["linear"] } }] },
    { "x-input-rules": [{ ...rule, when: { category: ["linear", "inverse"] } }] },
    'has a stricter rule: `symbol` is required when `category` is `linear` or `inverse` ("Linear needs a symbol")',
  ),
  "an input rule allows more": of(
    { "x-input-rules": [{ ...rule, when: { category: ["linear", "inverse"] } }] },
    { "x-input-rules": [{ ...rule, when: { category: ["linear"] } }] },
    'allows more: `symbol` is required only when `category` is `linear` ("Linear needs a symbol")',
  ),
  "an input rule is removed": of({ "x-input-rules": [rule] }, {}, 'no longer has the rule "Linear needs a symbol"'),
  "an input rule is reworded": of(
    { "x-input-rules": [rule] },
    { "x-input-rules": [{ ...rule, message: "Give a symbol for linear." }] },
    'rewords the rule as "Give a symbol for linear" (was "Linear needs a symbol")',
  ),
  "paging is added": of({}, pages("list"), "has pages, and `.iterate()` is new"),
  "paging is removed": of(pages("list"), {}, "no longer has pages, and `.iterate()` is removed"),
  "the cursor field changes": of(
    pages("list"),
    { "x-pagination": { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list", last: "0" } },
    "`.iterate()` reads the next cursor from `nextPageCursor` (was `next`)",
  ),
  "the paged list changes": of(pages("list"), pages("rows"), "`.iterate()` yields `rows` (was `list`)"),
  "an idempotency field is added": of({}, id(true), "is safe to repeat with the same `orderLinkId`"),
  "an idempotency field is removed": of(id(true), {}, "is no longer safe to repeat with the same `orderLinkId`"),
  "the client no longer generates the idempotency field": of(
    id(true),
    id(false),
    "no longer generates `orderLinkId` if it is missing",
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
  "a time window changes its unit": of(
    window("7d"),
    { "x-time-window": { ...window("7d")["x-time-window"], unit: "s" } },
    "`startTime` and `endTime` are in seconds (was milliseconds)",
  ),
  "a time window applies to other fields": of(
    window("7d"),
    { "x-time-window": { ...window("7d")["x-time-window"], start: "from", end: "to" } },
    "`from` to `to` may span at most 7 days in one request (was `startTime` to `endTime`)",
  ),
  "a rate limit changes": of(limit(600), limit(400), "has the rate limit 400 per 1s (was 600 per 1s)"),
  "the scope or cost of a rate limit changes": of(
    limit(10),
    { "x-rate-limit": { ...limit(10)["x-rate-limit"], cost: "order" } },
    "has the rate limit 10 per 1s, where each order of a batch counts (was 10 per 1s)",
  ),
  "the inputs that read all records change": of(
    { "x-read-all": [{ input: { category: "spot" } }] },
    { "x-read-all": [] },
    'is no longer called with `{"input":{"category":"spot"}}` to read every record of the account',
  ),
  "the examples change": of(shown("one"), shown("another"), "has other examples"),
  "the required permission changes": of(
    { "x-permission": "unstated" },
    { "x-permission": ["SpotTrade"] },
    "needs a key with the permission `SpotTrade` (was `unstated`)",
  ),
  "the source of an operation changes": of(
    { "x-evidence": "clients" },
    { "x-evidence": "public" },
    'has the source "the platform\'s documentation" (was "public clients only")',
  ),
  "any other extension changes": of({}, { "x-unconfirmed": true }, "`x-unconfirmed` is `true` (was not set)"),
  "other query parameters are accepted": of({}, { "x-open-input": true }, "accepts other parameters"),
};
