import type { InputSchema } from "../../input/schema.ts";

/** Input of `GET /v5/earn/flexible-saving/auto-savings`. */
export const earnFlexibleSavingGetAutoSavings: InputSchema = { type: "object", properties: {} };

/** Input of `POST /v5/earn/flexible-saving/auto-savings`. */
export const earnFlexibleSavingSetAutoSavings: InputSchema = { type: "object", properties: {}, additionalProperties: true };
