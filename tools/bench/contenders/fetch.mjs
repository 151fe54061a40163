import { order, orderPath, positionPath } from "./order.mjs";

/** The platform's `fetch`, unsigned. @type {import("./contender.d.ts").Create} */
export async function create(base) {
  const read = async (/** @type {Response} */ response) => /** @type {any} */ (await response.json()).result;
  return {
    get: async () => read(await fetch(base + positionPath)),
    post: async () =>
      read(
        await fetch(base + orderPath, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(order),
        }),
      ),
  };
}
