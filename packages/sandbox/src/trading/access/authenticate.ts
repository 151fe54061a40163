import { createVerifier, isTimestampAccepted, type Verifier } from "@specwright/signing";
import { ApiError } from "../../http/envelope.ts";
import type { Account } from "../engine/account.ts";
import type { OperationInfo } from "../operations.ts";
import type { RequestHeaders } from "./limits.ts";

interface SignedRequest extends ServerTime {
  headers: RequestHeaders;
  /** The signed payload exactly as received: the raw query of a GET, or the raw bytes of a body. */
  payload: string | Uint8Array;
  address: string;
}

interface ServerTime {
  now: number;
  /** Milliseconds by which a client's timestamp may be ahead of `now`, because the sandbox's clock is stopped. */
  drift: number;
}

const header = (headers: RequestHeaders, name: string): string => {
  const value = headers[name];
  return typeof value === "string" ? value : "";
};

const wholeNumber = /^\d{1,16}$/;
const longestWindow = 60_000;

/**
 * Checks key, time window, signature, address and expiry, in this order. Throws the documented error of the first check
 * that fails.
 */
export function authenticate(keys: KeyRing, request: SignedRequest): ApiKey {
  const { headers, now } = request;
  const apiKey = header(headers, "x-bapi-api-key");
  const signature = header(headers, "x-bapi-sign");
  if (apiKey === "") throw new ApiError(10003, "X-BAPI-API-KEY: missing", { status: 401 });
  const key = keys.known(apiKey);
  const timestamp = header(headers, "x-bapi-timestamp");
  const recvWindow = header(headers, "x-bapi-recv-window");
  checkWindow(timestamp, recvWindow, request);
  if (signature === "") throw new ApiError(10004, "X-BAPI-SIGN: missing");
  const payload = request.payload;
  if (!key.verifier.verifySync({ apiKey, timestamp, recvWindow, payload, signature })) {
    // The platform's message, which `explain` of the signing package parses.
    throw new ApiError(10004, `error sign! origin_string[${timestamp}${apiKey}${recvWindow}${text(payload)}]`);
  }
  checkUse(key, request.address, now);
  return key;
}

/** Throws unless the key may be used from this address at this time. */
export function checkUse({ ips, expiresAt }: ApiKey, address: string, now: number): void {
  if (ips.length > 0 && !ips.includes(address)) throw new ApiError(10010, "the API key is bound to other addresses");
  if (expiresAt !== 0 && expiresAt <= now) throw new ApiError(33004, "the API key has expired");
}

/**
 * Throws unless the timestamp is within the receive window around the server time. An empty receive window means the
 * default.
 */
export function checkWindow(timestamp: string, recvWindow: string, { now, drift }: ServerTime): void {
  if (!wholeNumber.test(timestamp)) throw new ApiError(10002, "X-BAPI-TIMESTAMP: must be milliseconds, in digits only");
  if (recvWindow !== "" && !wholeNumber.test(recvWindow))
    throw new ApiError(10002, "X-BAPI-RECV-WINDOW: must be milliseconds, in digits only");
  const window = Math.min(recvWindow === "" ? 5000 : Number(recvWindow), longestWindow);
  const serverTime = Math.max(now, Math.min(Number(timestamp), now + drift));
  if (!isTimestampAccepted({ timestamp: Number(timestamp), serverTime, recvWindow: window })) {
    throw new ApiError(
      10002,
      `the timestamp is outside the window: req_timestamp[${timestamp}],server_timestamp[${now}],recv_window[${window}]`,
    );
  }
}

/** Decodes a signed payload for an error message and cuts it to 400 characters. */
const text = (payload: string | Uint8Array): string =>
  (typeof payload === "string" ? payload : new TextDecoder().decode(payload)).slice(0, 400);

/**
 * Measures how far clients' clocks may be ahead of the sandbox's stopped clock. A client's clock keeps running after
 * the client has synchronized it, so its timestamps are ahead by the real time since then.
 */
export class ClockDrift {
  readonly #realTime: (() => number) | undefined;
  #respondedAt: number | undefined;

  /**
   * Creates the tracker. `realTime` returns the real time in milliseconds. Omit it if the sandbox's clock is running,
   * because clients' clocks can't get ahead of a running clock.
   */
  constructor(realTime?: () => number) {
    this.#realTime = realTime;
  }

  /**
   * Starts to measure the drift at the first response that contains the sandbox's time, because clients may synchronize
   * their clocks with this response.
   */
  responded(): void {
    this.#respondedAt ??= this.#realTime?.();
  }

