/** Proxies from the environment, following the conventions of curl and other programs. */
import type { Profile } from "./profile.ts";
import type { Terminal } from "./terminal.ts";

interface ProxySettings {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}

const first = (env: Terminal["env"], names: readonly string[]): string | undefined =>
  names.map((name) => env[name]).find((value) => value !== undefined && value !== "");

/** Reads the proxy variables of the environment. Lowercase names win. `ALL_PROXY` applies to HTTP and HTTPS. */
function proxySettings(env: Terminal["env"]): ProxySettings {
  const http = first(env, ["http_proxy", "HTTP_PROXY", "all_proxy", "ALL_PROXY"]);
  const https = first(env, ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]);
  const none = first(env, ["no_proxy", "NO_PROXY"]);
  return {
    ...(http === undefined ? {} : { httpProxy: http }),
    ...(https === undefined ? {} : { httpsProxy: https }),
    ...(none === undefined ? {} : { noProxy: none }),
  };
}

/** Returns the hosts of the proxies, without user and password. Undefined without a proxy. */
export function proxyText(env: Terminal["env"]): string | undefined {
  const { httpProxy, httpsProxy, noProxy } = proxySettings(env);
  const proxies = [...new Set([httpsProxy, httpProxy].flatMap((proxy) => proxy ?? []))];
  if (proxies.length === 0) return undefined;
  const hosts = proxies.map((proxy) => (URL.canParse(proxy) ? new URL(proxy).host : "an address that is not a URL"));
  return `${hosts.join(" and ")}${noProxy === undefined ? "" : `, except for ${noProxy}`}`;
}

/**
 * Routes all requests and sockets through the proxies of the environment, and returns true. Does nothing and returns
 * false without a proxy, for the local sandbox, and if `fetch` is replaced.
 */
export async function useProxy({ env, fetch }: Terminal, { isSandbox }: Profile): Promise<boolean> {
  if (isSandbox || fetch !== undefined || proxyText(env) === undefined) return false;
  const { EnvHttpProxyAgent, setGlobalDispatcher } = await import("undici");
  setGlobalDispatcher(new EnvHttpProxyAgent(proxySettings(env)));
  return true;
}
