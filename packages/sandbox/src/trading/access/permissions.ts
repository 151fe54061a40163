import { ApiError } from "../../http/envelope.ts";
import type { OperationInfo } from "../operations.ts";
import type { Input } from "../input.ts";
import { requirePermission, type ApiKey } from "./keys.ts";

const writesOf: readonly (readonly [prefix: string, permissions: readonly string[]])[] = [
  ["/v5/position/", ["ContractTrade.Position"]],
  ["/v5/asset/withdraw/create", ["Wallet.Withdraw"]],
  ["/v5/asset/transfer/", ["Wallet.AccountTransfer", "Wallet.SubMemberTransfer"]],
  [
    "/v5/user/agreement",
    ["Wallet.AccountTransfer", "Wallet.SubMemberTransfer", "Wallet.SubMemberTransferList", "Wallet.Withdraw"],
  ],
  [
    "/v5/user/create-demo-member",
    ["Wallet.AccountTransfer", "Wallet.SubMemberTransfer", "Wallet.SubMemberTransferList"],
  ],
];

function tradePermissions(category: string): readonly string[] {
  if (category === "spot") return ["Spot.SpotTrade"];
  if (category === "option") return ["Options.OptionsTrade"];
  return ["ContractTrade.Order", "Derivatives.DerivativesTrade"];
}

/** Reading is allowed to every key; writing needs a key that may write, and the permission of the area. */
export function checkPermission(operation: OperationInfo, key: ApiKey, input: Input): void {
  if (operation.isRead) return;
  if (key.readOnly) throw new ApiError(10005, "permission denied: the API key may only read");
  if (operation.path.startsWith("/v5/order/")) {
    const category = input.values.category;
    requirePermission(key, tradePermissions(typeof category === "string" ? category : "linear"));
    return;
  }
  const area = writesOf.find(([prefix]) => operation.path.startsWith(prefix));
  if (area !== undefined) requirePermission(key, area[1]);
}
