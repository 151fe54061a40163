import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/insLoan.ts");

/** Read the state of a delayed liquidation. `GET /v5/ins-loan/delay-liq-status` */
export const insLoanDelayLiqStatus: Operation<"insLoanDelayLiqStatus"> = { id: "insLoanDelayLiqStatus", method: "GET", path: "/v5/ins-loan/delay-liq-status", inputs };
