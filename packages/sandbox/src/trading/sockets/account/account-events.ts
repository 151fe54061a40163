import { uuid } from "../../../random.ts";
import type { Environment } from "../../environment.ts";
import type { Account } from "../../engine/account.ts";
import type { Changes } from "../../engine/account-changes.ts";
import type { Session } from "../connections/session.ts";
import { accountRecords } from "./account-records.ts";
import type { Quote, Rfq, RfqTrade } from "../../rfq/rfq-model.ts";
import { rfqEvents } from "./rfq-events.ts";
import { eventTradeOf, liquidationOf } from "./public-messages.ts";

/** Pushes what happens to the accounts of an environment: to their own connections, and what is public to everybody. */
export class AccountEvents {
  readonly #environment: Environment;
  #messages = 0;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  push(sessions: ReadonlySet<Session>, account: Account, changes: Changes): void {
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

  /** Tells a change of a request for quotes to the accounts that it concerns, and a trade to everybody. */
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

  #pushPublic(sessions: ReadonlySet<Session>, { executions, eventExecutions }: Changes, now: number): void {
    const told = [
      ...executions.map((execution) => liquidationOf(execution, now)),
      ...eventExecutions.map((execution) => eventTradeOf(execution, now)),
    ];
    for (const { server, topic, message } of told.filter((one) => one !== undefined))
      for (const session of sessions)
        if (session.server.name === server && session.topics.has(topic)) session.push(message, topic);
  }
}
