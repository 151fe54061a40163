import { createSigner } from "@specwright/signing";
import axios from "axios";

const signer = createSigner({
  apiKey: process.env["TRADING_API_KEY"] ?? "",
  secret: process.env["TRADING_API_SECRET"] ?? "",
});
// Don't follow redirects: they would send key and signature to another host.
const client = axios.create({ baseURL: process.env["TRADING_URL"] ?? "http://127.0.0.1:4400", maxRedirects: 0 });

client.interceptors.request.use(async (config) => {
  const method = config.method?.toUpperCase() ?? "GET";
  if (method === "GET") {
    // Serialize the query once, sign it and send exactly this string. Without `params`, axios appends nothing.
    const [path = "", query = ""] = client.getUri({ url: config.url ?? "", params: config.params }).split(/\?(.*)/s);
    config.url = query === "" ? path : `${path}?${query}`;
    config.params = undefined;
    Object.assign(config.headers, await signer.headers({ method, query }));
  } else {
    config.data = JSON.stringify(config.data ?? {});
    config.headers.setContentType("application/json");
    Object.assign(config.headers, await signer.headers({ method, body: config.data }));
  }
  return config;
});

const { data: positions } = await client.get("/v5/position/list", {
  params: { category: "linear", symbol: "BTCUSDT" },
});
console.log(positions.retCode, positions.result.category);

const order = { category: "linear", symbol: "BTCUSDT", side: "Buy", orderType: "Market", qty: "0.01" };
const { data: placed } = await client.post("/v5/order/create", order);
console.log(placed.retCode, typeof placed.result.orderId);
