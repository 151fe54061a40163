import { createVerifier, readSignatureHeaders } from "@specwright/signing";
import type { Random } from "../random.ts";
import { orderRecord } from "./order-record.ts";
import { parseFields, type Fields, type ReceivedRequest } from "./received.ts";
import { envelope, jsonReply, refusal, strayReply, unprovenReply, type Reply } from "./replies.ts";

export const credentials = { apiKey: "campaignKEY0000001", secret: "campaign-secret-0123456789abcdefgh" } as const;
const verifier = createVerifier({ secret: credentials.secret });

/** The field by which the platform recognizes a write that it has received before. */
const ID_FIELDS: Readonly<Record<string, string>> = {
  "/v5/order/create": "orderLinkId",
  "/v5/asset/transfer/inter-transfer": "transferId",
  "/v5/asset/withdraw/create": "requestId",
};

interface Execution {
  readonly orderId: string;
  readonly createdTime: number;
  readonly fields: Fields;
}

/** The platform in one schedule: what it received, what it carried out, and how it replies. */
export class ServerModel {
  /** How often a write was carried out. */
  executions = 0;
  /** Deliveries of the write after which the client cannot know whether it was carried out. */
  unprovenDeliveries = 0;
  /** Requests of the write that reached the server. */
  deliveries = 0;
  /** What the server saw and must never see. */
  readonly violations: string[] = [];
  /** How each delivery of the write went, for reports. */
  readonly history: string[] = [];
  /** An order of earlier days whose ID the caller uses again. */
  earlier: Execution | undefined;
  readonly #random: Random;
  readonly #now: () => number;
  readonly #faults: number;
  /** What was carried out, by the ID of the caller. */
  readonly #carriedOut = new Map<string, Execution>();
  readonly #timestamps = new Set<string>();
  #firstBody: string | undefined;

  constructor(random: Random, now: () => number) {
    this.#random = random;
    this.#now = now;
    this.#faults = random.pick([0.2, 0.5, 0.8, 0.95]);
  }

  /** Whether an order with this ID exists. */
  knows(orderLinkId: string): boolean {
    return this.#carriedOut.has(orderLinkId) || this.earlier?.fields["orderLinkId"] === orderLinkId;
  }

  /** Whether the order with this ID was carried out in this schedule. */
  carriedOut(orderLinkId: string): boolean {
    return this.#carriedOut.has(orderLinkId);
  }

  async receive(request: ReceivedRequest): Promise<Reply> {
    const signature = readSignatureHeaders(request.headers);
    const payload = request.method === "GET" ? request.query : request.body;
    const isPublic = request.path === "/v5/market/time";
    if (!isPublic && (signature === undefined || !(await verifier.verify({ ...signature, payload }))))
      this.violations.push(`${request.method} ${request.path}: the signature is wrong`);
    return request.method === "GET" ? this.#read(request) : this.#write(request);
  }

  #read({ path, query }: ReceivedRequest): Reply {
    const time = this.#now();
    if (path === "/v5/market/time")
      return jsonReply(envelope({ timeSecond: String(Math.floor(time / 1000)), timeNano: `${time}000000` }, time));
    const orderLinkId = new URLSearchParams(query).get("orderLinkId") ?? "";
    const order = this.#carriedOut.get(orderLinkId) ?? (this.knows(orderLinkId) ? this.earlier : undefined);
    const list = order === undefined ? [] : [this.#recordOf(order)];
    const category = new URLSearchParams(query).get("category");
    const good = JSON.stringify(envelope({ category, list, nextPageCursor: "" }, time));
    if (!this.#random.chance(this.#faults / 2)) return jsonReply(good);
    return this.#random.chance(0.3) ? refusal(this.#random, time) : unprovenReply(this.#random, good, time);
  }

  #recordOf({ orderId, createdTime, fields }: Execution): Fields {
    const { symbol, side, qty, orderType, price = "", orderLinkId } = fields;
    const times = { createdTime: String(createdTime), updatedTime: String(createdTime) };
    return orderRecord({ symbol, side, qty, orderType, price, orderLinkId, orderId, ...times });
  }

