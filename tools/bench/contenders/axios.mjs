import { Agent } from "node:http";
import axios from "axios";
import { order, orderPath, positionPath } from "./order.mjs";

/** Unsigned, with kept connections. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const client = axios.create({ baseURL: base, httpAgent: new Agent({ keepAlive: true }) });
  return {
    get: async () => (await client.get(positionPath)).data.result,
    post: async () => (await client.post(orderPath, order)).data.result,
  };
}
