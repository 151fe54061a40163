import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/system.ts");

/** List maintenance windows. `GET /v5/system/status` */
export const systemStatus: Operation<"systemStatus"> = { id: "systemStatus", method: "GET", path: "/v5/system/status", inputs, isPublic: true };
