import { ApiError, inputError } from "../../../http/envelope.ts";
import { hash } from "../../../random.ts";
import { type ApiKey, type KeyRing, requirePermission } from "../../access/authenticate.ts";
import { type Call, type Input, keyOf } from "../../call.ts";
import { requireMaster, subAccount } from "./members.ts";

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString().replace(/\.\d{3}/, "");

export function userQueryApi(call: Call): object {
  const key = keyOf(call);
  return {
    ...keyRecord(key),
    uta: 1,
    unified: 0,
    userID: Number(key.account.uid),
    userIDInt64: key.account.uid,
    inviterID: 0,
    inviterIDInt64: "0",
    vipLevel: "No VIP",
    mktMakerLevel: "0",
    affiliateID: 0,
    affiliateIDInt64: "0",
    rsaPublicKey: key.publicKey,
    isMaster: key.account.isMaster,
    parentUid: key.account.parentUid === "" ? "0" : key.account.parentUid,
    kycLevel: "LEVEL_DEFAULT",
    kycRegion: "",
    isFixApi: false,
  };
}

function keyRecord(key: ApiKey) {
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

const areas = [
  "ContractTrade",
  "Spot",
  "Wallet",
  "Options",
  "Exchange",
  "BlockTrade",
  "FiatConvertBroker",
  "FiatGlobalPay",
  "FiatBybitPay",
  "BitCard",
  "ByXPost",
] as const;

/** Returns all permission areas, including those without any permission. */
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

/**
 * Creates a key for a sub-account. If the uid belongs to the caller's demo account, creates a key for the demo
 * environment.
 */
export function userCreateSubApi(call: Call): object {
  const caller = requireMaster(call);
  const { input, environment, now } = call;
  const uid = input.required("subuid");
  const target = uid === caller.demoUid ? environment.demo : environment;
  const account = target?.exchange.accounts.get(uid);
  if (target === undefined || account === undefined || (target === environment && account.parentUid !== caller.uid)) {
    throw new ApiError(3500153, "subuid: not a sub-account of this master");
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

export function userSubApikeys(call: Call): object {
  requirePermission(keyOf(call), ["Wallet", "ContractTrade"]);
  const result = call.environment.keys.of(subAccount(call, "subMemberId")).map((key) => ({
    ...keyRecord(key),
    secret: "******",
    readOnly: key.readOnly,
    status: 3,
    deadlineDay: 21,
    flag: key.kind,
  }));
  return { result, nextPageCursor: "" };
}

interface Found {
  ring: KeyRing;
  key: ApiKey;
}

/**
 * Returns the key that a request refers to. A master account names a key of a sub-account or of its demo account. A
 * sub-account can only change the key that signs the request.
 */
function subKeyOf(call: Call): Found {
  const { environment, input } = call;
  const caller = keyOf(call);
  const { account } = caller;
  if (!account.isMaster) {
    if (input.has("apikey")) throw inputError("apikey: not with the key of a sub-account");
    return { ring: environment.keys, key: caller };
  }
  if (!input.has("apikey")) throw inputError("apikey: required with the key of a master account");
  for (const ring of [environment.keys, environment.demo?.keys]) {
    const key = ring?.find(input.text("apikey"));
    if (ring === undefined || key === undefined) continue;
    const { uid, parentUid } = key.account;
    if (parentUid === account.uid || (ring !== environment.keys && uid === account.demoUid)) return { ring, key };
  }
  throw new ApiError(10003, "apikey: not a key of a sub-account");
}

/**
 * Changes a key. If the request has no addresses, the key's addresses are removed, as documented. Other missing
 * settings stay unchanged.
 */
function change(key: ApiKey, input: Input): object {
  if (input.has("readOnly")) key.readOnly = input.integer("readOnly", 0) === 1;
  if (input.has("permissions")) key.permissions = permissionsOf(input);
  const ips = input.text("ips", "*");
  key.ips = ips === "*" ? [] : ips.split(",");
  const { id, note, apiKey, readOnly, secret, permissions, ips: bound } = keyRecord(key);
  return { id, note, apiKey, readOnly, secret, permissions, ips: bound };
}

function remove({ ring, key }: Found): object {
  ring.remove(key.apiKey);
  return {};
}

export const userUpdateSubApi = (call: Call): object => change(subKeyOf(call).key, call.input);
export const userDeleteSubApi = (call: Call): object => remove(subKeyOf(call));

export function userUpdateApi(call: Call): object {
  requireMaster(call);
  return change(keyOf(call), call.input);
}

export function userDeleteApi(call: Call): object {
  requireMaster(call);
  return remove({ ring: call.environment.keys, key: keyOf(call) });
}
