import { createVerifier, type Verifier } from "@specwright/signing";
import { ApiError } from "../../http/envelope.ts";
import type { Account } from "../engine/account.ts";

export type Permissions = Readonly<Record<string, readonly string[]>>;

/** Everything a key of a master account may do. */
export const allPermissions: Permissions = {
  ContractTrade: ["Order", "Position"],
  Spot: ["SpotTrade"],
  Wallet: ["AccountTransfer", "SubMemberTransfer", "SubMemberTransferList", "Withdraw"],
  Options: ["OptionsTrade"],
  Derivatives: ["DerivativesTrade"],
  Exchange: ["ExchangeHistory"],
  Earn: ["Earn"],
  FiatP2P: [],
  FiatBitPay: [],
  FiatBybitPay: [],
  BlockTrade: [],
  Affiliate: [],
  NFT: [],
  CopyTrading: [],
};

export interface ApiKey {
  readonly apiKey: string;
  readonly id: string;
  readonly account: Account;
  note: string;
  permissions: Permissions;
  readOnly: boolean;
  /** Addresses the key may be used from; empty means any. */
  ips: readonly string[];
  /** Milliseconds; 0 means never. */
  expiresAt: number;
  readonly createdAt: number;
  readonly kind: "hmac" | "rsa";
  readonly publicKey: string;
  readonly verifier: Verifier;
}

export interface KeyOptions {
  apiKey: string;
  account: Account;
  credential: { secret: string } | { publicKey: string };
  note?: string;
  permissions?: Permissions;
  readOnly?: boolean;
  ips?: readonly string[];
  expiresAt?: number;
  createdAt: number;
}

/** The keys that one environment knows. A key of another environment is unknown here, as on the real service. */
export class KeyRing {
  readonly #keys = new Map<string, ApiKey>();

  add(options: KeyOptions): ApiKey {
    const rsa = "publicKey" in options.credential;
    const key: ApiKey = {
      apiKey: options.apiKey,
      id: String(13_000_000 + this.#keys.size),
      account: options.account,
      note: options.note ?? "sandbox",
      permissions: options.permissions ?? allPermissions,
      readOnly: options.readOnly ?? false,
      ips: options.ips ?? [],
      expiresAt: options.expiresAt ?? 0,
      createdAt: options.createdAt,
      kind: rsa ? "rsa" : "hmac",
      publicKey: "publicKey" in options.credential ? options.credential.publicKey : "",
      verifier: createVerifier(options.credential),
    };
    this.#keys.set(key.apiKey, key);
    return key;
  }

  find(apiKey: string): ApiKey | undefined {
    return this.#keys.get(apiKey);
  }

  of(account: Account): ApiKey[] {
    return [...this.#keys.values()].filter((key) => key.account === account);
  }

  remove(apiKey: string): void {
    this.#keys.delete(apiKey);
  }
}

/** Throws unless the key holds one of the permissions, written as `Group.Name` or `Group`. */
export function requirePermission(key: ApiKey, anyOf: readonly string[]): void {
  const held = anyOf.some((wanted) => {
    const [group = "", name] = wanted.split(".");
    const names = key.permissions[group] ?? [];
    return name === undefined ? names.length > 0 : names.includes(name);
  });
  if (!held) throw new ApiError(10005, "permission denied: the API key lacks the permission for this call");
}
