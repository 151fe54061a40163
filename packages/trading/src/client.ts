import { answer, asking, prepare, result, type Input } from "./call.ts";
import type { buildRequest } from "./build-request.ts";
import type { CallSettings } from "./call-types.ts";
import type { TradingCalls } from "./generated/calls.ts";
import { InputError } from "./errors.ts";
import { gateOf } from "./gate.ts";
import { table } from "./generated/table.ts";
import { pages } from "./iterate.ts";
import { loaded } from "./on-demand.ts";
import { plainRequest, type BuiltRequest } from "./plain-request.ts";
import { callPath, type PathInit } from "./path-calls.ts";
import type { Incoming } from "./outgoing.ts";
import type { PathCalls } from "./path-types.ts";
import type * as Reconcilers from "./reconcile.ts";
import type { ReconciledOrder, ReconciledTransfer, ReconciledWithdrawal, ReconcileSettings } from "./reconcile.ts";
import { operationOf, type Operation } from "./row.ts";
import { createSession, type Session } from "./session.ts";
import type { TradingOptions } from "./session-options.ts";

/** Calls that are more than one operation. */
interface OrderExtras {
  /** What became of an order whose outcome was unknown, from real time and history. Accepts what the error carries. */
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

/** The rules of all inputs are a text of their own, loaded with the first call. */
async function loadRules(row: string): Promise<string> {
  const { rules } = await import("./generated/rules.ts");
  return rules.split("\n")[table.split("\n").indexOf(row)] ?? "";
}

const fromTable = (row: string): Operation => operationOf(row, () => loadRules(row));

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

/** Where a row belongs: the first segment of its path is the group, the rest of its name the method. */
function placeOf(row: string): { group: string; method: string } {
  const [head = ""] = row.split("~", 1);
  const [first = ""] = head.slice(1).replace(/^\//, "").split("/", 1);
  const group = first.replace(/[^A-Za-z0-9]+(.)/g, (_, letter: string) => letter.toUpperCase());
  const rest = fromTable(row).id.slice(group.length);
  return { group, method: rest.charAt(0).toLowerCase() + rest.slice(1) };
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

const rowsByPlace = (): Map<string, string> => {
  const rows = new Map<string, string>();
  for (const row of table.split("\n")) {
    const [head = ""] = row.split("~", 1);
    const path = head.slice(1);
    rows.set(`${head.startsWith("G") ? "GET" : "POST"} ${path.startsWith("/") ? path : `/v5/${path}`}`, row);
  }
  return rows;
};

function groupsOf(session: Session, rows: Map<string, string>): Record<string, Calls> {
  const groups: Record<string, Calls> = {};
  for (const row of rows.values()) {
    const { group, method } = placeOf(row);
    define((groups[group] ??= {}), method, () => callOf(session, fromTable(row)));
  }
  return groups;
}

/** By path, an operation of the specification keeps its rules; anything else is sent as it is, never twice if it writes. */
function pathCallsOf(session: Session, rows: Map<string, string>): PathCalls {
  const send = async (built: BuiltRequest, given: unknown): Promise<Incoming> => {
    const row = rows.get(`${built.method} ${built.path}`);
    if (row === undefined) return session.send(plainRequest(built, session.isSigned));
    const outgoing = await prepare(session, fromTable(row), given as Input, built.settings);
    return session.send(built.method === "GET" ? { ...outgoing, query: built.query } : outgoing);
  };
  const build: typeof buildRequest = async (method, ...rest) =>
    (await loaded(method, import("./build-request.ts"))).buildRequest(method, ...rest);
  const call = (method: "GET" | "POST") => (path: string, init?: PathInit) => callPath(build, send, method, path, init);
  return { GET: call("GET"), POST: call("POST") } as unknown as PathCalls;
}

type Reconciling = typeof Reconcilers;
type Reconcile<Settings, Found> = (ask: ReturnType<typeof asking>, id: string, settings?: Settings) => Promise<Found>;

function extrasOf(session: Session): { order: OrderExtras; asset: AssetExtras } {
  const ask = asking(session);
  const by =
    <Settings, Found>(operation: string, field: string, pick: (part: Reconciling) => Reconcile<Settings, Found>) =>
    async (id: string | undefined, settings?: Settings): Promise<Found> => {
      if (typeof id !== "string" || id === "") throw new InputError(operation, field, "is required", id);
      return pick(await loaded(operation, import("./reconcile.ts")))(ask, id, settings);
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
 * @throws {Error} with `code` `invalid-url` or `insecure-url` for a base address that is none, and with `invalid-options`
 *   for a key that is none; no message holds what was given
 */
export function createTradingClient(options: TradingOptions = {}): TradingClient {
  const session = createSession(options, options.throttle === false ? undefined : gateOf);
  const rows = rowsByPlace();
  const groups = groupsOf(session, rows);
  const { order, asset } = extrasOf(session);
  Object.assign((groups["order"] ??= {}), order);
  Object.assign((groups["asset"] ??= {}), asset);
  return {
    ...groups,
    ...pathCallsOf(session, rows),
    serverTime: session.serverNow,
    synchronise: session.synchronise,
  } as unknown as TradingClient;
}
