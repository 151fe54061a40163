import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/apilimit.ts");

/** List rate limits of chosen accounts. `GET /v5/apilimit/query` */
export const apilimitQuery: Operation<"apilimitQuery"> = {
  id: "apilimitQuery",
  method: "GET",
  path: "/v5/apilimit/query",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** List rate limits of a whole institution. `GET /v5/apilimit/query-all` */
export const apilimitQueryAll: Operation<"apilimitQueryAll"> = {
  id: "apilimitQueryAll",
  method: "GET",
  path: "/v5/apilimit/query-all",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
  pagination: { style: "cursor", cursor: "cursor", next: "nextPageCursor", items: "list" },
};

/** Read used and highest rate limits. `GET /v5/apilimit/query-cap` */
export const apilimitQueryCap: Operation<"apilimitQueryCap"> = {
  id: "apilimitQueryCap",
  method: "GET",
  path: "/v5/apilimit/query-cap",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};

/** Set rate limits of accounts. `POST /v5/apilimit/set` */
export const apilimitSet: Operation<"apilimitSet"> = {
  id: "apilimitSet",
  method: "POST",
  path: "/v5/apilimit/set",
  inputs,
  rateLimits: [{ requests: 50, windowMs: 1000 }],
};