  #write(request: ReceivedRequest): Reply {
    const random = this.#random;
    this.#noteDelivery(request);
    if (random.chance(this.#faults * 0.15)) return this.#tell("refused", refusal(random, this.#now()));
    if (!random.chance(this.#faults)) return this.#tell("carried out", this.#execute(request).reply);
    this.unprovenDeliveries++;
    const executed = random.chance(0.5) ? this.#execute(request) : undefined;
    const what =
      executed === undefined ? "not carried out, and" : executed.hasActed ? "carried out, but" : "known, but";
    const namesId = /"(orderLinkId|orderId|transferId)":/.test(request.body);
    if (namesId && random.chance(0.1)) return this.#tell(what, strayReply(this.#now()));
    const good = executed?.text ?? JSON.stringify(envelope({}, this.#now(), 10001));
    return this.#tell(what, unprovenReply(random, good, this.#now()));
  }

  #noteDelivery({ path, headers, body }: ReceivedRequest): void {
    this.deliveries++;
    const isBatch = path === "/v5/order/create-batch";
    const hasId = isBatch || parseFields(body)[ID_FIELDS[path] ?? ""] !== undefined;
    if (!hasId && this.unprovenDeliveries > 0) this.violations.push("a write without an ID was delivered again");
    this.#firstBody ??= body;
    if (body !== this.#firstBody) this.violations.push("the body changed between two attempts");
    const key = `${headers["x-bapi-timestamp"]} ${headers["cdn-request-id"]}`;
    if (this.#timestamps.has(key)) this.violations.push("an attempt repeats the headers of an earlier one");
    this.#timestamps.add(key);
  }

  #tell(what: string, reply: Reply): Reply {
    const shown = reply.kind === "response" ? `${reply.status} ${String(reply.body).slice(0, 60)}` : reply.kind;
    this.history.push(`${what} ${shown}`);
    return reply;
  }

  /** Carries the write out, unless the platform recognizes it, and returns what an honest platform responds. */
  #execute({ path, body }: ReceivedRequest): { reply: Reply; text: string; hasActed: boolean } {
    const fields = parseFields(body);
    const time = this.#now();
    const id = fields[ID_FIELDS[path] ?? ""] as string | undefined;
    const isKnown = id !== undefined && (this.#carriedOut.has(id) || this.earlier?.fields["orderLinkId"] === id);
    const respond = (value: unknown) => {
      const text = JSON.stringify(value);
      return { reply: jsonReply(text), text, hasActed: !isKnown };
    };
    if (isKnown && path === "/v5/order/create")
      return respond(envelope({}, time, 110072, "OrderLinkedID is duplicate"));
    if (path === "/v5/order/create-batch") return respond(this.#executeBatch(fields, time));
    if (!isKnown) {
      this.executions++;
      if (id !== undefined) this.#carriedOut.set(id, { orderId: `o-${this.executions}`, createdTime: time, fields });
    }
    const orderId = fields["orderId"] ?? (id === undefined ? "o-1" : this.#carriedOut.get(id)?.orderId);
    if (path === "/v5/asset/transfer/inter-transfer")
      return respond(envelope({ transferId: id, status: "SUCCESS" }, time));
    if (path === "/v5/asset/withdraw/create") return respond(envelope({ id: "10195" }, time));
    if (path === "/v5/position/set-leverage") return respond(envelope({}, time));
    return respond(envelope({ orderId, orderLinkId: fields["orderLinkId"] ?? "" }, time));
  }

  /** Each order of a batch is carried out or refused by itself. */
  #executeBatch({ category, request }: Fields, time: number): object {
    const items = (request as readonly Fields[]).map((item) => {
      const id = String(item["orderLinkId"]);
      const isRefused = this.#random.chance(0.3);
      if (isRefused || this.#carriedOut.has(id)) return { id, item, code: isRefused ? 110007 : 110072 };
      this.executions++;
      this.#carriedOut.set(id, { orderId: `o-${this.executions}`, createdTime: time, fields: { ...item, category } });
      return { id, item, code: 0 };
    });
    const list = items.map(({ id, item, code }) =>
      code === 0
        ? { category, symbol: item["symbol"], orderId: `b-${id}`, orderLinkId: id, createAt: String(time) }
        : { category: "", symbol: "", orderId: "", orderLinkId: "", createAt: "" },
    );
    const codes = items.map(({ code }) => ({ code, msg: code === 0 ? "OK" : "refused" }));
    return { ...envelope({ list }, time), retExtInfo: { list: codes } };
  }
}
