import type { EnvironmentKind } from "@specwright/trading/orders";
import { InputError, parseBaseUrl, type WebUrl } from "@specwright/transport";
import { servers, type EnvironmentName } from "./generated/servers.ts";
import type { StreamServer } from "./stream-server.ts";

/** A custom host, such as a proxy or a local sandbox. The REST client accepts the same object. */
export interface CustomEnvironment {
  /**
   * `wss:` or `https:` with any host, or `ws:` or `http:` with `localhost` or another loopback host. The client appends
   * each server's path. Never shown in errors.
   */
  readonly baseUrl: string | WebUrl;
  /**
   * Kind of environment, which determines the available servers. `demo` has only account events. Default: all servers.
   */
  readonly kind?: EnvironmentKind | undefined;
  /** True to allow `ws:` and `http:` for hosts other than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

/** Names of the platform's environments. */
export const environmentNames: readonly string[] = [
  ...new Set(Object.values(servers).flatMap(({ hosts }) => Object.keys(hosts))),
];
const kinds: readonly EnvironmentKind[] = ["mainnet", "testnet", "demo"];

/**
 * Function that returns the base URL of a server in an environment. Demo accounts receive market data from mainnet.
 *
 * @throws {InputError} if the environment doesn't have the server
 */
export type FindBaseUrl = (operation: string, server: StreamServer) => string;

/**
 * Resolves the `environment` option.
 *
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 */
export function resolveEnvironment(environment: EnvironmentName | CustomEnvironment = "mainnet"): FindBaseUrl {
  if (typeof environment === "object") return customHost(environment);
  return (operation, server) => {
    const host = server.hosts[environment === "demo" && !server.isPrivate ? "mainnet" : environment];
    if (host === undefined)
      throw missingServer(operation, server, "environment", Object.keys(server.hosts), environment);
    return `wss://${host}`;
  };
}

/**
 * Converts a base URL to the address for WebSocket connections. An `http:` or `https:` URL, as the REST client uses it,
 * is converted to a `ws:` or `wss:` URL with the same host.
 */
function socketBase(baseUrl: string | WebUrl, dangerouslyAllowInsecureHttp: boolean): string {
  const permitted = "a wss: or https: URL (ws: or http: only on this machine, or with dangerouslyAllowInsecureHttp)";
  const options = { option: "environment.baseUrl", permitted, dangerouslyAllowInsecureHttp };
  const url = parseBaseUrl(String(baseUrl).replace(/^ws(?=s?:)/i, "http"), options);
  return String(url).replace(/^http/, "ws").replace(/\/$/, "");
}

function customHost({ baseUrl, kind, dangerouslyAllowInsecureHttp = false }: CustomEnvironment): FindBaseUrl {
  const base = socketBase(baseUrl, dangerouslyAllowInsecureHttp);
  return (operation, server) => {
    if (kind === undefined || Object.hasOwn(server.hosts, kind)) return base;
    const available = kinds.filter((name) => Object.hasOwn(server.hosts, name));
    throw missingServer(operation, server, "environment.kind", available, kind);
  };
}

const missingServer = (
  operation: string,
  { path }: StreamServer,
  option: string,
  available: readonly string[],
  value: string,
) =>
  new InputError(operation, option, `must be one of ${available.join(", ")}, because ${path} exists only there`, value);
