import type { Clock } from "./clock.ts";
import type { FaultFile } from "./faults/plan.ts";
import { isNode } from "./json.ts";
import type { FaultControls } from "./controls/fault-controls.ts";
import type { Controls } from "./controls/trading-controls.ts";
import type { EnvironmentName } from "./trading/environment.ts";

export interface SandboxOptions {
  /** First port. Mainnet uses this port, and the other servers use the ports after it. 0 (default): free ports. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, for programs on this machine. A container needs 0.0.0.0. */
  host?: string;
  /** Seed of market data, ids and faults. The keys are the same for every seed. Default 1. */
  seed?: number;
  /** Directory for the data of the knowledge service. Default: memory only. */
  data?: string;
  /**
   * File that keeps the trading state, so that it survives a restart: accounts, keys, orders, positions, balances, set prices
   * and the clock. It is written within a second after a request, and by `close()`. Default: memory only.
   */
  state?: string;
  /** Faults to inject: the parsed contents of a fault file. */
  faults?: FaultFile;
  /**
   * Clock of the sandbox. A number is the start time of a stopped clock, in milliseconds; only `advance` moves it. A function
   * supplies the time. Default: real time.
   */
  now?: number | (() => number);
  /** Variant of the knowledge service at `knowledge.url`. Both variants are always available. Default: `reference`. */
  variant?: "reference" | "released";
  /**
   * Settings of the knowledge service's `/mcp`, with the bearer token that it requires. Default: enabled, without a
   * token.
   */
  mcp?: { enabled: boolean; token?: string };
  /**
   * True to enforce rate limits. Default: true, or false if the clock is stopped, because the time window of a rate
   * limit never ends while the clock is stopped. A limit set by the control `setRateLimit` is always enforced.
   */
  limits?: boolean;
  /**
   * True to refuse operations and topics that the sandbox doesn't simulate (code 10017) instead of sending the example
   * of the specification. Default false.
   */
  simulatedOnly?: boolean;
  /** Milliseconds between the acknowledgement of an order and its arrival at the matching engine. Default 0. */
  matchingDelay?: number;
  /**
   * Origin whose pages may call the trading service and the knowledge service from a browser, such as
   * `http://localhost:4500`. Default: none.
   */
  allowOrigin?: string;
}

/** HMAC-SHA256 key, in the format of the clients' `credentials`. */
export interface HmacKey {
  readonly apiKey: string;
  readonly secret: string;
}

/** RSA key, in the format of the clients' `credentials`. */
export interface RsaKey {
  readonly apiKey: string;
  /** PKCS#8 in PEM format. */
  readonly privateKey: string;
}

/** Test keys. They are valid only in this sandbox. */
export interface TestKeys {
  /** Key of the mainnet master account, with every permission. */
  readonly master: HmacKey;
  /** Self-generated RSA key of the mainnet master account. Generated on first access. */
  readonly rsa: RsaKey;
  /** Key of a mainnet sub-account of the master account. */
  readonly sub: HmacKey;
  /** Read-only key of the mainnet master account. Writes fail with 10005. */
  readonly readOnly: HmacKey;
  /** Key of the mainnet master account that is bound to another IP address. Calls fail with 10010. */
  readonly restricted: HmacKey;
  /** Expired key of the mainnet master account. Calls fail with 33004. */
  readonly expired: HmacKey;
  /** Key of a demo account. */
  readonly demo: HmacKey;
  /** Key of the testnet master account, which is separate from mainnet. */
  readonly testnet: HmacKey;
}

/**
 * Running sandbox: addresses for the clients' `baseUrl` option, keys, and functions that change the state of the
 * services.
 */
