import type { InputSchema } from "../../input/schema.ts";
import { Symbol } from "./schemas.ts";

/** Input of `POST /unified/v3/private/order/cancel-all`. */
export const unifiedV3PrivateOrderCancelAll: InputSchema = { type: "object", properties: { category: { type: "string" } }, additionalProperties: true };

/** Input of `GET /unified/v3/private/order/list`. */
export const unifiedV3PrivateOrderList: InputSchema = {
  type: "object",
  properties: { category: { type: "string" }, symbol: Symbol },
  additionalProperties: true,
};
