import type { InputSchema } from "../../input/schema.ts";

/** Input of `GET /v5/ins-loan/delay-liq-status`. */
export const insLoanDelayLiqStatus: InputSchema = { type: "object", properties: {} };
