import type { Check } from "./arithmetic.ts";
import { orderInvariants } from "./orders.ts";
import { positionInvariants } from "./positions.ts";
import { recordsInvariants } from "./records.ts";
import { walletInvariants } from "./wallet.ts";

/** Rules of the sandbox's arithmetic that always hold. Each uses only data that clients can read. */
export const invariants: Readonly<Record<string, Check>> = {
  ...walletInvariants,
  ...positionInvariants,
  ...orderInvariants,
  ...recordsInvariants,
};
