import { InputError, parseBaseUrl, type WebUrl } from "@specwright/transport";
import { hosts, type EnvironmentName } from "./generated/hosts.ts";
import type { EnvironmentKind, Operation } from "./operation.ts";

export type { EnvironmentName } from "./generated/hosts.ts";

/** Custom base URL, such as a proxy or a local sandbox. */
export interface CustomEnvironment {
  /** Scheme and host, optionally with a path before `/v5`. Never part of an error. */
  readonly baseUrl: string | WebUrl;
  /** Kind of environment, which determines the available operations. Default: none, so every operation is sent. */
  readonly kind?: EnvironmentKind | undefined;
  /** True to allow `http:` for hosts other than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

/** Resolved environment of a client: the target of its requests. */
export interface Environment {
  readonly name: string;
  /** Kind of environment. Undefined for a custom base URL without a kind, to which every operation is sent. */
  readonly kind: EnvironmentKind | undefined;
  /** Returns the base URL for a path, without a trailing slash. */
  baseUrlFor(path: string): string;
}

const kinds: readonly EnvironmentKind[] = ["mainnet", "testnet", "demo"];

function parseAddress(option: string, base: string | WebUrl, allowInsecure: boolean): string {
  return String(parseBaseUrl(base, { option, dangerouslyAllowInsecureHttp: allowInsecure })).replace(/\/$/, "");
}

/**
 * Resolves the options `environment` and `baseUrls`. Each URL of `baseUrls` replaces the environment's URL for paths
 * below its prefix. The longest matching prefix wins.
 *
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 */
export function resolveEnvironment(
  environment: EnvironmentName | CustomEnvironment = "mainnet",
  baseUrls: Readonly<Record<string, string | WebUrl>> = {},
): Environment {
  const { name, kind, baseUrl, allowInsecure } =
    typeof environment === "object" ? customHost(environment) : namedHost(environment);
  const byPrefix = Object.entries(baseUrls)
    .map(([prefix, url]) => ({
      prefix: prefix.replace(/\/*$/, "/"),
      url: parseAddress("baseUrls", url, allowInsecure),
    }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);
  return {
    name,
    kind,
    baseUrlFor: (path) => byPrefix.find(({ prefix }) => `${path}/`.startsWith(prefix))?.url ?? baseUrl,
  };
}

function customHost({ baseUrl, kind, dangerouslyAllowInsecureHttp: allowInsecure = false }: CustomEnvironment) {
  return {
    name: kind ?? "custom",
    kind,
    baseUrl: parseAddress("environment.baseUrl", baseUrl, allowInsecure),
    allowInsecure,
  };
}

const namedHost = (name: EnvironmentName) => ({ name, ...hosts[name], allowInsecure: false });

/**
 * Checks that the environment offers the operation.
 *
 * @throws {InputError} naming the environments that offer it
 */
export function checkAvailability({ kind, name }: Pick<Environment, "name" | "kind">, operation: Operation): void {
  if (kind === undefined) return;
  const available = operation.environments ?? (operation.isPublic ? kinds : ["mainnet", "testnet"]);
  if (available.includes(kind)) return;
  const rule = `must be ${available.join(" or ")}, because ${operation.path} does not exist on ${kind}`;
  throw new InputError(operation.name, "environment", rule, name);
}
