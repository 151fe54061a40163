import ky from "ky";
import { order, orderPath, positionPath } from "./order.mjs";

/** Unsigned, with its default retry and time limit. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  return {
    get: async () => /** @type {any} */ (await ky.get(base + positionPath).json()).result,
    post: async () => /** @type {any} */ (await ky.post(base + orderPath, { json: order }).json()).result,
  };
}
