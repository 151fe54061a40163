import type { Clock } from "./clock.ts";
import type { FaultFile } from "./faults/plan.ts";
import { isNode } from "./json.ts";
import type { FaultLevers } from "./levers/fault-levers.ts";
import type { Levers } from "./levers/trading-levers.ts";
import type { EnvironmentName } from "./trading/environment.ts";

export interface SandboxOptions {
  /** First port; mainnet listens there, the others on the ports after it. 0 (default): free ports. */
  port?: number;
  /** Address to listen on. Default: 127.0.0.1, for programs on this machine; a container needs 0.0.0.0. */
  host?: string;
  /** Number that market data, IDs and faults are made from. Default 1. */
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

/** A key whose requests are signed with HMAC-SHA256, as `credentials` of the clients take it. */
export interface HmacKey {
  readonly apiKey: string;
  readonly secret: string;
}

/** A key whose requests are signed with RSA, as `credentials` of the clients take it. */
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

/** A running sandbox: addresses for `baseUrl`, keys, and levers to change what the services do. */
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
    /** The variant that the options chose. */
    readonly url: string;
    /** The service as the contract describes it. */
    readonly referenceUrl: string;
    /** The service as its released server behaves. */
    readonly releasedUrl: string;
    /** Faults and drifts of a variant. Default: the variant of `url`. */
    levers(variant?: "reference" | "released"): FaultLevers;
  };
  /** The time of all services. It can be moved on, so that a test need not wait. */
  readonly clock: Clock;
  /**
   * Puts everything back to the start: clock, prices, accounts, orders, limits, tasks, articles, and the counts of fault
   * rules. Added faults are gone, and WebSocket connections are cut. Keys, addresses and the data directory stay.
   */
  reset(): Promise<void>;
  /** Ends every connection and frees the ports. */
  close(): Promise<void>;
}

type Name = keyof SandboxOptions;

interface Rule {
  readonly must: string;
  readonly holds: (value: unknown) => boolean;
}

const isWhole = (value: unknown, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

/** Exactly `enabled`, and a `token` where one is asked for. */
function isMcp(value: unknown): boolean {
  if (!isNode(value)) return false;
  const { enabled, token, ...more } = value;
  const isToken = token === undefined || (typeof token === "string" && token !== "");
  return typeof enabled === "boolean" && isToken && Object.keys(more).length === 0;
}

const isOrigin = (value: unknown): boolean =>
  typeof value === "string" && URL.canParse(value) && new URL(value).origin === value;

const rules: Readonly<Record<Name, Rule>> = {
  // Five ports in a row are used.
  port: { must: "a whole number from 0 to 65531", holds: (value) => isWhole(value, 0, 65_531) },
  host: {
    must: "an address to listen on, such as 127.0.0.1",
    holds: (value) => typeof value === "string" && value !== "",
  },
  seed: { must: "a whole number", holds: (value) => Number.isSafeInteger(value) },
  data: { must: "the path of a directory", holds: (value) => typeof value === "string" && value !== "" },
  // FaultPlan checks them.
  faults: { must: "anything", holds: () => true },
  now: {
    must: "whole milliseconds since 1970, or a function that returns them",
    holds: (value) => isWhole(value, 0) || typeof value === "function",
  },
  variant: { must: '"reference" or "released"', holds: (value) => value === "reference" || value === "released" },
  mcp: { must: "{ enabled: true or false, token?: a text that is not empty }", holds: isMcp },
  limits: { must: "true or false", holds: (value) => typeof value === "boolean" },
  allowOrigin: { must: "an origin such as http://localhost:4500, without a path", holds: isOrigin },
  matchingDelay: { must: "a whole number of milliseconds, 0 or more", holds: (value) => isWhole(value, 0) },
};

/** @throws {RangeError} naming the option and what it must be; values are not repeated, as one of them is a token */
export function checkOptions(options: SandboxOptions): void {
  if (!isNode(options)) throw new RangeError("options: must be an object");
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(rules, name)) throw new RangeError(`${name}: no such option (${Object.keys(rules).join(", ")})`);
    const { must, holds } = rules[name as Name];
    if (value !== undefined && !holds(value)) throw new RangeError(`${name}: ${must}`);
  }
}

/**
 * The request validator is CommonJS and requires an ES module, which Node supports from these releases on. On an older
 * release, the first request would end the process.
 *
 * @throws {RangeError} naming the version that is there and those that work
 */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  throw new RangeError(`Node ${version} is too old: the sandbox needs 20.19 or later, 22.12 or later, or a newer line`);
}
