import type { Behaviour } from "./trading/handlers/index.ts";
import { streamDocument } from "./trading/sockets/stream-document.ts";
import { behaviourOfChannel } from "./trading/sockets/topics/create-feed.ts";

/**
 * How the sandbox serves each channel of the stream specification, by its name there: `simulated` from its own state, or with
 * the `example` of the specification, sent once for each subscription.
 */
export const knownTopics: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  streamDocument().channels.map(({ name }) => [name, behaviourOfChannel(name)]),
);
