import { connectionOf, type ClientConnection } from "@specwright/trading/errors";
import { optionError, WITHHELD } from "@specwright/transport";
import type { CustomEnvironment } from "./environment.ts";
import { servers, type EnvironmentName } from "./generated/servers.ts";
import type { StreamsOptions } from "./options.ts";

type Environment = ClientConnection["environment"] | EnvironmentName | CustomEnvironment;

const kindOf = (environment: Environment): string | undefined => {
  if (typeof environment === "object") return environment.kind;
  return environment === "demo" ? "demo" : environment.endsWith("testnet") ? "testnet" : "mainnet";
};

/**
 * Returns the host of the account's streams. Returns undefined for a custom address, or for a region without documented
 * streams.
 */
const hostOf = (environment: Environment): string | undefined =>
  typeof environment === "string" ? servers.private.hosts[environment] : undefined;

/** Describes an environment for an error message. A custom address isn't shown. */
const describe = (environment: Environment): string => {
  if (typeof environment === "string") return environment;
  return environment.kind === undefined
    ? "a custom address without kind"
    : `a custom address of kind ${environment.kind}`;
};

/**
 * Returns true if two environments can belong to the same account. A custom address without a kind matches any custom
 * address.
 */
function canAgree(one: Environment, other: Environment): boolean {
  const [kind, otherKind] = [kindOf(one), kindOf(other)];
  const areCustom = typeof one === "object" && typeof other === "object";
  if (kind !== otherKind) return areCustom && (kind === undefined || otherKind === undefined);
  const [host, otherHost] = [hostOf(one), hostOf(other)];
  return host === undefined || otherHost === undefined || host === otherHost;
}

function checkEnvironment(own: Environment, { environment }: ClientConnection): void {
  if (canAgree(own, environment)) return;
  const isUnknown = kindOf(own) === undefined || kindOf(environment) === undefined;
  const advice = isUnknown ? ". Give `kind` with `baseUrl`" : "";
  const rule = `must be the environment of the client passed as \`trading\`, ${describe(environment)}${advice}`;
  throw optionError("environment", rule, describe(own));
}

function checkKey({ apiKey }: { readonly apiKey: string }, { credentials }: ClientConnection): void {
  if (credentials === undefined)
    throw optionError("trading", "must have credentials, the same as the streams", undefined);
  if (credentials.apiKey !== apiKey)
    throw optionError("credentials.apiKey", "must be the key of the client passed as `trading`", WITHHELD);
}

/**
 * Checks that the streams and the REST client in the `trading` option have the same account and environment. Options
 * that the caller omits default to the REST client's options.
 *
 * @throws {InputError} if they differ
 */
export function withTradingDefaults(options: StreamsOptions): {
  readonly options: StreamsOptions;
  readonly limits: ClientConnection["limits"];
} {
  const connection = options.trading && connectionOf(options.trading);
  if (connection === undefined) return { options, limits: undefined };
  const { environment, credentials } = options;
  if (environment !== undefined) checkEnvironment(environment, connection);
  if (credentials !== undefined) checkKey(credentials, connection);
  const shared = environment ?? connection.environment;
  if (typeof shared === "string" && hostOf(shared) === undefined) {
    const rule = `must be given as { baseUrl }, because no stream address is documented for ${shared}`;
    throw optionError("environment", rule, environment);
  }
  const agreed = {
    ...options,
    environment: shared as EnvironmentName | CustomEnvironment,
    credentials: credentials ?? connection.credentials,
    dispatcher: options.dispatcher ?? connection.dispatcher,
  };
  return { options: agreed, limits: connection.limits };
}
