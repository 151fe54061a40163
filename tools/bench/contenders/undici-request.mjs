import { request } from "undici";
import { order, orderPath, positionPath } from "./order.mjs";

/** The lower bound of a library: unsigned, unchecked, no time limit of its own. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const read = async (/** @type {import("undici").Dispatcher.ResponseData} */ { body }) =>
    /** @type {any} */ (await body.json()).result;
  return {
    get: async () => read(await request(base + positionPath)),
    post: async () =>
      read(
        await request(base + orderPath, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(order),
        }),
      ),
  };
}
