import type { Environment } from "../../environment.ts";
import { eventContracts } from "../../events/event-model.ts";
import { type Instrument, statusOf } from "../../market/instrument.ts";
import { findCombination } from "../../spread/spread-prices.ts";
import type { Channel, StreamDocument, StreamServer, TopicParameters } from "../stream-document.ts";

/** What a connection subscribes to: a channel with the values of its parameters. */
export interface Topic {
  readonly text: string;
  readonly server: string;
  readonly channel: Channel;
  readonly parameters: TopicParameters;
  /** The fields of a message in the order in which the platform writes them. */
  readonly keyOrder: readonly string[];
  /** The symbol of market data; undefined where the topic names none, or a base coin. */
  readonly instrument: Instrument | undefined;
  /** Whether the server acknowledges the topic and never sends anything, as `option` does for some depths. */
  readonly isSilent: boolean;
}

const categories = new Set(["spot", "linear", "inverse", "option"]);
const contracts = ["linear", "inverse"];

/** The topic with a name on a server, or undefined when there is none: a wrong symbol, depth, spelling or server. */
export function findTopic(
  document: StreamDocument,
  environment: Environment,
  { name: server }: StreamServer,
  text: string,
): Topic | undefined {
  const found = document.channels.flatMap((channel) => {
    const parameters = channel.match(text);
    if (parameters === undefined || !channel.environments.includes(environment.name)) return [];
    return isKnown(environment, server, parameters) ? [{ channel, parameters }] : [];
  });
  const served = found.find(({ channel, parameters }) => isServed(channel, server, parameters));
  // The option server also acknowledges depths and candles that it never serves.
  const named =
    served ??
    found.find(
      ({ channel, parameters }) =>
        server === "option" && contracts.some((other) => isServed(channel, other, parameters)),
    );
  if (named === undefined) return undefined;
  const { channel, parameters } = named;
  const instrument = instrumentOf(environment, server, parameters);
  const keyOrder = channel.keyOrder(server, parameters);
  return { channel, parameters, text, server, keyOrder, instrument, isSilent: served === undefined };
}

const isServed = (channel: Channel, server: string, parameters: TopicParameters): boolean =>
  channel.servers.has(server) && channel.allows(server, parameters);

function instrumentOf(environment: Environment, server: string, { symbol }: TopicParameters): Instrument | undefined {
  return symbol === undefined ? undefined : environment.catalog.find(server, symbol);
}

/** Whether a server has the symbol of a topic; only those of market data know theirs. Trades of options go by base coin. */
function isKnown(environment: Environment, server: string, { symbol, depth = "1" }: TopicParameters): boolean {
  const { catalog } = environment;
  if (symbol === undefined) return true;
  if (server === "event")
    return eventContracts.some((known) => known.symbol === symbol) && /^[1-9]\d{0,3}$/.test(depth);
  if (server === "spread") return findCombination(environment, symbol) !== undefined;
  if (!categories.has(server)) return true;
  if (catalog.find(server, symbol) !== undefined) return true;
  return server === "option" && catalog.list(server).some(({ baseCoin }) => baseCoin === symbol);
}

/** Whether the market of a symbol is open far enough to have prices: not before continuous trading, not after delivery. */
export function isQuoted(instrument: Instrument, now: number): boolean {
  const status = statusOf(instrument, now);
  if (status === "PreLaunch") return instrument.listing.phase === "ContinuousTrading";
  return status === "Trading";
}

/** The source of one topic's messages, shared by all connections that subscribed to it. */
export interface Feed {
  /** Messages for a connection that has just subscribed. */
  greet(now: number): readonly object[];
  /** Pushes what has become due. */
  work(now: number): void;
  /** Nobody is subscribed any more. */
  end(): void;
}

export interface FeedOptions {
  readonly environment: Environment;
  readonly topic: Topic;
  /** Sends a message to every connection that is subscribed. */
  readonly push: (message: object) => void;
  /** Whether a fault restarts the numbers of a book with this update. */
  readonly restarts: () => boolean;
}

/** A feed that only pushes: it has nothing for a new connection and nothing to end. */
export const quiet = { greet: () => [], end: () => {} } as const;

/** A message of a topic with its fields in the order in which the platform writes them. */
export function inOrder({ keyOrder }: Topic, message: Readonly<Record<string, unknown>>): object {
  const ordered: Record<string, unknown> = {};
  for (const key of keyOrder) if (message[key] !== undefined) ordered[key] = message[key];
  return Object.assign(ordered, message);
}
