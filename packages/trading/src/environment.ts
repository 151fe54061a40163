import { parseBaseUrl, type WebUrl } from "@specwright/transport";
import { InputError, plain } from "./errors/errors.ts";
import { hosts, type EnvironmentName } from "./generated/hosts.ts";
import type { Operation } from "./operation.ts";

export type EnvironmentKind = "mainnet" | "testnet" | "demo";

export type { EnvironmentName } from "./generated/hosts.ts";

/** An address of your own: a gateway, a proxy, or a local sandbox. */
export interface CustomEnvironment {
  /** Scheme and host, perhaps with a path before `/v5`. Never shown in errors. */
  readonly baseUrl: string | WebUrl;
  /** Which rules hold there. Absent: every operation is sent. */
  readonly kind?: EnvironmentKind | undefined;
  /** Allows `http:` to other hosts than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

export interface Environment {
  readonly name: string;
  /** Undefined for a custom address: every operation is sent. */
  readonly kind: EnvironmentKind | undefined;
  /** The address before a path, without a slash at its end. */
  baseOf(path: string): string;
}

/** The mistake in an option, for an error. */
export const wrong = (option: string, rule: string, shown: unknown): InputError =>
  new InputError("options", option, rule, plain(shown));

function address(base: string | WebUrl, allowInsecure: boolean): string {
  return String(parseBaseUrl(base, { dangerouslyAllowInsecureHttp: allowInsecure })).replace(/\/$/, "");
}

function named(name: EnvironmentName): { kind: EnvironmentKind; base: string } {
  if (Object.hasOwn(hosts, name)) {
    const { kind, baseUrl } = hosts[name];
    return { kind, base: baseUrl };
  }
  throw wrong("environment", `must be one of ${Object.keys(hosts).join(", ")}, or { baseUrl }`, name);
}

/** A misspelt option would be passed over, and the client would trade with real funds. Values may be keys, so none is shown. */
export function checkOptions(given: object, known: string, rule: string, at = ""): void {
  if ({}.toString.call(given) !== "[object Object]")
    throw wrong(at.slice(0, -1) || "options", "must be an object", typeof given);
  for (const [name, value] of Object.entries(given)) {
    if (!known.split(" ").includes(name) || value === null)
      throw wrong(at + name, value === null ? "must not be null" : rule, value && typeof value);
  }
}

export const NO_OPTION = "is no option";

/** Where calls go. `gateways` replace the address of their path and those below it; the longest one wins. */
export function environmentOf(
  option: EnvironmentName | CustomEnvironment = "mainnet",
  gateways: Readonly<Record<string, string | WebUrl>> = {},
): Environment {
  const custom = typeof option === "object";
  if (custom) checkOptions(option, "baseUrl kind dangerouslyAllowInsecureHttp", NO_OPTION, "environment.");
  if (custom && !/^(mainnet|testnet|demo)?$/.test(option.kind ?? "")) {
    throw wrong("environment.kind", "must be mainnet, testnet or demo", option.kind);
  }
  const insecure = custom && option.dangerouslyAllowInsecureHttp === true;
  const { kind, base } = custom
    ? { kind: option.kind || undefined, base: address(option.baseUrl, insecure) }
    : named(option);
  const special = Object.entries(gateways)
    .map(([prefix, url]) => [prefix.replace(/\/*$/, "/"), address(url, insecure)] as const)
    .toSorted(([left], [right]) => right.length - left.length);
  return {
    name: custom ? (option.kind ?? "custom") : option,
    kind,
    baseOf: (path) => special.find(([prefix]) => `${path}/`.startsWith(prefix))?.[1] ?? base,
  };
}

/** Throws when the environment does not offer the operation, and names those that do. */
export function checkEnvironment({ kind, name }: Environment, operation: Operation): void {
  if (kind === undefined) return;
  const available = operation.environments ?? (operation.isPublic ? ["mainnet", "testnet", "demo"] : ["mainnet", "testnet"]);
  if (available.includes(kind)) return;
  const rule = `must be ${available.join(" or ")} for ${operation.path}, which does not exist on ${kind}`;
  throw new InputError(operation.id, "environment", rule, name);
}
