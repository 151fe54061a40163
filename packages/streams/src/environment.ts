import { InputError } from "./errors.ts";
import { servers, type EnvironmentName } from "./generated/servers.ts";
import type { StreamServer } from "./stream-server.ts";

/** A host of your own: a proxy or a local server. */
export interface CustomEnvironment {
  /** `wss://` with a host, or `ws://` with a host of this machine. The path of each server is appended. */
  readonly baseUrl: string;
}

const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

const names = new Set(Object.values(servers).flatMap(({ hosts }) => Object.keys(hosts)));

function customBase(baseUrl: unknown): string {
  const url = typeof baseUrl === "string" && URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isSecure = url?.protocol === "wss:" || (url?.protocol === "ws:" && localHosts.has(url.hostname));
  if (url === undefined || !isSecure || url.username !== "" || url.search !== "" || url.hash !== "") {
    const rule = "must be a wss:// URL, or a ws:// URL of this machine, without user, query and fragment";
    throw new InputError("options", "environment.baseUrl", rule);
  }
  return url.href.replace(/\/$/, "");
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
 * @throws {InputError} for an unknown environment or an unusable URL
 */
export function resolveEnvironment(environment: EnvironmentName | CustomEnvironment = "mainnet"): FindBaseUrl {
  if (typeof environment === "object") {
    const base = customBase(environment.baseUrl);
    return () => base;
  }
  if (!names.has(environment)) {
    throw new InputError("options", "environment", `must be one of ${[...names].join(", ")}, or { baseUrl }`);
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
