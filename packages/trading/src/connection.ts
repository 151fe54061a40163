import type { RequestDispatcher } from "@specwright/transport";
import type { CustomEnvironment, EnvironmentName } from "./environment.ts";
import type { KeyLimits } from "./http/rate-limits.ts";
import type { EnvironmentKind } from "./operation.ts";
import type { Credentials } from "./options.ts";

/** Account and environment of a client, for other clients that must match it. */
export interface ClientConnection {
  /** The `environment` option; `"mainnet"` by default. */
  readonly environment: EnvironmentName | CustomEnvironment;
  /** Kind of environment, which determines the available operations. Undefined for a custom base URL without a kind. */
  readonly kind: EnvironmentKind | undefined;
  /** A copy of the `credentials` option; undefined for a client without a key. */
  readonly credentials: Credentials | undefined;
  /** The `dispatcher` option. */
  readonly dispatcher: RequestDispatcher | undefined;
  /** Rate limits of the key, shared with other clients. Undefined if throttling is off. */
  readonly limits: KeyLimits | undefined;
}

/** Key of the property in which a client stores its `ClientConnection`. All copies of this package share the symbol. */
const CONNECTION = Symbol.for("@specwright/trading/connection");

/**
 * Stores the account and environment of a client in a property of the client. The property is a non-enumerable
 * function, so a printed client doesn't show the key.
 */
export function setConnection(client: object, connection: ClientConnection): void {
  Object.defineProperty(client, CONNECTION, { value: () => connection });
}

/**
 * Returns the account and environment of a client or session; undefined for an object that this package didn't create.
 */
export const connectionOf = (client: object): ClientConnection | undefined =>
  (client as { readonly [CONNECTION]?: () => ClientConnection })[CONNECTION]?.();
