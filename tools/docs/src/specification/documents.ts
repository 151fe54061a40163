/** Reads the specification documents, their introductions, and their data files. */
import hosts from "@specwright/specs/hosts.json" with { type: "json" };
import rateLimits from "@specwright/specs/rate-limits.json" with { type: "json" };
import { nameOf } from "@specwright-tools/toolchain/model/document";
import { readDocument, readStreams } from "@specwright-tools/toolchain/model/published";
import { requestsOf, topicsOf } from "@specwright-tools/toolchain/model/streams";

export { hosts, rateLimits };

/** The AsyncAPI document of the trading streams. */
export const streams = readStreams();

/**
 * Ids of the channels that have a method in `@specwright/streams`. The generator of this package selects them with the
 * same function.
 */
export const clientTopics: ReadonlySet<string> = new Set(topicsOf(streams).map(({ id }) => id));

/** The REST operation that corresponds to each order request over the socket, by channel. */
export const orderRequests: ReadonlyMap<string, string> = new Map(
  requestsOf(streams).map(({ operation, rest }) => [nameOf(operation.channel), rest]),
);

interface Part {
  readonly id: string;
  readonly title: string;
  /** Paragraphs in Markdown. */
  readonly texts: readonly string[];
}

interface Schemes {
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>> };
}

/** Parts of the documents that apply to every request, response or connection: introductions and authentication. */
export const protocol: readonly Part[] = [
  ...(["trading", "knowledge"] as const).map((name) => {
    const { info, components } = readDocument(name) as ReturnType<typeof readDocument> & Schemes;
    const schemes = Object.values(components?.securitySchemes ?? {}).map(({ description = "" }) => description);
    return { id: name, title: info?.title ?? name, texts: [info?.description ?? "", ...schemes] };
  }),
  { id: "streams", title: streams.info.title, texts: [streams.info.description] },
];
