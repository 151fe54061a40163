import { ApiError } from "../../../http/envelope.ts";
import { accountOf, type Call } from "../../call.ts";
import type { Account } from "../../engine/account.ts";

/** Returns the sub-account that a parameter names. Throws unless it belongs to the caller. */
export function subAccount(call: Call, name: string): Account {
  const uid = call.input.required(name);
  const account = subAccounts(call).find((sub) => sub.uid === uid);
  if (account === undefined) throw new ApiError(3500153, `${name}: not a sub-account of this master`);
  return account;
}

export function requireMaster(call: Call): Account {
  const account = accountOf(call);
  if (!account.isMaster) throw new ApiError(10005, "only the master account may do this");
  return account;
}

export function subAccounts(call: Call): Account[] {
  const { uid } = requireMaster(call);
  return [...call.environment.exchange.accounts.values()].filter(
    ({ parentUid, deleted }) => parentUid === uid && !deleted,
  );
}

/** Returns the account that a parameter names: the caller, its master, or an account with the same master. */
export function relatedAccount(call: Call, name: string): Account {
  const caller = accountOf(call);
  const account = call.environment.exchange.accounts.get(call.input.required(name));
  const family = caller.isMaster ? caller.uid : caller.parentUid;
  if (account === undefined || account.deleted || (account.uid !== family && account.parentUid !== family))
    throw new ApiError(131202, `${name}: not an account of this master`);
  return account;
}
