import { InputError, readGiven } from "@specwright/transport";
import { callOperation, createSearch, callWithResponse, type Input } from "./call/call.ts";
import { paginate } from "./call/paginate.ts";
import { connectionOf, setConnection } from "./connection.ts";
import type { RequestOptions } from "./request-options.ts";
import { groups } from "./generated/groups.ts";
import type { AssetApi, OrderApi, TradingApi } from "./generated/types/index.ts";
import { createSession, type Session } from "./http/session.ts";
import { loadFile, type Operation, type OperationGroup, type OperationReference } from "./operation.ts";
import type { TradingOptions } from "./options.ts";
import {
  reconcileOrder,
  reconcileTransfer,
  reconcileWithdrawal,
  type SendSearch,
  type ReconciledOrder,
  type ReconciledTransfer,
  type ReconciledWithdrawal,
  type ReconcileOptions,
} from "./reconcile/reconcile.ts";

interface OrderReconciling {
  /**
   * Looks up an order whose outcome is unknown. Pass the `orderLinkId` of the error. The error of a batch has the IDs
   * of all its orders, separated by commas. Reconcile each of these orders. With `by: "orderId"`, pass the platform's
   * ID.
   *
   * @throws {InputError} if `orderLinkId` is not exactly one ID
   * @throws {TradingError}
   */
  reconcile(orderLinkId: string | undefined, options?: ReconcileOptions): Promise<ReconciledOrder>;
}

interface AssetReconciling {
  /**
   * Looks up a transfer whose outcome is unknown. Pass the `orderLinkId` of the error.
   *
   * @throws {InputError} if `transferId` is not exactly one ID
   * @throws {TradingError}
   */
  reconcileTransfer(transferId: string | undefined, options?: RequestOptions): Promise<ReconciledTransfer>;
  /**
   * Looks up a withdrawal by the platform's ID.
   *
   * @throws {InputError} if `withdrawId` is not exactly one ID
   * @throws {TradingError}
   */
  reconcileWithdrawal(withdrawId: string | undefined, options?: RequestOptions): Promise<ReconciledWithdrawal>;
}

/** Client with every operation of the specification, by group. */
export interface TradingClient extends Omit<TradingApi, "order" | "asset"> {
  readonly order: OrderApi & OrderReconciling;
  readonly asset: AssetApi & AssetReconciling;
  /** Returns the estimated server time in milliseconds since the epoch. */
  serverTime(): number;
  /**
   * Measures the server's clock with one request. The client does this automatically when the platform rejects a
   * timestamp.
   *
   * @throws {TradingError}
   */
  syncTime(): Promise<void>;
}

type Method = (input?: Input, options?: RequestOptions) => Promise<unknown>;
type Group = Record<string, unknown>;

/** Creates the method of an operation, with its variants such as `withResponse`. */
function createMethod(session: Session, reference: OperationReference, isList: boolean): Method {
  const method: Method = (input, options) => callOperation(session, reference, input, options);
  const withResponse: Method = (input, options) => callWithResponse(session, reference, input, options);
  if (!isList) return Object.assign(method, { withResponse });
  const iterate = (input?: Input, options?: RequestOptions) => paginate(session, reference, input, options);
  return Object.assign(method, { withResponse, iterate });
}

/** Defines a property that is created on first use, because most clients use only a few of several hundred methods. */
function defineLazily(target: Group, name: string, create: () => unknown): void {
  Object.defineProperty(target, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = create();
      Object.defineProperty(target, name, { value, enumerable: true, writable: true });
      return value;
    },
  });
}

function referToCall(groupName: string, call: string, { operations }: OperationGroup): OperationReference {
  const name = `${groupName}.${call}`;
  const load = async () => (reference.loaded ??= (await loadFile(name, operations)).default[call] as Operation);
  const reference = { name, loaded: undefined as Operation | undefined, load };
  return reference;
}

/** Creates the object of one operation group, with its calls and its other methods, such as `reconcile`. */
function createGroup(session: Session, name: string, group: OperationGroup, others: object | undefined): Group {
  const methods: Group = {};
  for (const call of group.calls)
    defineLazily(methods, call, () =>
      createMethod(session, referToCall(name, call, group), group.lists.includes(call)),
    );
  return Object.assign(methods, others);
}

function createReconciling(session: Session): { order: OrderReconciling; asset: AssetReconciling } {
  const search = createSearch(session);
  const bind =
    <Options, Found>(
      name: string,
      idField: string,
      reconcile: (search: SendSearch, id: string, options?: Options) => Promise<Found>,
    ) =>
    async (id: string | undefined, options?: Options): Promise<Found> => {
      if (typeof id !== "string" || !/^[\w-]{1,36}$/.test(id))
        throw new InputError(name, idField, "must be one ID", id);
      return reconcile(
        search,
        id,
        readGiven(name, "options", () => ({ ...options }) as Options),
      );
    };
  return {
    order: { reconcile: bind("order.reconcile", "orderLinkId", reconcileOrder) },
    asset: {
      reconcileTransfer: bind("asset.reconcileTransfer", "transferId", reconcileTransfer),
      reconcileWithdrawal: bind("asset.reconcileWithdrawal", "withdrawId", reconcileWithdrawal),
    },
  };
}

/**
 * Creates a client of the trading API. Nothing is sent until the first call.
 *
 * @throws {InputError} for an unknown or malformed option
 * @throws {TransportError} `invalid-url` or `insecure-url` for an unusable base URL
 * @throws {SigningError} `invalid-options` for an unusable key; messages never contain the rejected value
 */
export function createTradingClient(options: TradingOptions = {}): TradingClient {
  const session = createSession(options);
  const { serverTime, syncTime } = session;
  const client: Group = { serverTime, syncTime };
  const connection = connectionOf(session);
  if (connection !== undefined) setConnection(client, connection);
  const others: Readonly<Record<string, object>> = { ...createReconciling(session) };
  for (const [name, group] of Object.entries(groups))
    defineLazily(client, name, () => createGroup(session, name, group, others[name]));
  return client as unknown as TradingClient;
}
