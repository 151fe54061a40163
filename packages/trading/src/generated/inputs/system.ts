import type { InputSchema } from "../../input/schema.ts";
import { SystemState } from "./schemas.ts";

/** Input of `GET /v5/system/status`. */
export const systemStatus: InputSchema = { type: "object", properties: { id: { type: "string" }, state: SystemState } };
