import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/execution.ts");

/** List executions. `GET /v5/execution/list` */
export const executionList: Operation<"executionList"> = {
  id: "executionList",
  method: "GET",
  path: "/v5/execution/list",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
  environments: ["mainnet", "testnet", "demo"],
};
