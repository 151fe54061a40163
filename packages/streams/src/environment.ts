import { checkOptionNames, InputError, optionError, parseBaseUrl, type WebUrl } from "@specwright/transport";
import { servers, type EnvironmentName } from "./generated/servers.ts";
import type { StreamServer } from "./stream-server.ts";

/** A host of your own: a proxy or a local server. */
export interface CustomEnvironment {
  /** `wss:` with a host, or `ws:` with a host of this machine. The path of each server is appended. Never shown in errors. */
  readonly baseUrl: string | WebUrl;
  /** Allows `ws:` for hosts other than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

const names = new Set(Object.values(servers).flatMap(({ hosts }) => Object.keys(hosts)));

function customBase(option: CustomEnvironment): string {
  checkOptionNames(option, ["baseUrl", "dangerouslyAllowInsecureHttp"], "environment");
  const dangerouslyAllowInsecureHttp = option.dangerouslyAllowInsecureHttp === true;
  return String(parseBaseUrl(option.baseUrl, { scheme: "ws", dangerouslyAllowInsecureHttp })).replace(/\/$/, "");
}

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
  if (typeof environment === "object") {
    const base = customBase(environment);
    return () => base;
  }
  if (!names.has(environment)) {
    throw optionError("environment", `must be one of ${[...names].join(", ")}, or { baseUrl }`, environment);
  }
  return (operation, { hosts, isPrivate, path }) => {
    const host = hosts[environment === "demo" && !isPrivate ? "mainnet" : environment];
    if (host !== undefined) return `wss://${host}`;
    const others = Object.keys(hosts).join(", ");
    throw new InputError(
      operation,
      "environment",
      `must be one of ${others}, because ${path} exists only there`,
      environment,
    );
  };
}
