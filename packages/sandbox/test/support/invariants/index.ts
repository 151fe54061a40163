import type { Check } from "./arithmetic.ts";
import { orderInvariants } from "./orders.ts";
import { positionInvariants } from "./positions.ts";
import { recordsInvariants } from "./records.ts";
import { walletInvariants } from "./wallet.ts";

/** The arithmetic of the sandbox as rules that hold at any moment, each by what clients can read. */
export const invariants: Readonly<Record<string, Check>> = {
  ...walletInvariants,
  ...positionInvariants,
  ...orderInvariants,
  ...recordsInvariants,
};
