/** Compares the channels of the AsyncAPI document: their topics, parameters, messages and extensions. */
import { nameOf, resolve, type ContractDocument, type Schema } from "../model/document.ts";
import { variantsOf, type Variants } from "../model/fields.ts";
import { operationOf, type AsyncApiDocument, type Channel, type Message } from "../model/streams.ts";
import {
  compareEnvironments,
  compareNames,
  compareWording,
  without,
  type Change,
  type Direction,
  type Finding,
} from "./change.ts";
import type { Versions } from "./changed-parts.ts";
import { compareOtherExtensions } from "./compare-extensions.ts";
import { compareVariants } from "./fields/compare-fields.ts";

/** A channel, prepared for the comparison. */
interface FoundChannel {
  readonly document: ContractDocument;
  /** Name of the channel in the document. Identifies the channel's file. */
  readonly path: string;
  readonly subject: string;
  readonly channel: Channel;
  /** Names of the channel's servers. */
  readonly servers: readonly string[];
  /** Environments of the channel. Undefined if the document doesn't list them. */
  readonly available: readonly string[] | undefined;
  /** Direction of the messages: a client sends those of a request channel, and receives those of all other channels. */
  readonly direction: Direction;
}

/** Returns the channels of an AsyncAPI document by name. */
export function channelsOf(document: ContractDocument): Map<string, FoundChannel> {
  const streams = { channels: {}, operations: {}, ...document } as unknown as AsyncApiDocument;
  const found = Object.entries(streams.channels).map(([path, channel]): [string, FoundChannel] => {
    const operation = operationOf(streams, path);
    const { available } = operation?.["x-environment"] ?? channel["x-environment"] ?? {};
    const servers = (channel.servers ?? []).map(nameOf);
    const direction = operation?.action === "send" ? "request" : "response";
    return [path, { document, path, subject: `streams.${path}`, channel, servers, available, direction }];
  });
  return new Map(found);
}

/** Returns the topic of a channel in words. Channels for requests and replies have no topic. */
const topicOf = ({ channel: { address } }: FoundChannel): string =>
  typeof address === "string" ? `\`${address}\`` : "requests without a topic";

const compareTopic = (before: FoundChannel, after: FoundChannel): Finding[] =>
  before.channel.address === after.channel.address
    ? []
    : [["major", `has the topic ${topicOf(after)} (was ${topicOf(before)})`]];

/** Compares `x-parameter-values`, the values of a parameter on servers that don't allow all of them. */
function compareServerValues(before: Channel, after: Channel): Finding[] {
  const lists = (channel: Channel) =>
    new Map(
      Object.entries(channel["x-parameter-values"] ?? {}).flatMap(([parameter, servers]) =>
        Object.entries(servers).map(([server, values]) => [`\`${parameter}\` on \`${server}\``, values] as const),
      ),
    );
  const old = lists(before);
  return [...lists(after)].flatMap(([place, values]): Finding[] => {
    const was = old.get(place) ?? values;
    const say = (list: readonly string[]) => list.map((value) => `\`${value}\``).join(", ");
    const [gone, fresh] = [without(was, values), without(values, was)];
    return [
      ...(gone.length === 0 ? [] : [["major", `${place} no longer has ${say(gone)}`] as const]),
      ...(fresh.length === 0 ? [] : [["minor", `${place} has ${say(fresh)}`] as const]),
    ];
  });
}

/** Returns the parameters of a topic as the fields of a request. */
function topicParameters({ document, channel: { parameters = {} } }: FoundChannel): Variants {
  const fields = Object.entries(parameters).map(([name, given]): [string, Schema] => {
    const { enum: values, default: usual } = resolve<Schema>(document, given);
    const limits = {
      ...(values === undefined ? {} : { enum: values }),
      ...(usual === undefined ? {} : { default: usual }),
    };
    return [name, { type: "string", ...limits }];
  });
  return variantsOf({}, { properties: Object.fromEntries(fields), required: Object.keys(parameters) });
}

const compareParameters = (before: FoundChannel, after: FoundChannel): Finding[] =>
  compareVariants("request", topicParameters(before), topicParameters(after), "the topic");

