import { createVerifier, readSignatureHeaders } from "@specwright/signing";
import { type World, Intake } from "../scenario.ts";
import { parseFields, type Fields, type ReceivedRequest, jsonReply, type Reply } from "../messages.ts";
import { Account, envelope, type Execution } from "./account.ts";
import { recordOf, refusal, strayReply, unprovenTradingReply } from "./replies.ts";

export const credentials = { apiKey: "faultsKEY0000001", secret: "fault-test-secret-0123456789abcdefgh" } as const;
const verifier = createVerifier({ secret: credentials.secret });

/** Maximum milliseconds by which a timestamp may be ahead of the platform's clock. */
const FUTURE_MS = 1000;

/**
 * The platform's reads that return lists, by path: the field that filters by ID, and the paths of the writes whose
 * records the list contains.
 */
const LISTS: Readonly<Record<string, { readonly filter: string; readonly of: readonly string[] }>> = {
  "/v5/order/realtime": { filter: "orderLinkId", of: ["/v5/order/create", "/v5/order/create-batch"] },
  "/v5/order/history": { filter: "orderLinkId", of: [] },
  "/v5/asset/transfer/query-inter-transfer-list": { filter: "transferId", of: ["/v5/asset/transfer/inter-transfer"] },
  "/v5/asset/transfer/query-universal-transfer-list": {
    filter: "transferId",
    of: ["/v5/asset/transfer/universal-transfer"],
  },
};

/**
 * A simulated trading platform: it checks the requests, performs writes, and replies at random with or without a fault.
 */
export class Platform {
  readonly account: Account;
  readonly intake: Intake;
  /** Milliseconds by which the platform's clock is ahead. */
  readonly #aheadMs: number;
  readonly #world: World;
  readonly #attempts = new Set<string>();
  #firstBody: string | undefined;

  constructor(world: World) {
    const { random } = world;
    this.#world = world;
    this.intake = new Intake(world);
    this.#aheadMs = random.chance(0.85) ? 0 : random.pick([-86_400_000, -7000, -300, 300, 3000, 86_400_000]);
    this.account = new Account(random, () => this.now());
  }

  now(): number {
    return this.#world.now() + this.#aheadMs;
  }

  async receive(request: ReceivedRequest): Promise<Reply> {
    const { method, path, query, headers, body } = request;
    if (path === "/v5/market/time") return this.#readTime();
    const signature = readSignatureHeaders(headers);
    const payload = method === "GET" ? query : body;
    if (signature === undefined || !(await verifier.verify({ ...signature, payload })))
      this.intake.violations.push(`${method} ${path}: the signature is wrong`);
    return method === "GET" ? this.#read(request) : this.#write(request);
  }

  #readTime(): Reply {
    const { random } = this.#world;
    const time = this.now();
    const result = { timeSecond: String(Math.floor(time / 1000)), timeNano: `${time}000000` };
    const text = JSON.stringify(envelope(result, time));
    const isFault = random.chance(this.intake.faults / 2);
    return isFault ? unprovenTradingReply(random, { text, time }) : jsonReply(text);
  }

  #read({ path, query, headers }: ReceivedRequest): Reply {
    const { random } = this.#world;
    const time = this.now();
    if (this.#isLate(headers)) return jsonReply(envelope({}, time, 10_002, "late"));
    const { filter = "", of = [] } = LISTS[path] ?? {};
    const fields = new URLSearchParams(query);
    const found = this.account.find(fields.get(filter) ?? "");
    const list = found !== undefined && of.includes(found.path) ? [this.#recordOf(path, found)] : [];
    const good = JSON.stringify(envelope({ category: fields.get("category"), list, nextPageCursor: "" }, time));
    if (!random.chance(this.intake.faults / 2)) return jsonReply(good);
    if (random.chance(0.3)) return refusal(random, time);
    if (random.chance(0.2)) {
      // The list ignores the filter and contains another order.
      const other = recordOf(path, "list", { [filter]: "of-another" });
      return jsonReply(envelope({ category: fields.get("category"), list: [other], nextPageCursor: "" }, time));
    }
    return unprovenTradingReply(random, { text: good, time });
  }

  #recordOf(path: string, { orderId, createdTime, fields }: Execution): Fields {
    const times = { createdTime: String(createdTime), updatedTime: String(createdTime) };
    return recordOf(path, "list", path.startsWith("/v5/order/") ? { ...fields, orderId, ...times } : fields);
  }

  async #write(request: ReceivedRequest): Promise<Reply> {
    this.#noteDelivery(request);
    return this.intake.handle(() => this.#decide(request));
  }

  /** Decides at random whether the write is performed, and whether the reply is correct. */
  #decide({ path, headers, body }: ReceivedRequest): { what: string; reply: Reply } {
    const { random } = this.#world;
    const { faults } = this.intake;
    const time = this.now();
    if (this.#isLate(headers)) return { what: "late", reply: jsonReply(envelope({}, time, 10_002, "late")) };
    if (random.chance(faults * 0.15))
      return { what: "refused", reply: refusal(random, time, Object.values(credentials)) };
    const fields = parseFields(body);
    if (!random.chance(faults)) {
      const { response, hasActed } = this.account.execute(path, fields);
      return { what: hasActed ? "carried out" : "known", reply: jsonReply(response) };
    }
    this.intake.unproven++;
    const executed = random.chance(0.5) ? this.account.execute(path, fields) : undefined;
    const what =
      executed === undefined ? "not carried out, and" : executed.hasActed ? "carried out, but" : "known, but";
    const response = executed?.response ?? envelope({}, time, 10_001);
    const stray = random.chance(0.1) ? strayReply(random, body, response, time) : undefined;
    return { what, reply: stray ?? unprovenTradingReply(random, { text: JSON.stringify(response), time }) };
  }

  #isLate(headers: ReceivedRequest["headers"]): boolean {
    const ageMs = this.now() - Number(headers["x-bapi-timestamp"]);
    return ageMs > Number(headers["x-bapi-recv-window"]) || ageMs <= -FUTURE_MS;
  }

  #noteDelivery({ path, headers, body }: ReceivedRequest): void {
    const { intake, account } = this;
    intake.recordDelivery(account.recognizes(path, parseFields(body)));
    this.#firstBody ??= body;
    if (body !== this.#firstBody) intake.violations.push("the body changed between two attempts");
    const key = `${headers["x-bapi-timestamp"]} ${headers["cdn-request-id"]}`;
    if (this.#attempts.has(key)) intake.violations.push("an attempt repeats the headers of an earlier one");
    this.#attempts.add(key);
  }
}
