/**
 * Clients compared in the request benchmarks, in the order of the results table. Each sends the same position query and
 * the same order, and returns the decoded `result`. A client's library is loaded only when the client is created,
 * because the load time is also measured.
 *
 * @typedef {{ get(): Promise<unknown>, post(): Promise<unknown> }} Client
 * @typedef {{ label: string, isOurs?: boolean, create(base: string): Promise<Client> }} Sender
 */

const apiKey = "benchmarkKEY000001";
const secret = "not-a-secret-0123456789abcdefghijklmn";
const position = /** @type {any} */ ({ category: "linear", symbol: "BTCUSDT" });
const order = /** @type {any} */ ({
  category: "linear",
  symbol: "BTCUSDT",
  side: "Buy",
  orderType: "Limit",
  qty: "0.01",
  price: "50000",
  orderLinkId: "benchmark-order-000001",
});
const positionPath = "/v5/position/list?category=linear&symbol=BTCUSDT";
const orderPath = "/v5/order/create";
const posted = () => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(order),
});

/**
 * Creates our client with its defaults: it signs, checks and decodes, limits the time of a call, and retries.
 *
 * @type {Sender["create"]}
 */
async function createSpecwright(base) {
  const { createTradingClient } = await import("@specwright/trading");
  const environment = { baseUrl: base };
  const trading = createTradingClient({ environment, credentials: { apiKey, secret }, throttle: false });
  return { get: () => trading.position.list(position), post: () => trading.order.create(order) };
}

/**
 * Creates a client of bybit-api.
 *
 * @type {(base: string, options?: object) => Promise<Client>}
 */
async function createBybitApi(base, options) {
  const { RestClientV5 } = await import("bybit-api");
  const client = new RestClientV5({ key: apiKey, secret, baseUrl: base, ...options });
  return {
    get: async () => (await client.getPositionInfo(position)).result,
    post: async () => (await client.submitOrder(order)).result,
  };
}

/** @type {Readonly<Record<string, Sender>>} */
export const contenders = {
  specwright: { label: "Specwright", isOurs: true, create: createSpecwright },

  // The sender of all runtimes other than Node. Node also uses it if the global `fetch` isn't Node's own.
  "specwright-fetch": {
    label: "Specwright on `fetch`",
    isOurs: true,
    create(base) {
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) => fetch(input, init);
      return createSpecwright(base);
    },
  },

  // A lower bound for client libraries: sends the request without checks and without a timeout.
  "undici-request": {
    label: "`undici.request`, unsigned",
    async create(base) {
      const { request } = await import("undici");
      const read = async (/** @type {import("undici").Dispatcher.ResponseData} */ { body }) =>
        /** @type {any} */ (await body.json()).result;
      return {
        get: async () => read(await request(base + positionPath)),
        post: async () => read(await request(base + orderPath, posted())),
      };
    },
  },

  fetch: {
    label: "`fetch`, unsigned",
    async create(base) {
      const read = async (/** @type {Response} */ response) => /** @type {any} */ (await response.json()).result;
      return {
        get: async () => read(await fetch(base + positionPath)),
        post: async () => read(await fetch(base + orderPath, posted())),
      };
    },
  },

  // Calls by path, which decode the response and check its code but don't translate it. ccxt's own rate limiter is off.
  ccxt: {
    label: "ccxt",
    async create(base) {
      const { bybit } = await import("ccxt");
      const exchange = /** @type {any} */ (new bybit({ apiKey, secret, enableRateLimit: false }));
      exchange.urls.api = { ...exchange.urls.api, private: base, public: base };
      return {
        get: async () => (await exchange.privateGetV5PositionList(position)).result,
        post: async () => (await exchange.privatePostV5OrderCreate(order)).result,
      };
    },
  },

  // bybit-api with its option for faster signing.
  "bybit-api-tuned": {
    label: "bybit-api, `createHmac` plugged in",
    async create(base) {
      const { createHmac } = await import("node:crypto");
      /** @type {(message: string, key: string) => Promise<string>} */
      const customSignMessageFn = async (message, key) => createHmac("sha256", key).update(message).digest("hex");
      return createBybitApi(base, { customSignMessageFn });
    },
  },

  // bybit-api as in its README.
  "bybit-api": { label: "bybit-api", create: (base) => createBybitApi(base) },
};
