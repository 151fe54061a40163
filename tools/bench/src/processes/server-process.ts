/**
 * Runs the service of the request benchmarks in its own process, with prepared responses of a realistic size, so that
 * only the client is measured. Reports its address.
 */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerQuestions } from "./process.ts";
import { orderAnswer, positionAnswer, streamEvents } from "./bodies.ts";

const rateLimitHeaders = {
  "x-bapi-limit": "50",
  "x-bapi-limit-status": "49",
  "x-bapi-limit-reset-timestamp": "1767225600000",
};

const headersOf = (body: Buffer) => ({
  "content-type": "application/json; charset=utf-8",
  "content-length": body.length,
  traceid: "0123456789abcdef0123456789abcdef",
  timenow: "1767225600000",
  ...rateLimitHeaders,
});

const position = Buffer.from(positionAnswer());
const order = Buffer.from(orderAnswer());
const positionHeaders = headersOf(position);
const orderHeaders = headersOf(order);
const stream = Buffer.from(streamEvents(20));

function answer(path: string, response: ServerResponse): void {
  if (path.startsWith("/v5/position/list")) {
    response.writeHead(200, positionHeaders);
    response.end(position);
  } else if (path === "/v5/order/create") {
    response.writeHead(200, orderHeaders);
    response.end(order);
  } else if (path.endsWith("/chat")) {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(stream);
  } else {
    response.writeHead(404).end();
  }
}

const server = createServer((request, response) => {
  const { url = "" } = request;
  if (request.method === "GET") return answer(url, response);
  request.resume();
  return request.on("end", () => answer(url, response));
});
server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1");
await once(server, "listening");
answerQuestions(async () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
