import type { AccountState, AccountStateEvent, AccountStateOptions } from "../../src/index.ts";
import type { Fields } from "./account-model.ts";
import { AccountRun, CUTS, REST_FAULTS } from "./account-run.ts";
import { pick } from "./cut-often.ts";

/** Maximum milliseconds by which the account in REST responses lags behind the exchange. */
const REST_LAG_MS = 5000;

/** Milliseconds after which every message has arrived, unless it was lost. */
const DELIVERED_MS = 60;

type Snapshot = ReturnType<AccountRun["model"]["snapshot"]>;

/**
 * Probabilities that a message is duplicated or lost, and that a connection is cut or REST calls fail during a step.
 */
export interface AccountFaults {
  readonly duplicated: number;
  readonly lost: number;
  readonly cut: number;
  readonly rest: number;
}

/** Compares a client's account state with the account of an in-memory exchange, under random faults. */
export class AccountStateRun {
  readonly run: AccountRun;
  readonly events: AccountStateEvent[] = [];
  readonly account: AccountState;
  checks = 0;
  /** Number of checks in which the state was synced and its records equal to those of the exchange. */
  equal = 0;
  readonly wrong: string[] = [];
  readonly #faults: AccountFaults;
  readonly #past: { readonly at: number; readonly account: Snapshot }[] = [];
  #lag = 0;

  constructor(seed: number, faults: AccountFaults, options: AccountStateOptions = {}) {
    this.run = new AccountRun(seed);
    this.#faults = faults;
    const { random, rest, server, model } = this.run;
    this.run.arrivals = () => {
      const chance = random();
      if (chance < faults.lost) return [];
      return chance < faults.lost + faults.duplicated ? [20, 20 + Math.floor(random() * 30)] : [20];
    };
    rest.account = () => {
      const visible = this.#past.findLast(({ at }) => at <= server.clock.now() - this.#lag);
      return visible?.account ?? this.#past[0]?.account ?? model.snapshot();
    };
    this.account = this.run.streams.accountState({ ...options, onEvent: (event) => this.events.push(event) });
  }

  /** Changes the account, and injects random connection and REST faults. */
  async step(): Promise<void> {
    const { run } = this;
    const { random, server } = run;
    for (let change = 0; change < 3; change++) {
      run.model.act();
      this.#remember();
      await server.clock.advance(1 + Math.floor(random() * 50));
    }
    this.#lag = random() * REST_LAG_MS;
    if (random() < this.#faults.rest) run.faults.push(...Array.from({ length: 4 }, () => pick(REST_FAULTS, random)));
    if (random() < this.#faults.cut) run.cut(pick(CUTS, random));
    await server.clock.advance(DELIVERED_MS + Math.floor(random() ** 4 * 20_000));
  }

  /** Compares the synced records with the records of the exchange. */
  check(): void {
    const { account } = this;
    // Skip the check: the client treats a silent connection as alive until a ping has no reply.
    if (this.run.server.socket.isSilent) return;
    const [orders, positions, balances] = [account.orders(), account.positions(), account.balances()];
    this.checks += 1;
    const found = [
      ...(orders.state === "synced" ? this.#orderDifferences(orders.orders as never) : []),
      ...(positions.state === "synced" ? this.#positionDifferences(positions.positions as never) : []),
      ...(balances.state === "synced" ? this.#balanceDifferences(balances.balances as never) : []),
    ];
    if (found.length > 0) this.wrong.push(...found.map((text) => `check ${this.checks}: ${text}`));
    else if ([orders, positions, balances].every(({ state }) => state === "synced")) this.equal += 1;
  }

  count(type: AccountStateEvent["type"]): number {
    return this.events.filter((event) => event.type === type).length;
  }

  #remember(): void {
    const now = this.run.server.clock.now();
    this.#past.push({ at: now, account: this.run.model.snapshot() });
    while ((this.#past[1]?.at ?? Infinity) < now - 2 * REST_LAG_MS) this.#past.shift();
  }

  #orderDifferences(kept: readonly Fields[]): string[] {
    const open = [...this.run.model.orders.values()].filter((order) => this.run.model.isOpen(order));
    return compare("order", ["orderId"], ["orderStatus", "cumExecQty", "price", "category"], kept, open);
  }

  #positionDifferences(kept: readonly Fields[]): string[] {
    const open = [...this.run.model.positions.values()].filter(({ size }) => size !== "0");
    return compare("position", ["category", "symbol", "positionIdx"], ["size", "seq", "entryPrice"], kept, open);
  }

  #balanceDifferences(kept: readonly Fields[]): string[] {
    const coins = [...this.run.model.coins].map(([coin, balance]) => ({ coin, walletBalance: String(balance) }));
    const held = (records: readonly Fields[]) => records.filter(({ walletBalance }) => walletBalance !== "0");
    return compare("balance", ["coin"], ["walletBalance"], held(kept), held(coins));
  }
}

function compare(
  kind: string,
  key: readonly string[],
  fields: readonly string[],
  kept: readonly Fields[],
  real: readonly Fields[],
): string[] {
  const name = (record: Fields): string => key.map((field) => String(record[field])).join("|");
  const byName = new Map(kept.map((record) => [name(record), record]));
  const differences = real.flatMap((record) => {
    const own = byName.get(name(record));
    byName.delete(name(record));
    if (own === undefined) return [`${kind} ${name(record)} is missing`];
    return fields
      .filter((field) => own[field] !== record[field])
      .map((field) => `${kind} ${name(record)}: ${field} is ${String(record[field])}, kept ${String(own[field])}`);
  });
  return [...differences, ...[...byName.keys()].map((one) => `${kind} ${one} does not exist`)];
}
