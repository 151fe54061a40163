import type { Behaviour } from "./trading/handlers/index.ts";
import { streamDocument } from "./trading/sockets/stream-document.ts";
import { behaviourOfChannel } from "./trading/sockets/topics/create-feed.ts";

/**
 * Source of each channel's messages, by its name in the stream specification: `simulated` if the sandbox computes the
 * messages from its own state, `example` if it sends the specification's example once for each subscription.
 */
export const knownTopics: Readonly<Record<string, Behaviour>> = Object.fromEntries(
  streamDocument().channels.map(({ name }) => [name, behaviourOfChannel(name)]),
);
