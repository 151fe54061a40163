import { nameOf } from "@specwright-tools/model/document";
import { readStreams } from "@specwright-tools/model/published";
import { requestsOf, topicsOf } from "@specwright-tools/model/streams";

/** The AsyncAPI document of the trading streams. */
export const document = readStreams();

/** The channels that `@specwright/streams` has a method for, by the compiler's own rule. */
export const clientTopics: ReadonlySet<string> = new Set(topicsOf(document).map(({ id }) => id));

/** The REST operation that each request of order entry repeats over the socket, by channel. */
export const orderRequests: ReadonlyMap<string, string> = new Map(
  requestsOf(document).map(({ operation, rest }) => [nameOf(operation.channel), rest]),
);
