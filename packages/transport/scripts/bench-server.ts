/** A plain server for the benchmark, in a process of its own, so that only the client's time is counted. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const order = {
  symbol: "BTCUSDT",
  orderId: "7f3a1c",
  price: "50000.5",
  qty: "0.01",
  side: "Buy",
  createdTime: "1700000000000",
};
const body = JSON.stringify({
  retCode: 0,
  retMsg: "OK",
  result: { category: "linear", list: Array.from({ length: 8 }, () => order) },
  retExtInfo: {},
  time: 1_700_000_000_000,
});
const headers = {
  "content-type": "application/json; charset=utf-8",
  "content-length": Buffer.byteLength(body),
  "x-bapi-limit": "1000000",
  "x-bapi-limit-status": "1000000",
};
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, headers).end(body);
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
