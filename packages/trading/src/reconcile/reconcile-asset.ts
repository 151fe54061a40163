import type { RequestOptions } from "../call/types.ts";
import {
  assetTransferQueryInterTransferList,
  assetTransferQueryUniversalTransferList,
  assetWithdrawQueryRecord,
} from "../generated/operations/searches.ts";
import type { AssetOperations } from "../generated/types/asset.ts";
import { findFirst, type CallOperation, type Reconciled } from "./search.ts";

type TransferItem = AssetOperations["assetTransferQueryInterTransferList"]["item"];
type WithdrawalItem = AssetOperations["assetWithdrawQueryRecord"]["item"];

export type ReconciledTransfer = Reconciled<"transfer", TransferItem>;
export type ReconciledWithdrawal = Reconciled<"withdrawal", WithdrawalItem>;

/** Looks for a transfer by its transferId, first between own accounts, then between members. */
export async function reconcileTransfer(
  callOperation: CallOperation,
  transferId: string,
  options: RequestOptions = {},
): Promise<ReconciledTransfer> {
  const searches = [
    { operation: assetTransferQueryInterTransferList, source: "inter-transfer" },
    { operation: assetTransferQueryUniversalTransferList, source: "universal-transfer" },
  ].map((search) => ({ ...search, list: "list", input: { transferId }, idField: "transferId" }));
  const found = await findFirst<TransferItem>(callOperation, transferId, searches, options);
  return found === undefined
    ? { status: "not-found" }
    : { status: "found", source: found.source, transfer: found.item };
}

/**
 * Looks for a withdrawal by the ID that the platform gave it. A withdrawal without a response has no such ID yet: send
 * it again with the same requestId, by which the platform recognizes it.
 */
export async function reconcileWithdrawal(
  callOperation: CallOperation,
  withdrawId: string,
  options: RequestOptions = {},
): Promise<ReconciledWithdrawal> {
  const search = {
    operation: assetWithdrawQueryRecord,
    source: "record",
    list: "rows",
    input: { withdrawID: withdrawId },
    idField: "withdrawId",
  };
  const found = await findFirst<WithdrawalItem>(callOperation, withdrawId, [search], options);
  return found === undefined
    ? { status: "not-found" }
    : { status: "found", source: found.source, withdrawal: found.item };
}
