import type { EnvironmentKind } from "@specwright/trading";
import { checkOptionNames, InputError, optionError, parseBaseUrl, type WebUrl } from "@specwright/transport";
import { servers, type EnvironmentName } from "./generated/servers.ts";
import type { StreamServer } from "./stream-server.ts";

/** A host of your own: a proxy or a local sandbox. The REST client takes the same object. */
export interface CustomEnvironment {
  /**
   * `wss:` or `https:` with a host, or `ws:` or `http:` with a host of this machine. The path of each server is appended.
   * Never shown in errors.
   */
  readonly baseUrl: string | WebUrl;
  /** Which servers exist there. Default: all of them. */
  readonly kind?: EnvironmentKind | undefined;
  /** Allows `ws:` and `http:` for hosts other than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

const names = new Set(Object.values(servers).flatMap(({ hosts }) => Object.keys(hosts)));
const kinds: Readonly<Record<EnvironmentKind, true>> = { mainnet: true, testnet: true, demo: true };

/**
 * The base URL of a server in an environment. Market data of demo accounts comes from mainnet.
 *
 * @throws {InputError} when the environment does not have the server
 */
export type FindBaseUrl = (operation: string, server: StreamServer) => string;

/**
 * Resolves the option `environment`.
 *
 * @throws {InputError} for an unknown environment
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 */
export function resolveEnvironment(environment: EnvironmentName | CustomEnvironment = "mainnet"): FindBaseUrl {
  if (typeof environment === "object") return customHost(environment);
  if (names.has(environment)) return (operation, server) => `wss://${hostOf(operation, server, environment)}`;
  throw optionError("environment", `must be one of ${[...names].join(", ")}, or { baseUrl }`, environment);
}

function customHost(option: CustomEnvironment): FindBaseUrl {
  checkOptionNames(option, ["baseUrl", "kind", "dangerouslyAllowInsecureHttp"], "environment");
  const { baseUrl, kind } = option;
  if (kind !== undefined && !Object.hasOwn(kinds, kind))
    throw optionError("environment.kind", "must be mainnet, testnet or demo", kind);
  const dangerouslyAllowInsecureHttp = option.dangerouslyAllowInsecureHttp === true;
  const parsed = parseBaseUrl(baseUrl, { scheme: "ws", option: "environment.baseUrl", dangerouslyAllowInsecureHttp });
  const base = String(parsed).replace(/\/$/, "");
  return (operation, server) => {
    if (kind !== undefined) hostOf(operation, server, kind);
    return base;
  };
}

/** @throws {InputError} when the environment does not have the server */
function hostOf(operation: string, { hosts, isPrivate, path }: StreamServer, environment: EnvironmentName): string {
  const host = hosts[environment === "demo" && !isPrivate ? "mainnet" : environment];
  if (host !== undefined) return host;
  const rule = `must be one of ${Object.keys(hosts).join(", ")}, because ${path} exists only there`;
  throw new InputError(operation, "environment", rule, environment);
}
