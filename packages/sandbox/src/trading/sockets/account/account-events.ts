import { opposite } from "../../market/instrument.ts";
import { formatDecimal } from "../../../decimal.ts";
import { uuid } from "../../../random.ts";
import type { Account, AccountChanges } from "../../engine/account.ts";
import { type Execution } from "../../engine/model.ts";
import type { Environment } from "../../environment.ts";
import type { PublicMessage } from "../../product.ts";
import { products } from "../../products.ts";
import type { Quote, Rfq, RfqTrade } from "../../rfq/rfq-desk.ts";
import { publicTradeRecord, quoteRecord, rfqRecord, tradeRecord } from "../../rfq/rfq-records.ts";
import type { Session } from "../session.ts";
import { accountRecords, shaped } from "./account-records.ts";

/** Pushes account changes to the account's own connections, and public changes to all connections. */
export class AccountEvents {
  readonly #environment: Environment;
  #messages = 0;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  push(sessions: ReadonlySet<Session>, account: Account, changes: AccountChanges): void {
    const { now } = this.#environment.exchange;
    this.#pushPublic(sessions, changes, now);
    const own = [...sessions].filter(({ key, topics }) => key?.account === account && topics.size > 0);
    if (own.length === 0) return;
    const at = { environment: this.#environment, now };
    for (const [name, records] of accountRecords(at, account, changes)) {
      for (const session of own)
        for (const [topic, { parameters }] of session.topics) {
          if (topic !== name && topic !== `${name}.${parameters.category}`) continue;
          const { category } = parameters;
          const data = records.filter((item) => category === undefined || item.category === category);
          if (data.length > 0)
            session.push(
              this.#message(
                topic,
                data.map(({ record }) => record),
                now,
              ),
              topic,
            );
        }
    }
  }

  /** Pushes a change of an RFQ or quote to the accounts involved, and a trade to all connections. */
  pushRfq(sessions: ReadonlySet<Session>, changed: Rfq | Quote | RfqTrade): void {
    const { now } = this.#environment.exchange;
    for (const { topic, views } of rfqEvents(changed))
      for (const session of sessions) {
        const view = views.find(({ account }) => account === undefined || account === session.key?.account);
        if (view !== undefined && session.topics.has(topic))
          session.push(this.#message(topic, [view.record], now), topic);
      }
  }

  #message(topic: string, data: object[], creationTime: number): object {
    this.#messages += 1;
    const { seed, name } = this.#environment;
    const id = topic.startsWith("execution.fast") ? {} : { id: uuid(`${seed}/message/${name}/${this.#messages}`) };
    return { ...id, topic, creationTime, data };
  }

  #pushPublic(sessions: ReadonlySet<Session>, changes: AccountChanges, now: number): void {
    const events = [
      ...[...changes.executions].map((execution) => liquidationOf(execution, now)),
      ...products.flatMap(({ publicMessages }) => publicMessages?.(changes, now) ?? []),
    ];
    for (const { server, topic, message } of events.filter((one) => one !== undefined))
      for (const session of sessions)
        if (session.server.name === server && session.topics.has(topic)) session.push(message, topic);
  }
}

/** A message about RFQs. */
interface RfqEvent {
  readonly topic: string;
  /**
   * Records to send, one for each account that receives the message. A record without an account is sent to all
   * connections.
   */
  readonly views: readonly { readonly account?: Account; readonly record: object }[];
}

/** Returns the messages about a change, with the record that each account may see. */
function rfqEvents(changed: Rfq | Quote | RfqTrade): readonly RfqEvent[] {
  if ("requester" in changed) {
    const parties = [changed.requester, ...changed.counterparties];
    return [eventFor("rfq.open.rfqs", parties, (account) => shaped("Rfq", rfqRecord(changed, account)))];
  }
  if ("quoter" in changed) {
    const parties = [changed.rfq.requester, changed.quoter];
    return [eventFor("rfq.open.quotes", parties, (account) => shaped("RfqQuote", quoteRecord(changed, account)))];
  }
  const parties = [changed.quote.rfq.requester, changed.quote.quoter];
  const own = eventFor("rfq.open.trades", parties, (account) => shaped("RfqTrade", tradeRecord(changed, account)));
  if (changed.failure !== undefined) return [own];
  return [own, { topic: "rfq.open.public.trades", views: [{ record: publicTradeRecord(changed) }] }];
}

const eventFor = (topic: string, parties: readonly Account[], recordFor: (account: Account) => object): RfqEvent => ({
  topic,
  views: [...new Set(parties)].map((account) => ({ account, record: recordFor(account) })),
});

/** Builds the public message of a liquidation. Undefined for any other execution. */
function liquidationOf(
  { instrument, createType, side, qty, price, time }: Execution,
  now: number,
): PublicMessage | undefined {
  if (createType !== "CreateByLiq") return undefined;
  const { symbol, category } = instrument;
  const topic = `allLiquidation.${symbol}`;
  // Report the side of the position, which an order on the other side closed.
  const event = { T: time, s: symbol, S: opposite(side), v: formatDecimal(qty), p: formatDecimal(price) };
  return { server: category, topic, message: { topic, type: "snapshot", ts: now, data: [event] } };
}
