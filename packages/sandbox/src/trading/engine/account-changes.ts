import type { Execution, Order, Position } from "./model.ts";

/** What has happened to an account. */
export interface Changes {
  readonly orders: readonly Order[];
  readonly executions: readonly Execution[];
  readonly positions: readonly Position[];
  readonly hasMovedMoney: boolean;
}

/** Collects what happens to an account until it is reported. A record that changes twice in between is reported once. */
export class AccountChanges {
  readonly #orders = new Set<Order>();
  readonly #positions = new Set<Position>();
  #executions: Execution[] = [];
  #hasMovedMoney = false;

  order(order: Order): void {
    this.#orders.add(order);
  }

  execution(execution: Execution): void {
    this.#executions.push(execution);
  }

  position(position: Position): void {
    this.#positions.add(position);
  }

  money(): void {
    this.#hasMovedMoney = true;
  }

  /** Everything since the last call; undefined when nothing has happened. */
  take(): Changes | undefined {
    const count = this.#orders.size + this.#executions.length + this.#positions.size;
    if (count === 0 && !this.#hasMovedMoney) return undefined;
    const changes: Changes = {
      orders: [...this.#orders],
      executions: this.#executions,
      positions: [...this.#positions],
      hasMovedMoney: this.#hasMovedMoney,
    };
    this.#orders.clear();
    this.#positions.clear();
    this.#executions = [];
    this.#hasMovedMoney = false;
    return changes;
  }
}
