import { generateKeyPairSync } from "node:crypto";
import { decimal } from "../decimal.ts";
import { hash } from "../random.ts";
import type { HmacKey, RsaKey, TestKeys } from "../options.ts";
import { allPermissions } from "./access/authenticate.ts";
import type { Environment } from "./environment.ts";
import type { Account } from "./engine/account.ts";

const deposits: readonly (readonly [string, string])[] = [
  ["USDT", "1000000"],
  ["USDC", "1000000"],
  ["BTC", "10"],
  ["ETH", "100"],
];

/** Initial deposit to the funding wallet, so that withdrawals and transfers from this wallet can succeed. */
const fundingDeposit = ["USDT", "10000"] as const;

/** Credits the initial balance of an account. Uses the ledger, so that the sum of all money stays zero. */
function fund(environment: Environment, account: Account): void {
  for (const [currency, amount] of deposits) {
    environment.exchange.ledger.post(account, {
      type: "TRANSFER_IN",
      currency,
      cashFlow: decimal(amount),
      time: environment.clock.now(),
    });
  }
  environment.exchange.ledger.moveFunding(account, fundingDeposit[0], decimal(fundingDeposit[1]));
  environment.exchange.reportAll();
}

/**
 * Returns a realistic-looking API secret. It is the same in every run, because the sandbox profile of the CLI contains
 * it.
 */
function secretFor(name: string): string {
  return Array.from({ length: 5 }, (_, part) => hash(`1/secret/${name}/${part}`).toString(16).padStart(8, "0"))
    .join("")
    .slice(0, 36);
}

export interface Environments {
  mainnet: Environment;
  testnet: Environment;
  demo: Environment;
}

/** Creates the initial accounts and keys. A reset passes the existing RSA key pair, so that the key stays valid. */
export function createTestKeys({ mainnet, testnet, demo }: Environments, rsaPair = new RsaPair()): TestKeys {
  const master = addAccount(mainnet, "100001");
  const sub = addAccount(mainnet, "100002", "100001");
  const demoMember = addAccount(demo, "700100001");
  master.demoUid = demoMember.uid;
  const testnetMaster = addAccount(testnet, "500001");
  const now = mainnet.clock.now();
  const make = (environment: Environment, owner: Account, name: string, extra: object = {}): HmacKey => {
    const key = { apiKey: `sandbox-${name}`, secret: secretFor(name) };
    environment.keys.add({
      apiKey: key.apiKey,
      account: owner,
      credential: { secret: key.secret },
      note: name,
      createdAt: now,
      ...extra,
    });
    return key;
  };
  const rsa = lazyRsa(mainnet, master, rsaPair);
  return {
    get rsa() {
      return rsa();
    },
    master: make(mainnet, master, "master"),
    sub: make(mainnet, sub, "sub", {
      permissions: { ...allPermissions, Wallet: ["AccountTransfer", "SubMemberTransferList"] },
    }),
    readOnly: make(mainnet, master, "read-only", { readOnly: true }),
    restricted: make(mainnet, master, "restricted", { ips: ["203.0.113.7"] }),
    expired: make(mainnet, master, "expired", { expiresAt: now - 1 }),
    demo: make(demo, demoMember, "demo"),
    testnet: make(testnet, testnetMaster, "testnet"),
  };
}

function addAccount(environment: Environment, uid: string, parentUid = ""): Account {
  const created = environment.exchange.addAccount({ uid, parentUid });
  fund(environment, created);
  return created;
}

/** The RSA key pair. It is generated on first use, because generating it takes longer than starting the sandbox. */
export class RsaPair {
  #made: { publicKey: string; privateKey: string } | undefined;

  /** The keys in PEM format. Undefined until the first use. */
  get made(): { publicKey: string; privateKey: string } | undefined {
    return this.#made;
  }

  constructor(made?: { publicKey: string; privateKey: string }) {
    this.#made = made;
  }

  get isMade(): boolean {
    return this.#made !== undefined;
  }

  make(): { publicKey: string; privateKey: string } {
    this.#made ??= generateKeyPairSync("rsa", {
      modulusLength: 2048,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });
    return this.#made;
  }
}

function lazyRsa(environment: Environment, owner: Account, pair: RsaPair): () => RsaKey {
  const apiKey = "sandbox-rsa";
  let key: RsaKey | undefined;
  const get = (): RsaKey => {
    if (key !== undefined) return key;
    const { publicKey, privateKey } = pair.make();
    const createdAt = environment.clock.now();
    environment.keys.add({ apiKey, account: owner, credential: { publicKey }, note: "rsa", createdAt });
    key = { apiKey, privateKey };
    return key;
  };
  if (pair.isMade) get();
  return get;
}
