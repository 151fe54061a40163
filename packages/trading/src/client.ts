import { answer, asking, copyOf, prepare, result, type Input } from "./call/call.ts";
import type { buildRequest } from "./build-request.ts";
import type { CallSettings } from "./call/types.ts";
import type { TradingCalls } from "./generated/calls.ts";
import { InputError } from "./errors/errors.ts";
import { gateOf } from "./http/rate-limiter.ts";
import { groups as operationGroups } from "./generated/groups.ts";
import { pages } from "./call/iterate.ts";
import { formatJson, parseJson } from "./http/json.ts";
import { loaded } from "./on-demand.ts";
import { plainRequest, type BuiltRequest } from "./plain-request.ts";
import { callPath, type PathInit } from "./path-calls.ts";
import type { Incoming } from "./http/outgoing.ts";
import type { PathCalls } from "./path-types.ts";
import type * as Reconcilers from "./reconcile/reconcile.ts";
import type { ReconciledOrder, ReconciledTransfer, ReconciledWithdrawal, ReconcileSettings } from "./reconcile/reconcile.ts";
import type { Operation } from "./operation.ts";
import { createSession, type Session } from "./client-context.ts";
import type { TradingOptions } from "./options.ts";

/** Calls that are more than one operation. */
interface OrderExtras {
  /**
   * What became of an order whose outcome was unknown, from real time and history. Accepts what the error carries; that of
   * a batch names all of its orders, with commas, and each has to be asked for.
   */
  reconcile(orderLinkId: string | undefined, settings?: ReconcileSettings): Promise<ReconciledOrder>;
}

interface AssetExtras {
  /** What became of a transfer whose outcome was unknown. */
  reconcileTransfer(transferId: string | undefined, settings?: CallSettings): Promise<ReconciledTransfer>;
  /** What became of a withdrawal, by the platform's own id for it. */
  reconcileWithdrawal(withdrawId: string | undefined, settings?: CallSettings): Promise<ReconciledWithdrawal>;
}

/** Every operation by group, and by path. */
export interface TradingClient extends Omit<TradingCalls, "order" | "asset">, PathCalls {
  readonly order: TradingCalls["order"] & OrderExtras;
  readonly asset: TradingCalls["asset"] & AssetExtras;
  /** The server's clock, in milliseconds, as far as it is known. */
  serverTime(): number;
  /** Measures the server's clock with one request. Happens by itself when the platform rejects a timestamp. */
  synchronise(): Promise<void>;
}

type Calls = Record<string, unknown>;

type Groups = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Every operation, by method and path. */
const operationsByPath = () =>
  new Map(
    Object.values(operationGroups as Groups)
      .flatMap((group) => Object.values(group))
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );

/** One operation as a function with its other ways to be called. */
function callOf(session: Session, operation: Operation): unknown {
  const call = (input?: Input, settings?: CallSettings) => result(session, operation, input, settings);
  return Object.assign(call, {
    withResponse: (input: Input = {}, settings: CallSettings = {}) => answer(session, operation, input, settings),
    ...(operation.pagination === undefined
      ? undefined
      : { iterate: (input?: Input, settings?: CallSettings) => pages(session, operation, input, settings) }),
  });
}

/** Puts a call in place of itself the first time it is used, so that making a client costs next to nothing. */
function define(group: Calls, method: string, make: () => unknown): void {
  Object.defineProperty(group, method, {
    configurable: true,
    enumerable: true,
    get() {
      const value = make();
      Object.defineProperty(group, method, { value, enumerable: true });
      return value;
    },
  });
}

function groupsOf(session: Session): Record<string, Calls> {
  const client: Record<string, Calls> = {};
  for (const [name, operations] of Object.entries(operationGroups as Groups)) {
    const group: Calls = (client[name] = {});
    for (const [method, operation] of Object.entries(operations)) define(group, method, () => callOf(session, operation));
  }
  return client;
}

/** By path, an operation of the specification keeps its rules; anything else is sent as it is, never twice if it writes. */
function pathCallsOf(session: Session, operations: Map<string, Operation>): PathCalls {
  const send = async (built: BuiltRequest, given: unknown): Promise<Incoming> => {
    const operation = operations.get(`${built.method} ${built.path}`);
    const outgoing = operation
      ? await prepare(session, operation, given as Input, built.settings)
      : plainRequest(built, session.isSigned);
    return session.send(outgoing);
  };
  const build: typeof buildRequest = async (path, ...rest) =>
    (await loaded(path, import("./build-request.ts"))).buildRequest(path, ...rest);
  const call = (method: "GET" | "POST") => (path: string, init?: PathInit) => {
    let taken: unknown;
    try {
      const given: unknown = (method === "GET" ? init?.params?.query : init?.body) ?? {};
      // What is not checked is sent as JSON has it.
      taken = init?.dangerouslySkipInputRules === true ? parseJson(formatJson(given)) : copyOf(given);
    } catch {
      // It is told when it is written.
    }
    return callPath(session, build, (built) => send(built, taken), method, path, init);
  };
  return { GET: call("GET"), POST: call("POST") } as unknown as PathCalls;
}

type Reconciling = typeof Reconcilers;
type Reconcile<Settings, Found> = (ask: ReturnType<typeof asking>, id: string, settings?: Settings) => Promise<Found>;

function extrasOf(session: Session): { order: OrderExtras; asset: AssetExtras } {
  const ask = asking(session);
  const by =
    <Settings, Found>(operation: string, field: string, pick: (part: Reconciling) => Reconcile<Settings, Found>) =>
    async (id: string | undefined, settings?: Settings): Promise<Found> => {
      if (!/^[\w-]{1,36}$/.test(id ?? "")) throw new InputError(operation, field, "must be one id", id);
      return pick(await loaded(operation, import("./reconcile/reconcile.ts")))(ask, String(id), settings);
    };
  return {
    order: { reconcile: by("order.reconcile", "orderLinkId", (part) => part.reconcileOrder) },
    asset: {
      reconcileTransfer: by("asset.reconcileTransfer", "transferId", (part) => part.reconcileTransfer),
      reconcileWithdrawal: by("asset.reconcileWithdrawal", "withdrawId", (part) => part.reconcileWithdrawal),
    },
  };
}

/**
 * Makes a client. Nothing is sent until the first call.
 *
 * @throws {InputError} for an unknown environment or option
 * @throws {Error} with `code` `invalid-url` or `insecure-url` for an unusable base address, and with `invalid-options`
 *   for an unusable key; no message holds what was given
 */
export function createTradingClient(options: TradingOptions = {}): TradingClient {
  const session = createSession(options, gateOf);
  const operations = operationsByPath();
  const groups = groupsOf(session);
  const { order, asset } = extrasOf(session);
  Object.assign((groups["order"] ??= {}), order);
  Object.assign((groups["asset"] ??= {}), asset);
  return {
    ...groups,
    ...pathCallsOf(session, operations),
    serverTime: session.serverNow,
    synchronise: session.synchronise,
  } as unknown as TradingClient;
}
