import type { InputSchema } from "../../input/schema.ts";

/** Input of `GET /v5/spot-margin-uta/status`. */
export const spotMarginUtaStatus: InputSchema = { type: "object", properties: {} };
