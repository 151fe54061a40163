import type { SavedKey } from "../trading/access/authenticate.ts";
import { earnProducts } from "../trading/earn/earn-desk.ts";
import type { Account } from "../trading/engine/account.ts";
import type { TransferRecord, Withdrawal, Conversion } from "../trading/engine/ledger.ts";
import type { Environment } from "../trading/environment.ts";
import { eventContracts } from "../trading/events/event-model.ts";
import { products } from "../trading/products.ts";
import type { NamedObjects } from "./graph.ts";
import { type Fields, fieldsOf, replaceMap, setFields } from "../trading/fields.ts";

/** State of an environment, without generated market data. */
export interface EnvironmentState {
  readonly startedAt: number;
  readonly now: number;
  readonly sequence: number;
  readonly accounts: readonly Fields[];
  readonly ledger: Fields;
  readonly keys: readonly SavedKey[];
  readonly limits: ReadonlyMap<string, number>;
  readonly transfers: ReadonlyMap<string, TransferRecord>;
  readonly withdrawals: readonly Withdrawal[];
  readonly conversions: ReadonlyMap<string, Conversion>;
  readonly products: readonly (Fields | undefined)[];
  readonly market: Readonly<Record<"prices" | "trades", unknown>>;
}

export function environmentState(environment: Environment): EnvironmentState {
  const { exchange, keys, limiter, transfers, withdrawals, conversions, prices, trades } = environment;
  exchange.reportAll();
  return {
    startedAt: exchange.startedAt,
    now: exchange.now,
    sequence: exchange.sequence,
    accounts: [...exchange.accounts.values()].map((account) => fieldsOf(account, ["changes"])),
    ledger: fieldsOf(exchange.ledger),
    keys: keys.save(),
    limits: limiter.custom,
    transfers,
    withdrawals,
    conversions,
    products: products.map(({ state }) => state?.save(environment)),
    market: { prices: prices.save(), trades: trades.save() },
  };
}

/** Adds the accounts of a saved state to a new environment, so that records can refer to the accounts. */
export function addAccounts(
  { exchange }: Environment,
  ids: readonly (readonly [uid: string, parentUid: string])[],
): void {
  for (const [uid, parentUid] of ids) if (!exchange.accounts.has(uid)) exchange.addAccount({ uid, parentUid });
}

/**
 * Replaces the data of an environment by a saved state. The environment must be new and already have the accounts of
 * the state.
 */
export function loadEnvironment(environment: Environment, state: EnvironmentState): void {
  const { exchange, keys, limiter, prices, trades } = environment;
  exchange.now = state.now;
  exchange.sequence = state.sequence;
  for (const fields of state.accounts) {
    const account = exchange.accounts.get(String(fields.uid));
    if (account !== undefined) setFields(account, fields);
  }
  setFields(exchange.ledger, state.ledger);
  keys.load(state.keys);
  replaceMap(limiter.custom, state.limits);
  replaceMap(environment.transfers, state.transfers);
  environment.withdrawals.splice(0, environment.withdrawals.length, ...state.withdrawals);
  replaceMap(environment.conversions, state.conversions);
  for (const [index, { state: part }] of products.entries()) {
    const saved = state.products[index];
    if (saved !== undefined) part?.load(environment, saved);
  }
  prices.load(state.market.prices as Parameters<typeof prices.load>[0]);
  trades.load(state.market.trades as Parameters<typeof trades.load>[0]);
}

/**
 * Returns the objects of an environment that a state file references by name: accounts, instruments and fixed products.
 */
export function namedObjects({ catalog, exchange }: Environment): NamedObjects {
  const constants = new Map<object, readonly string[]>([
    ...earnProducts.map((product, index) => [product, ["earn", String(index)]] as const),
    ...eventContracts.map((contract) => [contract, ["event", contract.symbol]] as const),
    ...["linear", "inverse", "spot", "option"].flatMap((category) =>
      catalog.list(category).map((instrument) => [instrument, ["instrument", category, instrument.symbol]] as const),
    ),
  ]);
  const accounts = new Map<object, readonly string[]>(
    [...exchange.accounts.values()].map((account): [Account, string[]] => [account, ["account", account.uid]]),
  );
  const byName = new Map([...constants, ...accounts].map(([value, name]) => [name.join("/"), value]));
  return {
    nameOf: (value) => constants.get(value) ?? accounts.get(value),
    find: (name) => byName.get(name.join("/")),
  };
}
