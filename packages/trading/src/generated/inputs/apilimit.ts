import type { InputSchema } from "../../input/schema.ts";
import { Cursor, ApilimitSetRequestItem } from "./schemas.ts";

/** Input of `GET /v5/apilimit/query`. */
export const apilimitQuery: InputSchema = { type: "object", required: ["uids"], properties: { uids: { type: "string" } } };

/** Input of `GET /v5/apilimit/query-all`. */
export const apilimitQueryAll: InputSchema = {
  type: "object",
  properties: {
    limit: {
      type: "string",
      pattern: "^(1000|[1-9]\\d{0,2})$",
      rule: "must be a whole number from 1 to 1000, as text",
    },
    cursor: Cursor,
    uids: { type: "string" },
  },
};

/** Input of `GET /v5/apilimit/query-cap`. */
export const apilimitQueryCap: InputSchema = { type: "object", properties: {} };

/** Input of `POST /v5/apilimit/set`. */
export const apilimitSet: InputSchema = {
  type: "object",
  required: ["list"],
  properties: { list: { type: "array", items: ApilimitSetRequestItem } },
};
