import type { Clock } from "./clock.ts";
import type { FaultFile } from "./faults/rules.ts";
import type { FaultLevers } from "./levers/fault-levers.ts";
import type { EnvironmentName } from "./trading/environment.ts";
import type { Levers } from "./trading/levers/levers.ts";

export interface SandboxOptions {
  /** First port; mainnet listens there, the others on the ports after it. 0 (default): free ports. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, for programs on this machine; a container needs 0.0.0.0. */
  host?: string;
  /** Number that market data, ids and faults are made from. Default 1. */
  seed?: number;
  /** Directory in which the knowledge service keeps its data. Default: memory only. */
  data?: string;
  /** Faults to inject: the parsed contents of a fault file. */
  faults?: FaultFile;
  /** Start of the clock in milliseconds, which then stands still; or a clock to follow. Default: real time. */
  now?: number | (() => number);
  /** Which variant of the knowledge service `knowledge.url` names. Both are always served. Default reference. */
  variant?: "reference" | "released";
  /** Whether the knowledge service has `/mcp`, and the bearer token it asks for. Default: on, without a token. */
  mcp?: { enabled: boolean; token?: string };
  /** Enforce rate limits. Default true. */
  limits?: boolean;
  /** Milliseconds between the acknowledgement of an order and the matching engine seeing it. Default 0. */
  matchingDelay?: number;
  /** Origin whose pages may call both services from a browser, such as `http://localhost:4500`. Default: none. */
  allowOrigin?: string;
}

export interface HmacKey {
  readonly apiKey: string;
  readonly secret: string;
}

export interface RsaKey {
  readonly apiKey: string;
  /** PKCS#8 in PEM format. */
  readonly privateKey: string;
}

/** Ready-made keys. They open nothing outside this sandbox. */
export interface TestKeys {
  /** Mainnet, master account, every permission. */
  readonly master: HmacKey;
  /** Mainnet, master account, a self-made RSA key; made when it is first asked for. */
  readonly rsa: RsaKey;
  /** Mainnet, a sub-account of the master. */
  readonly sub: HmacKey;
  /** Mainnet, master account, may only read (10005). */
  readonly readOnly: HmacKey;
  /** Mainnet, master account, bound to another address (10010). */
  readonly restricted: HmacKey;
  /** Mainnet, master account, expired (33004). */
  readonly expired: HmacKey;
  /** Demo environment. */
  readonly demo: HmacKey;
  /** Testnet, a master account of its own. */
  readonly testnet: HmacKey;
}

export interface Sandbox {
  readonly trading: {
    readonly mainnetUrl: string;
    readonly testnetUrl: string;
    readonly demoUrl: string;
    readonly keys: TestKeys;
    /** Sets prices, balances, positions and rate limits of an environment. Default: mainnet. */
    levers(environment?: EnvironmentName): Levers;
  };
  readonly knowledge: {
    readonly url: string;
    readonly referenceUrl: string;
    readonly releasedUrl: string;
    /** Faults and drifts of a variant. Default: the variant of `url`. */
    levers(variant?: "reference" | "released"): FaultLevers;
  };
  readonly clock: Clock;
  /**
   * Puts everything back to the start: clock, prices, accounts, orders, limits, tasks, articles, and the counts of fault
   * rules. Added faults are gone, and WebSocket connections are cut. Keys, addresses and the data directory stay.
   */
  reset(): Promise<void>;
  /** Ends every connection and frees the ports. */
  close(): Promise<void>;
}