function compareMessages(before: FoundChannel, after: FoundChannel, versions: Versions): Finding[] {
  const [old, now] = [before.channel.messages ?? {}, after.channel.messages ?? {}];
  const payload = (document: ContractDocument, message: Message) =>
    variantsOf(document, resolve(document, message).payload ?? {});
  const gone = Object.keys(old).filter((name) => now[name] === undefined);
  const kept = Object.entries(now).flatMap(([name, message]): Finding[] => {
    const previous = old[name];
    if (previous === undefined) return [["minor", `has the new message \`${name}\``]];
    if (versions.isSame(previous, message)) return [];
    const variants = payload(before.document, previous);
    const [previousMessage, currentMessage] = [resolve(before.document, previous), resolve(after.document, message)];
    const isSameShown = JSON.stringify(previousMessage.examples) === JSON.stringify(currentMessage.examples);
    return [
      ...compareVariants(after.direction, variants, payload(after.document, message), `the message \`${name}\``),
      ...(isSameShown ? [] : [["patch", `the message \`${name}\` has other examples`] as const]),
    ];
  });
  return [...gone.map((name): Finding => ["major", `no longer has the message \`${name}\``]), ...kept];
}

type Compare = (before: FoundChannel, after: FoundChannel) => Finding[];

const servers: Compare = (before, after) =>
  compareNames(before.servers, after.servers, {
    lost: (name) => `is no longer on the server ${name}`,
    gained: (name) => `is on the server ${name}`,
  });

/**
 * Returns the environments of a channel. If the document doesn't list them, a channel of private servers isn't
 * available in the demo environment.
 */
const environmentsOf = ({ available, servers: names }: FoundChannel): readonly string[] =>
  available ?? [
    "mainnet",
    "testnet",
    ...(names.some((name) => name === "private" || name === "trade") ? [] : ["demo"]),
  ];

const environments: Compare = (before, after) => compareEnvironments(environmentsOf(before), environmentsOf(after));

/** Returns the reason that the client has no method for a topic. Undefined if it has a method. */
function reasonForAbsence(channel: Channel): string | undefined {
  if (channel["x-removed"] !== undefined) {
    const { "replaced-by": names = [] } = channel["x-removed"];
    return names.length === 0 ? "the platform no longer sends it" : `use \`${names.join("`, `")}\``;
  }
  if (channel["x-unconfirmed"] === true) return "only a public client describes it";
  return channel["x-binary"] === undefined ? undefined : "its messages are not JSON";
}

const clients: Compare = (before, after) => {
  const [old, now] = [reasonForAbsence(before.channel), reasonForAbsence(after.channel)];
  if (old === now) return [];
  if (now === undefined) return [["minor", "is part of the client"]];
  return old === undefined
    ? [["major", `is no longer part of the client (${now})`]]
    : [["patch", `is not part of the client (${now}; was ${old})`]];
};

const policy: Compare = ({ channel: { "x-policy": old } }, { channel: { "x-policy": now } }) =>
  old === now ? [] : [["major", `has the policy \`${now ?? "none"}\` for a slow consumer (was \`${old ?? "none"}\`)`]];

const merge: Compare = ({ channel: { "x-update": old } }, { channel: { "x-update": now } }) =>
  old?.merge === now?.merge
    ? []
    : [["major", `merges messages by \`${now?.merge ?? "none"}\` (was \`${old?.merge ?? "none"}\`)`]];

/** Extensions whose changes other functions describe in words. */
const comparedElsewhere = new Set([
  "x-environment",
  "x-removed",
  "x-unconfirmed",
  "x-binary",
  "x-policy",
  "x-parameter-values",
]);

/** Removes the merge rule of a channel, because another function compares it. */
const withoutMerge = ({ "x-update": update, ...rest }: Channel): object =>
  update === undefined ? rest : { ...rest, "x-update": { ...update, merge: undefined } };

const others: Compare = (before, after) =>
  compareOtherExtensions(withoutMerge(before.channel), withoutMerge(after.channel), comparedElsewhere, {
    "x-update": "minor",
    "x-rest": "minor",
    "x-rest-records": "minor",
    "x-exclusive-with": "major",
  });

const wording: Compare = ({ channel: old }, { channel: now }) => [
  ...compareWording(old.summary, now.summary),
  ...compareWording(old.description, now.description),
];

const comparisons: readonly Compare[] = [servers, environments, clients, policy, merge, others, wording];

/** Compares everything in a channel except its topic, parameters and messages. */
const compareTopicFacts: Compare = (before, after) => comparisons.flatMap((compare) => compare(before, after));

/** Compares the channels of an AsyncAPI document. Returns no changes for other documents. */
export function compareChannels(versions: Versions): Change[] {
  return versions.compare(channelsOf(versions.base), channelsOf(versions.revision), {
    gone: topicOf,
    fresh: topicOf,
    kept: (before, after) => [
      ...compareTopic(before, after),
      ...compareTopicFacts(before, after),
      ...compareParameters(before, after),
      ...compareServerValues(before.channel, after.channel),
      ...compareMessages(before, after, versions),
    ],
  });
}
