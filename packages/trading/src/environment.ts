import { checkOptionNames, InputError, optionError, parseBaseUrl, type WebUrl } from "@specwright/transport";
import { hosts, type EnvironmentName } from "./generated/hosts.ts";
import { operationName } from "./operation-name.ts";
import type { EnvironmentKind, Operation } from "./operation.ts";

export type { EnvironmentName } from "./generated/hosts.ts";

/** A base URL of your own: a proxy or a local sandbox. */
export interface CustomEnvironment {
  /** Scheme and host, optionally with a path before `/v5`. Never shown in errors. */
  readonly baseUrl: string | WebUrl;
  /** Which rules hold there. Default: none, every operation is sent. */
  readonly kind?: EnvironmentKind | undefined;
  /** Allows `http:` for hosts other than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

/** Where the requests of a client go. */
export interface Environment {
  readonly name: string;
  /** Undefined for a custom base URL without a kind: every operation is sent. */
  readonly kind: EnvironmentKind | undefined;
  /** The base URL for a path, without a slash at its end. */
  baseUrlFor(path: string): string;
}

const kinds: readonly EnvironmentKind[] = ["mainnet", "testnet", "demo"];

function parseAddress(option: string, base: string | WebUrl, allowInsecure: boolean): string {
  return String(parseBaseUrl(base, { option, dangerouslyAllowInsecureHttp: allowInsecure })).replace(/\/$/, "");
}

/**
 * Resolves the options `environment` and `baseUrls`. A base URL of `baseUrls` replaces that of the environment for the
 * paths below its prefix; the longest matching prefix wins.
 *
 * @throws {InputError} for an unknown environment
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 */
export function resolveEnvironment(
  option: EnvironmentName | CustomEnvironment = "mainnet",
  baseUrls: Readonly<Record<string, string | WebUrl>> = {},
): Environment {
  const { name, kind, baseUrl, allowInsecure } = typeof option === "object" ? customHost(option) : namedHost(option);
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

function customHost(option: CustomEnvironment) {
  checkOptionNames(option, ["baseUrl", "kind", "dangerouslyAllowInsecureHttp"], "environment");
  const { kind, dangerouslyAllowInsecureHttp } = option;
  if (kind !== undefined && !kinds.includes(kind))
    throw optionError("environment.kind", "must be mainnet, testnet or demo", kind);
  const allowInsecure = dangerouslyAllowInsecureHttp === true;
  const baseUrl = parseAddress("environment.baseUrl", option.baseUrl, allowInsecure);
  return { name: kind ?? "custom", kind, baseUrl, allowInsecure };
}

function namedHost(name: EnvironmentName) {
  if (Object.hasOwn(hosts, name)) return { name, ...hosts[name], allowInsecure: false };
  throw optionError("environment", `must be one of ${Object.keys(hosts).join(", ")}, or { baseUrl }`, name);
}

/**
 * Checks that the environment offers the operation.
 *
 * @throws {InputError} which names the environments that do
 */
export function checkAvailability({ kind, name }: Pick<Environment, "name" | "kind">, operation: Operation): void {
  if (kind === undefined) return;
  const available = operation.environments ?? (operation.isPublic ? kinds : ["mainnet", "testnet"]);
  if (available.includes(kind)) return;
  const rule = `must be ${available.join(" or ")}, because ${operation.path} does not exist on ${kind}`;
  throw new InputError(operationName(operation), "environment", rule, name);
}
