/** The public clients, made for a profile. Each is loaded when a command needs it. */
import type { KnowledgeClient } from "@specwright/knowledge";
import type { SocketConstructor, StreamsOptions, TradingStreams } from "@specwright/streams";
import type { TradingClient, TradingOptions } from "@specwright/trading";
import type { Profile } from "./profile.ts";
import type { Terminal } from "./terminal.ts";

/** A method of the trading client, whatever its input. */
export interface TradingMethod {
  (input?: object, options?: object): Promise<unknown>;
  withResponse(input?: object, options?: object): Promise<{ readonly result: unknown; readonly rateLimit: object }>;
  iterate?(input?: object, options?: object): AsyncGenerator<unknown, void, undefined>;
}

/** The REST client of a profile. Without a key it still makes public calls. `options` come on top. */
export async function tradingClient(
  terminal: Terminal,
  profile: Profile,
  options: TradingOptions = {},
): Promise<TradingClient> {
  const { createTradingClient } = await import("@specwright/trading");
  const credentials = options.credentials ?? profile.credentials();
  return createTradingClient({
    environment: profile.environment,
    credentials,
    ...(terminal.fetch === undefined ? {} : { fetch: terminal.fetch }),
    ...options,
  });
}

/** The method of a name such as `order.create`. */
export function methodOf(client: TradingClient, name: string): TradingMethod {
  const [group = "", call = ""] = name.split(".");
  return (client as unknown as Record<string, Record<string, TradingMethod>>)[group]?.[call] as TradingMethod;
}

/** Streams that read over REST what a gap missed. */
export async function tradingStreams(terminal: Terminal, profile: Profile): Promise<TradingStreams> {
  const [{ createTradingStreams }, { WebSocket }, trading] = await Promise.all([
    import("@specwright/streams"),
    import("ws"),
    tradingClient(terminal, profile),
  ]);
  const credentials = profile.credentials();
  const options: StreamsOptions = {
    // Some environments have no streams: the client says so before it connects.
    environment: profile.environment as StreamsOptions["environment"],
    credentials,
    trading,
    webSocket: WebSocket as unknown as SocketConstructor,
  };
  return createTradingStreams(options) as TradingStreams;
}

export async function knowledgeClient(terminal: Terminal, { knowledge }: Profile): Promise<KnowledgeClient> {
  const { createKnowledgeClient } = await import("@specwright/knowledge");
  return createKnowledgeClient({
    ...knowledge,
    ...(terminal.fetch === undefined ? {} : { fetch: terminal.fetch as never }),
  });
}