  get milliseconds(): number {
    if (this.#realTime === undefined || this.#respondedAt === undefined) return 0;
    return Math.max(0, Math.ceil(this.#realTime() - this.#respondedAt));
  }
}

const writesOf: readonly (readonly [prefix: string, permissions: readonly string[]])[] = [
  ["/v5/position/", ["ContractTrade.Position"]],
  ["/v5/asset/withdraw/create", ["Wallet.Withdraw"]],
  ["/v5/asset/transfer/", ["Wallet.AccountTransfer", "Wallet.SubMemberTransfer"]],
  ["/v5/user/agreement", ["Wallet.AccountTransfer", "Wallet.SubMemberTransfer", "Wallet.Withdraw"]],
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

/**
 * Throws unless the key may call the operation. Every key may read. A write needs a key that isn't read-only and has
 * the permission for the operation's area.
 */
export function checkPermission(operation: OperationInfo, key: ApiKey, category: unknown): void {
  if (operation.isRead) return;
  if (key.readOnly) throw new ApiError(10005, "permission denied: the API key may only read");
  if (operation.path.startsWith("/v5/order/")) {
    requirePermission(key, tradePermissions(typeof category === "string" ? category : "linear"));
    return;
  }
  const area = writesOf.find(([prefix]) => operation.path.startsWith(prefix));
  if (area !== undefined) requirePermission(key, area[1]);
}

type Permissions = Readonly<Record<string, readonly string[]>>;

/** Permissions of a master account's key that may do everything. */
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
  /** IP addresses that may use the key. An empty list allows all. */
  ips: readonly string[];
  /** Expiry in milliseconds since 1970; 0 means never. */
  expiresAt: number;
  readonly createdAt: number;
  readonly kind: "hmac" | "rsa";
  readonly publicKey: string;
  readonly verifier: Verifier;
}

type Credential = { secret: string } | { publicKey: string };

/** A key with the credential (secret or public key) that verifies its signatures. */
export type SavedKey = Omit<ApiKey, "verifier"> & { credential: Credential };

type KeyOptions = Pick<ApiKey, "apiKey" | "account" | "createdAt"> &
  Partial<Pick<ApiKey, "note" | "permissions" | "readOnly" | "ips" | "expiresAt">> & {
    credential: Credential;
  };

/** The API keys of one environment. Keys of other environments are unknown, as on the real service. */
export class KeyRing {
  readonly #keys = new Map<string, ApiKey>();
  readonly #credentials = new Map<string, Credential>();

  add({ credential, ...options }: KeyOptions): ApiKey {
    const key: ApiKey = {
      note: "sandbox",
      permissions: allPermissions,
      readOnly: false,
      ips: [],
      expiresAt: 0,
      ...options,
      id: String(13_000_000 + this.#keys.size),
      kind: "publicKey" in credential ? "rsa" : "hmac",
      publicKey: "publicKey" in credential ? credential.publicKey : "",
      verifier: createVerifier(credential),
    };
    this.#keys.set(key.apiKey, key);
    this.#credentials.set(key.apiKey, credential);
    return key;
  }

  /** Returns all keys in a form that can be saved as JSON. */
  save(): SavedKey[] {
    return [...this.#keys.values()].map((key) => {
      const { verifier: _, ...saved } = key;
      return { ...saved, credential: this.#credentials.get(key.apiKey) ?? { secret: "" } };
    });
  }

  /** Replaces all keys. */
  load(saved: readonly SavedKey[]): void {
    this.#keys.clear();
    for (const { credential, ...key } of saved) {
      this.#keys.set(key.apiKey, { ...key, verifier: createVerifier(credential) });
      this.#credentials.set(key.apiKey, credential);
    }
  }

  find(apiKey: string): ApiKey | undefined {
    return this.#keys.get(apiKey);
  }

  /** Returns the key, or throws if it doesn't exist. */
  known(apiKey: string): ApiKey {
    const key = this.#keys.get(apiKey);
    if (key !== undefined) return key;
    throw new ApiError(
      10003,
      "API key is invalid: this environment has no such key. Mainnet, testnet and demo have separate keys.",
    );
  }

  of(account: Account): ApiKey[] {
    return [...this.#keys.values()].filter((key) => key.account === account);
  }

  remove(apiKey: string): void {
    this.#keys.delete(apiKey);
  }
}

/** Throws unless the key has one of the permissions, written as `Group.Name` or `Group`. */
export function requirePermission(key: ApiKey, anyOf: readonly string[]): void {
  const held = anyOf.some((wanted) => {
    const [group = "", name] = wanted.split(".");
    const names = key.permissions[group] ?? [];
    return name === undefined ? names.length > 0 : names.includes(name);
  });
  if (!held) throw new ApiError(10005, "permission denied: the API key lacks the permission for this call");
}
