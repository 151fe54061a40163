import { parseBaseUrl } from "@specwright/transport";
import { InputError } from "./errors.ts";
import { hosts } from "./generated/hosts.ts";
import type { Operation } from "./row.ts";

export type EnvironmentKind = "mainnet" | "testnet" | "demo";

/** The environments by name, with regional addresses among them. */
export type EnvironmentName = keyof typeof hosts;

/** An address of your own: a gateway, a proxy, or a local sandbox. */
export interface CustomEnvironment {
  /** Scheme and host, perhaps with a path before `/v5`. Never shown in errors. */
  readonly baseUrl: string | URL;
  /** Which rules hold there. Absent: every operation is sent. */
  readonly kind?: EnvironmentKind | undefined;
  /** Allows `http:` to other hosts than this machine. */
  readonly dangerouslyAllowInsecureHttp?: boolean | undefined;
}

export interface Environment {
  readonly name: string;
  readonly kind: EnvironmentKind | undefined;
  /** The address before a path, without a slash at its end. */
  baseOf(path: string): string;
}

const letters: Readonly<Record<string, EnvironmentKind>> = { m: "mainnet", t: "testnet", d: "demo" };

function address(base: string | URL, allowInsecure: boolean): string {
  const url = parseBaseUrl(base, { dangerouslyAllowInsecureHttp: allowInsecure });
  return url.origin + url.pathname.replace(/\/$/, "");
}

function named(name: EnvironmentName): { kind: EnvironmentKind; base: string } {
  const found = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  if (found !== undefined) return { kind: found[0], base: found[1] };
  throw new InputError(
    "createTradingClient",
    "environment",
    `must be one of ${Object.keys(hosts).join(", ")}, or { baseUrl }`,
    name,
  );
}

/** Where calls go. `gateways` replace the address of the paths below their prefix; the longest prefix wins. */
export function environmentOf(
  option: EnvironmentName | CustomEnvironment = "mainnet",
  gateways: Readonly<Record<string, string | URL>> = {},
): Environment {
  const custom = typeof option === "object";
  const insecure = custom && option.dangerouslyAllowInsecureHttp === true;
  const { kind, base } = custom ? { kind: option.kind, base: address(option.baseUrl, insecure) } : named(option);
  const special = Object.entries(gateways)
    .map(([prefix, url]) => [prefix, address(url, insecure)] as const)
    .toSorted(([left], [right]) => right.length - left.length);
  return {
    name: custom ? (kind ?? "custom") : option,
    kind,
    baseOf:
      special.length === 0 ? () => base : (path) => special.find(([prefix]) => path.startsWith(prefix))?.[1] ?? base,
  };
}

/** Throws where the environment does not have the operation, and names those that do. */
export function checkEnvironment(environment: Environment, operation: Operation): void {
  if (environment.kind === undefined) return;
  const letterList = operation.environments ?? (operation.isPublic ? "mtd" : "mt");
  const available = Array.from(letterList, (letter) => letters[letter]);
  if (available.includes(environment.kind)) return;
  const rule = `must be ${available.join(" or ")} for ${operation.path}, which does not exist on ${environment.kind}`;
  throw new InputError(operation.id, "environment", rule, environment.name);
}
