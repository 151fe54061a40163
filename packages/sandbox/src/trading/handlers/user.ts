import { hash } from "../../random.ts";
import { Refusal, refuseInput } from "../../http/envelope.ts";
import { requirePermission, type ApiKey } from "../access/keys.ts";
import { accountOf, keyOf, type Call, type Handlers } from "../call.ts";
import type { Account } from "../exchange/account.ts";
import type { Input } from "../input.ts";
import type { Agreement } from "../market/instrument.ts";

/** Both generations of the category number, by field. */
const agreements: Readonly<Record<string, Readonly<Record<number, Agreement>>>> = {
  category: { 2: "metals", 3: "oil" },
  categoryV2: { 1: "metals", 2: "oil" },
};

/** Signs for the master account and so for all its sub-accounts. */
function agreement(call: Call): object {
  const account = accountOf(call);
  if (!account.isMaster) throw new Refusal(10005, "only the master account may sign");
  const field = call.input.has("categoryV2") ? "categoryV2" : "category";
  const signed = agreements[field]?.[call.input.integer(field, 0)];
  if (signed === undefined) throw refuseInput("category or categoryV2: one of the agreements is required");
  if (!call.input.flag("agree")) throw refuseInput("agree: must be true");
  account.agreements.add(signed);
  return {};
}

/** The demo account has the uid of the account it was made for. */
function createDemoMember(call: Call): object {
  const account = accountOf(call);
  const { demo } = call.environment;
  if (demo === undefined) throw new Refusal(10024, "demo accounts are made on mainnet");
  const subMemberId = account.demoUid ?? String(700_000_000 + (hash(`demo/${account.uid}`) % 10_000_000));
  if (!demo.exchange.accounts.has(subMemberId)) demo.exchange.addAccount({ uid: subMemberId });
  account.demoUid = subMemberId;
  return { subMemberId };
}

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d{3}/, "");

function keyInfo(call: Call): object {
  const key = keyOf(call);
  return {
    ...describe(key),
    uta: 1,
    unified: 0,
    userID: Number(key.account.uid),
    inviterID: 0,
    vipLevel: "No VIP",
    mktMakerLevel: "0",
    affiliateID: 0,
    rsaPublicKey: key.publicKey,
    isMaster: key.account.isMaster,
    parentUid: key.account.parentUid === "" ? "0" : key.account.parentUid,
    kycLevel: "LEVEL_DEFAULT",
    kycRegion: "",
    isFixApi: false,
  };
}

function describe(key: ApiKey) {
  return {
    id: key.id,
    note: key.note,
    apiKey: key.apiKey,
    readOnly: key.readOnly ? 1 : 0,
    secret: "",
    permissions: allAreas(key.permissions),
    ips: key.ips.length === 0 ? ["*"] : key.ips,
    type: 1,
    deadlineDay: -2,
    expiredAt: instant(key.expiresAt),
    createdAt: instant(key.createdAt),
  };
}

function requireMaster(call: Call): Account {
  const account = accountOf(call);
  if (!account.isMaster) throw new Refusal(10005, "only the master account may do this");
  return account;
}

function subAccounts(call: Call): Account[] {
  const { uid } = requireMaster(call);
  return [...call.environment.exchange.accounts.values()].filter((account) => account.parentUid === uid);
}

const member = (account: Account): object => ({
  uid: account.uid,
  username: account.username,
  memberType: 1,
  status: 1,
  remark: "",
  accountMode: 5,
});

