import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/unified.ts");

/** Cancel all orders by the earlier generation. `POST /unified/v3/private/order/cancel-all` */
export const unifiedV3PrivateOrderCancelAll: Operation<"unifiedV3PrivateOrderCancelAll"> = {
  id: "unifiedV3PrivateOrderCancelAll",
  method: "POST",
  path: "/unified/v3/private/order/cancel-all",
  inputs,
};

/** List orders by the earlier generation. `GET /unified/v3/private/order/list` */
export const unifiedV3PrivateOrderList: Operation<"unifiedV3PrivateOrderList"> = { id: "unifiedV3PrivateOrderList", method: "GET", path: "/unified/v3/private/order/list", inputs };
