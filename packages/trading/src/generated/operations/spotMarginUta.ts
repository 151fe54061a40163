import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/spotMarginUta.ts");

/** Read whether spot margin is on in demo trading. `GET /v5/spot-margin-uta/status` */
export const spotMarginUtaStatus: Operation<"spotMarginUtaStatus"> = {
  id: "spotMarginUtaStatus",
  method: "GET",
  path: "/v5/spot-margin-uta/status",
  inputs,
  environments: ["mainnet", "testnet", "demo"],
};
