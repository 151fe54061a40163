import { Agent, request } from "node:http";
import { order, orderPath, positionPath } from "./order.mjs";

/** `node:http` by hand, unsigned. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(base);
  /** @returns {Promise<any>} */
  const send = (/** @type {string} */ method, /** @type {string} */ path, /** @type {string | undefined} */ body) =>
    new Promise((resolve, reject) => {
      const headers =
        body === undefined ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const sent = request({ agent, hostname, port, method, path, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (/** @type {string} */ chunk) => (text += chunk));
        response.on("end", () => resolve(JSON.parse(text).result));
        response.on("error", reject);
      });
      sent.on("error", reject);
      sent.end(body);
    });
  return {
    get: () => send("GET", positionPath, undefined),
    post: () => send("POST", orderPath, JSON.stringify(order)),
  };
}
