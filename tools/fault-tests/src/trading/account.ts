import type { Random } from "../random.ts";
import type { Fields } from "../messages.ts";

interface Operation {
  /** Field by which the platform recognizes an earlier request, and the code with which it refuses a duplicate. */
  readonly idField?: string;
  readonly duplicate?: number;
  readonly isBatch?: true;
}

const TRANSFER: Operation = { idField: "transferId", duplicate: 131_214 };

const OPERATIONS: Readonly<Record<string, Operation>> = {
  "/v5/order/create": { idField: "orderLinkId", duplicate: 110_072 },
  "/v5/order/create-batch": { idField: "orderLinkId", duplicate: 110_072, isBatch: true },
  "/v5/order/amend-batch": { isBatch: true },
  "/v5/order/cancel-batch": { isBatch: true },
  "/v5/asset/transfer/inter-transfer": TRANSFER,
  "/v5/asset/transfer/universal-transfer": TRANSFER,
  "/v5/asset/withdraw/create": { idField: "requestId", duplicate: 131_082 },
};

const operationOf = (path: string): Operation => OPERATIONS[path] ?? {};

/** A write that the platform performed. */
export interface Execution {
  readonly path: string;
  readonly orderId: string;
  readonly createdTime: number;
  readonly fields: Fields;
}

/** The response that a platform without faults would send, and whether the platform performed the write. */
export interface Executed {
  readonly response: Fields;
  readonly hasActed: boolean;
}

/** Builds a response in the platform's envelope. */
export const envelope = (result: unknown, time: number, retCode = 0, retMsg = "OK"): Fields => ({
  retCode,
  retMsg,
  result,
  retExtInfo: {},
  time,
});

/** Orders, transfers and withdrawals of the simulated platform. Performs writes and stores them. */
export class Account {
  /** Number of performed writes. */
  executions = 0;
  readonly #random: Random;
  readonly #now: () => number;
  /** Writes performed in this run, by the caller's id. An amendment is stored under the order's id. */
  readonly #carriedOut = new Map<string, Execution>();
  /** Writes from before this run. */
  readonly #earlier = new Map<string, Execution>();

  constructor(random: Random, now: () => number) {
    this.#random = random;
    this.#now = now;
  }

  /** Adds a write that was made before this run. The caller is about to send another write with the same ID. */
  rememberEarlier(id: string, path: string, fields: Fields, ageMs: number): void {
    this.#earlier.set(id, { path, orderId: "old", createdTime: this.#now() - ageMs, fields });
  }

  /** Returns the write that was performed with this id, in this run or earlier. */
  find(id: string): Execution | undefined {
    return this.#carriedOut.get(id) ?? this.#earlier.get(id);
  }

  /** Returns whether a write was performed with this id in this run. */
  hasCarriedOut(id: string): boolean {
    return this.#carriedOut.has(id);
  }

  /**
   * Returns whether the platform would notice that a request is repeated, because the request contains an id that the
   * caller chose.
   */
  recognizes(path: string, fields: Fields): boolean {
    const { idField, isBatch } = operationOf(path);
    return idField !== undefined && (isBatch === true || fields[idField] !== undefined);
  }

  /** Performs a write. Refuses it if a write with the same id was performed before. */
  execute(path: string, fields: Fields): Executed {
    const { idField = "", duplicate, isBatch } = operationOf(path);
    if (isBatch) return { response: this.#executeBatch(path, fields), hasActed: true };
    const id = fields[idField] as string | undefined;
    const time = this.#now();
    if (id !== undefined && this.find(id) !== undefined)
      return { response: envelope({}, time, duplicate, "This ID was used before."), hasActed: false };
    // The platform accepts some transfers that fail later.
    if (path.includes("/transfer/") && this.#random.chance(0.15))
      return { response: envelope({ transferId: id, status: "FAILED" }, time), hasActed: false };
    const orderId = this.#carryOut(path, fields, id);
    return { response: envelope(this.#resultOf(path, fields, orderId), time), hasActed: true };
  }

  #carryOut(path: string, fields: Fields, id: string | undefined): string {
    const orderId = `o-${++this.executions}`;
    if (id !== undefined) this.#carriedOut.set(id, { path, orderId, createdTime: this.#now(), fields });
    return orderId;
  }

  #resultOf(path: string, fields: Fields, newId: string): Fields {
    if (path.includes("/transfer/"))
      return { transferId: fields["transferId"], status: this.#random.pick(["SUCCESS", "PENDING"]) };
    if (path === "/v5/asset/withdraw/create") return { id: newId };
    if (!path.startsWith("/v5/order/")) return {};
    return { orderId: fields["orderId"] ?? newId, orderLinkId: fields["orderLinkId"] ?? "" };
  }

  /** Performs or refuses each item of a batch separately. */
  #executeBatch(path: string, { category, request }: Fields): Fields {
    const { idField = "orderId", duplicate = 110_001 } = operationOf(path);
    const isNew = path === "/v5/order/create-batch";
    const items = (request as readonly Fields[]).map((item) => {
      const id = String(item[idField]);
      const code = this.#random.chance(0.3) ? 110_007 : this.find(id) === undefined ? 0 : duplicate;
      const orderId = code === 0 ? this.#carryOut(path, { ...item, category }, id) : "";
      const names = { category, symbol: item["symbol"], orderLinkId: item["orderLinkId"] ?? "" };
      const result = isNew ? { ...names, orderId, createAt: String(this.#now()) } : { ...names, orderId: id };
      const nothing = { category: "", symbol: "", orderId: "", orderLinkId: "", createAt: "" };
      return { code, result: code === 0 ? result : nothing };
    });
    const list = items.map(({ result }) => result);
    const codes = items.map(({ code }) => ({ code, msg: code === 0 ? "OK" : "refused" }));
    return { ...envelope({ list }, this.#now()), retExtInfo: { list: codes } };
  }
}