export interface Sandbox {
  readonly trading: {
    readonly mainnetUrl: string;
    readonly testnetUrl: string;
    readonly demoUrl: string;
    readonly keys: TestKeys;
    /** Returns functions that set prices, balances, positions and rate limits of an environment. Default: mainnet. */
    controls(environment?: EnvironmentName): Controls;
  };
  readonly knowledge: {
    /** Address of the variant that the `variant` option selects. */
    readonly url: string;
    /** Address of the variant that follows the specification of the knowledge API. */
    readonly referenceUrl: string;
    /** Address of the variant that behaves like the publicly available (released) server. */
    readonly releasedUrl: string;
    /**
     * Returns functions that add faults and changed fields (drifts) to a variant of the service. Default: the variant
     * of `url`.
     */
    controls(variant?: "reference" | "released"): FaultControls;
  };
  /** Clock of all services. Advance it so that tests don't have to wait. */
  readonly clock: Clock;
  /**
   * Resets everything to the initial state: clock, prices, accounts, orders, limits, tasks, articles, and the counts of
   * fault rules. Removes added faults and closes WebSocket connections. Keys, addresses and the data directory stay.
   */
  reset(): Promise<void>;
  /** Closes every connection and frees the ports. */
  close(): Promise<void>;
}

type Name = keyof SandboxOptions;

interface Rule {
  readonly requirement: string;
  readonly isValid: (value: unknown) => boolean;
}

const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** Returns whether a value is an object with `enabled`, an optional `token`, and nothing else. */
function isMcp(value: unknown): boolean {
  if (!isNode(value)) return false;
  const { enabled, token, ...more } = value;
  const isToken = token === undefined || (typeof token === "string" && token !== "");
  return typeof enabled === "boolean" && isToken && Object.keys(more).length === 0;
}

const isOrigin = (value: unknown): boolean =>
  typeof value === "string" && URL.canParse(value) && new URL(value).origin === value;

const rules: Readonly<Record<Name, Rule>> = {
  // The sandbox uses five consecutive ports, so the first port is at most 65531.
  port: { requirement: "a whole number from 0 to 65531", isValid: (value) => isWhole(value, 0, 65_531) },
  host: {
    requirement: "an address to listen on, such as 127.0.0.1",
    isValid: (value) => typeof value === "string" && value !== "",
  },
  seed: { requirement: "a whole number", isValid: (value) => Number.isSafeInteger(value) },
  data: { requirement: "the path of a directory", isValid: (value) => typeof value === "string" && value !== "" },
  // `FaultPlan` checks the option `faults`.
  state: { requirement: "the path of a file", isValid: (value) => typeof value === "string" && value !== "" },
  faults: { requirement: "anything", isValid: () => true },
  now: {
    requirement: "whole milliseconds since 1970, or a function that returns them",
    isValid: (value) => isWhole(value, 0) || typeof value === "function",
  },
  variant: {
    requirement: '"reference" or "released"',
    isValid: (value) => value === "reference" || value === "released",
  },
  mcp: { requirement: "{ enabled: true or false, token?: a non-empty string }", isValid: isMcp },
  limits: { requirement: "true or false", isValid: (value) => typeof value === "boolean" },
  simulatedOnly: { requirement: "true or false", isValid: (value) => typeof value === "boolean" },
  allowOrigin: { requirement: "an origin such as http://localhost:4500, without a path", isValid: isOrigin },
  matchingDelay: { requirement: "a whole number of milliseconds, 0 or more", isValid: (value) => isWhole(value, 0) },
};

/**
 * Checks the options. Errors don't repeat option values, because one of the options is a token.
 *
 * @throws {RangeError} naming the option and its rule
 */
export function checkOptions(options: SandboxOptions): void {
  if (!isNode(options)) throw new RangeError("options: must be an object");
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(rules, name))
      throw new RangeError(`${name}: no such option. The options are ${Object.keys(rules).join(", ")}.`);
    const { requirement, isValid } = rules[name as Name];
    if (value !== undefined && !isValid(value)) throw new RangeError(`${name}: ${requirement}`);
  }
}

/**
 * Checks that this Node release can `require` an ES module, because the CommonJS request validator does so. On an older
 * release, the first request would crash the process.
 *
 * @throws {RangeError} naming the Node version and the versions that work
 */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new RangeError(
    `Node ${version} is not supported: the sandbox needs Node 20 from 20.19 on, or Node 22.12 or later`,
  );
}
