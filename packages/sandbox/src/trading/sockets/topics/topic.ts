import type { Environment } from "../../environment.ts";
import { eventContracts } from "../../events/event-model.ts";
import { type Instrument, statusOf } from "../../market/instrument.ts";
import { findCombination } from "../../spread/spread-prices.ts";
import type { Channel, StreamDocument, StreamServer, TopicParameters } from "../stream-document.ts";

/** Target of a subscription: a channel and its parameter values. */
export interface Topic {
  readonly text: string;
  readonly server: string;
  readonly channel: Channel;
  readonly parameters: TopicParameters;
  /** Instrument of a market data topic. Undefined if the topic has no symbol, or a base coin instead. */
  readonly instrument: Instrument | undefined;
  /** True if the server acknowledges the topic but never pushes a message, as `option` does for some depths. */
  readonly isSilent: boolean;
}

const categories = new Set(["spot", "linear", "inverse", "option"]);
const contracts = ["linear", "inverse"];

/** Finds the topic that a client names on a server. Undefined if the symbol, depth, spelling or server is wrong. */
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
  // Also accept depths and candle intervals that only the linear and inverse servers serve, because the platform's
  // option server acknowledges them too.
  const named =
    served ??
    found.find(
      ({ channel, parameters }) =>
        server === "option" && contracts.some((other) => isServed(channel, other, parameters)),
    );
  if (named === undefined) return undefined;
  const { channel, parameters } = named;
  const instrument = instrumentOf(environment, server, parameters);
  return { channel, parameters, text, server, instrument, isSilent: served === undefined };
}

const isServed = (channel: Channel, server: string, parameters: TopicParameters): boolean =>
  channel.servers.has(server) && channel.allows(server, parameters);

function instrumentOf(environment: Environment, server: string, { symbol }: TopicParameters): Instrument | undefined {
  return symbol === undefined ? undefined : environment.catalog.find(server, symbol);
}

/**
 * Returns whether a server offers the topic's symbol. True for a topic without a symbol. For trades of options, the
 * symbol is a base coin.
 */
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

/** Returns whether a symbol has prices at this time: from the start of continuous trading until delivery. */
export function isQuoted(instrument: Instrument, now: number): boolean {
  const status = statusOf(instrument, now);
  if (status === "PreLaunch") return instrument.listing.phase === "ContinuousTrading";
  return status === "Trading";
}

/** Source of a topic's messages. All connections that subscribe to the topic share it. */
export interface Feed {
  /** Returns the first messages for a new subscription. */
  initialMessages(now: number): readonly object[];
  /** Pushes the messages that are due. */
  pushDue(now: number): void;
  /** Releases the feed's resources when the last subscription ends. */
  end(): void;
}

export interface FeedOptions {
  readonly environment: Environment;
  readonly topic: Topic;
  /** Sends a message to every connection that subscribes to the topic. */
  readonly push: (message: object) => void;
  /** Returns whether a fault makes the update ids of an order book start again at this update. */
  readonly restarts: () => boolean;
}

/** Defaults of a feed that sends nothing on subscription and has no resources to release. */
export const feedDefaults = { initialMessages: () => [], end: () => {} } as const;
