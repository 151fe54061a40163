import { ApiError, inputError } from "../../../http/envelope.ts";
import { hash } from "../../../random.ts";
import { accountOf, type Call } from "../../call.ts";
import type { Account } from "../../engine/account.ts";
import type { Agreement } from "../../market/listings.ts";
import { requireMaster, subAccount, subAccounts } from "./members.ts";

/**
 * Agreement that a number in a request field stands for. `category` and `categoryV2` number the agreements differently.
 */
const agreements: Readonly<Record<string, Readonly<Record<number, Agreement>>>> = {
  category: { 2: "metals", 3: "oil" },
  categoryV2: { 1: "metals", 2: "oil" },
};

/** Signs an agreement for the master account and all its sub-accounts. */
export function userAgreement(call: Call): object {
  const account = accountOf(call);
  if (!account.isMaster) throw new ApiError(10005, "only the master account may sign an agreement");
  const field = call.input.has("categoryV2") ? "categoryV2" : "category";
  const signed = agreements[field]?.[call.input.integer(field, 0)];
  if (signed !== undefined) account.agreements.add(signed);
  return {};
}

/** Creates the demo account of the calling account, or returns the existing one. */
export function userCreateDemoMember(call: Call): object {
  const account = accountOf(call);
  const { demo } = call.environment;
  if (demo === undefined) throw new ApiError(10024, "demo accounts are created on mainnet");
  const subMemberId = account.demoUid ?? String(700_000_000 + (hash(`demo/${account.uid}`) % 10_000_000));
  if (!demo.exchange.accounts.has(subMemberId)) demo.exchange.addAccount({ uid: subMemberId });
  account.demoUid = subMemberId;
  return { subMemberId };
}

const member = (account: Account): object => ({
  uid: account.uid,
  username: account.username,
  memberType: 1,
  status: account.frozen ? 4 : 1,
  remark: "",
  accountMode: 5,
});

export function userCreateSubMember(call: Call): object {
  const { uid } = requireMaster(call);
  const username = call.input.required("username");
  if (!/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9]{6,16}$/.test(username)) {
    throw inputError("username: must be 6 to 16 letters and digits, with at least one of each");
  }
  const { exchange } = call.environment;
  if ([...exchange.accounts.values()].some((account) => account.username === username)) {
    throw inputError("username: is already taken");
  }
  const created = exchange.addAccount({ uid: String(100_010 + exchange.accounts.size), parentUid: uid, username });
  return {
    uid: created.uid,
    username,
    memberType: call.input.integer("memberType", 1),
    status: 1,
    remark: call.input.text("note"),
  };
}

export function userFrozenSubMember(call: Call): object {
  subAccount(call, "subuid").frozen = call.input.integer("frozen", 0) === 1;
  return {};
}

export function userDelSubmember(call: Call): object {
  const account = subAccount(call, "subMemberId");
  const held = [...account.balances.values(), ...account.funding.values()].some((amount) => amount !== 0n);
  if (held || [...account.positions.values()].some(({ size }) => size !== 0n))
    throw new ApiError(141025, "the sub-account has assets or open positions, so it cannot be deleted");
  account.deleted = true;
  for (const { apiKey } of call.environment.keys.of(account)) call.environment.keys.remove(apiKey);
  return {};
}

export const userQuerySubMembers = (call: Call): object => ({ subMembers: subAccounts(call).map(member) });
export const userSubmembers = (call: Call): object => ({ subMembers: subAccounts(call).map(member), nextCursor: "0" });

export function userGetMemberType(call: Call): object {
  const own = [accountOf(call), ...(accountOf(call).isMaster ? subAccounts(call) : [])];
  const wanted = call.input.parts("memberIds");
  const named = call.input.has("memberIds") ? own.filter(({ uid }) => wanted.includes(uid)) : own.slice(0, 1);
  return { accounts: named.map(({ uid }) => ({ uid, accountType: ["UNIFIED", "FUND"] })) };
}