function createSubMember(call: Call): object {
  const { uid } = requireMaster(call);
  const username = call.input.required("username");
  if (!/^(?=.*\d)(?=.*[A-Za-z])[A-Za-z0-9]{6,16}$/.test(username)) {
    throw refuseInput("username: 6 to 16 letters and digits, at least one of each");
  }
  const { exchange } = call.environment;
  if ([...exchange.accounts.values()].some((account) => account.username === username)) {
    throw new Refusal(31005, "username: taken");
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

const areas = ["ContractTrade", "Spot", "Wallet", "Options", "Exchange", "BlockTrade", "FiatBybitPay"] as const;

/** Every area of permissions, also those in which the key may do nothing. */
function allAreas(permissions: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  return { ...Object.fromEntries(areas.map((area) => [area, []])), ...permissions };
}

function permissionsOf(input: Input): Record<string, string[]> {
  const given = input.values.permissions;
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).map(([group, names]) => [group, Array.isArray(names) ? names.map(String) : []]),
  );
}

/** Keys for a sub-account, or with the uid of the demo account for the demo environment. */
function createSubApi(call: Call): object {
  const caller = requireMaster(call);
  const { input, environment, now } = call;
  const uid = input.required("subuid");
  const target = uid === caller.demoUid ? environment.demo : environment;
  const account = target?.exchange.accounts.get(uid);
  if (target === undefined || account === undefined || (target === environment && account.parentUid !== caller.uid)) {
    throw new Refusal(3500153, "subuid: not a sub-account of this master");
  }
  const sequence = environment.exchange.nextSequence();
  const part = (name: string): string => hash(`${environment.seed}/${name}/${uid}/${sequence}`).toString(36);
  const secret = ["a", "b", "c", "d"].map((name) => part(`secret-${name}`)).join("");
  const key = target.keys.add({
    apiKey: `sandbox-${part("key")}`,
    account,
    credential: { secret },
    note: input.text("note"),
    readOnly: input.integer("readOnly", 0) === 1,
    permissions: permissionsOf(input),
    createdAt: now,
  });
  return {
    id: key.id,
    note: key.note,
    apiKey: key.apiKey,
    readOnly: key.readOnly ? 1 : 0,
    secret,
    permissions: allAreas(key.permissions),
  };
}

function subApiKeys(call: Call): object {
  requirePermission(keyOf(call), ["Wallet", "ContractTrade"]);
  const uid = call.input.required("subMemberId");
  const account = subAccounts(call).find((sub) => sub.uid === uid);
  if (account === undefined) throw new Refusal(3500153, "subMemberId: not a sub-account of this master");
  const result = call.environment.keys.of(account).map((key) => ({
    ...describe(key),
    secret: "******",
    readOnly: key.readOnly,
    status: 3,
    deadlineDay: 21,
    flag: key.kind,
  }));
  return { result, nextPageCursor: "" };
}

function deleteKey(call: Call): object {
  const key = keyOf(call);
  call.environment.keys.remove(call.input.has("apikey") ? ownSubKey(call).apiKey : key.apiKey);
  return {};
}

function ownSubKey(call: Call): ApiKey {
  const master = requireMaster(call);
  const key = call.environment.keys.find(call.input.text("apikey"));
  if (key === undefined || key.account.parentUid !== master.uid)
    throw new Refusal(10003, "apikey: not a key of a sub-account");
  return key;
}

export const userHandlers: Handlers = {
  userAgreement: agreement,
  userCreateDemoMember: createDemoMember,
  userQueryApi: keyInfo,
  userQuerySubMembers: (call) => ({ subMembers: subAccounts(call).map(member) }),
  userSubmembers: (call) => ({ subMembers: subAccounts(call).map(member), nextCursor: "0" }),
  userGetMemberType: (call) => {
    const own = [accountOf(call), ...(accountOf(call).isMaster ? subAccounts(call) : [])];
    const wanted = call.input.text("memberIds").split(",");
    const named = call.input.has("memberIds") ? own.filter(({ uid }) => wanted.includes(uid)) : own.slice(0, 1);
    return { accounts: named.map(({ uid }) => ({ uid, accountType: ["UNIFIED", "FUND"] })) };
  },
  userCreateSubMember: createSubMember,
  userCreateSubApi: createSubApi,
  userSubApikeys: subApiKeys,
  userDeleteSubApi: deleteKey,
};
